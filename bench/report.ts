/** One line of the report: what was measured, the figure, and the aim that it is held against (null: none). */
export interface Measure {
  readonly que: string;
  readonly valor: string;
  readonly meta: string | null;
  /** The aim was reached; absent where the report does not judge. */
  readonly cumple?: boolean;
}

/** A figure that counts how often the floor of the same run goes into it. */
export function times(que: string, ratio: number, atMost: number): Measure {
  const meta = `at most ${atMost} times`;
  return { que, valor: `${ratio.toFixed(2)} times`, meta, cumple: ratio <= atMost };
}

/** An amount of what is sent over the network. */
export function kib(que: string, bytes: number, atMost: number | null = null): Measure {
  const valor = `${(bytes / 1024).toFixed(1)} KiB gzip`;
  if (atMost === null) return { que, valor, meta: null };
  return { que, valor, meta: `at most ${atMost} KiB`, cumple: bytes / 1024 <= atMost };
}

/** The median and the 95th percentile of some figures; both are NaN when there are none. */
export function summary(figures: readonly number[]): { readonly mediana: number; readonly p95: number } {
  return {
    mediana: percentile(figures, 0.5),
    p95: percentile(figures, 0.95),
  };
}

export function ms(figure: number): string {
  return `${figure.toFixed(1)} ms`;
}

/** A figure as 'median (p95)'. */
export function medianAndP95(figures: readonly number[]): string {
  const { mediana, p95 } = summary(figures);
  return `${ms(mediana)} (p95 ${ms(p95)})`;
}

/** Prints a section of the report as a Markdown table. */
export function print(titulo: string, measures: readonly Measure[]): void {
  console.log(`\n## ${titulo}\n`);
  console.log('| What | Figure | Aim | Verdict |');
  console.log('| --- | --- | --- | --- |');
  for (const { que, valor, meta, cumple } of measures)
    console.log(
      `| ${que} | ${valor} | ${meta ?? ''} | ${cumple === undefined ? '' : cumple ? 'reached' : 'NOT reached'} |`,
    );
}

function percentile(figures: readonly number[], part: number): number {
  if (figures.length === 0) throw new Error('Nothing was measured.');
  const enOrden = [...figures].sort((a, b) => a - b);
  return enOrden[Math.min(enOrden.length - 1, Math.floor(enOrden.length * part))] ?? Number.NaN;
}
