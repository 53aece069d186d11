import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shortly } from './shortly.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(...readings: Promise<unknown>[]) {
  const said = { over: false };
  void shortly(...readings).then(() => {
    said.over = true;
  });
  return said;
}

it('is over as soon as all readings are, also those that fail, and leaves no timer', async () => {
  const said = begin(Promise.resolve(1), Promise.reject(new Error('refused')));
  await vi.advanceTimersByTimeAsync(0);
  expect([said.over, vi.getTimerCount()]).toEqual([true, 0]);
});

it('is over after 150 ms, whatever is still on its way', async () => {
  const said = begin(Promise.resolve(1), new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(149);
  expect(said.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(said.over).toBe(true);
});
