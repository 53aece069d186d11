import { describe, expect, it } from 'vitest';
import { howManyWait, inOneLine, type Pending, rowNumber, waitingForPerson } from './pending.ts';
import { waitingBeside } from './rows.ts';

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
    expect(howManyWait(pending)).toBe(4);
    expect(waitingForPerson(pending)).toBe(2);
  });

  it('is of one kind alone for who decides only that', () => {
    const { cases, vouchers } = waiting([['2026-03-01T10:00:00Z', false]], [['2026-03-02T10:00:00Z', false]]);
    expect(inOneLine({ cases: null, vouchers }).map(({ kind }) => kind)).toEqual(['vale']);
    expect(waitingForPerson({ cases, vouchers: null })).toBe(1);
    expect(waitingForPerson({ cases: null, vouchers: null })).toBe(0);
  });
});

describe('the row beside another one', () => {
  /** Cases 1 (one's own) and 2, then vouchers 1, 2 (one's own) and 3. */
  const rows = inOneLine(
    waiting(
      [
        ['2026-03-01T10:00:00Z', true],
        ['2026-03-01T11:00:00Z', false],
      ],
      [
        ['2026-03-02T10:00:00Z', false],
        ['2026-03-02T11:00:00Z', true],
        ['2026-03-02T12:00:00Z', false],
      ],
    ),
  );
  const none: ReadonlySet<number> = new Set();

  it('is the next that somebody else asked for, and after the last one the first', () => {
    expect(rows.map(rowNumber)).toEqual([1, 2, -1, -2, -3]);
    expect([2, -1, -2, -3].map((row) => waitingBeside(rows, row, 1, none))).toEqual([-1, -3, -3, 2]);
    expect([2, -1, -3].map((row) => waitingBeside(rows, row, -1, none))).toEqual([-3, 2, -1]);
  });

  it('is none that was decided, and never the row itself', () => {
    expect(waitingBeside(rows, 2, 1, new Set([-1]))).toBe(-3);
    expect(waitingBeside(rows, 2, 1, new Set([2, -1, -3]))).toBeNull();
    expect(waitingBeside(rows, 99, 1, none)).toBe(2);
  });
});
