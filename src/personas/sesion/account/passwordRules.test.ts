import { describe, expect, it } from 'vitest';
import { type PasswordTyped, passwordFormSchema } from './passwordRules.ts';

const RIGHT: PasswordTyped = {
  actual: 'la de antes',
  codigo: '',
  nueva: 'tres tristes tigres',
  repetida: 'tres tristes tigres',
};

/** The faults by field; a field without entry is right. */
function faults(typed: PasswordTyped) {
  return Object.fromEntries(
    (passwordFormSchema.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the form of a new password', () => {
  it('is right with the present one and a long new one, twice', () => {
    expect(faults(RIGHT)).toEqual({});
  });

  it.each([
    ['the present one is missing', { actual: '' }, 'actual', /Escriba su contraseña actual/],
    ['the new one is short', { nueva: 'corta', repetida: 'corta' }, 'nueva', /al menos 10/],
    ['the two are not equal', { repetida: 'tres tristes' }, 'repetida', /no son iguales/],
  ])('says beside the field that %s', (_case, typed, field, text) => {
    expect(faults({ ...RIGHT, ...typed })).toEqual({ [field]: expect.stringMatching(text) });
  });
});
