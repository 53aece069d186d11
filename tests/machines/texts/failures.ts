/** A failure of the samples, as a tester provokes it. */
export function sayFailure(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return 'sin explicación';
  if ('texto' in failure) return `«${String(failure.texto)}»`;
  return 'message' in failure ? `«${String(failure.message)}»` : 'sin explicación';
}
