import type { NombreLectura } from '#contract/contract';
import type { ReadData, ReadKey } from '../query.ts';

/** A reading, as a change asks about it. */
export interface Shown<N extends NombreLectura> {
  readonly input: ReadKey<N>[1];
  readonly data: ReadData<N>;
}

/** The readings that hold something of an entity, each with whether a change can have made it untrue. `numiden` is who reads. */
export type Touches<C> = {
  readonly [N in NombreLectura]?: (change: C, shown: Shown<N>, numiden: number) => boolean;
};

/** For a reading that depends on more than a change says: it is done again after each. */
export const always = (): boolean => true;

/** A sale, as readings name it: in an address a number is text. */
export function isSale(
  { cvetda, operacion }: { readonly cvetda: number; readonly operacion: number | null },
  sale: { readonly tienda: unknown; readonly operacion: unknown },
): boolean {
  return operacion !== null && cvetda === Number(sale.tienda) && operacion === Number(sale.operacion);
}
