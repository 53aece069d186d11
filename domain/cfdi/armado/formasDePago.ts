import type { FormaPago, MetodoPago } from '#domain/cfdi/catalogos';
import type { Centavos } from '#domain/money';
import { sum } from '#domain/money';
import { agrupar } from './agrupar.ts';

/** How an invoice says that it was paid. */
export interface ComoSePago {
  readonly metodo: MetodoPago;
  readonly forma: FormaPago;
}

/** The known ways of paying in the authority's words; null for its own credit, with which nothing is paid yet. */
const FORMAS: Readonly<Record<number, FormaPago | null>> = {
  1: '01',
  2: '04',
  3: '28',
  4: null,
};

/** The ways of paying by which nothing is paid yet. */
export const FORMAS_A_CREDITO: readonly number[] = Object.entries(FORMAS).flatMap(([id, forma]) =>
  forma === null ? [Number(id)] : [],
);

/**
 * The authority's word for a way of paying: its own, where the chain had given it one, else that of the form that the product knows. Null for
 * credit. A way not in the table is as good as cash.
 */
export function formaDePago({ idFormaPago, claveSat }: Omit<Pagado, 'monto'>): FormaPago | null {
  const forma = FORMAS[idFormaPago];
  return forma === null ? null : (claveSat ?? forma ?? '01');
}

/** A payment, with the authority's word for it where the chain had given its form one. */
export interface Pagado {
  readonly idFormaPago: number;
  readonly claveSat?: FormaPago | null | undefined;
  readonly monto: Centavos;
}

/**
 * How a sale was paid: PUE by the way that paid most of it where all of it was paid at once, PPD and 99 where a part of it is on
 * credit or not paid yet (Matriz de errores, 105). Of two ways that paid as much it is the first.
 */
export function comoSePago(pagos: readonly Pagado[], total: Centavos): ComoSePago {
  const porForma = agrupar(pagos, formaDePago).flatMap(([forma, , iguales]) =>
    forma === null ? [] : [{ forma, monto: sum(iguales.map(({ monto }) => monto)) }],
  );
  const [mayor] = porForma.toSorted((a, b) => b.monto - a.monto);
  const pagado = sum(porForma.map(({ monto }) => monto));
  return mayor === undefined || pagado < total ? { metodo: 'PPD', forma: '99' } : { metodo: 'PUE', forma: mayor.forma };
}
