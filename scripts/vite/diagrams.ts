import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const LIST = 'virtual:diagramas';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The module that draws: Vite runs it, because it finds `#machines/*` by the app's own names. */
type Drawing = typeof import('#diagrams/layout/all');

/**
 * Gives the app the diagrams of the machines, laid out here (docs/decisions/106): `virtual:diagramas` is the list, with the way to
 * each, and each is a module of its own, so that a page fetches one.
 */
export const diagrams = (): Plugin => {
  let made: Promise<Drawing> | null = null;
  const drawing = () => {
    made ??= runnerImport<Drawing>(`${ROOT}diagrams/layout/all.ts`).then(({ module }) => module);
    return made;
  };
  return {
    name: 'diagramas',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined;
      const { diagramEntries, drawDiagram } = await drawing();
      const machine = id.slice(LIST.length + 2);
      if (machine !== '') return `export default ${asCode(await drawDiagram(machine))};`;
      const entries = diagramEntries();
      const ids = new Set(entries.map(({ id }) => id));
      const ways = [...ids].map((id) => `${id}: () => import('${LIST}/${id}'),`);
      return `export const entries = ${asCode(entries)};\nexport const ways = {\n${ways.join('\n')}\n};`;
    },
    hotUpdate({ file, modules }) {
      if (!['machines', 'diagrams'].some((room) => file.startsWith(`${ROOT}${room}/`))) return modules;
      made = null;
      const drawn = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...drawn.filter(({ id }) => id?.startsWith(`\0${LIST}`))];
    },
  };
};

/** A text that is parsed is there sooner than one that is run. */
function asCode(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
