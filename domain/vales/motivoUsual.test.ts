import { describe, expect, it } from 'vitest';
import { motivoUsual } from './motivoUsual.ts';

function times(id: number, count: number): readonly number[] {
  return Array.from({ length: count }, () => id);
}

describe('the usual reason of a voucher', () => {
  it('is the only one that there is, used or not', () => {
    expect(motivoUsual([4], [])).toBe(4);
  });

  it('is the one of more than half of the last twenty', () => {
    expect(motivoUsual([1, 2], [...times(2, 11), ...times(1, 9)])).toBe(2);
    expect(motivoUsual([1, 2], [...times(2, 10), ...times(1, 10)])).toBeNull();
  });

  it('is none where few vouchers were made, or where it is switched off', () => {
    expect(motivoUsual([1, 2], times(1, 3))).toBeNull();
    expect(motivoUsual([1, 2], times(3, 20))).toBeNull();
    expect(motivoUsual([], [])).toBeNull();
  });
});
