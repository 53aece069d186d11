import { z } from 'zod';

/** So many of each kind are told at most. */
export const MAX_MI_DIA = 20;

/** Days for which a request or a voucher that was not granted is told: later it is no news. */
export const DIAS_DE_DEVUELTO = 90;

const instant = z.iso.datetime();

/** The record of a line: a case by its number, a voucher by its id and folio. `cliente` is null where none is known. */
const line = z.object({ id: z.int(), cliente: z.string().nullable(), fecha: instant });

/**
 * Work that came back to who asked for it: a case whose authorization was refused, or a voucher that was rejected, while its case is
 * open and that person has done nothing on the case since. `fecha` is the decision's, `comentario` its reason.
 */
const devueltoSchema = z.discriminatedUnion('tipo', [
  line.extend({ tipo: z.literal('caso'), comentario: z.string() }),
  line.extend({ tipo: z.literal('vale'), folio: z.string(), idCaso: z.int(), comentario: z.string() }),
]);
export type Devuelto = z.output<typeof devueltoSchema>;

/** The work of one person that waits for that very person, the newest first; of drafts the key alone. */
export const miDiaSchema = z.object({
  devueltos: z.array(devueltoSchema),
  /** Vouchers that are being filled in, whose last hand was the person's. */
  parciales: z.array(line.extend({ folio: z.string() })),
  /** With the folio of the voucher that a draft is of, where the person may see it. */
  borradores: z.array(z.object({ clave: z.string(), fecha: instant, folio: z.string().nullable() })),
});
