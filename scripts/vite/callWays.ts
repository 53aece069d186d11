import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIST = 'virtual:llamadas';
const CONTRACT = fileURLToPath(new URL('../../contract/', import.meta.url));

/** `export const casos = {`, up to its end, and within it `  guardarCaso: call({`, as the linter has them written. */
const ENTRIES = /^export const (\w+) = \{\n(.*?)^\}/gms;
const ENTRY = /^ {2}(\w+): call\(/gm;

/**
 * Gives the client `virtual:llamadas`, the way to the entries among which each call of the contract stands, so that a call
 * fetches one file (docs/decisions/114).
 */
export const callWays = (): Plugin => ({
  name: 'llamadas',
  resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
  load(id) {
    if (id !== `\0${LIST}`) return undefined;
    const files = readdirSync(CONTRACT).filter((file) => file.endsWith('.ts'));
    const found = files.flatMap((file) => {
      this.addWatchFile(`${CONTRACT}${file}`);
      return entriesIn(file);
    });
    const ways = found.map(
      ({ file, name }) => `const ${name} = () => import('/contract/${file}').then((file) => file.${name});`,
    );
    const calls = found.flatMap(({ name, calls }) => calls.map((call) => `${call}: ${name}`));
    return `${ways.join('\n')}\nexport const ways = { ${calls.join(', ')} };`;
  },
});

function entriesIn(file: string) {
  return [...readFileSync(`${CONTRACT}${file}`, 'utf8').matchAll(ENTRIES)].flatMap(([, name = '', within = '']) => {
    const calls = [...within.matchAll(ENTRY)].map(([, call]) => call);
    return calls.length === 0 ? [] : [{ file, name, calls }];
  });
}
