import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAndTime, dayOf, isBeforeToday, longDate, shortDate, shortMoment, TIME_ZONE } from './dates.ts';
import { isIsoDate } from './isoDate.ts';

function at(text: string): Date {
  return new Date(text);
}

describe("the store's day", () => {
  it('is the one of Mexico City', () => {
    expect(TIME_ZONE).toBe('America/Mexico_City');
  });

  it.each([
    ['in winter', '2026-01-15'],
    ['in summer, since Mexico City has no other time then', '2026-07-15'],
    ['on the night on which the neighbours in the north change their clocks', '2026-03-08'],
    ['on the first of a month', '2026-03-01'],
    ['on 29 February', '2028-02-29'],
    ['on New Year', '2027-01-01'],
  ])('begins at 06:00 of UTC %s', (_when, day) => {
    expect(dayOf(at(`${day}T06:00:00.000Z`))).toBe(day);
    expect(dayOf(new Date(at(`${day}T06:00:00.000Z`).getTime() - 1))).not.toBe(day);
    expect(dayOf(new Date(at(`${day}T06:00:00.000Z`).getTime() + 86_399_999))).toBe(day);
  });

  it.each([
    ['2026-05-01T05:59:59.999Z', '2026-04-30'],
    ['2026-03-01T05:59:59.999Z', '2026-02-28'],
    ['2028-03-01T05:59:59.999Z', '2028-02-29'],
    ['2027-01-01T05:59:59.999Z', '2026-12-31'],
  ])('of %s is the last of the month, %s', (moment, day) => {
    expect(dayOf(at(moment))).toBe(day);
  });

  it('was another one in the summers that had their own time', () => {
    expect(dayOf(at('2022-07-01T05:30:00Z'))).toBe('2022-07-01');
  });

  it('is another one in another zone', () => {
    expect(dayOf(at('2026-07-15T06:30:00Z'), 'America/Tijuana')).toBe('2026-07-14');
    expect(dayOf(at('2026-07-15T06:30:00Z'), 'UTC')).toBe('2026-07-15');
  });

  it('is a day of the calendar, at any moment', () => {
    const moments = fc.date({ min: at('1900-01-01T00:00:00Z'), max: at('2200-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(fc.property(moments, (moment) => isIsoDate(dayOf(moment))));
  });
});

describe('a day of the calendar', () => {
  it.each(['2026-03-31', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('is %s', (texto) => {
    expect(isIsoDate(texto)).toBe(true);
  });

  it.each([
    '2026-04-31',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '12026-01-01',
    '2026/01/01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01 ',
    '',
  ])('is never %j', (texto) => {
    expect(isIsoDate(texto)).toBe(false);
  });
});

describe('a birth date', () => {
  const lastSecondOfThe18th = at('2026-03-19T05:59:59Z');

  it('is at least one day before today', () => {
    expect(isBeforeToday('2026-03-17', lastSecondOfThe18th)).toBe(true);
    expect(isBeforeToday('2026-03-18', lastSecondOfThe18th)).toBe(false);
    expect(isBeforeToday('2026-03-19', lastSecondOfThe18th)).toBe(false);
  });

  it('is judged by the store’s day, whatever UTC says, and by another zone’s when that is asked for', () => {
    expect(isBeforeToday('2026-03-18', at('2026-03-19T06:00:00Z'))).toBe(true);
    expect(isBeforeToday('2026-03-18', lastSecondOfThe18th, 'UTC')).toBe(true);
  });
});

describe('a day as people read it', () => {
  it.each([
    ['1990-03-31', '31 de marzo de 1990', '31/03/1990'],
    ['2028-02-29', '29 de febrero de 2028', '29/02/2028'],
    ['2026-01-01', '1 de enero de 2026', '01/01/2026'],
    ['2026-12-31', '31 de diciembre de 2026', '31/12/2026'],
  ])('%s is %s, or %s: the same day in every zone', (fecha, larga, corta) => {
    expect(longDate(fecha)).toBe(larga);
    expect(shortDate(fecha)).toBe(corta);
  });

  it.each([null, '', '2026-02-30', 'ayer'])('%j is N/D', (fecha) => {
    expect(longDate(fecha)).toBe('N/D');
    expect(shortDate(fecha)).toBe('N/D');
  });

  it('reads back as the day that was written', () => {
    const days = fc.date({ min: at('1900-01-01T00:00:00Z'), max: at('2999-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const fecha = day.toISOString().slice(0, 10);
        expect(shortDate(fecha).split('/').reverse().join('-')).toBe(fecha);
      }),
    );
  });
});

describe('a moment as people read it', () => {
  it.each([
    ['2026-03-19T06:00:00.000Z', '19/03/2026 00:00'],
    ['2026-03-19T05:59:59.999Z', '18/03/2026 23:59'],
    ['2026-07-01T18:05:00.000Z', '01/07/2026 12:05'],
  ])('%s is %s in the store, by 24 hours', (instant, texto) => {
    expect(dateAndTime(instant)).toBe(texto);
  });

  it('is in another zone’s time when that is asked for', () => {
    expect(dateAndTime('2026-07-01T18:05:00.000Z', 'UTC')).toBe('01/07/2026 18:05');
    expect(dateAndTime('2026-07-01T18:05:00.000Z', 'America/Tijuana')).toBe('01/07/2026 11:05');
    expect(dateAndTime('2026-07-01T18:05:00.000Z')).toBe('01/07/2026 12:05');
  });
});

describe('a moment in a list', () => {
  // Just after midnight in Mexico City, still the evening before in Tijuana.
  const now = new Date('2026-03-18T06:10:00Z');

  it.each([
    ['2026-03-18T06:05:00Z', TIME_ZONE, 'hoy 00:05'],
    ['2026-03-18T05:55:00Z', TIME_ZONE, 'ayer 23:55'],
    ['2026-03-17T06:00:00Z', TIME_ZONE, 'ayer 00:00'],
    ['2026-03-17T05:59:00Z', TIME_ZONE, '16/03/2026 23:59'],
    ['2026-03-18T05:55:00Z', 'America/Tijuana', 'hoy 22:55'],
    ['2026-03-19T06:05:00Z', TIME_ZONE, '19/03/2026 00:05'],
  ])('%s in %s is %s', (instant, zone, said) => {
    expect(shortMoment(instant, now, zone)).toBe(said);
  });
});
