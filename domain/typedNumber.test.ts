import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedNumber } from './typedNumber.ts';

describe('a number as it is typed', () => {
  const schema = typedNumber(z.number().min(0, 'Muy chico'));
  const messageOf = (text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message);

  it.each([
    ['12', 12],
    [' 1,234.50 ', 1234.5],
    ['$ 0', 0],
  ])('%j is %d', (text, number) => {
    expect(schema.parse(text)).toBe(number);
  });

  it.each([
    ['', 'Campo requerido'],
    ['  ', 'Campo requerido'],
    ['doce', 'Campo de solo números.'],
    ['-1', 'Muy chico'],
  ])('%j is refused with %s', (text, message) => {
    expect(messageOf(text)).toEqual([message]);
  });
});
