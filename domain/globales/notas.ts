import { z } from 'zod';

/** When the credit note of a voucher is made whose sale is in a global invoice: once it is given back, or after that day of the store. */
export const MOMENTOS_DE_NOTA = {
  alMomento: 'Al devolver',
  alCierre: 'Al terminar el día',
} as const;

export type MomentoDeNota = keyof typeof MOMENTOS_DE_NOTA;

/** The words about these notes that are said on both sides. */
export const NOTA_GLOBAL_TEXTS = {
  porHacer: 'La nota de crédito se hará en un momento',
  noEspera: 'Ese vale no espera ninguna nota de crédito.',
} as const;

/** A voucher that was given back and whose note could not be made; amounts in pesos. */
export const notaPorHacerSchema = z.object({
  idVale: z.int().positive(),
  folio: z.string(),
  tienda: z.string(),
  operacion: z.int(),
  importe: z.number(),
  falla: z.string(),
});
export type NotaPorHacer = z.infer<typeof notaPorHacerSchema>;
