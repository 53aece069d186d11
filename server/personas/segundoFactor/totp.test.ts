import { describe, expect, it } from 'vitest';
import { addressOf, newSecret, stepOf } from './totp.ts';

/** '12345678901234567890' in base 32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const at = (seconds: number) => new Date(seconds * 1_000);

describe('codes of RFC 6238, appendix B, of which applications show the last six digits', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('at second %i the code is %s, of step %i', (seconds, code, step) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(step);
  });

  it.each([
    ['one step late', 59 + 30, 1],
    ['one step early', 59 - 30, 1],
    ['two steps late', 59 + 60, null],
  ])('a clock that is %s', (_how, seconds, step) => {
    expect(stepOf(SECRET, '287082', at(seconds))).toBe(step);
  });

  it('none is that of another secret, or of another length', () => {
    expect(stepOf(newSecret(), '94287082', at(59))).toBeNull();
    expect(stepOf(SECRET, '94287082', at(59))).toBeNull();
    expect(stepOf(SECRET, '287083', at(59))).toBeNull();
  });
});

it('a secret has 160 bits, and no two are the same', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

it('an application reads of the address whose it is', () => {
  expect(addressOf(SECRET, 100_002, 'Mostrador')).toBe(
    `otpauth://totp/Mostrador:100002?issuer=Mostrador&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
