/** Tells whether a text is a real day of the calendar written 'YYYY-MM-DD'. */
export function isIsoDate(texto: string): boolean {
  // There is no year 0, and PostgreSQL refuses it.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(texto)) return false;
  const fecha = new Date(`${texto}T00:00:00Z`);
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto);
}
