import { type Centavos, centavos, sum } from '#domain/common/money';

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

/** A bank card. */
export const TARJETA = 2;
/** The customer's wallet. */
export const BILLETERA = 3;
/** The chain's own credit. */
export const CREDITO = 4;
export const CHEQUE = 5;
export const EFECTIVO = 6;
/** A gift certificate. */
export const CERTIFICADO = 7;

/** The method by which each form of paying goes back: the way it came. A form not listed is unknown, and so no cash. */
const VUELVE_POR: Readonly<Record<number, IdMetodo>> = {
  1: EFECTIVO,
  2: TARJETA,
  3: TARJETA,
  4: CREDITO,
  9: CERTIFICADO,
  10: BILLETERA,
};

/** The method by which a form of paying goes back; null for an unknown form. */
export function metodoDePago(idFormaPago: number): IdMetodo | null {
  return VUELVE_POR[idFormaPago] ?? null;
}

/** Whether a method gives back the way it was paid, and so no more than was paid that way. */
export function esEspecial(metodo: IdMetodo): metodo is typeof TARJETA | typeof CREDITO {
  return metodo === TARJETA || metodo === CREDITO;
}

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

const NADA = centavos(0);

/** In which order payments bear what went back by another way than they came: cash first, what can only go back its own way last. */
const DE_OTRA_FORMA: readonly (IdMetodo | null)[] = [EFECTIVO, null, CERTIFICADO, BILLETERA, CREDITO, TARJETA];

/**
 * The payments of a sale, each with the amount that went back of it. Amounts that vouchers gave or still owe by a
 * method are taken off the payments that came that way, in their order; any excess off the others, so that together
 * never more is left than was paid.
 * @param pagos each with the part that went back without a voucher, at the till.
 */
export function pagosConDevuelto(
  pagos: readonly PagoDeVenta[],
  dado: readonly MetodoConMonto[],
): readonly PagoDeVenta[] {
  const given = new Map<IdMetodo | null, number>();
  for (const { metodo, monto } of dado) {
    const way = metodo === CHEQUE ? EFECTIVO : metodo;
    given.set(way, (given.get(way) ?? 0) + monto);
  }
  const took = pagos.map(({ idFormaPago, monto, devuelto }) => {
    const way = metodoDePago(idFormaPago);
    const own = Math.min(monto - devuelto, given.get(way) ?? 0);
    given.set(way, (given.get(way) ?? 0) - own);
    return devuelto + own;
  });
  let more = [...given.values()].reduce((all, left) => all + left, 0);
  for (const way of DE_OTRA_FORMA) {
    for (const [place, { idFormaPago, monto }] of pagos.entries()) {
      if (metodoDePago(idFormaPago) !== way) continue;
      const part = Math.min(more, monto - (took[place] ?? 0));
      took[place] = (took[place] ?? 0) + part;
      more -= part;
    }
  }
  return pagos.map(({ idFormaPago, monto }, place) => ({ idFormaPago, monto, devuelto: centavos(took[place] ?? 0) }));
}

/** The rest of the payments that go back by a method, or of those of an unknown form (null). */
export function queda(pagos: readonly PagoDeVenta[], way: IdMetodo | null): Centavos {
  const own = pagos.filter(({ idFormaPago }) => metodoDePago(idFormaPago) === way);
  return sum(own.map(({ monto, devuelto }) => centavos(Math.max(0, monto - devuelto))));
}

/** The rest of all payments together; null where none is on record, so that it is unknown. */
export function quedaDeLoPagado(pagos: readonly PagoDeVenta[]): Centavos | null {
  if (pagos.length === 0) return null;
  return sum(pagos.map(({ monto, devuelto }) => centavos(Math.max(0, monto - devuelto))));
}

/** A way by which money goes back: cash and a cheque are one. */
type Via = typeof TARJETA | typeof BILLETERA | typeof CREDITO | typeof EFECTIVO | typeof CERTIFICADO;

/**
 * The amounts of a division that go back by another way than they came, each at the way by which they go. Cash to the wallet is the
 * customer's choice, certificates and the wallet are both the chain's own credit.
 */
