import { describe, expect, it } from 'vitest';
import type { IdEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import {
  fallaCantidad,
  impedidas,
  impedidasEnPalabras,
  type LineaConUnidades,
  porCancelarEnGuia,
  seOfrece,
  unidadesPosibles,
} from './unidadesVale.ts';

const taken: LineaConUnidades = {
  numArt: '100',
  retorno: 'libre',
  cantidadOriginal: 5,
  cantidadMaxima: 5,
  vales: [],
  guia: null,
};

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

  it('of goods on a guide: to cancel, what has not left or was cancelled there; to return, what was delivered', () => {
    expect([unidadesPosibles(sent, 0), unidadesPosibles(sent, 1)]).toEqual([2, 2]);
  });

  it.each([
    [0, 5, 0],
    [5, 5, 0],
    [6, 0, 0],
    [7, 0, 5],
    [8, 5, 0],
    [9, 5, 0],
    [10, 5, 0],
    [13, 0, 5],
    [14, 0, 5],
  ] as const)('of five units in state %d on a guide: %d to cancel, %d to return', (statusitem, cancels, returns) => {
    const line = onGuide(statusitem, 5);
    expect([unidadesPosibles(line, 0), unidadesPosibles(line, 1)]).toEqual([cancels, returns]);
  });

  it.each([
    ['a return took one of the two that were delivered', [{ tipo: 1, estado: 1, cantidad: 1 }], 1],
    [
      'returns took both',
      [
        { tipo: 1, estado: 5, cantidad: 1 },
        { tipo: 1, estado: 2, cantidad: 1 },
      ],
      0,
    ],
    ['a cancellation took what was cancelled', [{ tipo: 0, estado: 1, cantidad: 1 }], 2],
    ['a cancellation waits for one that was not sent', [{ tipo: 0, estado: 5, cantidad: 1 }], 2],
  ] as const)('to return: %s', (_name, vales, possible) => {
    const cantidadMaxima = 5 - vales.reduce((units, { cantidad }) => units + cantidad, 0);
    expect(unidadesPosibles({ ...sent, cantidadMaxima, vales }, 1)).toBe(possible);
  });

  it('to return: what went back before there were vouchers was first what the guide cancelled, then what was delivered', () => {
    expect([4, 3, 2].map((cantidadMaxima) => unidadesPosibles({ ...sent, cantidadMaxima }, 1))).toEqual([2, 1, 0]);
  });

  it('to return: what was taken along of a line whose rest is on a guide', () => {
    expect(unidadesPosibles({ ...onGuide(0, 9), cantidadOriginal: 7, cantidadMaxima: 7 }, 1)).toBe(2);
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

describe('the units that a voucher does not take', () => {
  it.each([
    ['of goods that were taken along: none', taken, 1, []],
    [
      'of what vouchers hold whole',
      { ...taken, cantidadMaxima: 0, vales: [{ tipo: 1, estado: 1, cantidad: 5 }] },
      1,
      [['retenida', 5]],
    ],
    ['of what was returned before there were vouchers', { ...taken, cantidadMaxima: 0 }, 1, [['devueltaAntes', 5]]],
    [
      'of a return: what is not delivered, and what was cancelled',
      sent,
      1,
      [
        ['sinEntregar', 1],
        ['enRuta', 1],
        ['cancelada', 1],
      ],
    ],
    [
      'of a cancellation: what has left',
      sent,
      0,
      [
        ['enRuta', 1],
        ['entregada', 2],
      ],
    ],
    [
      'of a return: not what a cancellation waits for',
      { ...sent, cantidadMaxima: 4, vales: [{ tipo: 0, estado: 5, cantidad: 1 }] },
      1,
      [
        ['enRuta', 1],
        ['cancelada', 1],
      ],
    ],
    ['of a return of goods that were delivered: none', onGuide(7, 5), 1, []],
  ] as const)('%s', (_name, line, tipo, expected) => {
    expect(impedidas(line, tipo).map(({ porque, cantidad }) => [porque, cantidad])).toEqual(expected);
  });

  it.each([
    ['sinEntregar', 1, '1 unidad sin entregar: no se devuelve, se cancela con «Cancelar artículos»'],
    ['sinEntregar', 2, '2 unidades sin entregar: no se devuelven, se cancelan con «Cancelar artículos»'],
    ['enRuta', 1, '1 unidad EN RUTA: no se devuelve ni se cancela hasta que se entregue'],
    ['enRuta', 2, '2 unidades EN RUTA: no se devuelven ni se cancelan hasta que se entreguen'],
    ['entregada', 1, '1 unidad entregada: se devuelve con «Devolver artículos»'],
    ['entregada', 2, '2 unidades entregadas: se devuelven con «Devolver artículos»'],
    ['cancelada', 1, '1 unidad cancelada en su guía: se paga con «Cancelar artículos»'],
    ['cancelada', 2, '2 unidades canceladas en su guía: se pagan con «Cancelar artículos»'],
    ['retenida', 1, null],
    ['devueltaAntes', 1, null],
  ] as const)('%s, %d, in words: %s', (porque, cantidad, words) => {
    expect(impedidasEnPalabras({ porque, cantidad })).toBe(words);
  });
});

/** Five units in one state; the guide allows so many of them to be returned. */
function onGuide(statusitem: IdEstadoArticulo, devolucionesMaximas: number): LineaConUnidades {
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
    [sent, 1, 3, 'La cantidad de artículos a devolver no puede ser mayor a: 2'],
    [sent, 1, 2, null],
  ] as const)('%j of type %d with %j: %s', (line, tipo, quantity, text) => {
    expect(fallaCantidad(line, tipo, quantity)?.texto ?? null).toBe(text);
  });
});
