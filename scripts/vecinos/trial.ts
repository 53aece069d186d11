import { VECINOS } from '#contract/vecinos';
import { readAllowList } from '../../server/platform/allowList.ts';
import { lineTo } from '../../server/platform/neighbours/http/line.ts';
import type { RemoteSettings } from '../../server/platform/neighbours/http/settings.ts';
import { type Caller, callerOf } from './caller.ts';
import { checksOf, type Fila, tryOne } from './checks.ts';
import { CASOS, type Sujeto } from './subject.ts';
import { SUJETOS } from './subjects.ts';

/** A person waits for a reading; a change has fifteen seconds, and needs some of them on the way. In milliseconds. */
const LONGEST = { lectura: 2_000, cambio: 10_000 };

/**
 * Tries an implementation of a neighbour, whoever made it, by its address alone. It really does what it asks.
 * @param datos as `CASOS` wants them; a `ZodError` says what is missing.
 * @param tell hears each row at once: it takes minutes, and who waits sees what it is about.
 */
export async function tryNeighbour(
  settings: RemoteSettings,
  datos: unknown,
  tell: (fila: Fila) => void = () => undefined,
): Promise<readonly Fila[]> {
  const { nombre, url, secretos, token } = settings;
  const caso = CASOS[nombre].parse(datos);
  // Whoever tries an address means it.
  const line = lineTo(settings, readAllowList(new URL(url).hostname) ?? []);
  const caller = callerOf(VECINOS[nombre], line, { secretos, token, quien: caso.quien });
  // Its case was read by the schema of its name, which an index forgets.
  const subjectOf = SUJETOS[nombre] as (caller: Caller, caso: unknown) => Sujeto;
  const { cambios, propias } = subjectOf(caller, caso);
  const filas: Fila[] = [];
  const keep = (fila: Fila) => {
    filas.push(fila);
    tell(fila);
  };
  let clock: Fila | null = null;
  for (const ensayo of [...propias, ...cambios.flatMap((cambio) => checksOf(caller, cambio, caso.otro))]) {
    const fila = await tryOne(ensayo);
    // By a clock that is wrong all that is signed fails: it is told before the first of them.
    if (clock === null && caller.clock.aheadMs !== null) {
      clock = ofClock(caller.clock.aheadMs);
      keep(clock);
    }
    keep(fila);
  }
  for (const fila of aboutAll(caller)) keep(fila);
  return filas;
}

/** A row as an integrator reads it. */
export function lineOf({ prueba, hallazgo }: Fila): string {
  return hallazgo === null ? `  ✔ ${prueba}` : `  ✘ ${prueba}\n      ${hallazgo}`;
}

/** The last line, under all rows. */
export function verdictOf(filas: readonly Fila[]): string {
  const good = filas.filter(({ hallazgo }) => hallazgo === null).length;
  const verdict = good === filas.length ? 'Todo bien' : 'Falta corregir lo que tiene ✘';
  return `${verdict}: ${good} de ${filas.length} pruebas pasan.`;
}

/** How far a clock is from another one, as 'el reloj ... va' goes on; null where that harms nothing. */
export function offBy(aheadMs: number): string | null {
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  return minutes === 0 ? null : `${minutes} min ${aheadMs < 0 ? 'atrás' : 'adelante'}`;
}

function ofClock(aheadMs: number): Fila {
  const off = offBy(aheadMs);
  const hallazgo =
    off === null
      ? null
      : `El reloj del vecino va ${off}: póngalo en hora. Con más de cinco minutos no acepta ningún mensaje.`;
  return { prueba: 'su reloj da la hora', hallazgo };
}

function aboutAll({ misfits, slowest }: Caller): readonly Fila[] {
  const late = (kind: keyof typeof LONGEST, words: string) =>
    slowest[kind] > LONGEST[kind]
      ? `${words} tardó ${Math.round(slowest[kind])} ms; debe tardar menos de ${LONGEST[kind]}.`
      : null;
  return [
    { prueba: 'todas las respuestas caben en el contrato', hallazgo: misfits[0] ?? null },
    { prueba: 'contesta a tiempo', hallazgo: late('lectura', 'Una lectura') ?? late('cambio', 'Un cambio') },
  ];
}
