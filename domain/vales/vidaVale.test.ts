import { describe, expect, it } from 'vitest';
import { diasRestantes } from './vidaVale.ts';

describe('the days that a voucher still counts', () => {
  // Valid for 30 days: until the end of April 14 in Mexico City.
  const end = new Date('2026-04-15T05:59:59.999Z');

  it.each([
    ['on the morning on which it was made', '2026-03-15T15:00:00Z', 30],
    ['on that evening', '2026-03-16T05:30:00Z', 30],
    ['on the day before its last', '2026-04-14T05:00:00Z', 1],
    ['in the last hour of its last day', '2026-04-15T05:30:00Z', 0],
    ['once it is past', '2026-04-20T15:00:00Z', 0],
  ])('%s', (_when, now, days) => {
    expect(diasRestantes(end, new Date(now))).toBe(days);
  });
});
