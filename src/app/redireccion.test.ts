import { describe, expect, it, test } from 'vitest';
import { destinoSeguro, validarBusquedaEntrada } from './redireccion.ts';

describe('After signing in a person goes only to a screen of this app', () => {
  test.each(['/overview', '/valida-operacion?tienda=1&operacion=1000001', '/administracion/casos/7#anexos', '/authx'])(
    '%s is such a screen',
    (destino) => {
      expect(destinoSeguro(destino)).toBe(destino);
    },
  );

  test.each([
    'https://otro.example/',
    '//otro.example/',
    '/\\otro.example',
    '/\t/otro.example',
    '/\n/otro.example',
    'javascript:alert(1)',
    'overview',
    '',
    '/auth/login',
    '/auth/login?redirect=/overview',
    '/auth',
    '/errors/error-404',
    '/../otra-aplicacion',
    '/overview/../../otra',
    7,
    null,
    undefined,
  ])('%j is not', (destino) => {
    expect(destinoSeguro(destino)).toBeNull();
  });

  it('a bad destination in the address is left out, whatever else the address says', () => {
    expect(validarBusquedaEntrada({ redirect: '//otro.example', x: '1' })).toEqual({});
    expect(validarBusquedaEntrada({ redirect: '/vales' })).toEqual({ redirect: '/vales' });
  });
});
