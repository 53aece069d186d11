import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const LIST = 'virtual:diagramas';
/** The charts of this version as data, for who compares them with those of another. */
const KEPT = `${LIST}/version`;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The modules that draw and keep: Vite runs them, because it finds `#machines/*` by the app's own names. */
type Drawing = typeof import('#diagrams/layout/all');
type Keeping = typeof import('#diagrams/keptCharts');

/**
 * Gives the app the diagrams of the machines, laid out here (docs/decisions/106): `virtual:diagramas` is the list, with the way to
 * each, and each is a module of its own, so that a page fetches one. The charts alone are kept beside the build (`diagramas.json`).
 */
export const diagrams = (): Plugin => {
  let made: Promise<Drawing> | null = null;
  const drawing = () => {
    made ??= runnerImport<Drawing>(`${ROOT}diagrams/layout/all.ts`).then(({ module }) => module);
    return made;
  };
  const kept = async () => {
    const { module } = await runnerImport<Keeping>(`${ROOT}diagrams/keptCharts.ts`);
    return JSON.stringify(module.keptCharts(version()));
  };
  return {
    name: 'diagramas',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined;
      if (id === `\0${KEPT}`) return `export default ${JSON.stringify(await kept())};`;
      const { diagramEntries, drawDiagram } = await drawing();
      const machine = id.slice(LIST.length + 2);
      if (machine !== '') return `export default ${asCode(await drawDiagram(machine))};`;
      const entries = diagramEntries();
      const ids = new Set(entries.map(({ id }) => id));
      const ways = [...ids].map((id) => `${id}: () => import('${LIST}/${id}'),`);
      return `export const entries = ${asCode(entries)};\nexport const ways = {\n${ways.join('\n')}\n};`;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'diagramas.json', source: await kept() });
    },
    hotUpdate({ file, modules }) {
      if (!['machines', 'diagrams'].some((room) => file.startsWith(`${ROOT}${room}/`))) return modules;
      made = null;
      const drawn = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...drawn.filter(({ id }) => id?.startsWith(`\0${LIST}`))];
    },
  };
};

/** The name of this version, for a reader: as the product says it. */
function version(): string {
  return (JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string }).version;
}

/** A text that is parsed is there sooner than one that is run. */
function asCode(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
