import { formaDePago } from '#domain/cfdi/armado/formasDePago';
import type { FormaPago } from '#domain/cfdi/catalogos';
import { FORMAS_CONOCIDAS } from '#domain/pagosDeVenta';

/** The forms of payment of the chain's tills: as which of the known ones each goes back, and by which key of the authority it is invoiced. */

/** A form, as a payment is read by it. */
export interface Forma {
  readonly nombre: string;
  /** The known form by which it goes back. */
  readonly como: number;
  /** Null for the chain's credit, with which nothing is paid yet. */
  readonly claveSat: FormaPago | null;
}

/** The forms that a chain has, by the numbers of its tills. */
export type Formas = ReadonlyMap<number, Forma>;

/** The forms that each chain has before it gives any. */
export const FORMAS_INICIALES: Formas = new Map(
  Object.entries(FORMAS_CONOCIDAS).map(([numero, nombre]) => {
    const como = Number(numero);
    return [como, { nombre, como, claveSat: formaDePago({ idFormaPago: como }) }];
  }),
);
