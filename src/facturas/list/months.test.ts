import { describe, expect, it } from 'vitest';
import { lastMonths, monthInWords } from './months.ts';

describe('the months to choose from', () => {
  it('are this one and the sixty before it', () => {
    const months = lastMonths('2026-02-10');
    expect(months.slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect([months.length, months.at(-1)]).toEqual([61, '2021-02']);
  });

  it('are said in words', () => {
    expect(monthInWords('2026-11')).toBe('noviembre de 2026');
  });
});
