import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const LIST = 'virtual:llamadas';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The contract as it is once it has run: Vite runs it, because it finds `#domain/*` by the product's own names. */
type Entries = typeof import('./contractEntries.ts');

/**
 * Gives the client `virtual:llamadas`, the way to the entries among which each call of the contract stands, so that a call
 * fetches one file (docs/decisions/114, 218).
 */
export const callWays = (): Plugin => {
  let made: Promise<Entries> | null = null;
  const run = () => {
    made ??= runnerImport<Entries>(`${ROOT}scripts/vite/contractEntries.ts`, { root: ROOT }).then(
      ({ module }) => module,
    );
    return made;
  };
  return {
    name: 'llamadas',
    // Before the app's modules are read: beside them it waits for its turn, and Vite gives it up after a minute.
    async buildStart() {
      await run();
    },
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    async load(id) {
      if (id !== `\0${LIST}`) return undefined;
      const { calls, files } = await run();
      for (const file of [...Object.keys(files), '/contract/contract.ts']) this.addWatchFile(`${ROOT}${file.slice(1)}`);
      return waysTo(calls, files);
    },
    watchChange() {
      made = null;
    },
  };
};

/**
 * The module that leads from each call to its entries, which a file exports by a name.
 * @throws Error that names the calls to which no way leads: the browser could not make them.
 */
export function waysTo(calls: Entries['calls'], files: Entries['files']): string {
  const exported = Object.entries(files).flatMap(([file, names]) =>
    Object.entries(names).flatMap(([name, entries]) => (isGroup(entries) ? [{ file, name, entries }] : [])),
  );
  const wayOf = (call: string) =>
    exported.findIndex(({ entries }) => Object.hasOwn(entries, call) && entries[call] === calls[call]);
  const found = Object.keys(calls).map((call) => ({ call, way: wayOf(call) }));
  const lost = found.filter(({ way }) => way < 0).map(({ call }) => call);
  if (lost.length > 0) {
    throw new Error(`No file of contract/ exports the entries in which these calls stand by name: ${lost.join(', ')}`);
  }
  const ways = exported.map(({ file, name }, way) =>
    found.some((one) => one.way === way)
      ? `const way${way} = () => import('${file}').then((file) => file.${name});\n`
      : '',
  );
  return `${ways.join('')}export const ways = { ${found.map(({ call, way }) => `${call}: way${way}`).join(', ')} };`;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
