import { z } from 'zod';
import { addDays, dayOf, hourOf, type IsoDate } from './dates.ts';
import { freeLine } from './freeText.ts';
import { isIsoDate } from './isoDate.ts';
import { instantOf } from './localTime.ts';
import { novedadDeRegistroSchema } from './novedades.ts';

/** Reminders: a person asks to be told of a record at a moment, for that person alone (docs/decisions/259). */

/** How long a note is at most, in characters; how far ahead a moment is, in days; how many one person has waiting. */
const LIMITS = { nota: 200, dias: 366, porPersona: 100 } as const;

/** How many reminders of one person wait at most. */
export const MAX_RECORDATORIOS = LIMITS.porPersona;

/** Words about reminders that both sides say. */
export const RECORDATORIO_TEXTS = {
  dia: 'Escriba un día.',
  hora: 'Escriba una hora, por ejemplo 9:00.',
  yaPaso: 'Ese momento ya pasó.',
  lejos: 'Elija un momento dentro de un año.',
  notaLarga: `Escriba como máximo ${LIMITS.nota} caracteres.`,
  demasiados: `Ya tiene ${LIMITS.porPersona} recordatorios. Quite alguno.`,
  guardado: 'Recordatorio guardado',
  quitado: 'Recordatorio quitado',
  noExiste: 'Ese recordatorio ya no existe.',
} as const;

/** An hour as people write it (9, 930, 9:30, 21:00) as 'HH:MM'; null for none. */
export function leerHora(texto: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(texto.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

const { entidad } = novedadDeRegistroSchema.shape;

const hora = z
  .string()
  .overwrite((texto) => leerHora(texto) ?? texto)
  .refine((texto) => leerHora(texto) !== null, { error: RECORDATORIO_TEXTS.hora, abort: true });

/** When and why to be reminded, as it is written: a day and an hour by the clock of the person's store. Rules of the moment ask those that are one. */
export const momentoDeRecordatorioSchema = z.object({
  dia: z.string().refine(isIsoDate, { error: RECORDATORIO_TEXTS.dia, abort: true }),
  hora,
  nota: freeLine().max(LIMITS.nota, RECORDATORIO_TEXTS.notaLarga),
});

/** A reminder that is to be saved; a record has one of each person. */
export const recordatorioPorGuardarSchema = momentoDeRecordatorioSchema.extend({ entidad, id: z.int().positive() });

/** A reminder that waits, as its person reads it; `nombre` and `detalle` as a notice has them. */
export const recordatorioSchema = novedadDeRegistroSchema
  .pick({ entidad: true, idEntidad: true, nombre: true, detalle: true })
  .extend({ momento: z.iso.datetime(), nota: z.string() });

export type Recordatorio = z.infer<typeof recordatorioSchema>;

/** A moment as it is written. */
interface DiaYHora {
  readonly dia: IsoDate;
  /** 'HH:MM'. */
  readonly hora: string;
}

/** The moment of a day and an hour by the clock of a zone. */
export function momentoDe({ dia, hora }: DiaYHora, zona: string): Date {
  return instantOf(`${dia} ${hora}:00`, zona);
}

/** A moment as it is written by the clock of a zone, to the minute. */
export function escritoEn(momento: Date, zona: string): DiaYHora {
  return { dia: dayOf(momento, zona), hora: hourOf(momento, zona) };
}

/** The fault of a moment to be reminded at; null where there is none. */
export function faltaDeMomento(momento: Date, ahora: Date): string | null {
  if (momento <= ahora) return RECORDATORIO_TEXTS.yaPaso;
  return momento.getTime() - ahora.getTime() > LIMITS.dias * 86_400_000 ? RECORDATORIO_TEXTS.lejos : null;
}

/** The moments that are offered by a press, in words: the first for today, the others in the morning. */
export function momentosPropuestos(ahora: Date, zona: string): readonly (DiaYHora & { readonly texto: string })[] {
  const hoy = dayOf(ahora, zona);
  return [
    { texto: 'En una hora', ...escritoEn(new Date(ahora.getTime() + 3_600_000), zona) },
    { texto: 'Mañana', dia: addDays(hoy, 1), hora: '09:00' },
    { texto: 'En tres días', dia: addDays(hoy, 3), hora: '09:00' },
    { texto: 'En una semana', dia: addDays(hoy, 7), hora: '09:00' },
  ];
}
