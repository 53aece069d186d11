import { expect, it } from 'vitest';
import { createDraftPlaces, ONLY_PLACE } from './draftPlaces.ts';

/** The locks of a browser, which all of its windows see. */
function fakeLocks() {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, _options: object, work: (lock: object | null) => unknown) => {
      await Promise.resolve();
      if (held.has(name)) return work(null);
      held.add(name);
      await work({});
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  return { held, locks: locks as unknown as LockManager };
}

/** Long enough for what was let go to be free. */
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

it('two windows of one record have two places, and each knows of the other', async () => {
  const { locks } = fakeLocks();
  const [first, second] = [createDraftPlaces(locks), createDraftPlaces(locks)];
  expect(await first('caso.7.').known).toEqual({ own: 1, taken: new Set() });
  expect(await second('caso.7.').known).toEqual({ own: 2, taken: new Set([1]) });
  expect(await second('caso.8.').known).toEqual({ own: 1, taken: new Set() });
});

it('a window that goes gives its place free, and one that is drawn anew keeps it', async () => {
  const { locks, held } = fakeLocks();
  const window = createDraftPlaces(locks);
  const before = window('caso.7.');
  await before.known;
  before.letGo();
  const again = window('caso.7');
  await later();
  expect((await again.known).own).toBe(1);
  expect(held.size).toBe(1);
  again.letGo();
  const third = window('caso.7.');
  third.letGo();
  await later();
  expect(held.size).toBe(0);
  expect((await window('caso.7.').known).own).toBe(1);
  expect((await createDraftPlaces(locks)('caso.7.').known).own).toBe(2);
});

it('a browser without locks has one place', async () => {
  expect(await createDraftPlaces(undefined)('caso.7.').known).toEqual(ONLY_PLACE);
});
