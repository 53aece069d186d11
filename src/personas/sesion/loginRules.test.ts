import { describe, expect, it, test } from 'vitest';
import { credentialsOf, loginErrors } from './loginRules.ts';

const good = { numiden: '100002', idTienda: '1', contrasena: '' };

describe('The login form', () => {
  it('asks for the number and the store, and for the password only when the server does', () => {
    expect(loginErrors({ numiden: '', idTienda: '', contrasena: '' }, false)).toEqual({
      numiden: 'Escriba su número de empleado.',
      idTienda: 'Seleccione una tienda.',
    });
    expect(loginErrors(good, false)).toEqual({});
    expect(loginErrors(good, true)).toEqual({ contrasena: 'Escriba su contraseña.' });
    expect(loginErrors({ ...good, contrasena: ' ' }, true)).toEqual({});
  });

  test.each(['12a', '1.5', '-1', '12345678901', '１２'])('%s is no employee number', (numiden) => {
    expect(loginErrors({ ...good, numiden }, false)).toEqual({
      numiden: 'El número de empleado lleva solo dígitos, diez como máximo.',
    });
  });

  it('sends the number without the spaces around it, and a password only when it was asked for', () => {
    expect(credentialsOf({ ...good, numiden: ' 100002 ' }, 'Tienda Centro', false)).toEqual({
      numiden: '100002',
      idTienda: 1,
      tienda: 'Tienda Centro',
      contrasena: null,
      porProveedor: false,
    });
    expect(credentialsOf(good, 'Tienda Centro', false, true)).toMatchObject({ contrasena: null, porProveedor: true });
    expect(credentialsOf({ ...good, contrasena: ' s ' }, 'Tienda Centro', true).contrasena).toBe(' s ');
  });
});
