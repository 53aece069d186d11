import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns, TurnTimeout } from './turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end: () => end() };
}

it('lets one after the other, in the order in which they came, also past one that failed', async () => {
  const inTurn = createTurns(1_000);
  const order: number[] = [];
  const task = (n: number) => async () => {
    order.push(n);
    if (n === 2) throw new Error('two');
  };
  await Promise.allSettled([inTurn('a', task(1)), inTurn('a', task(2)), inTurn('a', task(3))]);
  expect(order).toEqual([1, 2, 3]);
});

it('does not let one key wait for another', async () => {
  const inTurn = createTurns(1_000);
  const first = held();
  const running = inTurn('a', first.work);
  expect(await inTurn('b', async () => 'done')).toBe('done');
  first.end();
  await running;
});

it('refuses who has waited too long, without ever beginning that work, and goes on with the next', async () => {
  const inTurn = createTurns(1_000);
  const first = held();
  const running = inTurn('a', first.work);
  const begun = vi.fn(async () => undefined);
  const late = inTurn('a', begun);
  const refused = expect(late).rejects.toThrow(TurnTimeout);
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  first.end();
  await running;
  expect(await inTurn('a', async () => 'next')).toBe('next');
  expect(begun).not.toHaveBeenCalled();
});
