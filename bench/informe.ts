/** One line of the report: what was measured, the figure, and the aim that it is held against (null: none). */
export interface Medida {
  readonly que: string;
  readonly valor: string;
  readonly meta: string | null;
}

/** The median and the 95th percentile of some figures; both are NaN when there are none. */
export const resumen = (cifras: readonly number[]): { readonly mediana: number; readonly p95: number } => ({
  mediana: percentil(cifras, 0.5),
  p95: percentil(cifras, 0.95),
});

export const ms = (cifra: number): string => `${cifra.toFixed(1)} ms`;

/** A figure as 'median (p95)'. */
export const medianaYP95 = (cifras: readonly number[]): string => {
  const { mediana, p95 } = resumen(cifras);
  return `${ms(mediana)} (p95 ${ms(p95)})`;
};

/** Prints a section of the report as a Markdown table. */
export const imprimir = (titulo: string, medidas: readonly Medida[]): void => {
  console.log(`\n## ${titulo}\n`);
  console.log('| What | Figure | Aim |');
  console.log('| --- | --- | --- |');
  for (const { que, valor, meta } of medidas) console.log(`| ${que} | ${valor} | ${meta ?? ''} |`);
};

const percentil = (cifras: readonly number[], parte: number): number => {
  if (cifras.length === 0) throw new Error('Nothing was measured.');
  const enOrden = [...cifras].sort((a, b) => a - b);
  return enOrden[Math.min(enOrden.length - 1, Math.floor(enOrden.length * parte))] ?? Number.NaN;
};
