/** One line of the report: what was measured, the figure, and the aim that it is held against (null: none). */
export interface Measure {
  readonly que: string;
  readonly valor: string;
  readonly meta: string | null;
  /** The aim was reached; absent where there is none. */
  readonly cumple?: boolean;
}

/** A figure that counts how often the floor of the same run goes into it. */
export function times(que: string, ratio: number, atMost: number): Measure {
  const meta = `at most ${atMost} times`;
  return { que, valor: `${ratio.toFixed(2)} times`, meta, cumple: ratio <= atMost };
}

/** An amount of bytes sent over the network. */
export function kib(que: string, bytes: number, atMost: number | null = null): Measure {
  const valor = `${(bytes / 1024).toFixed(1)} KiB gzip`;
  if (atMost === null) return { que, valor, meta: null };
  return { que, valor, meta: `at most ${atMost} KiB`, cumple: bytes / 1024 <= atMost };
}

/** One time, in milliseconds. */
export function within(que: string, figure: number, limit: number | null = null): Measure {
  if (limit === null) return { que, valor: ms(figure), meta: null };
  return { que, valor: ms(figure), meta: `under ${limit} ms`, cumple: figure < limit };
}

/** Some times, in milliseconds; their 95th percentile is held against the limit. `before` is said before them. */
export function p95Within(que: string, figures: readonly number[], limit: number | null = null, before = ''): Measure {
  const valor = `${before}${medianAndP95(figures)}`;
  if (limit === null) return { que, valor, meta: null };
  return { que, valor, meta: `p95 under ${limit} ms`, cumple: summary(figures).p95 < limit };
}

/** Some times, in milliseconds; their median is held against the limit. */
export function medianWithin(que: string, figures: readonly number[], limit: number): Measure {
  return { que, valor: medianAndP95(figures), meta: `under ${limit} ms`, cumple: summary(figures).mediana < limit };
}

/** How many times something happened that never should. */
export function none(que: string, count: number): Measure {
  return { que, valor: String(count), meta: '0', cumple: count === 0 };
}

/** The median and the 95th percentile of some figures. @throws when there are none. */
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

/** A table of the report: what it is about, the heads of its columns, and the cells of each row. */
export interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const HEADS = ['What', 'Figure', 'Aim', 'Verdict'];
const printed: Table[] = [];

/** Prints what was measured as a table. */
export function print(title: string, measures: readonly Measure[]): void {
  const rows = measures.map(({ que, valor, meta, cumple }) => [que, valor, meta ?? '', verdict(cumple)]);
  printTable({ title, heads: HEADS, rows });
}

/** Prints a table with columns of its own. */
export function printTable(table: Table): void {
  printed.push(table);
  console.log(`\n## ${table.title}\n\n${inMarkdown(table)}`);
}

/** The tables that were printed since this was asked for the last time. */
export function takePrinted(): readonly Table[] {
  return printed.splice(0);
}

/** A table as Markdown has it, without its title. */
export function inMarkdown({ heads, rows }: Pick<Table, 'heads' | 'rows'>): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The words for an aim; none where there is no aim. */
export function verdict(isReached: boolean | undefined): string {
  if (isReached === undefined) return '';
  return isReached ? 'reached' : '**not reached**';
}

function percentile(figures: readonly number[], part: number): number {
  if (figures.length === 0) throw new Error('Nothing was measured.');
  const enOrden = [...figures].sort((a, b) => a - b);
  return enOrden[Math.min(enOrden.length - 1, Math.floor(enOrden.length * part))] ?? Number.NaN;
}
