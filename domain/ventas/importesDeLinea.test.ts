import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import {
  dividir,
  type Importes,
  type LineaRestante,
  porcentajeDescuento,
  proporcion,
  quitarParte,
  sumarImportes,
} from './importesDeLinea.ts';

/** Any line that a till can have sold: amounts of up to a hundred million pesos, and taxes and discounts within them. */
const lines = fc
  .record({
    unidades: fc.integer({ min: 1, max: 400 }),
    subtotal: fc.integer({ min: 0, max: 10_000_000_000 }),
    descuento: fc.integer({ min: 0, max: 100 }),
    iva: fc.constantFrom(0, 8, 16),
    ieps: fc.constantFrom(0, 8, 53),
  })
  .map(({ unidades, subtotal, ...percent }): LineaRestante => {
    const descuento = Math.floor((subtotal * percent.descuento) / 100);
    const base = subtotal - descuento;
    const iva = Math.round((base * percent.iva) / 100);
    const ieps = Math.round((base * percent.ieps) / 100);
    return {
      unidades,
      subtotal: centavos(subtotal),
      descuento: centavos(descuento),
      iva: centavos(iva),
      ieps: centavos(ieps),
      total: centavos(base + iva + ieps),
    };
  });

const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });

function amounts({ unidades: _, ...importes }: LineaRestante): Importes {
  return importes;
}

function addsUp({ subtotal, descuento, iva, ieps, total }: Importes): boolean {
  return subtotal - descuento + iva + ieps === total;
}

/** Takes parts of whatever size until nothing is left. */
function takeAll(line: LineaRestante, sizes: readonly number[]) {
  const parts: LineaRestante[] = [];
  let left = line;
  for (let n = 0; left.unidades > 0; n += 1) {
    const size = 1 + ((sizes[n % sizes.length] ?? 0) % left.unidades);
    const { parte, resto } = dividir(left, size);
    parts.push(parte);
    left = resto;
  }
  return { parts, left };
}

describe('a line given back in parts', () => {
  it('gives exactly the line, in every amount, whatever the parts', () => {
    fc.assert(
      fc.property(lines, choices, (line, sizes) => {
        const { parts, left } = takeAll(line, sizes);
        expect(sumarImportes(parts)).toEqual(amounts(line));
        expect([left.unidades, left.total, left.subtotal]).toEqual([0, 0, 0]);
      }),
    );
  });

  it('never gives more than is left, nor less than nothing, and every part adds up', () => {
    fc.assert(
      fc.property(lines, choices, (line, sizes) => {
        for (const part of takeAll(line, sizes).parts) {
          expect(addsUp(part)).toBe(true);
          for (const campo of ['total', 'descuento', 'iva', 'ieps'] as const) {
            expect(part[campo]).toBeGreaterThanOrEqual(0);
            expect(part[campo]).toBeLessThanOrEqual(line[campo]);
          }
        }
      }),
    );
  });

  it('leaves the same rest in whatever order the parts are taken off', () => {
    fc.assert(
      fc.property(lines, choices, fc.func(fc.integer()), (line, sizes, order) => {
        const { parts, left } = takeAll(line, sizes);
        const mixed = parts.toSorted((a, b) => order(a) - order(b));
        expect(mixed.reduce(quitarParte, line)).toEqual(left);
      }),
    );
  });

  it('gives two that are returned one after the other what both are worth together, to the centavo', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(), (line, a, b) => {
        fc.pre(line.unidades > 1);
        const first = 1 + (a % (line.unidades - 1));
        const second = 1 + (b % (line.unidades - first));
        const one = dividir(line, first);
        const two = dividir(one.resto, second);
        const both = dividir(line, first + second).parte;
        expect(Math.abs(sumarImportes([one.parte, two.parte]).total - both.total)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('shares three units of ten pesos as 3.33, 3.34 and 3.33', () => {
    const nothing = centavos(0);
    const line = {
      unidades: 3,
      subtotal: centavos(1000),
      total: centavos(1000),
      descuento: nothing,
      iva: nothing,
      ieps: nothing,
    };
    expect(takeAll(line, [0]).parts.map(({ total }) => total)).toEqual([333, 334, 333]);
  });

  it.each([0, 4, -1, 1.5, Number.NaN])('of three units, %d are not some', (units) => {
    const line = { unidades: 3, ...sumarImportes([]) };
    expect(() => dividir(line, units)).toThrow(RangeError);
  });
});

describe('a share of an amount', () => {
  it('is exact to the half centavo, of small amounts as of those beyond what a number holds', () => {
    const amounts = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.maxSafeNat());
    const units = fc.integer({ min: 1, max: 100_000 }).chain((whole) => fc.tuple(fc.nat(whole), fc.constant(whole)));
    fc.assert(
      fc.property(amounts, units, (amount, [part, whole]) => {
        const rest = BigInt(proporcion(centavos(amount), part, whole)) * BigInt(whole) - BigInt(amount) * BigInt(part);
        // Half a unit of the share up, less than half a unit down.
        expect(rest * 2n <= BigInt(whole) && rest * 2n > -BigInt(whole)).toBe(true);
      }),
    );
  });
});

describe('the percent of discount', () => {
  it.each([
    [1000, 0, 0],
    [1000, 100, 10],
    [1000, 101, 11],
    [999, 1, 1],
    [0, 0, 0],
  ])('of %d with %d off is %d, rounded up', (subtotal, descuento, percent) => {
    expect(porcentajeDescuento({ subtotal: centavos(subtotal), descuento: centavos(descuento) })).toBe(percent);
  });
});
