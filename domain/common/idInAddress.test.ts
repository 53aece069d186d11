import { expect, it } from 'vitest';
import { idInAddress } from './idInAddress.ts';

it.each([
  ['1', 1],
  ['7001', 7001],
  ['2147483647', 2_147_483_647],
])('%s is the number of a record', (text, number) => {
  expect(idInAddress(text)).toBe(number);
});

it.each(['', 'abc', '0', '-1', '1.5', '1e3', '0x10', '007', ' 7', '7 ', '2147483648', '99999999999999999999'])(
  '"%s" is none',
  (text) => {
    expect(idInAddress(text)).toBeNull();
  },
);
