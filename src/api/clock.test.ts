import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearServerTime, onClockSet, serverNow } from './clock.ts';

const SERVER = 'Wed, 25 Nov 2026 18:00:00 GMT';
const NOW = Date.parse(SERVER);
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.setSystemTime(NOW);
  hearServerTime(SERVER);
  vi.useRealTimers();
});

describe('The time that is shown', () => {
  it.each([
    ['a day ahead', DAY_MS],
    ['a day back', -DAY_MS],
  ])("is the server's where the computer's clock is %s", (_, wrong) => {
    vi.setSystemTime(NOW + wrong);
    hearServerTime(SERVER);
    expect(serverNow().getTime()).toBe(NOW);
    vi.advanceTimersByTime(60_000);
    expect(serverNow().getTime()).toBe(NOW + 60_000);
  });

  it('is told of a clock that turns out to be wrong or is set right, and not of each answer', () => {
    const tell = vi.fn();
    const stop = onClockSet(tell);
    hearServerTime(SERVER);
    vi.setSystemTime(NOW + 2_000);
    hearServerTime(SERVER);
    expect(tell).not.toHaveBeenCalled();
    expect(serverNow().getTime()).toBe(NOW + 2_000);
    vi.setSystemTime(NOW + DAY_MS);
    hearServerTime(SERVER);
    expect(tell).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW);
    hearServerTime(SERVER);
    expect(tell).toHaveBeenCalledTimes(2);
    expect(serverNow().getTime()).toBe(NOW);
    stop();
  });

  it("is the computer's where an answer says no time", () => {
    vi.setSystemTime(NOW + DAY_MS);
    hearServerTime(null);
    hearServerTime('ayer');
    expect(serverNow().getTime()).toBe(NOW + DAY_MS);
  });
});
