import { z } from 'zod';

/** When the credit note that the server makes of goods that came back is made: at once, or after that day of the store. */
export const MOMENTOS_DE_NOTA = {
  alMomento: 'Al devolver',
  alCierre: 'Al terminar el día',
} as const;

export type MomentoDeNota = keyof typeof MOMENTOS_DE_NOTA;

/** The words about these notes that are said on both sides. */
export const NOTA_GLOBAL_TEXTS = {
  porHacer: 'La nota de crédito se hará en un momento',
  seCancelo: (nombre: string) =>
    `Su nota ${nombre} se canceló, y lo devuelto sigue devuelto: al terminar el día se hará otra, si la factura sigue vigente.`,
  noEspera: 'Esa nota de crédito ya no espera: se hizo, o ya no hace falta.',
} as const;

/** Goods that came back and whose note could not be made: by a voucher (`importe` in pesos), or at the till (null). */
export const notaPorHacerSchema = z.object({
  id: z.int().positive(),
  vale: z.object({ folio: z.string(), importe: z.number() }).nullable(),
  tienda: z.string(),
  operacion: z.int(),
  falla: z.string(),
});
export type NotaPorHacer = z.infer<typeof notaPorHacerSchema>;
