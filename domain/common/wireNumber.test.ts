import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';
import { wireNumber } from './wireNumber.ts';

describe('a number that travels as text', () => {
  it.each(['', ' 7', '7 ', '+7', '-7', '7.0', '1e3', '0x1f', '７', '1,000', 'Infinity', 'true', '12345678901234567'])(
    'is digits only, so %j is none',
    (texto) => {
      expect(wireNumber(z.int()).safeParse(texto).success).toBe(false);
      expect(claveTiendaSchema.safeParse(texto).success).toBe(false);
      expect(numeroOperacionSchema.safeParse(texto).success).toBe(false);
    },
  );

  it('of several digits is read whole, and of 16 at most', () => {
    expect(wireNumber(z.int()).parse('1000001')).toBe(1_000_001);
    expect(wireNumber(z.int()).parse('0000000000000007')).toBe(7);
  });

  it.each([['7'], [7]])('is read from %j', (given) => {
    expect(wireNumber(z.int()).parse(given)).toBe(7);
  });

  it('that is named without a value is none, as if null had been given', () => {
    expect(wireNumber(z.int().nullable()).parse('')).toBeNull();
  });

  it('may be left out where it is optional', () => {
    expect(z.object({ id: wireNumber(z.int()).optional() }).parse({})).toEqual({});
  });
});
