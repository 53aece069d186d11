import { describe, expect, it, test } from 'vitest';
import { safeDestination, validateLoginSearch } from './redirect.ts';

describe('After signing in a person goes only to a screen of this app', () => {
  test.each(['/overview', '/valida-operacion?tienda=1&operacion=1000001', '/administracion/casos/7#anexos', '/authx'])(
    '%s is such a screen',
    (destination) => {
      expect(safeDestination(destination)).toBe(destination);
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
  ])('%j is not', (destination) => {
    expect(safeDestination(destination)).toBeNull();
  });

  it('a bad destination in the address is left out, whatever else the address says', () => {
    expect(validateLoginSearch({ redirect: '//otro.example', x: '1' })).toEqual({});
    expect(validateLoginSearch({ redirect: '/vales' })).toEqual({ redirect: '/vales' });
  });
});
