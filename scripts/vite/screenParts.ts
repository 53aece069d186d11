import type { Plugin } from 'vite';
import type { Screens } from '../../server/platform/http/screens.ts';

/** The folder of the routes, as it stands in a module's name. */
const ROUTES = '/src/routes/';

/** Modules that every screen behind the login imports as soon as it begins, each when it is first used. */
const AT_ONCE = [
  '/src/api/client.ts',
  '/src/system/sessionWork.ts',
  '/src/data/personalData.ts',
  '/src/app/Layers.tsx',
];

/** The part of a built file that says how it is reached. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
}

/**
 * Writes `pantallas.json` beside index.html: of each screen behind the login the scripts that it needs beside the entry's,
 * so that the server can name them in the page (docs/decisions/258).
 */
export const screenParts = (): Plugin => ({
  name: 'screen-parts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      this.emitFile({ type: 'asset', fileName: 'pantallas.json', source: JSON.stringify(screensOf(chunks)) });
    },
  },
});

/**
 * The screens of a build, each once, with the files that a browser would otherwise find one after the other.
 * @throws Error that names a module which every screen was thought to need and which is not there.
 */
export function screensOf(chunks: readonly Chunk[]): Screens {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (from: Chunk, into = new Set<string>()): ReadonlySet<string> => {
    if (into.has(from.fileName)) return into;
    into.add(from.fileName);
    for (const name of from.imports) {
      const chunk = byName.get(name);
      if (chunk !== undefined) reach(chunk, into);
    }
    return into;
  };
  const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...reach(chunk)]));
  const routed = chunks.flatMap((chunk) => {
    const file = routeFileOf(chunk);
    return file === null ? [] : [{ file, parts: reach(chunk) }];
  });
  const frame = routed.filter(({ file }) => file === '_app').map(({ parts }) => parts);
  const always = AT_ONCE.map((module) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (holder === undefined) throw new Error(`No built file holds ${module}, which every screen is said to need.`);
    return reach(holder);
  });
  return routed
    .filter(({ file }) => file.startsWith('_app/'))
    .map(({ file, parts }) => ({
      ruta: addressOf(file),
      partes: [...new Set([...always, ...frame, parts].flatMap((each) => [...each]))].filter((one) => !entry.has(one)),
    }))
    .toSorted((one, other) => (one.ruta < other.ruta ? -1 : 1));
}

/** The file of a route whose component is what the chunk begins with, without the folder and its ending; null for other chunks. */
function routeFileOf({ facadeModuleId }: Chunk): string | null {
  const [file = '', query = ''] = (facadeModuleId ?? '').replaceAll('\\', '/').split('?');
  const at = file.lastIndexOf(ROUTES);
  return at < 0 || !query.includes('tsr-split=component') ? null : file.slice(at + ROUTES.length).replace(/\.tsx$/, '');
}

/** The address of a route's file, as the router reads its name: `_app/casos.$id_.diagrama` is `/casos/$id/diagrama`. */
function addressOf(file: string): string {
  const steps = file
    .split(/[/.]/)
    .filter((step) => !step.startsWith('_') && step !== 'index' && step !== 'route')
    .map((step) => step.replace(/_$/, ''));
  return `/${steps.join('/')}`;
}
