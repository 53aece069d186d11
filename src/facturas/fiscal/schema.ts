import { z } from 'zod';
import { FORMAS_PAGO } from '#domain/cfdi/catalogos';
import { datosFiscalesSchema } from '#domain/cfdi/receptor';
import type { ReceiverTyped } from './receiver.ts';

/** A form holds choices as text until they are judged. */
const typed = z.custom<ReceiverTyped>().transform((text): unknown => text);

/** The part of a request that says to whom an invoice is made out. */
export const receiverSchema: z.ZodType<object, ReceiverTyped> = typed
  .pipe(datosFiscalesSchema)
  .transform((datosFiscales) => ({ datosFiscales }));

const payment = z.object({
  formaPago: z.enum(Object.keys(FORMAS_PAGO) as [keyof typeof FORMAS_PAGO], 'Elija la forma de pago.'),
});

/** The part of a request that says to whom an invoice is made out, and how it was paid. */
export const paidReceiverSchema: z.ZodType<object, ReceiverTyped> = typed
  .pipe(z.intersection(datosFiscalesSchema, payment))
  .transform(({ formaPago, ...datosFiscales }) => ({ datosFiscales, formaPago }));
