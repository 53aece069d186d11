/** Draws every machine for a wall or a mail, each as an SVG and all in one PDF: `npm run diagramas -- FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawDiagram } from '#diagrams/layout/all';
import { MACHINES } from '#diagrams/machines';
import { pdfOf } from './diagrams/pdf.ts';
import { sheetInSvg } from './diagrams/svg.ts';

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Say in which folder: npm run diagramas -- FOLDER');
  process.exit(1);
}
const folder = resolve(given);
mkdirSync(folder, { recursive: true });

const diagrams = await Promise.all(MACHINES.map(({ machine }) => drawDiagram(machine.id)));
for (const { chart, drawing } of diagrams) writeFileSync(join(folder, `${chart.id}.svg`), sheetInSvg(chart, drawing));
writeFileSync(join(folder, 'diagramas.pdf'), await pdfOf(diagrams));

console.log(`${diagrams.length} diagramas y un PDF en ${folder}`);
