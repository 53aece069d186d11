import type { CasoDeLista } from '#domain/casos';

const MINUTO_MS = 60_000;

/** How long until a moment, in hours and minutes, rounded up; null once it has come. */
export const faltan = (hasta: Date, ahora: Date): string | null => {
  const minutos = Math.ceil((hasta.getTime() - ahora.getTime()) / MINUTO_MS);
  if (minutos <= 0) return null;
  const [horas, resto] = [Math.floor(minutos / 60), minutos % 60];
  const partes = [horas > 0 ? `${horas} h` : '', resto > 0 ? `${resto} min` : ''];
  // No line may end between a figure and its unit.
  return partes.filter(Boolean).join(' ').replaceAll(' ', '\u00a0');
};

const SIGUIENTE = { reciente: 'Antiguo', antiguo: 'Sin atención' } as const;

/** What a case's traffic light changes to and when ('Antiguo en 2 h 5 min'), or null when it does not by itself. */
export const cambioDeColor = (
  { semaforo, pierdeColorEn }: Pick<CasoDeLista, 'semaforo' | 'pierdeColorEn'>,
  ahora: Date,
): string | null => {
  if (pierdeColorEn === null || (semaforo !== 'reciente' && semaforo !== 'antiguo')) return null;
  const plazo = faltan(new Date(pierdeColorEn), ahora);
  return plazo === null ? `${SIGUIENTE[semaforo]} ahora` : `${SIGUIENTE[semaforo]} en ${plazo}`;
};

/** Tells whether a shown colour is no longer the case's: the server must be asked for the next one. */
export const algunoPerdioColor = (casos: readonly Pick<CasoDeLista, 'pierdeColorEn'>[], ahora: Date): boolean =>
  casos.some(({ pierdeColorEn }) => pierdeColorEn !== null && Date.parse(pierdeColorEn) < ahora.getTime());
