import { describe, expect, it } from 'vitest';
import type { LineaConUnidades } from './unidadesVale.ts';
import { fallaCantidad, porCancelarEnGuia, porQueNada, seOfrece, unidadesPosibles } from './unidadesVale.ts';

const taken: LineaConUnidades = { numArt: '100', cantidadOriginal: 5, cantidadMaxima: 5, vales: [], guia: null };

/** Five units on a guide: one waits, one is on the road, two are delivered, one is cancelled. */
const sent: LineaConUnidades = {
  ...taken,
  guia: {
    folioGuia: 'G-1',
    devolucionesMaximas: 4,
    unidades: [
      { statusitem: 0, cantidad: 1 },
      { statusitem: 6, cantidad: 1 },
      { statusitem: 7, cantidad: 2 },
      { statusitem: 9, cantidad: 1 },
    ],
  },
};

describe('the units that a voucher can take', () => {
  it('of goods that were taken along: what no other voucher holds', () => {
    expect([unidadesPosibles(taken, 0), unidadesPosibles(taken, 1)]).toEqual([5, 5]);
  });

  it('of goods on a guide: to cancel, what has not left or was cancelled there; to return, what the guide allows', () => {
    expect([unidadesPosibles(sent, 0), unidadesPosibles(sent, 1)]).toEqual([2, 4]);
  });

  it('of a cancellation, what the guide has not cancelled yet must be cancelled there', () => {
    expect([0, 1, 2].map((quantity) => porCancelarEnGuia(sent, quantity))).toEqual([0, 0, 1]);
    expect(porCancelarEnGuia(taken, 3)).toBe(0);
  });

  it.each([
    ['a cancellation that is VIGENTE was paid by the cancelled unit', 0, 1, 1, 1],
    ['one that was given back too', 0, 2, 1, 1],
    ['one that waits for authorization will need one of the two', 0, 5, 1, 0],
    ['a return took a unit that the customer had', 1, 1, 2, 0],
  ] as const)('of a cancellation: %s', (_name, tipo, estado, possible, toCancel) => {
    const held = { ...sent, cantidadMaxima: 4, vales: [{ tipo, estado, cantidad: 1 }] };
    expect([unidadesPosibles(held, 0), porCancelarEnGuia(held, 1)]).toEqual([possible, toCancel]);
  });

  it('what went back before there were vouchers was paid by what was cancelled then', () => {
    const before = { ...sent, cantidadMaxima: 4 };
    expect([unidadesPosibles(before, 0), porCancelarEnGuia(before, 1)]).toEqual([1, 1]);
  });

  it('no fewer than none, when more wait for authorization than can still be cancelled', () => {
    const held = { ...sent, cantidadMaxima: 2, vales: [{ tipo: 0, estado: 5, cantidad: 3 } as const] };
    expect(unidadesPosibles(held, 0)).toBe(0);
  });

  it('never more than no other voucher holds, whatever the guide says', () => {
    const held = { ...sent, cantidadMaxima: 0 };
    expect([unidadesPosibles(held, 0), unidadesPosibles(held, 1)]).toEqual([0, 0]);
  });

  it.each(['3965266', '0'])('article %s is no part of a cancellation', (numArt) => {
    expect([unidadesPosibles({ ...taken, numArt }, 0), seOfrece({ numArt }, 0)]).toEqual([0, false]);
    expect([unidadesPosibles({ ...taken, numArt }, 1), seOfrece({ numArt }, 1)]).toEqual([5, true]);
  });
});

describe('why a line gives nothing', () => {
  it.each([
    ['something is left', taken, 1, 0, null],
    ['vouchers hold it', { ...taken, cantidadMaxima: 0 }, 1, 5, 'retenida'],
    ['it was returned before there were vouchers', { ...taken, cantidadMaxima: 0 }, 1, 0, 'devueltaAntes'],
    ['it has left', onGuide(7, 5), 0, 0, 'salio'],
    ['it was cancelled on its guide', onGuide(9, 0), 1, 0, 'cancelada'],
  ] as const)('%s', (_name, line, tipo, held, why) => {
    expect(porQueNada(line, tipo, held)).toBe(why);
  });
});

/** Five units in one state, of which so many can be returned. */
function onGuide(statusitem: 7 | 9, devolucionesMaximas: number): LineaConUnidades {
  return { ...taken, guia: { folioGuia: 'G-1', devolucionesMaximas, unidades: [{ statusitem, cantidad: 5 }] } };
}

describe('a quantity', () => {
  it.each([
    [taken, 1, 5, null],
    [taken, 1, 0, null],
    [taken, 1, null, 'Este campo es requerido'],
    [taken, 1, -1, 'Este campo es requerido'],
    [taken, 1, 1.5, 'Este campo es requerido'],
    [taken, 1, 6, 'La cantidad no puede ser mayor a: 5'],
    [taken, 0, 6, 'La cantidad no puede ser mayor a: 5'],
    [sent, 0, 3, 'La cantidad de artículos a cancelar no puede ser mayor a: 2'],
    [sent, 1, 5, 'La cantidad de artículos a devolver no puede ser mayor a: 4'],
    [sent, 1, 4, null],
  ] as const)('%j of type %d with %j: %s', (line, tipo, quantity, text) => {
    expect(fallaCantidad(line, tipo, quantity)?.texto ?? null).toBe(text);
  });
});
