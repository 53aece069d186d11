import { casosDe, csv, gherkin, matriz } from './kit/casos.ts';
import { plan } from './kit/plan.ts';
import { MODELOS } from './modelos.ts';

/** The files of the QA cases of every machine, text by file name. */
export const archivosDeCasos = (): ReadonlyMap<string, string> => {
  const archivos = new Map<string, string>();
  const indice: string[] = [];
  for (const { model, palabras } of MODELOS) {
    const { id } = model.machine;
    const casos = casosDe(model, plan(model), palabras);
    archivos.set(`${id}.feature`, gherkin(palabras.nombre, casos));
    archivos.set(`${id}.csv`, csv(casos));
    archivos.set(`${id}.matriz.md`, `# ${palabras.nombre}: trazabilidad\n\n${matriz(model, casos)}`);
    indice.push(
      `| ${palabras.nombre} | ${casos.length} | [Gherkin](${id}.feature) · [tabla](${id}.csv) · [matriz](${id}.matriz.md) |`,
    );
  }
  const cabeza = [
    '# Casos de prueba',
    '',
    'Salen de las máquinas de `machines/` con `npm run casos-de-prueba`; no se editan a mano. La guía está en',
    '[guia-qa.md](../guia-qa.md).',
    '',
    '| Máquina | Casos | Archivos |',
    '| --- | --- | --- |',
  ];
  archivos.set('README.md', `${[...cabeza, ...indice].join('\n')}\n`);
  return archivos;
};
