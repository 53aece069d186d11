import { z } from 'zod';

/** The facts of a voucher that decide which lists can hold it; `numidenCliente` is null where no customer is known. */
export const hechosDeValeEnListaSchema = z.object({
  /** The store that made it, and the sale that it takes from. */
  cvetdaCrea: z.int(),
  cvetda: z.int(),
  operacion: z.int(),
  idCaso: z.int(),
  tipo: z.int(),
  estado: z.int(),
  numidenCrea: z.int().nullable(),
  numidenCliente: z.int().nullable(),
});

export type HechosDeValeEnLista = z.infer<typeof hechosDeValeEnListaSchema>;

/** A voucher before and after a change; null before where it did not exist yet. */
export interface CambioDeVale {
  readonly id: number;
  readonly antes: HechosDeValeEnLista | null;
  readonly despues: HechosDeValeEnLista;
}
