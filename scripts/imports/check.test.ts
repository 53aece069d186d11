import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkImports } from './check.ts';

const made: string[] = [];
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true });
});

const manifest = { dependencies: { zod: '4', xstate: '5', pg: '8' }, devDependencies: { vitest: '4' } };

const check = (files: Readonly<Record<string, string>>) => {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  made.push(root);
  for (const [path, content] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return checkImports(root, ['domain', 'contract', 'machines', 'src', 'server', 'scripts', 'tests']);
};

const value = 'export const a = 1;\n';

describe('the import rules', () => {
  it('let arrows run the one way', () => {
    const seen = check({
      'domain/a.ts': `import { z } from 'zod';\nexport const a = z.string();\n`,
      'domain/a.test.ts': `import { it } from 'vitest';\nimport { a } from './a.ts';\nit('', () => void a);\n`,
      'contract/b.ts': `import { a } from '#domain/a';\nexport const b = a;\n`,
      'machines/m.machine.ts': `import { setup } from 'xstate';\nimport type { b } from '#contract/b';\nexport const m = setup({});\nexport type B = typeof b;\n`,
      'server/s.ts': `import { readFileSync } from 'node:fs';\nimport { Pool } from 'pg';\nimport { b } from '#contract/b';\nexport const s = [b, Pool, readFileSync];\n`,
      'src/api/c.ts': `export const c = 1;\nexport type C = typeof c;\n`,
      'src/app/v.tsx': `import { c } from '../api/c.ts';\nimport { m } from '#machines/m.machine';\nexport const v = <p>{c}{String(m)}</p>;\n`,
      'src/casos/w.tsx': `import type { C } from '../api/c.ts';\nexport const W = (p: { c: C }) => <p>{p.c}</p>;\n`,
    });
    expect(seen).toEqual({ violations: [], files: 8, imports: 12 });
  });

  it.each<[string, string, Record<string, string>]>([
    [
      'domain reaches for the contract',
      'domain imports zod only',
      { 'contract/a.ts': value, 'domain/b.ts': `export { a } from '#contract/a';\n` },
    ],
    ['domain reaches for Node', 'domain imports zod only', { 'domain/b.ts': `export * from 'node:path';\n` }],
    [
      'contract reaches for the server, even later',
      'contract imports domain and zod only',
      { 'server/a.ts': value, 'contract/b.ts': `export const b = () => import('../server/a.ts');\n` },
    ],
    [
      'a machine takes a value from the house',
      'machines import values of xstate only',
      { 'domain/a.ts': value, 'machines/m.ts': `import { a } from '#domain/a';\nexport const m = a;\n` },
    ],
    [
      'a machine takes an inline type, which leaves an empty import behind',
      'machines import values of xstate only',
      {
        'domain/a.ts': `export type A = 1;\n`,
        'machines/m.ts': `import { type A } from '#domain/a';\nexport const m: A = 1;\n`,
      },
    ],
    [
      'a machine knows a type of the screen',
      'machines take types of domain and contract only',
      { 'src/a.ts': `export type A = 1;\n`, 'machines/m.ts': `export type M = import('../src/a.ts').A;\n` },
    ],
    [
      'the app reaches for the server',
      'src and server are strangers',
      {
        'server/a.ts': value,
        'src/b.tsx': `import type { a } from '../server/a.ts';\nexport const b = <p />;\nexport type B = typeof a;\n`,
      },
    ],
    [
      'the server runs a machine',
      'the server knows neither src nor machines',
      { 'machines/a.ts': value, 'server/b.ts': `export { a } from '#machines/a';\n` },
    ],
    [
      'a script uses a screen',
      'nothing imports src',
      { 'src/a.ts': value, 'scripts/b.ts': `export * from '../src/a.ts';\n` },
    ],
    [
      'a view calls the api by itself',
      'views reach the api through connect',
      { 'src/api/a.ts': value, 'src/casos/b.ts': `import { a } from '../api/a.ts';\nexport const b = a;\n` },
    ],
    [
      'the server leans on a development package',
      'what is delivered needs no development package',
      { 'server/a.ts': `import { it } from 'vitest';\nexport const a = it;\n` },
    ],
    [
      'a package is not in package.json',
      'a package is named in package.json',
      { 'server/a.ts': `import x from '@some/thing/deep';\nexport const a = x;\n` },
    ],
    [
      'another room is reached by a path',
      'another room is reached by its #name',
      { 'domain/a.ts': value, 'tests/server/b.ts': `export * from '../../domain/a.ts';\n` },
    ],
    ['an import leads nowhere', 'an import leads somewhere', { 'domain/a.ts': `export * from './nothing.ts';\n` }],
    [
      'files import each other in a circle',
      'no circles',
      {
        'domain/a.ts': `export * from './b.ts';\n`,
        'domain/b.ts': `export * from './c.ts';\n`,
        'domain/c.ts': `import { z } from './a.ts';\nexport const c = () => z;\n`,
      },
    ],
  ])('refuse when %s', (_, rule, files) => {
    const { violations } = check(files);
    expect(violations.filter((violation) => violation.startsWith(`${rule}:`))).toHaveLength(1);
  });

  it('do not call it a success when nothing was looked at', () => {
    expect(check({ 'domain/a.ts': value }).violations).toEqual(['no import was seen in any file']);
  });
});
