import { describe, expect, it } from 'vitest';
import { diaHabilDespues, esDiaHabil } from './diasHabiles.ts';

describe('a day of rest', () => {
  it.each([
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
    ['2026-01-01', 'the new year'],
    ['2026-02-02', 'the first Monday of February'],
    ['2027-02-01', 'the first Monday of February, on the first'],
    ['2028-02-07', 'the first Monday of February, on the seventh'],
    ['2026-03-16', 'the third Monday of March'],
    ['2027-03-15', 'the third Monday of March, on the fifteenth'],
    ['2025-11-17', 'the third Monday of November'],
    ['2026-11-16', 'the third Monday of November'],
    ['2022-11-21', 'the third Monday of November, on the twenty-first'],
    ['2026-05-01', 'the first of May'],
    ['2026-05-05', 'the fifth of May'],
    ['2026-09-16', 'the sixteenth of September'],
    ['2026-12-25', 'Christmas'],
    ['2024-10-01', 'the change of the presidency'],
    ['2030-10-01', 'the change of the presidency'],
  ])('%s is %s', (day) => {
    expect(esDiaHabil(day)).toBe(false);
  });

  it.each([
    ['2026-11-23', 'a Monday'],
    ['2026-11-20', 'a Friday'],
    ['2026-02-05', 'a date whose feast is kept on a Monday'],
    ['2026-02-09', 'the second Monday of February'],
    ['2027-02-08', 'the second Monday of February, on the eighth'],
    ['2026-03-09', 'the second Monday of March'],
    ['2027-03-22', 'the fourth Monday of March, on the twenty-second'],
    ['2026-03-23', 'the fourth Monday of March'],
    ['2026-11-09', 'the second Monday of November'],
    ['2026-11-17', 'a Tuesday of that week'],
    ['2026-04-20', 'a third Monday of another month'],
    ['2026-10-01', 'a first of October like any other'],
    ['2018-10-01', 'a first of October before that was the day'],
    ['2030-10-02', 'a second of October'],
    ['2030-09-30', 'a last of September'],
    ['2026-12-24', 'Christmas Eve'],
  ])('is not %s, %s', (day) => {
    expect(esDiaHabil(day)).toBe(true);
  });
});

describe('business days are counted from the next one on', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-11-23', 3, '2026-11-26'],
    // Over a weekend.
    ['2026-11-19', 3, '2026-11-24'],
    ['2026-11-20', 1, '2026-11-23'],
    // From a day of rest.
    ['2026-11-21', 3, '2026-11-25'],
    // Over the third Monday of November.
    ['2026-11-13', 3, '2026-11-19'],
    // Over the end of the year: Thursday 31, then Monday 4 and Tuesday 5.
    ['2026-12-30', 3, '2027-01-05'],
    // Over the two holidays of May: Monday 4, Wednesday 6, Thursday 7.
    ['2026-04-30', 3, '2026-05-07'],
  ])('%s and %i more is %s', (day, count, reached) => {
    expect(diaHabilDespues(day, count)).toBe(reached);
  });
});
