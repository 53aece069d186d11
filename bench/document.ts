import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { home } from '../scripts/runner/tools.ts';
import { inMarkdown, type Table } from './report.ts';

const DOCUMENT = join(home, 'docs/bench.md');

/** Describes a run: the day, the work that it measured, and how busy the machine was before it began. */
export function conditions(now: Date): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: home, encoding: 'utf8' }).trim();
  const machine = `${cpus().length} x ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const load = `load ${loadavg()[0]?.toFixed(1)} before it began`;
  return `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${commit}, Node ${process.version}, ${machine}, ${load}`;
}

/**
 * Puts the tables of a part in their place in docs/bench.md, for `npm run bench -- PART --write`.
 * @throws where the document has no place for the part.
 */
export function writeDown(part: string, said: string, tables: readonly Table[]): void {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const text = readFileSync(DOCUMENT, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/bench.md has no place for ${part}.`);
  const content = `\n${said}.\n\n${oneFor(tables).map(inMarkdown).join('\n\n')}\n`;
  writeFileSync(DOCUMENT, text.slice(0, from + begin.length) + content + text.slice(to));
}

/** Tables with the same columns are one, whose first column says what each row is about. */
function oneFor(tables: readonly Table[]): readonly Pick<Table, 'heads' | 'rows'>[] {
  const byHeads = new Map<string, { readonly heads: readonly string[]; readonly rows: (readonly string[])[] }>();
  for (const { title, heads, rows } of tables) {
    const key = heads.join('|');
    const one = byHeads.get(key) ?? { heads: ['Of', ...heads], rows: [] };
    byHeads.set(key, one);
    one.rows.push(...rows.map((cells, place) => [place === 0 ? title : '', ...cells]));
  }
  return [...byHeads.values()];
}
