import { type CasoDeFlecha, matrizCsv, matrizMd } from '../requisitos/matriz.ts';
import { requisitosDeFlechas } from '../requisitos/requisitos.ts';
import { validarOperacionGestures } from './gestures/validarOperacion.ts';
import { csv, gherkin, managerCsv, matrix } from './kit/formats.ts';
import type { Gesturing } from './kit/gestures.ts';
import { plan, type Strength } from './kit/plan.ts';
import { playwright } from './kit/playwright.ts';
import { casesOf } from './kit/testCases.ts';
import { MODELS } from './models.ts';

const HEAD: { readonly [S in Strength]: string } = {
  estados: 'Un caso por estado: llegar a él por el camino más cotidiano. Para una mañana.',
  flechas: 'Un caso por flecha del diagrama, y por cada lugar desde el que se puede tomar.',
  pares: 'Un caso por cada dos flechas que pueden seguirse. Para una versión nueva de algo delicado.',
};

/** The formats in which cases leave for the tools of testers. */
export const FORMATS = ['gherkin', 'csv', 'playwright'] as const;

export type CaseFormat = (typeof FORMATS)[number];

export function isCaseFormat(text: string): text is CaseFormat {
  return FORMATS.some((format) => format === text);
}

/** The machines whose cases a program can do at the screen, by its name. */
const GESTURES: Readonly<Record<string, Gesturing>> = { validarOperacion: validarOperacionGestures };

/** The cases in one format alone, text by file name: a `.feature` a machine, one table of all, or a Playwright file a machine that has gestures. */
export function exportedCases(format: CaseFormat, strength: Strength = 'flechas'): ReadonlyMap<string, string> {
  const all = MODELS.map(({ model, palabras }) => {
    const planned = plan(model, strength);
    return { name: model.name, nombre: palabras.nombre, planned, casos: casesOf(model, planned, palabras) };
  });
  switch (format) {
    case 'gherkin':
      return new Map(
        all.map(({ name, nombre, casos }) => [`${name}.feature`, gherkin(nombre, casos, requisitosDeFlechas)]),
      );
    case 'csv':
      return new Map([['casos-de-prueba.csv', managerCsv(all, requisitosDeFlechas)]]);
    case 'playwright':
      return new Map(
        all.flatMap(({ name, nombre, planned, casos }) => {
          const gestures = GESTURES[name];
          return gestures === undefined ? [] : [[`${name}.spec.ts`, playwright(nombre, casos, planned, gestures)]];
        }),
      );
  }
}

/** The files of the QA cases of every machine, and the matrix of requirements, text by file name. */
export function caseFiles(strength: Strength = 'flechas'): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const index: string[] = [];
  const all: CasoDeFlecha[] = [];
  for (const { model, palabras } of MODELS) {
    const id = model.name;
    const casos = casesOf(model, plan(model, strength), palabras);
    all.push(...casos);
    const rare = casos.filter(({ frecuencia }) => frecuencia !== 'cotidiano').length;
    files.set(`${id}.feature`, gherkin(palabras.nombre, casos, requisitosDeFlechas));
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
    'Qué regla de la especificación prueba cada uno está en [requisitos.md](requisitos.md), y como tabla en [requisitos.csv](requisitos.csv).',
    '',
    '| Máquina | Casos | Cotidianos | Archivos |',
    '| --- | --- | --- | --- |',
  ];
  files.set('requisitos.md', matrizMd(all));
  files.set('requisitos.csv', matrizCsv(all));
  files.set('README.md', `${[...head, ...index].join('\n')}\n`);
  return files;
}
