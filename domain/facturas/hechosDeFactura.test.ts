import { describe, expect, it } from 'vitest';
import type { ClaseFactura } from '#domain/cadena/estadosFactura';
import { PERMISOS } from '#domain/common/permisos';
import { hechosDeFactura } from './hechosDeFactura.ts';

const person = { permisos: [PERMISOS.facturar.id] };

/** A sale of 1,160.00 that is paid later; nothing of it was paid or credited. */
const invoice = {
  clase: 'general' as ClaseFactura,
  metodoPago: 'PPD' as string | null,
  porAcreditar: 116_000,
  porPagar: 116_000,
  conRelacionadas: false,
  conSustituta: false,
  fueraDePlazo: false,
  reemitida: null as object | null,
};

function factsOf(changes: Partial<typeof invoice>) {
  return hechosDeFactura({ ...invoice, ...changes }, person);
}

describe('the facts that the life of an invoice reads', () => {
  it('are the names of the permissions of who asks, and what is left of the invoice', () => {
    expect(factsOf({})).toEqual({
      permisos: ['facturar'],
      deIngreso: true,
      aPlazos: true,
      acreditada: false,
      pagada: false,
      conRelacionadas: false,
      conSustituta: false,
      fueraDePlazo: false,
      reemitida: false,
      porSustitucion: false,
    });
  });

  it('of one that is not stored are the person alone', () => {
    expect(hechosDeFactura(null, person)).toEqual({
      permisos: ['facturar'],
      deIngreso: false,
      aPlazos: false,
      acreditada: false,
      pagada: false,
      conRelacionadas: false,
      conSustituta: false,
      fueraDePlazo: false,
      reemitida: false,
      porSustitucion: false,
    });
  });

  it.each([
    ['general', true],
    ['estacionamiento', true],
    ['restaurante', true],
    ['global', true],
    ['notaCredito', false],
    ['reciboPago', false],
  ] as const)('whether it is a sale: %s, %s', (clase, expected) => {
    expect(factsOf({ clase }).deIngreso).toBe(expected);
  });

  it.each([
    ['PPD', true],
    ['PUE', false],
    [null, false],
  ])('whether it is paid later: %s, %s', (metodoPago, expected) => {
    expect(factsOf({ metodoPago }).aPlazos).toBe(expected);
  });

  it.each([
    [116_000, false],
    [1, false],
    [0, true],
    [-1, true],
  ])('what is left of it for notes and to be paid: of %d centavos nothing is left, %s', (left, expected) => {
    expect([factsOf({ porAcreditar: left }).acreditada, factsOf({ porPagar: left }).pagada]).toEqual([
      expected,
      expected,
    ]);
    expect([factsOf({ porAcreditar: left }).pagada, factsOf({ porPagar: left }).acreditada]).toEqual([false, false]);
  });

  it.each(['conRelacionadas', 'conSustituta', 'fueraDePlazo'] as const)(
    'whether it is %s, as it says itself',
    (fact) => {
      expect(factsOf({ [fact]: true })).toEqual({ ...factsOf({}), [fact]: true });
    },
  );
});
