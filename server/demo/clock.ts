import { dayOf } from '#domain/dates';
import type { Azar } from './random.ts';

/** Moments relative to the first start, so that sample data are always of the last days. */
export interface Reloj {
  readonly ahora: Date;
  /** A moment within opening hours, so many whole days ago; more often at noon and in the evening. */
  haceDias(random: Azar, desde: number, until: number): Date;
  haceHoras(hours: number): Date;
  /** So many hours after another moment, or some time between it and now when that would be in the future. */
  despuesDe(moment: Date, hours: number): Date;
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
export function estaAbierta(moment: Date): boolean {
  const { abre, porHora } = afluenciaDe(enTienda(moment));
  const hora = enTienda(moment).getUTCHours();
  return hora >= abre && hora < abre + porHora.length;
}

/** The moment itself when the stores were open then, else one shortly before they had closed. */
export function conTiendaAbierta(moment: Date): Date {
  if (estaAbierta(moment)) return moment;
  const local = enTienda(moment);
  const minute = Math.min(local.getUTCMinutes() >> 1, ULTIMO_MINUTO);
  const day = local.getUTCHours() < afluenciaDe(local).abre ? new Date(local.getTime() - 24 * HORA_MS) : local;
  const { abre, porHora } = afluenciaDe(day);
  day.setUTCHours(abre + porHora.length - 1, minute, 0, 0);
  return new Date(day.getTime() - RESPECTO_DE_UTC_MS);
}

export function crearReloj(now: Date): Reloj {
  return {
    ahora: now,
    haceDias: (random, desde, until) => {
      const day = dayOf(new Date(now.getTime() - random.entero(desde, until) * 24 * HORA_MS));
      const { abre, porHora } = afluenciaDe(new Date(`${day}T12:00:00Z`));
      const place = lugarEn(porHora, random.entero(1, sumaDe(porHora)));
      const minute = random.entero(0, 59);
      const hora = String(abre + place).padStart(2, '0');
      const minutes = String(place === porHora.length - 1 ? minute >> 1 : minute).padStart(2, '0');
      return new Date(`${day}T${hora}:${minutes}:00-06:00`);
    },
    haceHoras: (hours) => new Date(now.getTime() - hours * HORA_MS),
    despuesDe: (moment, hours) => {
      const after = moment.getTime() + hours * HORA_MS;
      const elapsed = now.getTime() - moment.getTime();
      return new Date(after <= now.getTime() ? after : moment.getTime() + Math.round(elapsed * 0.8));
    },
  };
}

/** A date whose UTC fields are those of the store's clock. */
function enTienda(moment: Date): Date {
  return new Date(moment.getTime() + RESPECTO_DE_UTC_MS);
}

function afluenciaDe(local: Date) {
  return local.getUTCDay() === 0 ? AFLUENCIA.domingo : AFLUENCIA.diaria;
}

function sumaDe(perHour: readonly number[]): number {
  return perHour.reduce((sum, howMany) => sum + howMany, 0);
}

function lugarEn(perHour: readonly number[], cual: number): number {
  let rest = cual;
  return perHour.findIndex((howMany) => {
    rest -= howMany;
    return rest <= 0;
  });
}
