import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueue, NoTurn } from './queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Queue = ReturnType<typeof createQueue>;
type Place = Parameters<Queue>[2];

/** A queue whose works end when they are told to, and what began, ended and was refused, in that order. */
function bench(limits: Parameters<typeof createQueue>[0]) {
  const inTurn = createQueue(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    begun,
    refused,
    settle,
    ask: (name: string, place?: Place, key = 'one') => {
      inTurn(
        key,
        async () => {
          begun.push(name);
          await new Promise<void>((end) => ends.set(name, end));
        },
        place,
      ).catch((error: Error) => refused.push(`${name}: ${error.message}`));
    },
    end: async (...names: string[]) => {
      for (const name of names) {
        await settle();
        ends.get(name)?.();
        await settle();
      }
    },
  };
}

describe('the turns of a queue', () => {
  it('are taken at once by as many as there are lanes, and handed over in the order of coming', async () => {
    const { ask, end, begun, settle } = bench({ lanes: 2 });
    for (const name of ['1', '2', '3', '4']) ask(name);
    await settle();
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3']);
    await end('1');
    expect(begun).toEqual(['1', '2', '3', '4']);
  });

  it('are handed over, so that nobody who comes then slips in beside', async () => {
    const { ask, end, begun, settle } = bench({ lanes: 1 });
    ask('1');
    ask('2');
    await end('1');
    ask('3');
    await settle();
    expect(begun).toEqual(['1', '2']);
  });

  it('do not wait for those of another key', async () => {
    const { ask, begun, settle } = bench({ lanes: 1 });
    ask('a1', {}, 'a');
    ask('a2', {}, 'a');
    ask('b1', {}, 'b');
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('go on after a work that failed, and answer what a work answers', async () => {
    const inTurn = createQueue({ lanes: 1 });
    const first = inTurn('a', () => Promise.reject(new Error('no')));
    const second = inTurn('a', async () => 'sí');
    await expect(first).rejects.toThrow('no');
    expect(await second).toBe('sí');
  });

  it('are all there again when everybody has left', async () => {
    const { ask, end, begun } = bench({ lanes: 2, waiting: 0 });
    for (const round of ['1', '2', '3']) {
      ask(`a${round}`);
      ask(`b${round}`);
      await end(`a${round}`, `b${round}`);
    }
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });
});

describe('the lines of a queue', () => {
  it('pass between those of a long one', async () => {
    const { ask, end, begun } = bench({ lanes: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, { line: 'attacker' });
    ask('s1', { line: 'store' });
    ask('s2', { line: 'store' });
    await end('a1', 'a2', 's1', 'a3', 's2', 'a4');
    expect(begun).toEqual(['a1', 'a2', 's1', 'a3', 's2', 'a4']);
  });

  it('go first when they may, one after the other among themselves', async () => {
    const { ask, end, begun } = bench({ lanes: 1 });
    ask('x1', { line: 'x' });
    ask('x2', { line: 'x' });
    for (const name of ['o1', 'o2']) ask(name, { line: 'owner', first: true });
    ask('p1', { line: 'partner', first: true });
    await end('x1', 'o1', 'p1', 'o2', 'x2');
    expect(begun).toEqual(['x1', 'o1', 'p1', 'o2', 'x2']);
  });

  it('do not lose their place to one of the same name that goes first', async () => {
    const { ask, end, begun } = bench({ lanes: 1 });
    ask('now');
    ask('x1', { line: 'x' });
    ask('y1', { line: 'y' });
    ask('own', { line: 'x', first: true });
    await end('now', 'own', 'x1', 'y1');
    expect(begun).toEqual(['now', 'own', 'x1', 'y1']);
  });
});

describe('who gets no turn', () => {
  it('came when enough waited, unless he goes first; later there is room again', async () => {
    const { ask, end, begun, refused, settle } = bench({ lanes: 1, waiting: 1 });
    for (const name of ['1', '2', '3']) ask(name);
    ask('own', { first: true });
    ask('4');
    await settle();
    expect(refused).toEqual(['3: No turn: full', '4: No turn: full']);
    await end('1', 'own');
    ask('5');
    await end('2', '5');
    expect(begun).toEqual(['1', 'own', '2', '5']);
  });

  it('is not who comes when only those wait who go first', async () => {
    const { ask, end, begun, refused } = bench({ lanes: 1, waiting: 1 });
    ask('1');
    ask('own', { first: true });
    ask('2');
    await end('1', 'own', '2');
    expect(refused).toEqual([]);
    expect(begun).toEqual(['1', 'own', '2']);
  });

  it('waited too long: his work never begins, and the next one does', async () => {
    const { ask, end, begun, refused } = bench({ lanes: 1, patience: 1_000 });
    ask('1');
    ask('2');
    await vi.advanceTimersByTimeAsync(500);
    ask('3');
    await vi.advanceTimersByTimeAsync(499);
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(refused).toEqual(['2: No turn: late']);
    await end('1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(refused).toEqual(['2: No turn: late']);
    expect(begun).toEqual(['1', '3']);
  });

  it('left while he waited', async () => {
    const { ask, end, begun, refused, settle } = bench({ lanes: 1, patience: 1_000 });
    const left = new AbortController();
    ask('1');
    ask('2', { left: left.signal });
    ask('3');
    left.abort();
    await settle();
    expect(refused).toEqual(['2: No turn: gone']);
    expect(vi.getTimerCount()).toBe(1);
    await end('1');
    expect(begun).toEqual(['1', '3']);
  });

  it('left at the very moment when it came, and loses it for nobody', async () => {
    const inTurn = createQueue({ lanes: 1 });
    const left = new AbortController();
    const begun: string[] = [];
    let end = (): void => undefined;
    const first = inTurn('a', () => new Promise<void>((done) => (end = done)));
    const second = inTurn('a', async () => begun.push('2'), { left: left.signal });
    const third = inTurn('a', async () => begun.push('3'));
    const refused = expect(second).rejects.toThrow(NoTurn);
    await vi.advanceTimersByTimeAsync(0);
    end();
    await first;
    left.abort();
    await refused;
    await third;
    expect(begun).toEqual(['3']);
  });

  it('had gone before he asked', async () => {
    const inTurn = createQueue({ lanes: 1 });
    const begun: string[] = [];
    await expect(inTurn('a', async () => begun.push('1'), { left: AbortSignal.abort() })).rejects.toThrow(NoTurn);
    await inTurn('a', async () => begun.push('2'));
    expect(begun).toEqual(['2']);
  });

  it('had gone before he asked, and is told so at once also when others are under way', async () => {
    const { ask, refused, settle } = bench({ lanes: 1 });
    ask('1');
    ask('2', { left: AbortSignal.abort() });
    await settle();
    expect(refused).toEqual(['2: No turn: gone']);
  });
});

describe('the rest after a work', () => {
  it('is as long as the work took', async () => {
    const { ask, end, begun } = bench({ lanes: 1, longestRest: 200 });
    ask('1');
    ask('2');
    await vi.advanceTimersByTimeAsync(50);
    await end('1');
    await vi.advanceTimersByTimeAsync(49);
    expect(begun).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['1', '2']);
  });

  it('is no longer than it may be, and holds up who comes while nobody works', async () => {
    const { ask, end, begun, settle } = bench({ lanes: 1, longestRest: 200 });
    ask('1');
    await vi.advanceTimersByTimeAsync(5_000);
    await end('1');
    ask('2');
    await vi.advanceTimersByTimeAsync(199);
    expect(begun).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(begun).toEqual(['1', '2']);
  });

  it('is none after a work that was short', async () => {
    const { ask, end, begun, settle } = bench({ lanes: 1, longestRest: 200, restsFrom: 20 });
    for (const name of ['1', '2', '3']) ask(name);
    await vi.advanceTimersByTimeAsync(19);
    await end('1');
    await settle();
    expect(begun).toEqual(['1', '2']);
    await vi.advanceTimersByTimeAsync(20);
    await end('2');
    await vi.advanceTimersByTimeAsync(19);
    expect(begun).toEqual(['1', '2']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['1', '2', '3']);
  });
});
