import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ventaEntranteSchema } from '#domain/ventas/entrada/ventaEntrante';
import { home } from './runner/tools.ts';

const tracked = spawnSync('git', ['ls-files'], { cwd: home, encoding: 'utf8' }).stdout.trim().split('\n');
const rooms = new Set(tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

/** Files that a command writes, so that a clean clone has none of them. */
const WRITTEN = ['docs/casos-de-prueba/'];

/** A name between backticks that says a file, by its ending, or a folder of one of the rooms. */
function isPath(name: string): boolean {
  if (/^[\w.@/-]+\/[\w.@-]+\.(tsx?|js|json|md|sh|sql|png|svg|ya?ml)$/.test(name)) return true;
  return /^[\w./-]+\/$/.test(name) && rooms.has(name.split('/')[0]);
}

function pathsIn(text: string): { readonly named: string[]; readonly linked: string[] } {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => (isPath(name) ? [name] : []));
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, link = '']) =>
    /^[a-z]+:/.test(link) ? [] : [link],
  );
  return { named, linked };
}

it.each(tracked.filter((file) => file.endsWith('.md')))('%s names and links only what is there', (document) => {
  const { named, linked } = pathsIn(readFileSync(join(home, document), 'utf8'));
  const isThere = (path: string) => existsSync(join(home, path));
  // Documents about tests name them from `tests/` or `tests/browser/`, and pages of a folder name its files from there.
  const lost = named.filter(
    (name) =>
      !WRITTEN.includes(name) &&
      ![name, join('tests', name), join('tests/browser', name), join(dirname(document), name)].some(isThere),
  );
  expect([...lost, ...linked.filter((link) => !isThere(join(dirname(document), link)))]).toEqual([]);
});

it('finds a test that was renamed, and a page that is gone', () => {
  expect(pathsIn('`server/old.test.ts`, [page](old.md#part), `caso/guardar`, `src/ui/`, [web](https://x.y)')).toEqual({
    named: ['server/old.test.ts', 'src/ui/'],
    linked: ['old.md'],
  });
});

const integrar = readFileSync(join(home, 'docs/integrar.md'), 'utf8');

it('docs/integrar.md has every field of a sale in its table', () => {
  const fields: string[] = [];
  z.toJSONSchema(ventaEntranteSchema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void fields.push(...Object.keys(jsonSchema.properties ?? {})),
  });
  expect(fields).toEqual(expect.arrayContaining(['revision', 'nombre', 'precioUnitario', 'referencia']));
  const rows = integrar.split('\n').filter((line) => line.startsWith('| `'));
  const said = new Set(rows.flatMap((row) => [...row.matchAll(/`(?:\w+(?:\[\])?\.)?(\w+)`/g)].map(([, name]) => name)));
  expect(fields.filter((field) => !said.has(field))).toEqual([]);
});

it('docs/integrar.md sends what it shows byte for byte', () => {
  const lines = integrar.split('\n').filter((line) => /\bcurl -/.test(line));
  expect(lines.map((line) => line.replace(/.*\//, ''))).toEqual(['prueba', 'ventas', 'ventas', 'ventas', 'guias']);
  expect(lines.slice(1).filter((line) => !line.includes(' --data-binary '))).toEqual([]);
});
