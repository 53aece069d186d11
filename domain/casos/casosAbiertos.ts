import { z } from 'zod';

/** So many open cases are named to who opens another one. */
export const MAX_ABIERTOS = 3;

/** An open case of the same sale or of the same customer as one that is about to be opened; `deLaVenta` says which. */
const casoAbiertoSchema = z.object({
  id: z.int(),
  subCategoria: z.object({ id: z.int(), nombre: z.string() }),
  estado: z.object({ id: z.int(), nombre: z.string() }),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  fecha: z.iso.datetime(),
  deLaVenta: z.boolean(),
});

/** The first of the open cases, those of the sale before those of its customer, and how many there are in all. */
export const casosAbiertosSchema = z.object({ casos: z.array(casoAbiertoSchema), total: z.int().nonnegative() });

/** Says how many there are, before they are named: what is about to be opened may be one of them. */
export function abiertosEnPalabras({ casos, total }: z.infer<typeof casosAbiertosSchema>): string {
  const isOfSale = casos[0]?.deLaVenta === true;
  const de = isOfSale ? 'De esta operación o de este cliente' : 'De este cliente';
  return total === 1 ? `${de} hay 1 caso sin solucionar:` : `${de} hay ${total} casos sin solucionar:`;
}

/** An open case that was made of a sale. */
export const casoDeVentaSchema = z.object({
  id: z.int(),
  subCategoria: z.object({ id: z.int(), nombre: z.string() }),
  cliente: z.object({ numiden: z.int(), nombre: z.string() }),
});

export type CasoDeVenta = z.infer<typeof casoDeVentaSchema>;
