import { type Centavos, centavos, fromPesos, showPesos, sum, toPesos } from '#domain/common/money';
import {
  BILLETERA,
  CERTIFICADO,
  CHEQUE,
  CREDITO,
  disponibles,
  EFECTIVO,
  esEspecial,
  type IdMetodo,
  METODOS_DEVOLUCION,
  type MetodoConMonto,
  type PagoDeVenta,
  queda,
  TARJETA,
} from '#domain/ventas/metodosDevolucion';
import { type CabidaBilletera, cabePorPrometer, fallaPromesa } from './billetera.ts';

/** How a balance goes back: what is suggested, what a person chose, and what may be chosen (specification, section 5). */

/** Above this a refund is a cheque, up to it cash (specification, section 5). */
const UMBRAL_CHEQUE = fromPesos(2_000);

const NADA = centavos(0);

/** Cash or cheque, by the amount. */
export function metodoEnDinero(monto: Centavos): typeof CHEQUE | typeof EFECTIVO {
  return monto > UMBRAL_CHEQUE ? CHEQUE : EFECTIVO;
}

/**
 * How much of a balance can go back in cash or by cheque: what was paid so, and what no special way can take back. The
 * wallet and a certificate take anything, since the customer chooses them.
 */
function maximoEnDinero(saldo: Centavos, pagos: readonly PagoDeVenta[]): Centavos {
  const cash = queda(pagos, EFECTIVO);
  const special = sum(Object.values(disponibles(pagos)));
  return centavos(cash + Math.max(0, saldo - cash - special));
}

/** The facts that a division depends on beside the balance and the payments. */
export interface EntornoDeReparto {
  /** The room in the wallet; null while unknown: it refuses by itself what does not fit. */
  readonly billetera?: CabidaBilletera | null;
  /** The amount of the same voucher that went in cash or by cheque before: both together are one to the 2000 rule. */
  readonly yaEnDinero?: Centavos;
}

/**
 * How a balance goes back unless somebody chooses otherwise: the way it came, cash last of the known ways. The part
 * that came by an unknown form becomes a certificate, and any excess over all payments goes in cash or by cheque; both
 * wait for authorization. When only the wallet is wanted, the part that fits goes there, and the rest as if nothing had
 * been wanted. A return of nothing gets EFECTIVO 0.
 */
export function repartoSugerido(
  saldo: Centavos,
  pagos: readonly PagoDeVenta[],
  { soloBilletera, billetera = null }: EntornoDeReparto & { readonly soloBilletera: boolean },
): readonly MetodoConMonto[] {
  const room: number = billetera === null ? saldo : Math.min(saldo, cabePorPrometer(billetera));
  const parts = new Map<IdMetodo, number>();
  let left: number = saldo;
  const give = (metodo: IdMetodo, most: number) => {
    const monto = Math.max(0, Math.min(left, most));
    if (monto > 0) parts.set(metodo, (parts.get(metodo) ?? 0) + monto);
    left -= monto;
  };
  if (soloBilletera) give(BILLETERA, room);
  give(TARJETA, queda(pagos, TARJETA));
  give(CREDITO, queda(pagos, CREDITO));
  const inWallet = queda(pagos, BILLETERA);
  const fits = Math.min(inWallet, room - (parts.get(BILLETERA) ?? 0));
  give(BILLETERA, fits);
  // The amount that the wallet has no room for stays the chain's own credit.
  give(CERTIFICADO, queda(pagos, CERTIFICADO) + inWallet - Math.max(0, fits));
  const cash = Math.min(left, queda(pagos, EFECTIVO));
  left -= cash;
  give(CERTIFICADO, queda(pagos, null));
  const money = centavos(cash + left);
  if (money > 0 || parts.size === 0) parts.set(metodoEnDinero(money), money);
  return [...parts].map(([metodo, monto]) => ({ metodo, monto: centavos(monto) }));
}

