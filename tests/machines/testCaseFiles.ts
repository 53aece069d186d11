import { csv, gherkin, matrix } from './kit/formats.ts';
import { plan, type Strength } from './kit/plan.ts';
import { casesOf } from './kit/testCases.ts';
import { MODELS } from './models.ts';

const HEAD: { readonly [S in Strength]: string } = {
  estados: 'Un caso por estado: llegar a él por el camino más cotidiano. Para una mañana.',
  flechas: 'Un caso por flecha del diagrama, y por cada lugar desde el que se puede tomar.',
  pares: 'Un caso por cada dos flechas que pueden seguirse. Para una versión nueva de algo delicado.',
};

/** The files of the QA cases of every machine, text by file name. */
export function caseFiles(strength: Strength = 'flechas'): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const index: string[] = [];
  for (const { model, palabras } of MODELS) {
    const id = model.name;
    const casos = casesOf(model, plan(model, strength), palabras);
    const rare = casos.filter(({ frecuencia }) => frecuencia !== 'cotidiano').length;
    files.set(`${id}.feature`, gherkin(palabras.nombre, casos));
    files.set(`${id}.csv`, csv(casos));
    files.set(`${id}.matriz.md`, `# ${palabras.nombre}: trazabilidad\n\n${matrix(model, casos)}`);
    index.push(
      `| ${palabras.nombre} | ${casos.length} | ${casos.length - rare} | [Gherkin](${id}.feature) · [tabla](${id}.csv) · [matriz](${id}.matriz.md) |`,
    );
  }
  const head = [
    '# Casos de prueba',
    '',
    'Salen de las máquinas de `machines/` con `npm run casos-de-prueba`; no se editan a mano. La guía está en',
    '[guia-qa.md](../guia-qa.md).',
    '',
    `${HEAD[strength]} Van de lo cotidiano a lo raro: primero sin fallas ni plazos.`,
    '',
    '| Máquina | Casos | Cotidianos | Archivos |',
    '| --- | --- | --- | --- |',
  ];
  files.set('README.md', `${[...head, ...index].join('\n')}\n`);
  return files;
}
