/**
 * Dates of the business. A `FechaIso` is a day ('2026-03-31') with no hour; an `InstanteIso` is a moment in UTC
 * ('2026-03-31T18:05:00.000Z'). 'Today' is the store's day, never UTC's.
 */
export type FechaIso = string;
export type InstanteIso = string;

export const ZONA_HORARIA = 'America/Mexico_City';

const diaLocal = new Map<string, Intl.DateTimeFormat>();

const formatoDia = (zona: string): Intl.DateTimeFormat => {
  const conocido = diaLocal.get(zona);
  if (conocido) return conocido;
  const nuevo = new Intl.DateTimeFormat('en-CA', { timeZone: zona, year: 'numeric', month: '2-digit', day: '2-digit' });
  diaLocal.set(zona, nuevo);
  return nuevo;
};

/** The store's day of a moment. */
export const diaDe = (momento: Date, zona: string = ZONA_HORARIA): FechaIso => formatoDia(zona).format(momento);

/** Tells whether a text is a real day of the calendar written 'YYYY-MM-DD'. */
export const esFechaIso = (texto: string): texto is FechaIso => {
  // There is no year 0, and PostgreSQL refuses it.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(texto)) return false;
  const fecha = new Date(`${texto}T00:00:00Z`);
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto);
};

/** Nobody whom a store serves was born before: an earlier date is a slip of the keyboard ('0199-05-17'). */
export const PRIMERA_FECHA_NACIMIENTO: FechaIso = '1900-01-01';

/** A birth date must be at least one day before today, the store's day (specification, section 5). */
export const esAnteriorAHoy = (fecha: FechaIso, ahora: Date, zona: string = ZONA_HORARIA): boolean =>
  fecha < diaDe(ahora, zona);

const larga = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });
const corta = new Intl.DateTimeFormat('es-MX', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** A day as a long Spanish date ('31 de marzo de 1990'), or 'N/D' when there is none (specification, section 2). */
export const fechaLarga = (fecha: FechaIso | null): string =>
  fecha === null || !esFechaIso(fecha) ? 'N/D' : larga.format(new Date(`${fecha}T00:00:00Z`));

/** A day as 'dd/mm/aaaa', or 'N/D' when there is none. */
export const fechaCorta = (fecha: FechaIso | null): string =>
  fecha === null || !esFechaIso(fecha) ? 'N/D' : corta.format(new Date(`${fecha}T00:00:00Z`));

const momentos = new Map<string, Intl.DateTimeFormat>();

// To make a format costs a hundred times what using it does, and a list has one a row.
const formatoMomento = (zona: string): Intl.DateTimeFormat => {
  const conocido = momentos.get(zona);
  if (conocido) return conocido;
  const nuevo = new Intl.DateTimeFormat('es-MX', {
    timeZone: zona,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  momentos.set(zona, nuevo);
  return nuevo;
};

/** A moment in the store's time as 'dd/mm/aaaa hh:mm', 24 hours. */
export const fechaYHora = (instante: InstanteIso, zona: string = ZONA_HORARIA): string =>
  formatoMomento(zona).format(new Date(instante)).replace(', ', ' ');
