const MS_PER_SECOND = 1_000;
/** Whoever asks a neighbour has its answer, or knows that none came, before the server asks in their place. */
const PRIMERA_ESPERA_MS = 30 * MS_PER_SECOND;
/** The longest that something unfinished is left alone, in milliseconds. */
export const ESPERA_MAXIMA_MS = 30 * 60 * MS_PER_SECOND;

/**
 * How long the server leaves alone a request to a neighbour with an unknown outcome, in milliseconds: half a minute,
 * then twice as long each time, at most half an hour. It is never given up, since somebody may be owed it.
 * @param intentos how often the server has asked, from 0.
 */
export function esperaDeVecino(intentos: number): number {
  return Math.min(ESPERA_MAXIMA_MS, PRIMERA_ESPERA_MS * 2 ** intentos);
}
