const HORA_MS = 3_600_000;

/** The authority takes no invoice that is older; hours. */
const HORAS_DEL_SAT = 72;

/** So long before that nobody is asked any more: an answer must still be in time; hours. */
const MARGEN = 2;

/** From when on an invoice of a date is not asked for any more: whatever the provider then says of its date proves nothing of earlier questions. */
export function limiteParaTimbrar(fecha: Date): Date {
  return new Date(fecha.getTime() + (HORAS_DEL_SAT - MARGEN) * HORA_MS);
}

/** Whether an invoice of a date is too old to be asked for. */
export function sePasaDeTimbrar(fecha: Date, now: Date): boolean {
  return now >= limiteParaTimbrar(fecha);
}
