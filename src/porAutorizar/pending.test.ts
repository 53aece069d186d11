import { describe, expect, it } from 'vitest';
import type { Pending } from './pending.ts';
import { inOneLine, totalOf, waitingForPerson } from './pending.ts';

function waiting(cases: readonly [fecha: string, propia: boolean][], vouchers: readonly [string, boolean][]): Pending {
  return {
    cases: { total: cases.length, solicitudes: cases.map(([fecha, propia], n) => ({ idCaso: n + 1, fecha, propia })) },
    vouchers: { total: vouchers.length, vales: vouchers.map(([fecha, propia], n) => ({ id: n + 1, fecha, propia })) },
  } as unknown as Pending;
}

describe('what waits for authorization', () => {
  it('stands in one line, the oldest first, whatever it is', () => {
    const pending = waiting(
      [
        ['2026-03-01T10:00:00Z', false],
        ['2026-03-03T10:00:00Z', false],
      ],
      [['2026-03-02T10:00:00Z', false]],
    );
    expect(inOneLine(pending).map(({ kind }) => kind)).toEqual(['caso', 'vale', 'caso']);
  });

  it('is counted together, without what the person asked for himself', () => {
    const pending = waiting(
      [
        ['2026-03-01T10:00:00Z', true],
        ['2026-03-03T10:00:00Z', false],
      ],
      [
        ['2026-03-02T10:00:00Z', false],
        ['2026-03-02T11:00:00Z', true],
      ],
    );
    expect(totalOf(pending)).toBe(4);
    expect(waitingForPerson(pending)).toBe(2);
  });

  it('is of one kind alone for who decides only that', () => {
    const { cases, vouchers } = waiting([['2026-03-01T10:00:00Z', false]], [['2026-03-02T10:00:00Z', false]]);
    expect(inOneLine({ cases: null, vouchers }).map(({ kind }) => kind)).toEqual(['vale']);
    expect(waitingForPerson({ cases, vouchers: null })).toBe(1);
    expect(waitingForPerson({ cases: null, vouchers: null })).toBe(0);
  });
});
