import { describe, expect, it } from 'vitest';
import { DAY_TEXTS, faultOfDay, readDay, readWholeDay } from './typedDay.ts';

const TODAY = { today: '2026-11-27' };

describe('a typed day', () => {
  it.each([
    ['25/11/2026', '2026-11-25'],
    ['25-11-2026', '2026-11-25'],
    ['25.11.2026', '2026-11-25'],
    ['25 11 2026', '2026-11-25'],
    [' 5/1/2026 ', '2026-01-05'],
    ['25112026', '2026-11-25'],
    ['251126', '2026-11-25'],
    ['25/11/26', '2026-11-25'],
    ['2026-11-25', '2026-11-25'],
    ['hoy', '2026-11-27'],
    ['AYER', '2026-11-26'],
    ['antier', '2026-11-25'],
    ['anteayer', '2026-11-25'],
    ['Mañana', '2026-11-28'],
    ['manana', '2026-11-28'],
  ])('is %s', (typed, day) => {
    expect(readDay(typed, TODAY)).toBe(day);
    expect(faultOfDay(typed, TODAY)).toBeNull();
  });

  it.each([
    '',
    'x',
    '25',
    '2/',
    '25/11/',
    '25/11/202',
    '251',
    '25112',
    '2511202',
    '25/11/2026 04:26',
    'lunes',
    '1/2/3',
  ])('is not %j', (typed) => {
    expect(readDay(typed, TODAY)).toBeNull();
  });

  it('has a 29 February every four years, and not in 1900 or 2100', () => {
    expect(readDay('29/02/2024', TODAY)).toBe('2024-02-29');
    expect(readDay('290224', TODAY)).toBe('2024-02-29');
    expect(readDay('29/02/2000', TODAY)).toBe('2000-02-29');
    for (const none of [
      '29/02/2026',
      '29/02/1900',
      '29/02/2100',
      '30/02/2024',
      '31/04/2026',
      '00/05/2026',
      '5/13/2026',
    ])
      expect(readDay(none, TODAY)).toBeNull();
  });

  it('without its year is the last one that has been', () => {
    expect(readDay('25-11', TODAY)).toBe('2026-11-25');
    expect(readDay('2511', TODAY)).toBe('2026-11-25');
    expect(readDay('27/11', TODAY)).toBe('2026-11-27');
    expect(readDay('28/11', TODAY)).toBe('2025-11-28');
    expect(readDay('29/2', TODAY)).toBe('2024-02-29');
    // No day after the last one that the field takes.
    expect(readDay('27/11', { ...TODAY, max: '2026-11-26' })).toBe('2025-11-27');
    expect(readDay('30/11', { ...TODAY, max: '2027-03-01' })).toBe('2025-11-30');
  });

  it('without its year is the next one in a field of days to come', () => {
    const coming = { ...TODAY, min: '2026-11-28' };
    expect(readDay('28/11', coming)).toBe('2026-11-28');
    expect(readDay('27/11', coming)).toBe('2027-11-27');
    expect(readDay('3/1', coming)).toBe('2027-01-03');
    expect(readDay('29/2', coming)).toBe('2028-02-29');
  });

  it('with a year of two digits is the latest that the field takes', () => {
    expect(readDay('31/12/46', TODAY)).toBe('2046-12-31');
    expect(readDay('1/1/47', TODAY)).toBe('1947-01-01');
    const birth = { ...TODAY, min: '1900-01-01', max: '2026-11-26' };
    expect(readDay('310390', birth)).toBe('1990-03-31');
    expect(readDay('27/11/26', birth)).toBe('1926-11-27');
    expect(readDay('26/11/26', birth)).toBe('2026-11-26');
    // The one century has this day, the other has not.
    expect(readDay('29/02/00', TODAY)).toBe('2000-02-29');
  });

  it('is whole once its year has four digits: anything less may be on its way to another day', () => {
    expect(readWholeDay('25/11/2026')).toBe('2026-11-25');
    expect(readWholeDay('25112026')).toBe('2026-11-25');
    expect(readWholeDay('2026-11-25')).toBe('2026-11-25');
    for (const half of ['', '25/11', '25/11/20', '251120', 'hoy', '30/02/2026']) expect(readWholeDay(half)).toBeNull();
  });

  it('says in one sentence why it is none', () => {
    expect(faultOfDay(' ', TODAY)).toBeNull();
    expect(faultOfDay('30/02/2026', TODAY)).toBe('El 30/02/2026 no existe en el calendario.');
    expect(faultOfDay('3102', TODAY)).toBe('El 3102 no existe en el calendario.');
    expect(faultOfDay('lunes', TODAY)).toBe(DAY_TEXTS.howToWrite);
    expect(faultOfDay('25/', TODAY)).toBe(DAY_TEXTS.howToWrite);
  });
});
