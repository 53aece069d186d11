import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { home, toolPath } from './runner/tools.ts';

const house = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Imports that the directions of the house forbid: who, what, and the rule that says so. */
const FORBIDDEN: readonly (readonly [file: string, imports: string, rule: string])[] = [
  ['domain/a1.ts', `export { call } from '#contract/common/call';`, 'noRestrictedImports'],
  ['domain/a2.ts', `export * from 'node:path';`, 'noRestrictedImports'],
  ['domain/a3.ts', `export { createActor } from 'xstate';`, 'noRestrictedImports'],
  ['domain/lists/a4.ts', `export { z } from 'zod';`, 'noRestrictedImports'],
  ['domain/lists/a5.ts', `export { sql } from 'drizzle-orm';`, 'noRestrictedImports'],
  ['domain/lists/a6.ts', `export { useState } from 'react';`, 'noRestrictedImports'],
  ['contract/b1.ts', `export const b = () => import('../server/rows.ts');`, 'noRestrictedImports'],
  ['contract/b2.ts', `export type { Machine } from '#machines/m.machine';`, 'noRestrictedImports'],
  ['machines/c1.ts', `export type { Props } from '../src/ui/Button.tsx';`, 'noRestrictedImports'],
  ['machines/c2.ts', `export { z } from 'zod';`, 'noRestrictedImports'],
  ['diagrams/w1.ts', `export type { Props } from '../src/ui/Button.tsx';`, 'noRestrictedImports'],
  ['diagrams/w2.ts', `export { call } from '#contract/common/call';`, 'noRestrictedImports'],
  ['machines/c3.ts', `export { stateName } from '#diagrams/chart';`, 'noRestrictedImports'],
  ['server/d1.ts', `export { Button } from '../src/ui/Button.tsx';`, 'noRestrictedImports'],
  ['server/d2.ts', `export { bed } from '../tests/server/bed.ts';`, 'noRestrictedImports'],
  ['server/d3.ts', `export { z } from '../domain/money.ts';`, 'noRestrictedImports'],
  ['server/d4.ts', `export { it } from 'vitest';`, 'noUndeclaredDependencies'],
  ['server/d5.ts', `export { x } from '@some/thing';`, 'noUndeclaredDependencies'],
  ['src/ui/e1.ts', `export type { Row } from '../../server/rows.ts';`, 'noRestrictedImports'],
  ['src/ui/e2.ts', `export { readFileSync } from 'node:fs';`, 'noRestrictedImports'],
  ['src/ui/e3.ts', `export { list } from '../casos/list.ts';`, 'noRestrictedImports'],
  ['src/data/e4.ts', `export { menu } from '../app/menu.ts';`, 'noRestrictedImports'],
  ['src/data/e5.ts', `export { default } from 'ky';`, 'noRestrictedImports'],
  ['src/data/e6.ts', `export const e = () => fetch('/');`, 'noRestrictedGlobals'],
  ['src/casos/detail/e7.ts', `export { menu } from '../../app/menu.ts';`, 'noRestrictedImports'],
  ['src/casos/detail/e8.ts', `export { search } from '../../ventas/validacion/search.ts';`, 'noRestrictedImports'],
  ['src/vales/e9.ts', `export { list } from '../facturas/list.ts';`, 'noRestrictedImports'],
  ['src/ui/e12.ts', `export { drawingOf } from '#diagrams/layout/ways';`, 'noRestrictedImports'],
  ['src/api/e10.ts', `export { list } from '../casos/list.ts';`, 'noRestrictedImports'],
  ['src/app/e11.ts', `export { bed } from '../../tests/server/bed.ts';`, 'noRestrictedImports'],
  ['scripts/f1.ts', `export { Button } from '../src/ui/Button.tsx';`, 'noRestrictedImports'],
  ['tests/server/g1.ts', `export { z } from '../../domain/money.ts';`, 'noRestrictedImports'],
  ['domain/h1.ts', `export * from './h2.ts';`, 'noImportCycles'],
  ['domain/h2.ts', `export type { H } from './h1.ts';\nexport type H2 = 1;`, 'noImportCycles'],
];

const ALLOWED: readonly (readonly [file: string, imports: string])[] = [
  ['domain/a.ts', `export { z } from 'zod';\nexport { b } from './b.ts';`],
  ['domain/b.ts', 'export const b = 1;'],
  [
    'domain/a.test.ts',
    `import { it } from 'vitest';\nimport { readFileSync } from 'node:fs';\nit('x', () => readFileSync);`,
  ],
  ['contract/c.ts', `import { z } from 'zod';\nimport { b } from '#domain/b';\nexport const c = z.literal(b);`],
  [
    'machines/m.machine.ts',
    `import type { C } from '#contract/c';\nimport { setup } from 'xstate';\nexport const m: C = setup({});`,
  ],
  [
    'diagrams/layout/y.ts',
    `import ELK from 'elkjs/lib/elk.bundled.js';\nimport { m } from '#machines/m.machine';\nexport const y = [ELK, m];`,
  ],
  [
    'server/s.ts',
    `import { readFileSync } from 'node:fs';\nimport { c } from '#contract/c';\nimport { m } from '#machines/m.machine';\nexport const s = [c, m, readFileSync];`,
  ],
  ['src/api/client.ts', `import ky from 'ky';\nexport const client = ky;`],
  [
    'src/casos/detail/d.ts',
    `import { client } from '../../api/client.ts';\nimport { e } from '../list/e.ts';\nexport const d = [client, e];`,
  ],
  ['src/casos/list/e.ts', `import { m } from '#machines/m.machine';\nexport const e = m;`],
  ['src/app/frame.ts', `import { d } from '../casos/detail/d.ts';\nexport const f = d;`],
  ['src/routes/r.ts', `import { f } from '../app/frame.ts';\nexport const r = f;`],
  [
    'tests/server/t.ts',
    `import { it } from 'vitest';\nimport { s } from '../../server/s.ts';\nexport const t = [it, s];`,
  ],
];

const seen = look([...FORBIDDEN, ...ALLOWED]);

describe('an import against the directions of the house is refused', () => {
  it.each(FORBIDDEN)('%s: %s', (file, _imports, rule) => {
    expect(seen.get(file) ?? []).toContain(rule);
  });
});

describe('an import along them is not', () => {
  it.each(ALLOWED)('%s', (file) => {
    expect(seen.get(file) ?? []).toEqual([]);
  });
});

/** Writes the files into a house of their own and answers which rules about imports each breaks, by the linter's word. */
function look(files: readonly (readonly [path: string, text: string, ...unknown[]])[]): ReadonlyMap<string, string[]> {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${text}\n`);
  }
  for (const name of ['biome.json', 'package.json', '.gitignore']) cpSync(join(home, name), join(house, name));
  const { stdout } = spawnSync(
    process.execPath,
    [toolPath('@biomejs/biome', 'biome'), 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github'],
    { cwd: house, encoding: 'utf8' },
  );
  const rules = new Map<string, string[]>();
  for (const [, rule = '', file = ''] of stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+),/g))
    if (/Import|Undeclared|Globals/.test(rule)) {
      const path = relative(house, file).replaceAll('\\', '/');
      rules.set(path, [...(rules.get(path) ?? []), rule]);
    }
  return rules;
}
