import { describe, expect, it } from 'vitest';
import { contrato } from '#contract/contrato';
import { cabecerasDe, direccionDe, segundosDe } from './peticion.ts';

const BASE = 'https://cadena.example/atencion/api/';

describe('The address of a call', () => {
  it('fills the parameters of the path and leaves out a query without value', () => {
    expect(direccionDe(BASE, contrato.detalleCaso, { ruta: { id: 12 } })).toBe(`${BASE}caso/detalle/12`);
    expect(direccionDe(BASE, contrato.subcategorias, { consulta: { id: undefined } })).toBe(
      `${BASE}catalogo/subcategorias`,
    );
    expect(direccionDe(BASE, contrato.subcategorias, { consulta: { id: 3 } })).toBe(
      `${BASE}catalogo/subcategorias?id=3`,
    );
  });

  it('stays under the base although the contract writes a leading slash', () => {
    expect(direccionDe(BASE, { ...contrato.areas, ruta: '/catalogo/areas' }, {})).toBe(`${BASE}catalogo/areas`);
  });

  it('does not let a parameter climb out of its place', () => {
    expect(direccionDe(BASE, contrato.detalleCaso, { ruta: { id: '../../x?y' } })).toBe(
      `${BASE}caso/detalle/..%2F..%2Fx%3Fy`,
    );
  });
});

describe('The headers of a call', () => {
  it('carry the key of a save that must happen once, and refuse to go without', () => {
    expect(cabecerasDe(contrato.guardarCaso, { clave: 'k1' })).toEqual({
      Accept: 'application/json',
      'Idempotency-Key': 'k1',
    });
    expect(() => cabecerasDe(contrato.guardarCaso, {})).toThrow('idempotency key');
  });
});

describe('Retry-After', () => {
  const ahora = Date.parse('2026-03-31T18:00:00Z');

  it('is read as seconds or as a date, never below one second', () => {
    expect(segundosDe('90', ahora)).toBe(90);
    expect(segundosDe('0', ahora)).toBe(1);
    expect(segundosDe('Tue, 31 Mar 2026 18:02:00 GMT', ahora)).toBe(120);
    expect(segundosDe('Tue, 31 Mar 2026 17:00:00 GMT', ahora)).toBe(1);
  });

  it('is nothing when it is missing or says nothing', () => {
    expect(segundosDe(null, ahora)).toBeNull();
    expect(segundosDe('pronto', ahora)).toBeNull();
  });
});
