/** What the walks through the browser would take, planned without one. */
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { FULLEST_FILE, IN_EACH_RUN } from '../../tests/browser/paths/fullest.ts';
import { WALKED, type Walked, type WalkedName, walksOf } from '../../tests/browser/paths/machines.ts';
import { count } from '../../tests/browser/paths/tally.ts';
import type { PlannedWalk } from '../../tests/browser/paths/walks.ts';

const NAMES = Object.keys(WALKED) as WalkedName[];
/** A plan lives every act in every state: some seconds each, on a busy machine more. */
const PATIENCE_MS = 240_000;
const plans = new Map<WalkedName, readonly PlannedWalk[]>();

beforeAll(async () => {
  for (const name of NAMES) plans.set(name, await walksOf(WALKED[name]));
}, PATIENCE_MS);

it.each(NAMES)('every transition of the charts of %s is walked, or it is said why not', (name) => {
  const { charts, excuses }: Walked = WALKED[name];
  const taken = new Set(plans.get(name)?.flatMap((walk) => [...walk.taken]));
  expect(count(charts, taken, excuses)).toMatchObject({ forgotten: [], needless: [] });
});

it('the walks of each run are the fullest ones of their pages, and can be done as they are written down', async () => {
  const fullest = IN_EACH_RUN.flatMap((name) => {
    const own = plans.get(name)?.filter(({ isFullest }) => isFullest) ?? [];
    return WALKED[name].subjects.map((subject, place) => ({ subject, walk: own[place] }));
  });
  const written = Object.fromEntries(fullest.map(({ subject, walk }) => [subject.name, walk?.written]));
  await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(fileURLToPath(FULLEST_FILE));
  for (const { subject, walk } of fullest) {
    expect(subject.read(written[subject.name] ?? { start: '', acts: [] }).steps).toEqual(walk?.steps);
  }
});
