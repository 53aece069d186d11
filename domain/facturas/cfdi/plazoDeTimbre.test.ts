import { describe, expect, it } from 'vitest';
import { estaPorDecidir, limiteParaTimbrar, sePasaDeTimbrar } from './plazoDeTimbre.ts';

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

describe('a person must find out what became of an invoice', () => {
  const LATE = new Date('2026-03-21T16:00:00.000Z');
  const OPEN = [{ id: 'una', desde: '2026-03-18T18:00:00.000Z' }];

  it.each([
    ['that is in doubt and too old', 1, OPEN, LATE, true],
    ['that is in doubt and may still be asked for: not yet', 1, OPEN, new Date(LATE.getTime() - 1), false],
    ['that surely was not stamped: never', 1, [], LATE, false],
    ['that has ended: never', 2, OPEN, LATE, false],
  ] as const)('%s', (_name, estado, preguntas, now, expected) => {
    expect(estaPorDecidir({ estado, fecha: FECHA, preguntas }, now)).toBe(expected);
  });
});
