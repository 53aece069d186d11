import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhone, wholePhone } from './phones.ts';

describe('a phone number', () => {
  it.each([
    ['5512345678', '5512345678'],
    ['55 1234 5678', '5512345678'],
    ['(55) 1234-5678', '5512345678'],
    ['+52 55 1234 5678', '5512345678'],
    ['+52 1 55 1234 5678', '5512345678'],
    ['0052 55 1234 5678', '5512345678'],
    ['044 55 1234 5678', '5512345678'],
    ['01 55 1234 5678', '5512345678'],
    ['Tel. 55 1234 5678', '5512345678'],
    ['\u202a+52 1 55 1234 5678\u202c', '5512345678'],
    ['\u2066(55) 1234\u00a05678\u2069', '5512345678'],
    ['55\ufe0d-1234-5678', '5512345678'],
    ['5255', '5255'],
    ['55a', '55'],
    ['sin teléfono', ''],
    ['', ''],
  ])('pasted as %j is kept as %j', (pegado, saved) => {
    expect(normalizePhone(pegado)).toBe(saved);
  });

  it.each([
    ['+1 (956) 555-0123', '+1 (956) 555-0123'],
    ['+34 12345678', '+34 12345678'],
    ['+34 612 345 678', '+34 612 345 678'],
    ['001 956 555 0123', '0019565550123'],
    ['1 55 1234 5678', '15512345678'],
    ['55123456789', '55123456789'],
    ['5512345678, 5587654321', '5512345678, 5587654321'],
    ['55 1234 5678 ext. 3', '55 1234 5678 ext. 3'],
  ])('that is no Mexican one of ten digits stays whole: %j', (pegado, saved) => {
    expect(normalizePhone(pegado)).toBe(saved);
    expect(wholePhone(pegado)).toBeNull();
  });

  it.each(['+52 1 55 1234 5678', '044 55 1234-5678', '525512345678', '(55) 1234-5678'])(
    'comes to the same key by key: %j',
    (number) => {
      expect([...number].reduce((written, key) => normalizePhone(written + key), '')).toBe('5512345678');
    },
  );

  it('keeps each of its ten digits as it is typed one by one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (number) => {
        const tecleado = [...number].reduce((written, digito) => normalizePhone(written + digito), '');
        expect(tecleado).toBe(number);
      }),
    );
  });

  it('loses no digit but those of a prefix, and is safe to clean twice', () => {
    const written = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./ax\u202a') });
    fc.assert(
      fc.property(written, (texto) => {
        const clean = normalizePhone(texto);
        const digits = texto.replace(/\D/g, '');
        const left = clean.replace(/\D/g, '');
        if (left !== digits) expect([left.length, digits.endsWith(left)]).toEqual([10, true]);
        expect(normalizePhone(clean)).toBe(clean);
      }),
    );
  });
});
