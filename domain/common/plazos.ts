import { z } from 'zod';
import { dayOf, daysBetween, hourOf, type IsoInstant, shortDate } from './dates.ts';
import { duracionEnPalabras } from './duracion.ts';

/** Limits of time in a state (SLA), as they are written and read; they are computed in domain/cadena/plazos.ts. */

/** How the hours of a limit are counted; a store that says no hours is always counted by the clock. */
export const CUENTAS = {
  abierta: 'Solo las horas en que la tienda abre',
  reloj: 'Todas las horas',
} as const;

export type Cuenta = keyof typeof CUENTAS;

/** A quarter of a year: what may wait longer needs no limit. */
const MAX_HORAS = 2_160;

/** The words about limits that are said on both sides. */
export const PLAZO_TEXTS = {
  horas: `Escriba las horas, de 1 a ${MAX_HORAS}.`,
  cuenta: 'Diga qué horas se cuentan.',
  estado: 'Elija de qué estado.',
  repetido: 'Ese estado ya tiene un plazo.',
  noExiste: 'Ese plazo no existe.',
} as const;

/** The limit of a state. */
export const limiteSchema = z.object({
  horas: z.int(PLAZO_TEXTS.horas).min(1, PLAZO_TEXTS.horas).max(MAX_HORAS, PLAZO_TEXTS.horas),
  cuenta: z.enum(['abierta', 'reloj'] satisfies Cuenta[], PLAZO_TEXTS.cuenta),
});

export type Limite = z.infer<typeof limiteSchema>;

/** Whether a limit is over: at its last moment it is not. */
export function fueraDePlazo(vence: IsoInstant | null, ahora: Date): boolean {
  return vence !== null && Date.parse(vence) < ahora.getTime();
}

/** The end of a limit in words, by the clock of the person's store: 'vence hoy 18:00', 'venció ayer 18:00', 'vence el 05/12/2026 09:00'. */
export function vencimientoEnPalabras(vence: IsoInstant, ahora: Date): string {
  const moment = new Date(vence);
  const verbo = fueraDePlazo(vence, ahora) ? 'venció' : 'vence';
  return `${verbo} ${diaEnPalabras(moment, ahora)} ${hourOf(moment)}`;
}

const CERCA: Readonly<Record<number, string>> = { [-1]: 'ayer', 0: 'hoy', 1: 'mañana' };

function diaEnPalabras(moment: Date, ahora: Date): string {
  const dia = dayOf(moment);
  return CERCA[daysBetween(dayOf(ahora), dia)] ?? `el ${shortDate(dia)}`;
}

/**
 * Since when a record is in its state, and how long others are; `desde` is null until its history was read, and for one whose life has
 * ended.
 */
export const estanciaSchema = z.object({
  desde: z.iso.datetime().nullable(),
  /** Its limit, and when it ends; null where its state has none. */
  plazo: limiteSchema.extend({ vence: z.iso.datetime() }).nullable(),
  /** Within so many milliseconds nine of ten left the same state of late, in the whole chain; null where too few did. */
  nueveDeDiez: z.number().nullable(),
});

export type Estancia = z.infer<typeof estanciaSchema>;

/** How a limit is said: '24 h', '24 h con la tienda abierta'. */
function limiteEnPalabras({ horas, cuenta }: Limite): string {
  return cuenta === 'abierta' ? `${horas} h con la tienda abierta` : `${horas} h`;
}

/** How long a record has been in its state, by the clock: 'Lleva 26 h; 9 de 10 tardan menos de 21 h'; null where that is not known. */
export function estanciaEnPalabras({ desde, nueveDeDiez }: Estancia, ahora: Date): string | null {
  if (desde === null) return null;
  const lleva = `Lleva ${duracionEnPalabras(Math.max(0, ahora.getTime() - Date.parse(desde)))}`;
  return nueveDeDiez === null ? lleva : `${lleva}; 9 de 10 tardan menos de ${duracionEnPalabras(nueveDeDiez)}`;
}

/** The limit of a record in words, and whether it is over: 'Plazo: 24 h, vence hoy 18:00'; null for none. */
export function plazoEnPalabras(
  { plazo }: Estancia,
  ahora: Date,
): { readonly texto: string; readonly pasado: boolean } | null {
  if (plazo === null) return null;
  return {
    texto: `Plazo: ${limiteEnPalabras(plazo)}, ${vencimientoEnPalabras(plazo.vence, ahora)}`,
    pasado: fueraDePlazo(plazo.vence, ahora),
  };
}
