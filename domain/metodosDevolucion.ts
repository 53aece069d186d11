import type { CabidaBilletera } from './billetera.ts';
import { cabePorPrometer, fallaPromesa } from './billetera.ts';
import type { Centavos } from './money.ts';
import { centavos, fromPesos, showPesos, sum, toPesos } from './money.ts';

/** Refund methods; the id is also the order (specification, sections 3 and 9). */
export const METODOS_DEVOLUCION = {
  2: 'TARJETA BANCARIA',
  3: 'BILLETERA',
  4: 'CRÉDITO DE LA TIENDA',
  5: 'CHEQUE',
  6: 'EFECTIVO',
  7: 'CERTIFICADO DE REGALO',
} as const;

export type IdMetodo = keyof typeof METODOS_DEVOLUCION;

const TARJETA = 2;
/** The customer's wallet. */
export const BILLETERA = 3;
const CREDITO = 4;
const CHEQUE = 5;
const EFECTIVO = 6;
const CERTIFICADO = 7;

/** By which method the ways of paying of a sale go back; what is not here was paid in cash, or as good as that. */
const BACK_BY: Readonly<Record<number, typeof TARJETA | typeof CREDITO>> = { 2: TARJETA, 3: TARJETA, 4: CREDITO };

/** By which method a way of paying goes back; what is as good as cash goes back as cash. */
export function metodoDePago(idFormaPago: number): typeof TARJETA | typeof CREDITO | typeof EFECTIVO {
  return BACK_BY[idFormaPago] ?? EFECTIVO;
}

/** Whether a method gives back the way it was paid, and so no more than was paid that way. */
export function esEspecial(metodo: IdMetodo): metodo is typeof TARJETA | typeof CREDITO {
  return metodo === TARJETA || metodo === CREDITO;
}

/** Above this a refund is a cheque, up to it cash (specification, section 5). */
const UMBRAL_CHEQUE = fromPesos(2_000);

/** A payment of the sale, and what of it went back before. */
export interface PagoDeVenta {
  readonly idFormaPago: number;
  readonly monto: Centavos;
  readonly devuelto: Centavos;
}

/** An amount that goes back by a method. */
export interface MetodoConMonto {
  readonly metodo: IdMetodo;
  readonly monto: Centavos;
}

/**
 * The payments of a sale, each with what went back of it. What vouchers gave or still owe by a method is taken off its payments
 * in their order. The wallet and certificates come off none: they are the customer's choice.
 */
export function pagosConDevuelto(
  pagos: readonly { readonly idFormaPago: number; readonly monto: Centavos }[],
  dado: readonly MetodoConMonto[],
): readonly PagoDeVenta[] {
  const given = (...metodos: readonly IdMetodo[]) =>
    sum(dado.filter(({ metodo }) => metodos.includes(metodo)).map(({ monto }) => monto)) as number;
  const left = { [TARJETA]: given(TARJETA), [CREDITO]: given(CREDITO), money: given(CHEQUE, EFECTIVO) };
  return pagos.map(({ idFormaPago, monto }) => {
    const way = BACK_BY[idFormaPago] ?? 'money';
    const devuelto = centavos(Math.min(monto, left[way]));
    left[way] -= devuelto;
    return { idFormaPago, monto, devuelto };
  });
}

/** Cash or cheque, by the amount. */
export function metodoEnDinero(monto: Centavos): typeof CHEQUE | typeof EFECTIVO {
  return monto > UMBRAL_CHEQUE ? CHEQUE : EFECTIVO;
}

/** Whether two divisions give the same back by the same methods. */
export function mismoReparto(uno: readonly MetodoConMonto[], otro: readonly MetodoConMonto[]): boolean {
  return (
    uno.length === otro.length &&
    uno.every(({ metodo, monto }) => otro.some((one) => one.metodo === metodo && one.monto === monto))
  );
}

/** What can still go back by the special ways, each at most what was paid by it less what went back before. */
export function disponibles(
  pagos: readonly PagoDeVenta[],
): Readonly<Record<typeof TARJETA | typeof CREDITO, Centavos>> {
  const left = (metodo: typeof TARJETA | typeof CREDITO) =>
    sum(
      pagos
        .filter(({ idFormaPago }) => BACK_BY[idFormaPago] === metodo)
        .map(({ monto, devuelto }) => centavos(Math.max(0, monto - devuelto))),
    );
  return { [TARJETA]: left(TARJETA), [CREDITO]: left(CREDITO) };
}

/** What was paid in cash, or as good as that, less what went back before. */
function enDinero(pagos: readonly PagoDeVenta[]): Centavos {
  const cash = pagos.filter(({ idFormaPago }) => BACK_BY[idFormaPago] === undefined);
  return sum(cash.map(({ monto, devuelto }) => centavos(Math.max(0, monto - devuelto))));
}

/**
 * How much of a balance can go back in cash or by cheque: what was paid so, and what no special way can take back. The
 * wallet and a certificate take anything, since the customer chooses them.
 */
function maximoEnDinero(saldo: Centavos, pagos: readonly PagoDeVenta[]): Centavos {
  const cash = enDinero(pagos);
  const special = sum(Object.values(disponibles(pagos)));
  return centavos(cash + Math.max(0, saldo - cash - special));
}

/** What a division depends on beside the balance and the payments. */
export interface EntornoDeReparto {
  /** What the wallet can take; null while nobody knows: it refuses by itself what does not fit. */
  readonly billetera?: CabidaBilletera | null;
  /** What of the same voucher went back in cash or by cheque before: both together are one amount to the 2000 rule. */
  readonly yaEnDinero?: Centavos;
}

const NADA = centavos(0);

/**
 * How a balance goes back when nobody chooses otherwise: by the special ways first, as far as they were paid, the rest in
 * cash or by cheque. When only the wallet is wanted, what fits goes there, and the rest as if nothing had been wanted. A
 * return of nothing gets EFECTIVO 0.
 */
export function repartoSugerido(
  saldo: Centavos,
  pagos: readonly PagoDeVenta[],
  { soloBilletera, billetera = null }: EntornoDeReparto & { readonly soloBilletera: boolean },
): readonly MetodoConMonto[] {
  const fits = billetera === null ? saldo : Math.min(saldo, cabePorPrometer(billetera));
  const aBilletera = centavos(soloBilletera ? fits : 0);
  const possible = disponibles(pagos);
  const taken: MetodoConMonto[] = aBilletera > 0 ? [{ metodo: BILLETERA, monto: aBilletera }] : [];
  let left: number = saldo - aBilletera;
  for (const metodo of [TARJETA, CREDITO] as const) {
    const monto = centavos(Math.min(left, possible[metodo]));
    if (monto > 0) taken.push({ metodo, monto });
    left -= monto;
  }
  if (left > 0 || taken.length === 0) taken.push({ metodo: metodoEnDinero(centavos(left)), monto: centavos(left) });
  return taken;
}

/** What is said of a choice that names a method twice. */
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
