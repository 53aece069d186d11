import { describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import type { Api } from './api.ts';
import { callAddress, headersOf, secondsOf } from './request.ts';

const BASE = 'https://cadena.example/atencion/api/';

describe('The address of a call', () => {
  it('fills the parameters of the path and leaves out a query without value', () => {
    expect(callAddress(BASE, contract.detalleCaso, { ruta: { id: 12 } })).toBe(`${BASE}caso/detalle/12`);
    expect(callAddress(BASE, contract.subcategorias, { consulta: { id: undefined } })).toBe(
      `${BASE}catalogo/subcategorias`,
    );
    expect(callAddress(BASE, contract.subcategorias, { consulta: { id: 3 } })).toBe(
      `${BASE}catalogo/subcategorias?id=3`,
    );
  });

  it('stays under the base although the contract writes a leading slash', () => {
    expect(callAddress(BASE, { ...contract.areas, ruta: '/catalogo/areas' }, {})).toBe(`${BASE}catalogo/areas`);
  });

  it('does not let a parameter climb out of its place', () => {
    expect(callAddress(BASE, contract.detalleCaso, { ruta: { id: '../../x?y' } })).toBe(
      `${BASE}caso/detalle/..%2F..%2Fx%3Fy`,
    );
  });
});

describe('The headers of a call', () => {
  it('carry the key of a save that must happen once, and refuse to go without', () => {
    expect(headersOf(contract.guardarCaso, { clave: 'k1' }, null)).toEqual({
      Accept: 'application/json',
      'Idempotency-Key': 'k1',
    });
    expect(() => headersOf(contract.guardarCaso, {}, null)).toThrow('idempotency key');
  });

  it('say on whose behalf it is asked, but where it is asked whose session it is or nobody need be signed in', () => {
    const behalf = { 'On-Behalf-Of': '100002/1' };
    expect(headersOf(contract.detalleCaso, {}, '100002/1')).toMatchObject(behalf);
    expect(headersOf(contract.guardarCaso, { clave: 'k1' }, '100002/1')).toMatchObject(behalf);
    expect(headersOf(contract.sesionActual, { anybody: true }, '100002/1')).not.toHaveProperty('On-Behalf-Of');
    expect(headersOf(contract.cerrarSesion, {}, '100002/1')).not.toHaveProperty('On-Behalf-Of');
    expect(headersOf(contract.detalleCaso, {}, null)).not.toHaveProperty('On-Behalf-Of');
  });

  it('of a save that must happen once do not compile without it', () => {
    const cuerpo = { idCaso: 1, comentario: 'Se llamó.' };
    const callsOf = (api: Api) => [
      () => api.llamar('agregarComentario', { cuerpo }, { clave: 'k1' }),
      // @ts-expect-error: it counts once, under a key
      () => api.llamar('agregarComentario', { cuerpo }),
      // @ts-expect-error: it counts once, under a key
      () => api.llamar('agregarComentario', { cuerpo }, {}),
      () => api.llamar('areas', {}),
    ];
    expect(callsOf).toBeTypeOf('function');
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-03-31T18:00:00Z');

  it('is read as seconds or as a date, never below one second', () => {
    expect(secondsOf('90', now)).toBe(90);
    expect(secondsOf('0', now)).toBe(1);
    expect(secondsOf('Tue, 31 Mar 2026 18:02:00 GMT', now)).toBe(120);
    expect(secondsOf('Tue, 31 Mar 2026 17:00:00 GMT', now)).toBe(1);
  });

  it('is nothing when it is missing or says nothing', () => {
    expect(secondsOf(null, now)).toBeNull();
    expect(secondsOf('pronto', now)).toBeNull();
  });
});
