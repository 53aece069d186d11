import { integer, pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { dinero } from './columns.ts';

const { importe } = pgTable('prueba', { id: integer('id'), importe: dinero('importe') });

describe('money in the database', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [-120_050, '-1200.50'],
    [99_999_999_999_999, '999999999999.99'],
  ])('%i centavos are written %s', (quantity, texto) => {
    expect(importe.mapToDriverValue(centavos(quantity))).toBe(texto);
  });

  it('comes back as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (quantity) => {
        expect(importe.mapFromDriverValue(String(importe.mapToDriverValue(centavos(quantity))))).toBe(
          quantity === 0 ? 0 : quantity,
        );
      }),
    );
  });
});
