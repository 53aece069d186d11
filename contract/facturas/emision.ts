import { z } from 'zod';
import { actionAnswerSchema } from '#contract/common/answers';
import { notaGlobalHechaSchema, rechazoSchema } from '#domain/facturas/facturas';

/**
 * The answer of issuing an invoice. 200 is success (201 for a general one); any other code hands the error back instead
 * of failing (specification, section 7): the provider refused it, and its case was escalated.
 */
export const emitidaSchema = actionAnswerSchema.extend({
  /** Only of an error: the text to show, by the order of section 8. */
  message: z.string().optional(),
  rechazos: z.array(rechazoSchema).default([]),
  /** The note that takes its sale out of a global invoice; null where there is none. */
  notaGlobal: notaGlobalHechaSchema.nullable().default(null),
  factura: z.object({
    id: z.int(),
    serie: z.string(),
    folio: z.string(),
    uuid: z.string().nullable(),
    estado: z.object({ id: z.int(), nombre: z.string() }),
    /** Of the case: it may have been escalated. */
    casoId: z.int().nullable(),
  }),
});
export type FacturaEmitida = z.infer<typeof emitidaSchema>;

/** The success codes of issuing (specification, section 7, "Responses' handling"). */
export const CODIGO_FACTURA = 200;
export const CODIGO_FACTURA_GENERAL = 201;
/** Of an invoice that the provider refused. */
export const CODIGO_RECHAZADA = 409;
