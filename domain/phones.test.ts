import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhone } from './phones.ts';

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
    ['55123456789', '5512345678'],
    ['5255', '5255'],
    ['sin teléfono', ''],
    ['', ''],
  ])('pasted as %j is kept as %j', (pegado, saved) => {
    expect(normalizePhone(pegado)).toBe(saved);
  });

  it('keeps each of its ten digits as it is typed one by one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (number) => {
        const tecleado = [...number].reduce((written, digito) => normalizePhone(written + digito), '');
        expect(tecleado).toBe(number);
      }),
    );
  });

  it('never holds anything but at most ten digits, and is safe to clean twice', () => {
    fc.assert(
      fc.property(fc.string(), (texto) => {
        const clean = normalizePhone(texto);
        expect(clean).toMatch(/^[0-9]{0,10}$/);
        expect(normalizePhone(clean)).toBe(clean);
      }),
    );
  });
});
