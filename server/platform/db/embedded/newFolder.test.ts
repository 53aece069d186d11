import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWhole } from './newFolder.ts';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'mostrador-folder-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const folder = () => join(place, 'base');
const marker = () => join(place, 'base.inconclusa');
const open = (work: (isNew: boolean) => void) => openWhole(folder(), marker(), async (isNew) => work(isNew));

function half(): void {
  mkdirSync(folder());
  writeFileSync(join(folder(), 'half'), '');
}

it('a making that fails leaves nothing, and says why', async () => {
  await expect(
    open(() => {
      half();
      throw new Error('no room');
    }),
  ).rejects.toThrow('no room');
  expect([existsSync(folder()), existsSync(marker())]).toEqual([false, false]);
});

it('a making that was killed in the middle is begun anew', async () => {
  half();
  writeFileSync(marker(), '');
  const seen: unknown[] = [];
  await open((isNew) => seen.push(isNew, existsSync(join(folder(), 'half'))));
  expect(seen).toEqual([true, false]);
  expect(existsSync(marker())).toBe(false);
});

it('what was made whole is never removed, whether it opens or not', async () => {
  half();
  await open((isNew) => expect(isNew).toBe(false));
  await expect(
    open(() => {
      throw new Error('damaged');
    }),
  ).rejects.toThrow('damaged');
  expect(existsSync(join(folder(), 'half'))).toBe(true);
});
