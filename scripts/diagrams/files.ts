import { mermaidOf } from '#diagrams/exports/mermaid';
import { scxmlOf } from '#diagrams/exports/scxml';
import { sheetInSvg } from '#diagrams/exports/svg';
import { drawDiagram } from '#diagrams/layout/all';
import { MACHINES } from '#diagrams/machines';
import { findChromium } from '../runner/chromium.ts';
import { pdfOf } from './pdf.ts';
import { pngsOf } from './png.ts';

/** Every diagram in each format, and all in one PDF, by the names of the files. */
export async function filesOf(tell: (line: string) => void): Promise<ReadonlyMap<string, string | Buffer>> {
  const diagrams = await Promise.all(MACHINES.map(({ machine }) => drawDiagram(machine.id)));
  const files = new Map<string, string | Buffer>();
  for (const { chart, drawing } of diagrams) {
    files.set(`${chart.id}.svg`, sheetInSvg(chart, drawing));
    files.set(`${chart.id}.mmd`, mermaidOf(chart));
    files.set(`${chart.id}.scxml`, scxmlOf(chart));
    files.set(`${chart.id}.json`, `${JSON.stringify(chart, null, 2)}\n`);
  }
  files.set('diagramas.pdf', await pdfOf(diagrams));
  const browser = findChromium();
  if (browser.path === null) {
    tell(`Sin PNG: ${browser.why}`);
    return files;
  }
  const sheets = diagrams.map(({ chart, drawing }) => sheetInSvg(chart, drawing));
  for (const [index, picture] of (await pngsOf(sheets, browser.path)).entries())
    files.set(`${diagrams[index]?.chart.id}.png`, picture);
  tell(`${diagrams.length} diagramas y un PDF`);
  return files;
}