/** The refusal of a choice that names a method twice. */
export const METODO_REPETIDO = 'Un método de devolución está dos veces.';

/** Why a choice of methods does not give a balance back; null when it does. */
export function fallaReparto(
  metodos: readonly MetodoConMonto[],
  saldo: Centavos,
  pagos: readonly PagoDeVenta[],
  { billetera = null, yaEnDinero = NADA }: EntornoDeReparto = {},
): string | null {
  if (metodos.some(({ monto }) => monto < 0)) return 'Un método de devolución no puede ser menor a cero.';
  if (new Set(metodos.map(({ metodo }) => metodo)).size < metodos.length) return METODO_REPETIDO;
  if (sum(metodos.map(({ monto }) => monto)) !== saldo)
    return 'Los métodos de devolución deben sumar el saldo del vale.';
  const possible = disponibles(pagos);
  for (const { metodo, monto } of metodos) {
    if (esEspecial(metodo) && monto > possible[metodo]) {
      return `Por ${METODOS_DEVOLUCION[metodo]} no puede volver más de lo que se pagó.`;
    }
    const enDinero = centavos(monto + yaEnDinero);
    if (metodo === EFECTIVO && monto > 0 && enDinero > UMBRAL_CHEQUE) {
      return `Más de 2,000 pesos se devuelven con cheque${conLoAnterior(yaEnDinero)}.`;
    }
    if (metodo === CHEQUE && enDinero <= UMBRAL_CHEQUE) {
      return `Hasta 2,000 pesos se devuelven en efectivo${conLoAnterior(yaEnDinero)}.`;
    }
    const full = metodo === BILLETERA && billetera !== null ? fallaPromesa(monto, billetera) : null;
    if (full !== null) return full;
  }
  return fallaEnDinero(metodos, saldo, pagos);
}

function conLoAnterior(yaEnDinero: Centavos): string {
  return yaEnDinero > 0 ? `, y ya se devolvieron ${showPesos(toPesos(yaEnDinero))}` : '';
}

function fallaEnDinero(
  metodos: readonly MetodoConMonto[],
  saldo: Centavos,
  pagos: readonly PagoDeVenta[],
): string | null {
  const money = metodos.filter(({ metodo }) => metodo === EFECTIVO || metodo === CHEQUE);
  if (money.length > 1) return 'Efectivo y cheque no van juntos: más de 2,000 pesos se devuelven con cheque.';
  const monto = sum(money.map((one) => one.monto));
  return monto > maximoEnDinero(saldo, pagos)
    ? 'En efectivo o cheque no puede volver más de lo que se pagó así.'
    : null;
}

/** A method that a voucher may use, and the most that may go by it; null where only the voucher's balance limits it. */
export interface MetodoPosible {
  readonly metodo: IdMetodo;
  readonly maximo: Centavos | null;
}

/** The methods by which a balance may go back, in the order of their ids. */
export function metodosPosibles(
  saldo: Centavos,
  pagos: readonly PagoDeVenta[],
  { billetera = null, yaEnDinero = NADA }: EntornoDeReparto = {},
): readonly MetodoPosible[] {
  const special = disponibles(pagos);
  const money = maximoEnDinero(saldo, pagos);
  const atMost = (metodo: IdMetodo, maximo: Centavos) => (maximo > 0 ? [{ metodo, maximo }] : []);
  return [
    ...atMost(TARJETA, special[TARJETA]),
    { metodo: BILLETERA, maximo: billetera && cabePorPrometer(billetera) },
    ...atMost(CREDITO, special[CREDITO]),
    ...(money + yaEnDinero > UMBRAL_CHEQUE ? atMost(CHEQUE, money) : []),
    // Also where nothing is left to give: a return of nothing goes back as EFECTIVO 0.
    { metodo: EFECTIVO, maximo: centavos(Math.max(0, Math.min(money, UMBRAL_CHEQUE - yaEnDinero))) },
    { metodo: CERTIFICADO, maximo: null },
  ];
}
