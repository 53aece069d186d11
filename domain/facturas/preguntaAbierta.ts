/** A question to a neighbour whose outcome is not known (yet). */
export interface PreguntaAbierta {
  /** By which this one try is told from others. */
  readonly id: string;
  /** When it was asked; ISO, UTC. */
  readonly desde: string;
}

/**
 * The proof that a definite 'no', or 'not ready', gives that nothing happened: 'probado' where every other try is known to have
 * failed; 'enVuelo' while another one may still be on its way; 'enDuda' where an earlier one ended without an answer, so that the
 * effect itself must be looked up.
 */
export type Prueba = 'probado' | 'enVuelo' | 'enDuda';

/**
 * Judges what an answer to one try proves of all of them.
 * @param abiertas the tries with unknown outcomes, this one among them or not.
 * @param propia the id of the try that was answered.
 * @param esperaMs for so long a try may be on its way.
 */
export function pruebaDe(abiertas: readonly PreguntaAbierta[], propia: string, now: Date, esperaMs: number): Prueba {
  const otras = abiertas.filter(({ id }) => id !== propia);
  if (otras.length === 0) return 'probado';
  return otras.some(({ desde }) => now.getTime() - Date.parse(desde) < esperaMs) ? 'enVuelo' : 'enDuda';
}
