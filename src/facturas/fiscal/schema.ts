import { z } from 'zod';
import { keysOf } from '#domain/common/keysOf';
import { FORMAS_PAGO, METODOS_PAGO } from '#domain/common/sat/catalogos';
import { faltaDePago } from '#domain/facturas/cfdi/pago';
import { datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';
import type { ReceiverTyped } from './receiver.ts';

/** A form holds choices as text until they are judged. */
const typed = z.custom<ReceiverTyped>().transform((text): unknown => text);

/** The part of a request that names the receiver of an invoice. */
export const receiverSchema: z.ZodType<object, ReceiverTyped> = typed
  .pipe(datosFiscalesSchema)
  .transform((datosFiscales) => ({ datosFiscales }));

const formaPago = z.enum(keysOf(FORMAS_PAGO), 'Elija la forma de pago.');

/** The same of a sale whose till did not say how it was paid. */
export const saleReceiverSchema: z.ZodType<object, ReceiverTyped> = typed
  .pipe(z.intersection(datosFiscalesSchema, z.object({ formaPago })))
  .transform(({ formaPago, ...datosFiscales }) => ({ datosFiscales, formaPago }));

const payment = z
  .object({
    metodoPago: z.enum(keysOf(METODOS_PAGO), 'Elija el método de pago.'),
    formaPago,
  })
  .check(({ value, issues }) => {
    const fault = faltaDePago(value.metodoPago, value.formaPago);
    if (fault !== null) issues.push({ code: 'custom', path: ['formaPago'], message: fault, input: value });
  });

/** The part of a request that names the receiver of an invoice and the way of payment. */
export const paidReceiverSchema: z.ZodType<object, ReceiverTyped> = typed
  .pipe(z.intersection(datosFiscalesSchema, payment))
  .transform(({ metodoPago, formaPago, ...datosFiscales }) => ({ datosFiscales, metodoPago, formaPago }));
