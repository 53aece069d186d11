import type { FechaIso } from '#domain/fechas';
import { instanteDe } from '../../import/horaLocal.ts';

/** The day after another. */
export const diaSiguiente = (dia: FechaIso): FechaIso => {
  const fecha = new Date(`${dia}T12:00:00Z`);
  fecha.setUTCDate(fecha.getUTCDate() + 1);
  return fecha.toISOString().slice(0, 10);
};

/** The moment at which a store's day begins. */
export const comienzoDe = (dia: FechaIso, zona: string): Date => instanteDe(`${dia} 00:00:00`, zona);

/** Moments from `desde` on and before `hasta`; null is no bound. */
export interface Intervalo {
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

// No case is older or younger; beyond, the calendars of the program and of the database part.
const PRIMER_DIA = '1970-01-01';
const ULTIMO_DIA = '2199-12-31';

/** The moments of the store's days from `ini` to `fin`, both included; null when that is no moment at all. */
export const intervaloDeDias = (ini: FechaIso | null, fin: FechaIso | null, zona: string): Intervalo | null => {
  if (ini !== null && (ini > ULTIMO_DIA || (fin !== null && ini > fin))) return null;
  if (fin !== null && fin < PRIMER_DIA) return null;
  return {
    desde: ini === null || ini < PRIMER_DIA ? null : comienzoDe(ini, zona),
    hasta: fin === null || fin > ULTIMO_DIA ? null : comienzoDe(diaSiguiente(fin), zona),
  };
};

/** The moments that both intervals have in common; null when there are none. */
export const interseccion = (uno: Intervalo, otro: Intervalo): Intervalo | null => {
  const desde = elegir(uno.desde, otro.desde, (a, b) => a > b);
  const hasta = elegir(uno.hasta, otro.hasta, (a, b) => a < b);
  return desde !== null && hasta !== null && desde >= hasta ? null : { desde, hasta };
};

const elegir = (uno: Date | null, otro: Date | null, gana: (a: Date, b: Date) => boolean): Date | null => {
  if (uno === null) return otro;
  return otro === null || gana(uno, otro) ? uno : otro;
};
