import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demandAllows, type Taken } from './ledger.ts';
import { readSteps } from './steps.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of migrations with these files. */
function steps(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'pasos-'));
  folders.push(folder);
  mkdirSync(join(folder, 'meta'));
  const entries = Object.keys(files).map((tag, idx) => ({ idx, tag, when: idx, version: '7', breakpoints: true }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [tag, text] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), text);
  return readSteps(folder);
}

const OLD = { '0054_antes': 'UPDATE "casos" SET "id" = 1;' };
const ADDS = { '0055_agrega': 'ALTER TABLE "casos" ADD COLUMN "n" bigint;' };
const TAKES = { '0056_quita': '-- contract since 0055_agrega\nALTER TABLE "casos" DROP COLUMN "m";' };
const BREAKS = { '0057_rompe': '-- contract since 0057_rompe\nDROP TABLE "casos";' };
const ERRS = { '0058_yerra': '-- contract since 0099_nadie\nDROP TABLE "casos";' };

describe('a step', () => {
  it('says what a server must know to work on its tables', () => {
    const said = steps({ ...OLD, ...ADDS, ...TAKES, ...BREAKS, ...ERRS });
    expect(said.map(({ number, contracts, demands }) => [number, contracts, demands])).toEqual([
      [54, true, 54],
      [55, false, -1],
      [56, true, 55],
      [57, true, 57],
      [58, true, 58],
    ]);
  });

  it('of ours that takes away names a step of ours', () => {
    const names = readSteps().map(({ name }) => name);
    const named = readSteps().flatMap(
      ({ statements }) => /^-- contract since (\S+)/.exec(statements[0] ?? '')?.[1] ?? [],
    );
    expect(names).toEqual(expect.arrayContaining(named));
  });
});

describe('a program on the tables of a later one', () => {
  const all = steps({ ...OLD, ...ADDS, ...TAKES, ...BREAKS });
  const taken: readonly Taken[] = all.map(({ hash, name, demands }) => ({ huella: hash, paso: name, exige: demands }));
  const allowed = (known: number, there: number) => demandAllows(taken.slice(0, there), all.slice(0, known));

  it.each([
    // How many steps the program knows, how many were taken.
    [1, 1, true],
    [1, 2, true],
    [1, 3, false],
    [2, 3, true],
    [2, 4, false],
    [4, 4, true],
    [4, 1, true],
  ])('that knows %i of %i steps taken: %s', (known, there, may) => {
    expect(allowed(known, there)).toBe(may);
  });

  it('does not work on a step of the same number that is not its own, nor on one that says nothing', () => {
    const other = { huella: 'otra', paso: '0055_de_otra_rama', exige: -1 };
    expect(demandAllows([other], all.slice(0, 2))).toBe(false);
    expect(demandAllows([{ ...other, paso: '0058_de_otra_rama' }], all.slice(0, 2))).toBe(true);
    expect(demandAllows([{ huella: 'otra', paso: null, exige: null }], all)).toBe(false);
  });
});
