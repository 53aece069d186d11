const AT_ONCE = 3;

/** The last phrases of the changes that others made; how many came before them, in a phrase of its own at the front. */
export function lastTold(told: readonly string[]): readonly string[] {
  const rest = told.length - AT_ONCE;
  if (rest <= 0) return told;
  return [`hubo ${rest === 1 ? 'otro cambio' : `otros ${rest} cambios`} antes`, ...told.slice(-AT_ONCE)];
}
