import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { Version } from '#diagrams/kept';

const SCRIPT = fileURLToPath(new URL('../diagrams.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mostrador-cambios-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...given: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, ...given], { encoding: 'utf8' });
}

it('what was kept is compared with what is: on the drawing by a sign, in words, with the test cases that come and go', () => {
  const file = join(folder, 'antes.json');
  expect(run('--guardar', file).status).toBe(0);
  expect(run('--desde', file).stdout).toContain('Ningún diagrama cambió.');

  const kept: Version = JSON.parse(readFileSync(file, 'utf8'));
  const older = kept.charts.map((one) => {
    if (one.chart.id !== 'usuario') return one;
    const arrows = one.chart.arrows.slice(1);
    const [, ...cases] = one.cases ?? [];
    return { ...one, chart: { ...one.chart, arrows }, cases: [...cases, { id: 'CU-vieja', title: 'Ya no existe' }] };
  });
  writeFileSync(file, JSON.stringify({ version: '0.0.9', charts: older }));
  const came = kept.charts.find(({ chart }) => chart.id === 'usuario')?.cases?.[0];
  const into = join(folder, 'dibujos');
  const { status, stdout } = run('--desde', file, into);
  expect(status).toBe(0);
  expect(stdout).toContain('# Lo que cambió en los diagramas desde 0.0.9');
  expect(stdout.match(/^## .*$/gm)).toHaveLength(1);
  expect(stdout).toContain(`- + ${came?.id}: ${came?.title}`);
  expect(stdout).toContain('- − CU-vieja: Ya no existe');
  expect(readdirSync(into).sort()).toEqual(['cambios.md', 'usuario.svg']);
  expect(readFileSync(join(into, 'usuario.svg'), 'utf8')).toContain('>+</text>');
}, 240_000);

it('a version that nobody knows is refused in words', () => {
  const { status, stderr } = run('--desde', 'v0-que-no-hay');
  expect(status).toBe(1);
  expect(stderr).toBe('«v0-que-no-hay» no es un archivo ni una versión que git conozca.\n');
});
