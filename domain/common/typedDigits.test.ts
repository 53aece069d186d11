import { describe, expect, it } from 'vitest';
import { typedDigits } from './typedDigits.ts';

describe('the field of a number', () => {
  it.each([
    ['1000001', '1000001'],
    [' 1000001\n', '1000001'],
    ['1,000,001', '1000001'],
    ['\u202a1000001\u202c', '1000001'],
    ['Ticket 1000001', '1000001'],
    ['12a', '12'],
    ['0000536382', '0000536382'],
    ['abc', ''],
    ['', ''],
  ])('keeps the digits of the one number in %j: %j', (written, kept) => {
    expect(typedDigits(written)).toBe(kept);
  });

  it.each(['Ticket 1000001 del 12/11/2026', '536-382', '1000001 1000002', '-1.5e3', '1000001,1000002'])(
    'puts no number together of several: %j',
    (written) => {
      expect(typedDigits(written)).toBe(written);
    },
  );

  it.each(['10000011000001', '12345678901234'])('cuts no number off: %j', (written) => {
    expect(typedDigits(written)).toBe(written);
  });
});
