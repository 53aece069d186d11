import { describe, expect, it } from 'vitest';
import { type Apertura, cerradaEn, cerradaEnPalabras, jornada, segundosAbierta } from './apertura.ts';
import { type Horario, horarioEnPalabras } from './horario.ts';

const NINE = { abre: '09:00', cierra: '21:00' };
/** Monday to Friday from nine to nine, a short Saturday, no Sunday. */
const SHOP: Horario = {
  ...{ lunes: NINE, martes: NINE, miercoles: NINE, jueves: NINE, viernes: NINE },
  ...{ sabado: { abre: '10:00', cierra: '14:00' }, domingo: null },
};
const NIGHT = { abre: '22:00', cierra: '06:00' };
const BAR: Horario = {
  ...{ lunes: NIGHT, martes: NIGHT, miercoles: NIGHT, jueves: NIGHT, viernes: NIGHT, sabado: NIGHT, domingo: NIGHT },
};
const SHUT: Horario = {
  ...{ lunes: null, martes: null, miercoles: null, jueves: null, viernes: null, sabado: null, domingo: null },
};
const HOUR = 3_600;

// The centre is six hours behind UTC; the 20th of March 2026 is a Friday.
const centre = (horario: Horario, festivos: readonly (readonly [string, string])[] = []): Apertura => ({
  ...{ horario, festivos: new Map(festivos), zona: 'America/Mexico_City' },
});
const at = (utc: string) => new Date(`${utc}:00.000Z`);
const closed = (opening: Apertura, now: string) => cerradaEn(opening, at(now));
const words = (opening: Apertura, now: string) => {
  const found = closed(opening, now);
  return found && cerradaEnPalabras(found, at(now), opening.zona);
};
const open = (opening: Apertura, from: string, to: string) => segundosAbierta(opening, at(from), at(to));

describe('a store by its hours', () => {
  it('is open from its first minute to before its last', () => {
    expect(closed(centre(SHOP), '2026-03-20T14:59')?.abre).toBe('2026-03-20T15:00:00.000Z');
    expect(closed(centre(SHOP), '2026-03-20T15:00')).toBeNull();
    expect(closed(centre(SHOP), '2026-03-21T02:59')).toBeNull();
    expect(closed(centre(SHOP), '2026-03-21T03:00')?.abre).toBe('2026-03-21T16:00:00.000Z');
  });

  it('is closed until an hour, tomorrow, a day of the week, a date', () => {
    expect(words(centre(SHOP), '2026-03-20T14:00')).toBe('Cerrada hasta las 09:00');
    expect(words(centre(SHOP), '2026-03-20T04:00')).toBe('Cerrada hasta mañana 09:00');
    expect(words(centre(SHOP), '2026-03-21T21:00')).toBe('Cerrada hasta el lunes 09:00');
    expect(words(centre({ ...SHUT, lunes: NINE }), '2026-03-24T04:00')).toBe('Cerrada hasta el 30/03/2026 09:00');
    expect(words(centre(SHUT), '2026-03-24T04:00')).toBe('Cerrada, sin día en que abra');
  });

  it('stays open over midnight, of the day that is a holiday too, and not in the night that begins on it', () => {
    const bar = centre(BAR, [['2026-03-21', 'Natalicio de Juárez']]);
    expect(closed(bar, '2026-03-21T11:59')).toBeNull();
    expect(closed(bar, '2026-03-21T12:00')).toEqual({
      ...{ abre: '2026-03-23T04:00:00.000Z', festivo: 'Natalicio de Juárez' },
    });
    // On Sunday the 22nd no holiday is to blame.
    expect(closed(bar, '2026-03-22T12:00')?.festivo).toBeNull();
    expect(words(centre({ ...SHOP, lunes: NIGHT }), '2026-03-24T11:00')).toBeNull();
  });

  it('that is open round the clock never closes', () => {
    const all = { abre: '00:00', cierra: '00:00' };
    const always = centre({
      ...{ lunes: all, martes: all, miercoles: all, jueves: all, viernes: all, sabado: all, domingo: all },
    });
    expect(closed(always, '2026-03-21T06:00')).toBeNull();
    expect(open(always, '2026-03-20T00:00', '2026-03-23T00:00')).toBe(72 * HOUR);
  });
});

describe('the time for which a store was open', () => {
  it('leaves nights, the weekend and holidays out', () => {
    // From Friday at six in the evening to Monday at eleven: three hours, four, none, two.
    expect(open(centre(SHOP), '2026-03-21T00:00', '2026-03-23T17:00')).toBe(9 * HOUR);
    expect(open(centre(SHOP, [['2026-03-21', 'Natalicio']]), '2026-03-21T00:00', '2026-03-23T17:00')).toBe(5 * HOUR);
    expect(open(centre(SHOP), '2026-03-21T04:00', '2026-03-21T15:00')).toBe(0);
    expect(open(centre(SHUT), '2026-01-01T00:00', '2026-03-23T17:00')).toBe(0);
  });

  it('is counted no further than is asked', () => {
    // The evening of a Tuesday, a Wednesday, a Thursday.
    expect(segundosAbierta(centre(SHOP), at('2020-01-01T00:00'), at('2026-03-23T17:00'), 20 * HOUR)).toBe(27 * HOUR);
  });

  it('is that of the store’s own clock, which jumps at the border and not in the centre', () => {
    // In Tijuana the 8th of March 2026 has no hour from two to three, and the 1st of November has one twice.
    const tijuana = { ...centre(BAR), zona: 'America/Tijuana' };
    expect(open(tijuana, '2026-03-08T00:00', '2026-03-08T20:00')).toBe(7 * HOUR);
    expect(open(tijuana, '2026-11-01T00:00', '2026-11-01T20:00')).toBe(9 * HOUR);
    expect(open(centre(BAR), '2026-03-08T00:00', '2026-03-08T20:00')).toBe(8 * HOUR);
    const shop = { ...centre(SHOP), zona: 'America/Tijuana' };
    expect(closed(shop, '2026-03-07T04:00')).toBeNull();
    // Nine o'clock is an hour earlier by UTC once the clock has jumped.
    expect(closed(shop, '2026-03-07T10:00')?.abre).toBe('2026-03-07T18:00:00.000Z');
    expect(closed(shop, '2026-03-08T12:00')?.abre).toBe('2026-03-09T16:00:00.000Z');
  });

  it('is that of the hours as they are now, once they were changed', () => {
    const short = centre({ ...SHOP, jueves: { abre: '09:00', cierra: '12:00' } });
    expect(open(centre(SHOP), '2026-03-19T00:00', '2026-03-20T06:00')).toBe(15 * HOUR);
    expect(open(short, '2026-03-19T00:00', '2026-03-20T06:00')).toBe(6 * HOUR);
  });
});

it('a day of a store is the mean of those on which it opens', () => {
  expect(jornada(SHOP)).toBe(((5 * 12 + 4) / 6) * HOUR);
  expect(jornada(BAR)).toBe(8 * HOUR);
  expect(jornada(SHUT)).toBe(0);
});

it('hours are told in a line, days that are alike together', () => {
  expect(horarioEnPalabras(SHOP)).toBe('Lunes a viernes 09:00-21:00; sábado 10:00-14:00; domingo cerrada');
  expect(horarioEnPalabras(SHUT)).toBe('Lunes a domingo cerrada');
});
