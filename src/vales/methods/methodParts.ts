import { type Centavos, centavos, showPesos, toPesos } from '#domain/common/money';
import { BILLETERA_SIN_SABERSE, type CabidaBilletera, cabeEnPalabras } from '#domain/vales/billetera';
import { type EntornoDeReparto, metodosPosibles } from '#domain/vales/repartoDeSaldo';
import { porRepartir } from '#domain/vales/repartoVale';
import type { IdMetodo, MetodoConMonto, PagoDeVenta } from '#domain/ventas/metodosDevolucion';

const BILLETERA: IdMetodo = 3;

/** A balance and how it is divided; money in centavos. */
interface Division {
  readonly saldo: Centavos;
  readonly metodos: readonly MetodoConMonto[];
}

/** A method among which a balance is divided; money in centavos. */
export interface MethodPart {
  readonly metodo: IdMetodo;
  readonly escrito: Centavos;
  /** The most that may go by it; null where only the balance limits it. */
  readonly maximo: Centavos | null;
  /** How much of what is missing fits into it. */
  readonly resto: Centavos;
}

/**
 * The methods by which a sale may go back, in the order of their ids; also one that can take nothing any more, while an amount
 * stands there, and a full wallet, which the customer may ask for.
 */
export function methodParts(
  pagos: readonly PagoDeVenta[],
  { saldo, metodos }: Division,
  around: EntornoDeReparto,
): readonly MethodPart[] {
  const missing = porRepartir(saldo, metodos);
  const possible = metodosPosibles(saldo, pagos, around);
  const written = (id: IdMetodo) => metodos.find(({ metodo }) => metodo === id)?.monto ?? centavos(0);
  const gone = metodos
    .filter(({ metodo, monto }) => monto > 0 && possible.every((one) => one.metodo !== metodo))
    .map(({ metodo }) => ({ metodo, maximo: centavos(0) }));
  return [...possible, ...gone]
    .filter(({ metodo, maximo }) => maximo !== 0 || metodo === BILLETERA || written(metodo) > 0)
    .sort((one, other) => one.metodo - other.metodo)
    .map(({ metodo, maximo }) => {
      const escrito = written(metodo);
      const room = maximo === null ? missing : Math.min(missing, maximo - escrito);
      return { metodo, escrito, maximo, resto: centavos(Math.max(0, room)) };
    });
}

/** The rest of a method once the written amount goes by it, in words; null where only the balance limits it. */
export function leftInWords(
  { metodo, escrito, maximo }: Pick<MethodPart, 'metodo' | 'escrito' | 'maximo'>,
  billetera: CabidaBilletera | null,
): string | null {
  if (maximo === null) return null;
  const shown = (amount: number) => showPesos(toPesos(centavos(amount)));
  if (metodo === BILLETERA && billetera !== null) {
    const over = escrito > maximo ? `. Se pasa por ${shown(escrito - maximo)}` : '';
    const unknown = billetera.saldo === null ? `. ${BILLETERA_SIN_SABERSE}` : '';
    return `${cabeEnPalabras(billetera)}${over}${unknown}`;
  }
  if (escrito > maximo) return `Hasta ${shown(maximo)}: se pasa por ${shown(escrito - maximo)}`;
  return escrito === 0 ? `Hasta ${shown(maximo)}` : `Quedan ${shown(maximo - escrito)} de ${shown(maximo)}`;
}
