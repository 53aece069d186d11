import { plan } from './kit/plan.ts';
import { casesOf, csv, gherkin, matrix } from './kit/testCases.ts';
import { MODELS } from './models.ts';

/** The files of the QA cases of every machine, text by file name. */
export function caseFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const index: string[] = [];
  for (const { model, palabras } of MODELS) {
    const { id } = model.machine;
    const casos = casesOf(model, plan(model), palabras);
    files.set(`${id}.feature`, gherkin(palabras.nombre, casos));
    files.set(`${id}.csv`, csv(casos));
    files.set(`${id}.matriz.md`, `# ${palabras.nombre}: trazabilidad\n\n${matrix(model, casos)}`);
    index.push(
      `| ${palabras.nombre} | ${casos.length} | [Gherkin](${id}.feature) · [tabla](${id}.csv) · [matriz](${id}.matriz.md) |`,
    );
  }
  const head = [
    '# Casos de prueba',
    '',
    'Salen de las máquinas de `machines/` con `npm run casos-de-prueba`; no se editan a mano. La guía está en',
    '[guia-qa.md](../guia-qa.md).',
    '',
    '| Máquina | Casos | Archivos |',
    '| --- | --- | --- |',
  ];
  files.set('README.md', `${[...head, ...index].join('\n')}\n`);
  return files;
}
