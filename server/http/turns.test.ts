import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Turns } from './turns.ts';
import { takeTurns } from './turns.ts';

const ANA = 1;
const BETO = 2;

let turns: Turns;
beforeEach(() => {
  vi.useFakeTimers();
  turns = takeTurns({ atOnce: 2, waiting: 2, waitMs: 30_000 });
});
afterEach(() => vi.useRealTimers());

function ask(name: number) {
  const left = new AbortController();
  let answer: boolean | null = null;
  const taken = turns.take(name, left.signal).then((mine) => {
    answer = mine;
  });
  return {
    leave: () => left.abort(),
    taken,
    answer: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return answer;
    },
  };
}

describe('turns', () => {
  it('are taken at once by as many as may, and by others under their own name', async () => {
    const [una, otra, tercera, ajena] = [ask(ANA), ask(ANA), ask(ANA), ask(BETO)];
    expect([await una.answer(), await otra.answer(), await tercera.answer(), await ajena.answer()]).toEqual([
      true,
      true,
      null,
      true,
    ]);
  });

  it('are handed over in the order of coming', async () => {
    const [una, , tercera, cuarta] = [ask(ANA), ask(ANA), ask(ANA), ask(ANA)];
    una.leave();
    expect([await tercera.answer(), await cuarta.answer()]).toEqual([true, null]);
    tercera.leave();
    expect(await cuarta.answer()).toBe(true);
  });

  it('are refused to who comes when enough wait, and to who waited long', async () => {
    const [, , tercera, , quinta] = [ask(ANA), ask(ANA), ask(ANA), ask(ANA), ask(ANA)];
    expect(await quinta.answer()).toBe(false);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await tercera.answer()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await tercera.answer()).toBe(false);
  });

  it('are not kept for who left while waiting', async () => {
    const [una, , tercera, cuarta] = [ask(ANA), ask(ANA), ask(ANA), ask(ANA)];
    tercera.leave();
    expect(await tercera.answer()).toBe(false);
    una.leave();
    expect(await cuarta.answer()).toBe(true);
  });

  it('are not lost with who left at the very moment when the turn came', async () => {
    const [una, , tercera, cuarta] = [ask(ANA), ask(ANA), ask(ANA), ask(ANA)];
    una.leave();
    tercera.leave();
    expect([await tercera.answer(), await cuarta.answer()]).toEqual([false, true]);
  });

  it('are all there again when everybody has left', async () => {
    for (let round = 0; round < 3; round += 1) {
      const all = [ask(ANA), ask(ANA), ask(ANA), ask(ANA)];
      for (const { leave } of all) leave();
      await Promise.all(all.map(({ taken }) => taken));
    }
    expect(await ask(ANA).answer()).toBe(true);
  });
});
