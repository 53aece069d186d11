import { diaDe } from '#domain/fechas';
import type { Azar } from './azar.ts';

/** Moments relative to the first start, so that sample data are always of the last days. */
export interface Reloj {
  readonly ahora: Date;
  /** A moment within opening hours, so many whole days ago; more often at noon and in the evening. */
  haceDias(azar: Azar, desde: number, hasta: number): Date;
  haceHoras(horas: number): Date;
  /** So many hours after another moment, or some time between it and now when that would be in the future. */
  despuesDe(momento: Date, horas: number): Date;
}

const HORA_MS = 3_600_000;

/** The sample stores keep the time of Mexico City, which no longer changes with the season. */
const RESPECTO_DE_UTC_MS = -6 * HORA_MS;

/** How many customers come in each hour, from the opening on: stores open from 9 to 21 h, on Sundays from 11 to 19 h. */
const AFLUENCIA = {
  diaria: { abre: 9, porHora: [3, 4, 6, 9, 9, 6, 4, 4, 6, 9, 9, 5] },
  domingo: { abre: 11, porHora: [4, 8, 8, 6, 4, 5, 6, 5] },
} as const;

/** Nobody is served anew in the last half hour. */
const ULTIMO_MINUTO = 29;

/** Whether a physical store is open. */
export const estaAbierta = (momento: Date): boolean => {
  const { abre, porHora } = afluenciaDe(enTienda(momento));
  const hora = enTienda(momento).getUTCHours();
  return hora >= abre && hora < abre + porHora.length;
};

/** The moment itself when the stores were open then, else one shortly before they had closed. */
export const conTiendaAbierta = (momento: Date): Date => {
  if (estaAbierta(momento)) return momento;
  const local = enTienda(momento);
  const minuto = Math.min(local.getUTCMinutes() >> 1, ULTIMO_MINUTO);
  const dia = local.getUTCHours() < afluenciaDe(local).abre ? new Date(local.getTime() - 24 * HORA_MS) : local;
  const { abre, porHora } = afluenciaDe(dia);
  dia.setUTCHours(abre + porHora.length - 1, minuto, 0, 0);
  return new Date(dia.getTime() - RESPECTO_DE_UTC_MS);
};

export const crearReloj = (ahora: Date): Reloj => ({
  ahora,
  haceDias: (azar, desde, hasta) => {
    const dia = diaDe(new Date(ahora.getTime() - azar.entero(desde, hasta) * 24 * HORA_MS));
    const { abre, porHora } = afluenciaDe(new Date(`${dia}T12:00:00Z`));
    const lugar = lugarEn(porHora, azar.entero(1, sumaDe(porHora)));
    const minuto = azar.entero(0, 59);
    const hora = String(abre + lugar).padStart(2, '0');
    const minutos = String(lugar === porHora.length - 1 ? minuto >> 1 : minuto).padStart(2, '0');
    return new Date(`${dia}T${hora}:${minutos}:00-06:00`);
  },
  haceHoras: (horas) => new Date(ahora.getTime() - horas * HORA_MS),
  despuesDe: (momento, horas) => {
    const despues = momento.getTime() + horas * HORA_MS;
    const transcurrido = ahora.getTime() - momento.getTime();
    return new Date(despues <= ahora.getTime() ? despues : momento.getTime() + Math.round(transcurrido * 0.8));
  },
});

/** A date whose UTC fields are those of the store's clock. */
const enTienda = (momento: Date): Date => new Date(momento.getTime() + RESPECTO_DE_UTC_MS);

const afluenciaDe = (local: Date) => (local.getUTCDay() === 0 ? AFLUENCIA.domingo : AFLUENCIA.diaria);

const sumaDe = (porHora: readonly number[]): number => porHora.reduce((suma, cuantos) => suma + cuantos, 0);

const lugarEn = (porHora: readonly number[], cual: number): number => {
  let resto = cual;
  return porHora.findIndex((cuantos) => {
    resto -= cuantos;
    return resto <= 0;
  });
};
