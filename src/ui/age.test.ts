import { describe, expect, it } from 'vitest';
import { age, ageInSentence } from './age.ts';

const now = new Date('2026-03-31T18:00:00Z');

describe('how long ago something was', () => {
  it.each([
    ['2026-03-31T17:59:30Z', 'hace un momento'],
    ['2026-03-31T17:59:00Z', 'hace 1 minuto'],
    ['2026-03-31T17:00:01Z', 'hace 59 minutos'],
    ['2026-03-31T15:00:00Z', 'hace 3 horas'],
    ['2026-03-30T18:00:01Z', 'hace 23 horas'],
    ['2026-03-30T18:00:00Z', '30/03/2026'],
    // Still the day before in Mexico.
    ['2026-03-21T03:00:00Z', '20/03/2026'],
  ])('opened %s is %s', (fecha, said) => {
    expect(age(new Date(fecha), now)).toBe(said);
  });

  it('reads within a sentence', () => {
    expect(ageInSentence(new Date('2026-03-31T15:00:00Z'), now)).toBe('hace 3 horas');
    expect(ageInSentence(new Date('2026-03-21T18:00:00Z'), now)).toBe('el 21/03/2026');
  });

  it('is never in the future when the clock of the computer is slow', () => {
    expect(age(new Date('2026-03-31T20:00:00Z'), now)).toBe('hace un momento');
  });
});
