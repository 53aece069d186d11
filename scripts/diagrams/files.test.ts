import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chartOf } from '#diagrams/chart';
import { MACHINES } from '#diagrams/machines';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { findChromium } from '../runner/chromium.ts';

const SCRIPT = fileURLToPath(new URL('../diagrams.ts', import.meta.url));

/** The structure of SCXML by the W3C, for a parser that is not ours. */
const STRUCTURE = fileURLToPath(new URL('./scxml.rng', import.meta.url));

function run(...given: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, ...given], { encoding: 'utf8' });
}

it('one command writes every diagram in each format, and all in one PDF', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-diagramas-'));
  try {
    const { status, stdout } = run(folder);
    expect(status).toBe(0);
    expect(stdout).toContain(`${MACHINES.length} diagramas y un PDF\n`);
    const formats = ['svg', 'mmd', 'scxml', 'json', ...(findChromium().path === null ? [] : ['png'])];
    const drawn = MACHINES.flatMap(({ machine }) => formats.map((format) => `${machine.id}.${format}`));
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
    for (const { machine } of MACHINES) {
      const path = join(folder, `${machine.id}.scxml`);
      const { stderr } = spawnSync('xmllint', ['--noout', '--relaxng', STRUCTURE, path], { encoding: 'utf8' });
      expect(stderr.trim()).toBe(`${path} validates`);
      const scxml = readFileSync(path, 'utf8');
      const ids = new Set([...scxml.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const named = [...scxml.matchAll(/ (?:target|initial)="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '));
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(JSON.parse(readFileSync(join(folder, 'vidaVale.json'), 'utf8'))).toEqual(
      chartOf(vidaValeMachine, vidaValeWords),
    );
    if (formats.includes('png')) expect(readFileSync(join(folder, 'vidaVale.png'), 'latin1').slice(1, 4)).toBe('PNG');
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
