import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedNumber } from './typedNumber.ts';

describe('a number as it is typed', () => {
  const schema = typedNumber(z.number().min(0, 'Muy chico'));
  const messageOf = (text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message);

  it.each([
    ['12', 12],
    ['12.', 12],
    [' 1,234.50 ', 1234.5],
    ['1234567.25', 1_234_567.25],
    ['12,345,678', 12_345_678],
    ['$ 0', 0],
  ])('%j is %d', (text, number) => {
    expect(schema.parse(text)).toBe(number);
  });

  it.each([
    ['', 'Campo requerido'],
    ['  ', 'Campo requerido'],
    ['doce', 'Campo de solo números.'],
    ['$', 'Campo de solo números.'],
    ['-1', 'Muy chico'],
  ])('%j is refused with %s', (text, message) => {
    expect(messageOf(text)).toEqual([message]);
  });

  it.each(['12,50', '1,2345', ',500', '1,,000', '0x1f', '1e3', 'Infinity', '1.2.3'])(
    '%j is not taken for a number that nobody meant',
    (text) => {
      expect(messageOf(text)).toEqual(['Campo de solo números.']);
    },
  );
});
