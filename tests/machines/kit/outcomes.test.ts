import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomesOf } from './outcomes.ts';
import type { Path } from './plan.ts';

function path(contexts: readonly unknown[], input?: unknown): Path {
  const steps = contexts.map((context) => ({
    event: null,
    taken: [],
    value: { open: 'idle' },
    nodes: [],
    status: 'active',
    tags: ['busy'],
    emitted: [],
    context,
  }));
  return { id: 'a1b2c3d4', input, events: [{ type: 'buscar' }], steps, covers: [], about: [], pairs: false };
}

describe('the outcomes of the paths', () => {
  it('say the start once, and of each end what is other', () => {
    expect(
      outcomesOf([
        path([{ a: 1, b: null }]),
        path(
          [
            { a: 1, b: null },
            { a: 1, b: 'x' },
          ],
          { from: 7 },
        ),
      ]),
    ).toBe(
      [
        'start',
        '  a 1',
        '  b null',
        'a1b2c3d4 buscar',
        '  open.idle [busy]',
        'a1b2c3d4 buscar from {"from":7}',
        '  open.idle [busy]',
        '    b "x"',
        '',
      ].join('\n'),
    );
  });

  it('write a long value out once, and another one by what it has other', () => {
    const long = (version: number) => ({ version, text: 'x'.repeat(80) });
    const start = { caso: null };
    const text = outcomesOf([path([start, { caso: long(1) }]), path([start, { caso: long(2) }])]);
    expect(text.match(/x{80}/g)).toHaveLength(1);
    expect(text).toMatch(/^caso:\w{8} = caso:\w{8} with \{"version":2\}$/m);
  });

  it('are other as soon as any field of any end is', () => {
    const context = fc.record({ a: fc.jsonValue(), b: fc.jsonValue() }, { requiredKeys: [] });
    fc.assert(
      fc.property(context, context, context, (start, one, other) => {
        const same = JSON.stringify([one.a, one.b]) === JSON.stringify([other.a, other.b]);
        const [first, second] = [one, other].map((end) => outcomesOf([path([start, end])]));
        const missing = [one, other].some((end) => !('a' in end && 'b' in end));
        if (!missing) expect(first === second).toBe(same);
      }),
    );
  });
});
