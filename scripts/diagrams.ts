/**
 * Every machine for a wall, a mail or another program, and how it changed:
 *
 * - `npm run diagramas -- FOLDER` draws each in every format, and all in one PDF.
 * - `npm run diagramas -- --guardar FILE` keeps the charts with their test cases.
 * - `npm run diagramas -- --desde TAG|FILE [FOLDER]` tells what changed since; in a folder, on the drawings too.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { earlierVersion } from './diagrams/earlier.ts';
import { filesOf } from './diagrams/files.ts';
import { changedCharts, changesInSvg, reportOf } from './diagrams/report.ts';
import { versionOf } from './diagrams/version.ts';

const { values, positionals } = parseArgs({
  options: { guardar: { type: 'string' }, desde: { type: 'string' } },
  allowPositionals: true,
});
const { guardar, desde } = values;
const folder = positionals[0] === undefined ? null : resolve(positionals[0]);

if (guardar !== undefined) {
  writeFileSync(guardar, `${JSON.stringify(await versionOf(new Date().toISOString().slice(0, 10)))}\n`);
  console.log(`Los diagramas de ahora, con sus casos de prueba, están en ${guardar}`);
} else if (desde !== undefined) {
  await tellChanges(desde);
} else if (folder === null) {
  console.error('Say in which folder: npm run diagramas -- FOLDER');
  process.exitCode = 1;
} else {
  write(folder, await filesOf((line) => console.log(line)));
}

async function tellChanges(since: string): Promise<void> {
  try {
    const before = earlierVersion(since);
    const after = await versionOf('ahora');
    const report = reportOf(before, after);
    console.log(report);
    if (folder === null) return;
    const drawn = await Promise.all(
      changedCharts(before, after).map(async (one) => [`${one.after.chart.id}.svg`, await changesInSvg(one)] as const),
    );
    write(folder, new Map<string, string | Buffer>([['cambios.md', report], ...drawn]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function write(into: string, files: ReadonlyMap<string, string | Buffer>): void {
  mkdirSync(into, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(into, name), content);
  console.log(`${files.size} archivos en ${into}`);
}
