import type { CasoDeLista } from '#domain/casos/casos';

const MINUTE_MS = 60_000;

/** How long until a moment, in hours and minutes, rounded up; null once it has come. */
export function timeLeft(until: Date, now: Date): string | null {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''];
  // No line may end between a figure and its unit.
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00a0');
}

const NEXT = { reciente: 'Antiguo', antiguo: 'Sin atención' } as const;

/**
 * How long until a case's traffic light changes ('2 h 5 min') and what to ('Antiguo en 2 h 5 min'); null when it does not by itself.
 */
export function colorChange(
  { semaforo, pierdeColorEn }: Pick<CasoDeLista, 'semaforo' | 'pierdeColorEn'>,
  now: Date,
): { readonly short: string; readonly whole: string } | null {
  if (pierdeColorEn === null || (semaforo !== 'reciente' && semaforo !== 'antiguo')) return null;
  const left = timeLeft(new Date(pierdeColorEn), now);
  return { short: left ?? 'ahora', whole: `${NEXT[semaforo]} ${left === null ? 'ahora' : `en ${left}`}` };
}

/** Tells whether a shown colour is no longer the case's: the server must be asked for the next one. */
export function someLostColor(cases: readonly Pick<CasoDeLista, 'pierdeColorEn'>[], now: Date): boolean {
  return cases.some(({ pierdeColorEn }) => pierdeColorEn !== null && Date.parse(pierdeColorEn) < now.getTime());
}
