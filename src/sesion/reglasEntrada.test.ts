import { describe, expect, it, test } from 'vitest';
import { credencialesDe, erroresEntrada } from './reglasEntrada.ts';

const bueno = { numiden: '100002', idTienda: '1', contrasena: '' };

describe('The login form', () => {
  it('asks for the number and the store, and for the password only when the server does', () => {
    expect(erroresEntrada({ numiden: '', idTienda: '', contrasena: '' }, false)).toEqual({
      numiden: 'Escriba su número de empleado.',
      idTienda: 'Seleccione una tienda.',
    });
    expect(erroresEntrada(bueno, false)).toEqual({});
    expect(erroresEntrada(bueno, true)).toEqual({ contrasena: 'Escriba su contraseña.' });
    expect(erroresEntrada({ ...bueno, contrasena: ' ' }, true)).toEqual({});
  });

  test.each(['12a', '1.5', '-1', '12345678901', '１２'])('%s is no employee number', (numiden) => {
    expect(erroresEntrada({ ...bueno, numiden }, false)).toEqual({
      numiden: 'El número de empleado lleva solo dígitos.',
    });
  });

  it('sends the number without the spaces around it, and a password only when it was asked for', () => {
    expect(credencialesDe({ ...bueno, numiden: ' 100002 ' }, 'Tienda Centro', false)).toEqual({
      numiden: '100002',
      idTienda: 1,
      tienda: 'Tienda Centro',
      contrasena: null,
    });
    expect(credencialesDe({ ...bueno, contrasena: ' s ' }, 'Tienda Centro', true).contrasena).toBe(' s ');
  });
});
