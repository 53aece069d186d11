import { expect, it } from 'vitest';
import { createSharedReadings } from './sharedReadings.ts';

/** Readings by a clock of the test; `work` counts how often it was asked. */
function readings() {
  let now = 0;
  let asked = 0;
  const shared = createSharedReadings(() => new Date(now));
  const work = async () => {
    asked += 1;
    return asked;
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { shared, work, wait };
}

it('all who ask the same within a second have one answer, also while it is being read', async () => {
  const { shared, work, wait } = readings();
  expect(await Promise.all([shared.read('a', work), shared.read('a', work), shared.read('b', work)])).toEqual([
    1, 1, 2,
  ]);
  wait(999);
  expect(await shared.read('a', work)).toBe(1);
  wait(1);
  expect(await shared.read('a', work)).toBe(3);
  wait(-3_600_000);
  expect(await shared.read('a', work)).toBe(4);
});

it('who asks after a change is answered anew, whoever still waits for the answer of before', async () => {
  const { shared, work } = readings();
  const before = shared.read('a', work);
  shared.forget();
  expect(await shared.read('a', work)).toBe(2);
  expect(await before).toBe(1);
  expect(await shared.read('a', work)).toBe(2);
});

it('an answer that failed is nobody else’s', async () => {
  const { shared, work } = readings();
  await expect(shared.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await shared.read('a', work)).toBe(1);
});

it('remembers no more questions than a hundred', async () => {
  const { shared, work } = readings();
  for (let n = 0; n < 100; n += 1) await shared.read(`question ${n}`, work);
  await shared.read('one more', work);
  expect(await shared.read('question 0', work)).toBe(102);
});
