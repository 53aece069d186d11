import { describe, expect, it } from 'vitest';
import { informacionGlobal } from '#domain/facturas/globales/periodo';
import { periodoDesde, periodosTerminados } from './periodos.ts';

describe('the period of global invoices', () => {
  it.each([
    ['diaria', '2026-11-25', '2026-11-25'],
    // The 25th was a Wednesday, the 29th a Sunday.
    ['semanal', '2026-11-25', '2026-11-29'],
    ['semanal', '2026-11-29', '2026-11-29'],
    ['semanal', '2026-11-30', '2026-11-30'],
    ['semanal', '2026-12-01', '2026-12-06'],
    ['quincenal', '2026-11-01', '2026-11-15'],
    ['quincenal', '2026-11-15', '2026-11-15'],
    ['quincenal', '2026-11-16', '2026-11-30'],
    ['mensual', '2026-11-25', '2026-11-30'],
    ['mensual', '2028-02-01', '2028-02-29'],
    ['mensual', '2026-02-28', '2026-02-28'],
    ['mensual', '2026-12-01', '2026-12-31'],
  ] as const)('%s from %s on ends on %s', (periodicidad, desde, hasta) => {
    expect(periodoDesde(periodicidad, desde)).toEqual({ desde, hasta });
  });

  it.each([
    ['diaria', '2026-11-23', '2026-11-25', ['2026-11-23', '2026-11-24']],
    ['diaria', '2026-11-25', '2026-11-25', []],
    ['semanal', '2026-11-25', '2026-12-08', ['2026-11-29', '2026-11-30', '2026-12-06']],
    ['quincenal', '2026-11-25', '2026-12-16', ['2026-11-30', '2026-12-15']],
    ['mensual', '2026-11-25', '2027-02-01', ['2026-11-30', '2026-12-31', '2027-01-31']],
    // The day on which it ends is not over.
    ['mensual', '2026-11-25', '2026-11-30', []],
  ] as const)('%s, of those since %s, on %s have ended those of %j', (periodicidad, desde, hoy, ends) => {
    const periodos = periodosTerminados(periodicidad, desde, hoy);
    expect(periodos.map(({ hasta }) => hasta)).toEqual(ends);
  });

  it('leaves no day out and has none twice, whatever is chosen in between', () => {
    const days = new Set<string>();
    let next = '2026-01-10';
    for (const [index, periodicidad] of (['diaria', 'mensual', 'semanal', 'quincenal', 'semanal'] as const).entries()) {
      const until = `2026-0${index + 3}-11`;
      for (const { desde, hasta } of periodosTerminados(periodicidad, next, until)) {
        expect(desde.slice(0, 7)).toBe(hasta.slice(0, 7));
        for (
          let day = desde;
          day <= hasta;
          day = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
        ) {
          expect(days.has(day)).toBe(false);
          days.add(day);
          next = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        }
      }
    }
    const first = Date.parse('2026-01-10T12:00:00Z');
    expect(days.size).toBe(Math.round((Date.parse(`${next}T12:00:00Z`) - first) / 86_400_000));
  });

  it('is said by the authority’s key, month and year', () => {
    const period = { desde: '2026-11-16', hasta: '2026-11-30' };
    expect(informacionGlobal('quincenal', period)).toEqual({ Periodicidad: '03', Meses: '11', Año: '2026' });
  });
});
