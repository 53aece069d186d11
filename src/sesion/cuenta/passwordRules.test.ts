import { describe, expect, it } from 'vitest';
import { passwordErrors } from './passwordRules.ts';

const RIGHT = { actual: 'la de antes', nueva: 'tres tristes tigres', repetida: 'tres tristes tigres' };

describe('the form of a new password', () => {
  it('is right with the present one and a long new one, twice', () => {
    expect(passwordErrors(RIGHT)).toEqual({});
  });

  it.each([
    ['the present one is missing', { actual: '' }, 'actual', /Escriba su contraseña actual/],
    ['the new one is short', { nueva: 'corta', repetida: 'corta' }, 'nueva', /al menos 10/],
    ['the two are not equal', { repetida: 'tres tristes' }, 'repetida', /no son iguales/],
  ])('says beside the field that %s', (_case, typed, field, text) => {
    expect(passwordErrors({ ...RIGHT, ...typed })).toEqual({ [field]: expect.stringMatching(text) });
  });
});
