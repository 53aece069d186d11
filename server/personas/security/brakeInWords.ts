import { type BrakeRow, credentialBudget, freeFrom, networkBudget, numberBudget } from '../sesion/brakeRules.ts';

/** A brake of the login, or of the programs that enter, as people read it. */
export interface BrakeInWords {
  /** Whose number it is; null where it is a whole network's. */
  readonly numiden: number | null;
  /** The network; null where the brake is not about one. */
  readonly red: string | null;
  /** 'Seis contraseñas incorrectas desde 10.0.0.7' */
  readonly porque: string;
  /** Until when no try is judged; null when the next one is. */
  readonly hasta: Date | null;
}

/** A row of `frenos_login`, as far as it is told. */
export interface NamedBrake extends BrakeRow {
  readonly clave: string;
}

/**
 * Tells a brake in words to whoever looks after it; null for a key that is no person's and no network's. A computer is
 * never named: its key holds the mark of its cookie.
 * @param withPasswords whether this server asks for passwords: where it does not, other things fail.
 */
export function brakeInWords(row: NamedBrake, now: Date, withPasswords: boolean): BrakeInWords | null {
  const { clave, cuenta } = row;
  const [tipo = '', ...rest] = clave.split(':');
  const value = rest.join(':');
  const [first = '', ...network] = rest;
  const until = (moment: number) => (moment > now.getTime() ? new Date(moment) : null);
  const growing = () => until(freeFrom({ tipo: 'creciente', clave }, row, now).getTime());
  const firstTry = (budget: ReturnType<typeof numberBudget>) =>
    until(freeFrom(budget, row, now).getTime() - (budget.tries - 1) * budget.refillMs);
  const failures = inWords(cuenta, withPasswords);
  switch (tipo) {
    case 'par': {
      const red = network.join(':');
      return { numiden: Number(first), red, porque: `${failures} desde ${red}`, hasta: growing() };
    }
    case 'equipo':
      return {
        numiden: Number(rest.at(-1)),
        red: null,
        porque: `${failures} en un equipo donde ya había entrado`,
        hasta: growing(),
      };
    case 'cambio':
      return {
        numiden: Number(value),
        red: null,
        hasta: growing(),
        porque: `${inWords(cuenta, true)} al cambiar su contraseña`,
      };
    case 'numero':
      return {
        numiden: Number(value),
        red: null,
        hasta: firstTry(numberBudget(Number(value))),
        porque: `${failures} con este número, desde equipos desconocidos`,
      };
    case 'red':
      return {
        numiden: null,
        red: value,
        hasta: firstTry(networkBudget(value)),
        porque: `${failures} con distintos números desde ${value}`,
      };
    case 'credencial':
      return {
        numiden: null,
        red: value,
        hasta: firstTry(credentialBudget(value)),
        porque: `${cuenta} credenciales incorrectas de programas desde ${value}`,
      };
    default:
      return null;
  }
}

const UNTIL_TWENTY = [
  ...[
    'Cero',
    'Una',
    'Dos',
    'Tres',
    'Cuatro',
    'Cinco',
    'Seis',
    'Siete',
    'Ocho',
    'Nueve',
    'Diez',
    'Once',
    'Doce',
    'Trece',
  ],
  ...['Catorce', 'Quince', 'Dieciséis', 'Diecisiete', 'Dieciocho', 'Diecinueve', 'Veinte'],
];

function inWords(count: number, withPasswords: boolean): string {
  const number = UNTIL_TWENTY[count] ?? String(count);
  if (withPasswords) return count === 1 ? `${number} contraseña incorrecta` : `${number} contraseñas incorrectas`;
  return count === 1 ? 'Un intento fallido' : `${number} intentos fallidos`;
}
