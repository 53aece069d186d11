import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { home } from './runner/tools.ts';

/** The capabilities; each may stand on those before it (docs/decisions/229). */
const CAPABILITIES = ['personas', 'cadena', 'ventas', 'casos', 'guias', 'vales', 'facturas', 'escritorio'];

/** The floors, and what they hold beside capabilities: ground, with English names. */
const GROUND: Readonly<Record<string, readonly string[]>> = {
  domain: ['common', 'lists'],
  contract: ['common', 'neighbours'],
  server: ['backup', 'demo', 'platform', 'startup', 'upgrade'],
  src: ['api', 'app', 'data', 'drawings', 'routes', 'system', 'theme', 'ui'],
  'tests/server': ['bed', 'demo', 'platform'],
  'tests/browser': ['app', 'bed', 'paths'],
  'tests/components': ['app', 'bed'],
};

/** The roof: programs and parts that put all capabilities together. It may import each of them, and nobody imports it. */
const ROOF =
  /^(server\/[^/]+|server\/.+\/main\.ts|server\/(demo|startup|backup|upgrade)\/.+|src\/(app|routes)\/.+|src\/[^/]+)$/;

/** Shelves, as `machines/` is one: a file an entity, open to all, with the words of each capability. */
const SHELF = /^(contract\/[^/]+|server\/platform\/db\/schema\/.+|src\/data\/touched\/.+)$/;

/** So many files of ground import one of a capability, or of the roof. It may only fall. */
const UPWARD: Readonly<Record<string, number>> = {
  'escritorio -> roof': 2,
  'ground -> cadena': 5,
  'ground -> casos': 4,
  'ground -> facturas': 7,
  'ground -> guias': 1,
  'ground -> personas': 17,
  'ground -> vales': 1,
  'ground -> ventas': 3,
};

const floors = ['domain', 'contract', 'server', 'src'];
const files = floors.flatMap((floor) =>
  readdirSync(join(home, floor), { recursive: true, encoding: 'utf8' })
    .map((file) => `${floor}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

/** Where a file belongs: its capability, 'ground', 'roof' or 'shelf'. */
function placeOf(file: string): string {
  if (ROOF.test(file)) return 'roof';
  if (SHELF.test(file)) return 'shelf';
  const name = file.split('/')[1] ?? '';
  return CAPABILITIES.includes(name) ? name : 'ground';
}

/** The files of the house that a text imports, types and `import()` included. */
function importsOf(file: string, text: string): readonly string[] {
  const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g)].map(([, name = '']) => name);
  const paths = names.map((name) => {
    const alias = /^#(domain|contract)\/(.+)$/.exec(name);
    return alias === null ? normalize(join(dirname(file), name)) : `${alias[1]}/${alias[2]}.ts`;
  });
  return [...new Set(paths)].filter((path) => floors.some((floor) => path.startsWith(`${floor}/`)));
}

/** Counts arrows between files by the places of their ends, of those that a rule is about. */
function counted(isOne: (from: string, to: string) => boolean): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const file of files) {
    for (const path of importsOf(file, readFileSync(join(home, file), 'utf8'))) {
      const [from, to] = [placeOf(file), placeOf(path)];
      if (isOne(from, to)) counts[`${from} -> ${to}`] = (counts[`${from} -> ${to}`] ?? 0) + 1;
    }
  }
  return counts;
}

describe('the map of names', () => {
  it.each(Object.entries(GROUND))(
    '%s holds capabilities and its ground, and no folder of another name',
    (floor, ground) => {
      const folders = readdirSync(join(home, floor), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      expect(folders.map(({ name }) => name).filter((name) => ![...CAPABILITIES, ...ground].includes(name))).toEqual(
        [],
      );
    },
  );

  // Two that need one thing find it with the lower one; a lower one that leaves work to an upper one announces it.
  it('has arrows from a capability to earlier ones alone', () => {
    const order = (name: string) => CAPABILITIES.indexOf(name);
    expect(counted((from, to) => order(from) >= 0 && order(from) < order(to))).toEqual({});
  });

  it('has no arrow from ground to a capability, nor from anybody to the roof, but for those that stand', () => {
    const isUp = (from: string, to: string) =>
      (from === 'ground' && (CAPABILITIES.includes(to) || to === 'roof')) ||
      (CAPABILITIES.includes(from) && to === 'roof');
    expect(counted(isUp)).toEqual(UPWARD);
  });

  it('knows an arrow in each way of writing it', () => {
    const text = `import type { A } from '#domain/vales/vales';\nconst b = import('../x.ts');\nexport * from './y.ts';`;
    expect(importsOf('src/casos/detail/z.ts', text)).toEqual([
      'domain/vales/vales.ts',
      'src/casos/x.ts',
      'src/casos/detail/y.ts',
    ]);
  });
});
