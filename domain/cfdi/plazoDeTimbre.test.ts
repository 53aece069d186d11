import { describe, expect, it } from 'vitest';
import { limiteParaTimbrar, sePasaDeTimbrar } from './plazoDeTimbre.ts';

const FECHA = new Date('2026-03-18T18:00:00.000Z');

describe('an invoice', () => {
  it('is asked for until 70 hours after its date, two before the authority takes it no more', () => {
    expect(limiteParaTimbrar(FECHA)).toEqual(new Date('2026-03-21T16:00:00.000Z'));
  });

  it.each([
    ['2026-03-18T18:00:00.000Z', false],
    ['2026-03-21T15:59:59.999Z', false],
    ['2026-03-21T16:00:00.000Z', true],
    ['2026-03-21T18:00:00.000Z', true],
  ])('at %s is too old: %s', (now, expected) => {
    expect(sePasaDeTimbrar(FECHA, new Date(now))).toBe(expected);
  });
});
