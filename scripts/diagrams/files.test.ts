import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MACHINES } from '#diagrams/machines';

const SCRIPT = fileURLToPath(new URL('../diagrams.ts', import.meta.url));

function run(...given: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, ...given], { encoding: 'utf8' });
}

it('one command writes every diagram as an SVG of its own, and all in one PDF', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-diagramas-'));
  try {
    const { status, stdout } = run(folder);
    expect(status).toBe(0);
    expect(stdout).toContain(`${MACHINES.length} diagramas y un PDF en ${folder}`);
    const drawn = MACHINES.map(({ machine }) => `${machine.id}.svg`);
    expect(readdirSync(folder).sort()).toEqual(['diagramas.pdf', ...drawn].sort());
    const svg = readFileSync(join(folder, 'vidaVale.svg'), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    for (const said of [
      'La vida de un vale, de lo que se llena',
      'El punto señala dónde se empieza',
      'Vida de un vale',
      'POR AUTORIZAR',
      '«Autorizar»',
      'lo hizo otra',
      'Su saldo se',
    ])
      expect(svg).toContain(said);
    const pdf = readFileSync(join(folder, 'diagramas.pdf'), 'latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(MACHINES.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

it('without a folder it says so and writes nothing', () => {
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('npm run diagramas -- FOLDER');
});
