import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStream, type Stream } from './stream.ts';

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  closed = false;
  readyState = 0;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  say(name: string, data = '{}'): void {
    this.dispatchEvent(Object.assign(new Event(name), { data }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const streams: Stream[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const heard: string[] = [];
  const refused = vi.fn();
  const stream = openStream({ address: '/eventos', hear: (name) => heard.push(name), refused, random: () => 1 });
  streams.push(stream);
  return { stream, heard, refused };
}
function last(): FakeSource {
  const source = FakeSource.opened.at(-1);
  if (source === undefined) throw new Error('Nothing was opened.');
  return source;
}
function times() {
  return FakeSource.opened.length;
}

it('tells that the back end does not open it, not that a connection broke, and goes on trying', async () => {
  const { refused } = open();
  last().fail();
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  last().readyState = 2;
  last().fail();
  expect(refused).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(times()).toBe(3);
});

it('opens again a second after it broke, then ever later, up to half a minute', async () => {
  const { heard } = open();
  last().say('hello');
  last().fail();
  await vi.advanceTimersByTimeAsync(999);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times()).toBe(2);
  for (let n = 0; n < 10; n += 1) {
    last().fail();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(times()).toBe(3 + n);
  }
  last().say('hello');
  expect(heard).toEqual(['hello', 'hello']);
});

it('is quiet before a back end that has no stream', async () => {
  open();
  for (let minute = 0; minute < 60; minute += 1) {
    if (!last().closed) last().fail();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(times()).toBeLessThan(18);
});

it('takes a connection that says nothing for a minute for dead', async () => {
  open();
  last().say('hello');
  for (let n = 0; n < 9; n += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    last().say('beat');
  }
  expect(times()).toBe(1);
  const dead = last();
  await vi.advanceTimersByTimeAsync(61_000);
  expect([times(), dead.closed]).toEqual([2, true]);
});

it('does not take back its place from those who came after it', async () => {
  open();
  last().say('hello');
  last().say('bye');
  last().fail();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(times()).toBe(1);
});

it('opens at once when it is told that the back end is back', async () => {
  const { stream } = open();
  last().fail();
  stream.retryNow();
  expect(times()).toBe(2);
  stream.retryNow();
  expect(times()).toBe(2);
});
