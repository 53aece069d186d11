import { describe, expect, it } from 'vitest';
import { readNumber, readWhole } from './readNumber.ts';
import { typedDigits } from './typedDigits.ts';

/** The text of a field, and what each reader makes of it: a number, a whole number, the digits of a record. */
const TABLE: readonly (readonly [string, number | null, number | null, string])[] = [
  ['12', 12, 12, '12'],
  [' 12', 12, 12, '12'],
  ['12 ', 12, 12, '12'],
  ['\t12\u00a0', 12, 12, '12'],
  ['\u202a12\u202c', 12, 12, '12'],
  ['0', 0, 0, '0'],
  ['007', 7, 7, '007'],
  ['1 2', null, null, '1 2'],
  ['1\u00a02', null, null, '1\u00a02'],
  ['1e3', null, null, '1e3'],
  ['0x10', null, null, '0x10'],
  ['１２', null, null, '１２'],
  ['1２', null, null, '1２'],
  ['١٢', null, null, '١٢'],
  ['10²', null, null, '10²'],
  ['1$2', null, null, '1$2'],
  ['-12', -12, null, '12'],
  ['12.5', 12.5, null, '12.5'],
  ['1,200', 1_200, null, '1200'],
  ['$ 12', 12, null, '12'],
  ['-$12', -12, null, '12'],
  ['$-12', -12, null, '12'],
  ['', null, null, ''],
  [' ', null, null, ''],
];

describe('a number in a field', () => {
  it.each(TABLE)(
    '%j is the number %j, the whole number %j, and in the field of a record %j',
    (text, number, whole, kept) => {
      expect([readNumber(text), readWhole(text), typedDigits(text)]).toEqual([number, whole, kept]);
    },
  );
});