function porOtraVia(metodos: readonly MetodoConMonto[], pagos: readonly PagoDeVenta[]): Readonly<Record<Via, number>> {
  const by = (...some: readonly IdMetodo[]) =>
    sum(metodos.filter(({ metodo }) => some.includes(metodo)).map(({ monto }) => monto)) as number;
  const money = by(EFECTIVO, CHEQUE);
  const cash = queda(pagos, EFECTIVO);
  const own = beyond(by(CERTIFICADO, BILLETERA), queda(pagos, CERTIFICADO) + queda(pagos, BILLETERA));
  const inWallet = Math.min(own, by(BILLETERA));
  return {
    [TARJETA]: beyond(by(TARJETA), queda(pagos, TARJETA)),
    [CREDITO]: beyond(by(CREDITO), queda(pagos, CREDITO)),
    [EFECTIVO]: beyond(money, cash),
    [BILLETERA]: beyond(inWallet, beyond(cash, money)),
    [CERTIFICADO]: own - inWallet,
  };
}

function beyond(asked: number, own: number): number {
  return Math.max(0, asked - own);
}

/**
 * The amount of a division that goes back by another way than it came: nothing where no payment is on record. An excess over all
 * payments is another matter.
 */
export function porOtraForma(metodos: readonly MetodoConMonto[], pagos: readonly PagoDeVenta[]): Centavos {
  const left = quedaDeLoPagado(pagos);
  if (left === null) return NADA;
  const other = Object.values(porOtraVia(metodos, pagos)).reduce((all, one) => all + one, 0);
  return centavos(beyond(other, beyond(sum(metodos.map(({ monto }) => monto)), left)));
}

/**
 * The amount that a new division sends by another way than it came, beyond what the division before it sent by that very way: nothing
 * where no payment is on record. An amount that was authorized by one way is not authorized by another.
 */
export function porOtraFormaDeMas(
  antes: readonly MetodoConMonto[],
  despues: readonly MetodoConMonto[],
  pagos: readonly PagoDeVenta[],
): Centavos {
  if (pagos.length === 0) return NADA;
  const before = porOtraVia(antes, pagos);
  const after = Object.entries(porOtraVia(despues, pagos));
  return centavos(after.reduce((all, [via, monto]) => all + beyond(monto, before[Number(via) as Via]), 0));
}

/** The amounts of a division that go back to each payment the way it came, in the order of the payments. */
export function vuelveACada(metodos: readonly MetodoConMonto[], pagos: readonly PagoDeVenta[]): readonly Centavos[] {
  const left = new Map<IdMetodo | null, number>();
  for (const { metodo, monto } of metodos) {
    const way = metodo === CHEQUE ? EFECTIVO : metodo;
    left.set(way, (left.get(way) ?? 0) + monto);
  }
  return pagos.map(({ idFormaPago, monto, devuelto }) => {
    const way = metodoDePago(idFormaPago);
    const part = Math.min(left.get(way) ?? 0, Math.max(0, monto - devuelto));
    left.set(way, (left.get(way) ?? 0) - part);
    return centavos(part);
  });
}

/** Whether a balance takes of payments of an unknown form. */
export function tomaDesconocida(saldo: Centavos, pagos: readonly PagoDeVenta[]): boolean {
  const unknown = queda(pagos, null);
  return unknown > 0 && saldo > (quedaDeLoPagado(pagos) ?? 0) - unknown;
}

/** Whether two divisions give the same back by the same methods. */
export function mismoReparto(uno: readonly MetodoConMonto[], otro: readonly MetodoConMonto[]): boolean {
  return (
    uno.length === otro.length &&
    uno.every(({ metodo, monto }) => otro.some((one) => one.metodo === metodo && one.monto === monto))
  );
}

/** The amounts that can still go back by the special ways: each at most the payments by it less earlier refunds. */
export function disponibles(
  pagos: readonly PagoDeVenta[],
): Readonly<Record<typeof TARJETA | typeof CREDITO, Centavos>> {
  return { [TARJETA]: queda(pagos, TARJETA), [CREDITO]: queda(pagos, CREDITO) };
}
