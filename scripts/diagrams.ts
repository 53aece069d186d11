/**
 * Draws every machine for a wall, a mail or another program, in each of the formats and all in one PDF:
 * `npm run diagramas -- FOLDER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mermaidOf } from '#diagrams/exports/mermaid';
import { scxmlOf } from '#diagrams/exports/scxml';
import { sheetInSvg } from '#diagrams/exports/svg';
import { drawDiagram } from '#diagrams/layout/all';
import { MACHINES } from '#diagrams/machines';
import { pdfOf } from './diagrams/pdf.ts';
import { pngsOf } from './diagrams/png.ts';
import { findChromium } from './runner/chromium.ts';

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Say in which folder: npm run diagramas -- FOLDER');
  process.exit(1);
}
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

const diagrams = await Promise.all(MACHINES.map(({ machine }) => drawDiagram(machine.id)));
const sheets = diagrams.map(({ chart, drawing }) => ({ id: chart.id, svg: sheetInSvg(chart, drawing) }));
for (const { id, svg } of sheets) write(`${id}.svg`, svg);
for (const { chart } of diagrams) {
  write(`${chart.id}.mmd`, mermaidOf(chart));
  write(`${chart.id}.scxml`, scxmlOf(chart));
  write(`${chart.id}.json`, `${JSON.stringify(chart, null, 2)}\n`);
}
write('diagramas.pdf', await pdfOf(diagrams));

const browser = findChromium();
if (browser.path === null) console.log(`Sin PNG: ${browser.why}`);
else {
  const pictures = await pngsOf(
    sheets.map(({ svg }) => svg),
    browser.path,
  );
  for (const [index, picture] of pictures.entries()) write(`${sheets[index]?.id}.png`, picture);
}

console.log(`${diagrams.length} diagramas y un PDF en ${folder}`);
