import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';

const HORA_MS = 3_600_000;

/** The authority takes no invoice that is older; hours. */
const HORAS_DEL_SAT = 72;

/** So long before that nobody is asked any more: an answer must still be in time; hours. */
const MARGEN = 2;

/** So long after an invoice's date, or after a request to cancel it, who invoices is told that nobody knows what became of it; milliseconds. */
export const AVISO_MS = 24 * HORA_MS;

/** The receiver of an invoice has so long to answer a request to cancel it, where the provider does not say until when; milliseconds. */
export const RESPUESTA_MS = 72 * HORA_MS;

/** From when on an invoice of a date is not asked for any more: whatever the provider then says of its date proves nothing of earlier questions. */
export function limiteParaTimbrar(fecha: Date): Date {
  return new Date(fecha.getTime() + (HORAS_DEL_SAT - MARGEN) * HORA_MS);
}

/** Whether an invoice of a date is too old to be asked for. */
export function sePasaDeTimbrar(fecha: Date, now: Date): boolean {
  return now >= limiteParaTimbrar(fecha);
}

/** Whether a person must find out what became of an invoice: it may have been stamped, and nobody can be asked for it any more. */
export function estaPorDecidir(
  factura: { readonly estado: number; readonly fecha: Date; readonly preguntas: readonly unknown[] },
  now: Date,
): boolean {
  return (
    factura.estado === ESTADO_FACTURA.borrador && factura.preguntas.length > 0 && sePasaDeTimbrar(factura.fecha, now)
  );
}
