import { describe, expect, it } from 'vitest';
import { lengthError } from './passwords.ts';

describe('the length of a password', () => {
  it.each([
    ['nine letters', 'a'.repeat(9), /al menos 10 caracteres/],
    ['nothing', '', /al menos 10 caracteres/],
    ['nine emoji, which are eighteen units', '🐢'.repeat(9), /al menos 10 caracteres/],
    ['a letter too many', 'a'.repeat(129), /hasta 128 caracteres/],
  ])('is refused: %s', (_caso, contrasena, reason) => {
    expect(lengthError(contrasena)).toMatch(reason);
  });

  it.each([
    ['ten letters', 'a'.repeat(10)],
    ['a phrase', 'tres tristes tigres'],
    ['ten emoji', '🐢'.repeat(10)],
    ['the longest', 'a'.repeat(128)],
  ])('is right: %s', (_caso, contrasena) => {
    expect(lengthError(contrasena)).toBeNull();
  });
});
