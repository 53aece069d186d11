/** A failure of the samples, as a tester provokes it. */
export const decirFalla = (falla: unknown): string => {
  if (typeof falla !== 'object' || falla === null) return 'sin explicación';
  if ('texto' in falla) return `«${String(falla.texto)}»`;
  return 'message' in falla ? `«${String(falla.message)}»` : 'sin explicación';
};
