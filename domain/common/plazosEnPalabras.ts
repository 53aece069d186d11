import { dayOf, daysBetween, hourOf, type IsoInstant, shortDate } from './dates.ts';
import { duracionEnPalabras } from './duracion.ts';
import type { Estancia, Limite } from './plazos.ts';

/** Limits of time in a state as lists and pages say them; apart from their schemas, which those do not load. */

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
