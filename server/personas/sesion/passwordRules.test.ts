import { describe, expect, it } from 'vitest';
import { passwordFault } from './passwordRules.ts';

const OWNER = { numiden: 100002, nombre: 'Jorge Peña Ríos' };
function reason(password: string) {
  return passwordFault(password, OWNER);
}

describe('a new password', () => {
  it.each([
    'caballo correcto batería',
    'tres tristes tigres',
    'el mostrador de Jorge huele a café',
    'k7mx-p2wq-9rt4',
    'Ñandúes verdes 44',
    '🐢🐇🦊🐻🐼🐨🐯🦁🐮🐷',
    // Without the name six are left, and five different ones are enough.
    'jorge-k7mx2p',
    'abcdeabced',
    // Twice the same, each long enough by itself.
    'k7mxp2wq9rk7mxp2wq9r',
  ])('is good: %s', async (password) => {
    expect(await reason(password)).toBeNull();
  });

  it.each([
    ['too short', 'corta', /al menos 10/],
    ['too long', 'larga '.repeat(30), /hasta 128/],
    ['a common one', 'qwertyuiop', /más usadas/],
    ['a common one in capitals', 'QWERTYUIOP', /más usadas/],
    ['a common one with digits behind', 'password2026!', /más usadas/],
    ['a common one in Spanish', '123contraseña456', /más usadas/],
    ['a common one between signs', '!!password!!', /más usadas/],
    ['digits in a row', '1234567890', /más usadas/],
    ['the number of the person', '100002100002', /su número de empleado/],
    ['the number with a little more', 'x100002-26', /su número de empleado/],
    ['the name without accents', 'JorgePena01', /su nombre/],
    ['the name with five more', 'jorgek7mx2-', /su nombre/],
    ['a name within a name', 'mostradormostr', /el nombre del sistema/],
    ['the whole name', 'Jorge Peña Ríos', /su nombre/],
    ['the name of the product', 'Mostrador-2026', /el nombre del sistema/],
    ['one letter again and again', 'aaaaaaaaaaaa', /repite/],
    ['a word again and again', 'gato gato gato ', /repite/],
    ['nine letters twice', 'k7mxp2wq9k7mxp2wq9', /repite/],
    ['few letters', 'abababcbabab', /repite/],
  ])('is refused: %s', async (_caso, password, why) => {
    expect(await reason(password)).toMatch(why);
  });
});
