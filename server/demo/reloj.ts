import { diaDe } from '#domain/fechas';
import type { Azar } from './azar.ts';

/** Moments relative to the first start, so that sample data are always of the last days. */
export interface Reloj {
  readonly ahora: Date;
  /** A moment within opening hours, so many whole days ago. */
  haceDias(azar: Azar, desde: number, hasta: number): Date;
  haceHoras(horas: number): Date;
  /** So many hours after another moment, or some time between it and now when that would be in the future. */
  despuesDe(momento: Date, horas: number): Date;
}

const HORA_MS = 3_600_000;

export const crearReloj = (ahora: Date): Reloj => ({
  ahora,
  haceDias: (azar, desde, hasta) => {
    const dia = diaDe(new Date(ahora.getTime() - azar.entero(desde, hasta) * 24 * HORA_MS));
    const hora = String(azar.entero(9, 20)).padStart(2, '0');
    const minuto = String(azar.entero(0, 59)).padStart(2, '0');
    // The sample stores keep the time of Mexico City, which no longer changes with the season.
    return new Date(`${dia}T${hora}:${minuto}:00-06:00`);
  },
  haceHoras: (horas) => new Date(ahora.getTime() - horas * HORA_MS),
  despuesDe: (momento, horas) => {
    const despues = momento.getTime() + horas * HORA_MS;
    const transcurrido = ahora.getTime() - momento.getTime();
    return new Date(despues <= ahora.getTime() ? despues : momento.getTime() + Math.round(transcurrido * 0.8));
  },
});
