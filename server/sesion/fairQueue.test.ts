import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

/** A queue whose works end when they are told to, and the order in which they began. */
function bench(limits: Parameters<typeof createFairQueue>[0]) {
  const run = createFairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (who: string, name: string, known = false) =>
      run({ who, known }, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
      }),
    end: async (name: string) => {
      await settled();
      ends.get(name)?.();
      await settled();
    },
  };
}

function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the queue of passwords', () => {
  it('runs no more at once than there are lanes', async () => {
    const { ask, end, begun } = bench({ lanes: 2, maxWaiting: 10 });
    const all = ['1', '2', '3'].map((name) => ask('a', name));
    await end('none');
    expect(begun).toEqual(['1', '2']);
    for (const name of ['1', '2', '3']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['1', '2', '3']);
  });

  it('lets a line of one pass between those of a long line', async () => {
    const { ask, end, begun } = bench({ lanes: 1, maxWaiting: 10 });
    const all = [ask('attacker', 'a1'), ask('attacker', 'a2'), ask('attacker', 'a3'), ask('store', 's1')];
    for (const name of ['a1', 'a2', 's1', 'a3']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 's1', 'a3']);
  });

  it('serves known computers first', async () => {
    const { ask, end, begun } = bench({ lanes: 1, maxWaiting: 10 });
    const all = [ask('x', 'x1'), ask('y', 'y1'), ask('owner', 'own', true)];
    for (const name of ['x1', 'own', 'y1']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['x1', 'own', 'y1']);
  });

  it('refuses strangers when too many wait, never a known computer, and takes them again afterwards', async () => {
    const { ask, end, begun } = bench({ lanes: 1, maxWaiting: 1 });
    const all = [ask('x', 'x1'), ask('x', 'x2')];
    await expect(ask('y', 'y1')).rejects.toMatchObject({ status: 503, segundos: 5 });
    all.push(ask('owner', 'own', true));
    for (const name of ['x1', 'own', 'x2']) await end(name);
    const last = ask('y', 'y2');
    await end('y2');
    await Promise.all([...all, last]);
    expect(begun).toEqual(['x1', 'own', 'x2', 'y2']);
  });

  it('gives the lane back after a work that failed', async () => {
    const run = createFairQueue({ lanes: 1, maxWaiting: 1 });
    await expect(run({ who: 'a', known: false }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run({ who: 'a', known: false }, async () => 'sí')).toBe('sí');
  });
});
