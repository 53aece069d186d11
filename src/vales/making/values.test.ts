import { describe, expect, it } from 'vitest';
import type { Vale } from '#domain/vales/vales';
import { methodKey } from '../methods/methodTexts.ts';
import {
  blankValues,
  type LineValues,
  lineKey,
  type MakingValues,
  markedLines,
  voucherRequestOf,
  withoutQuantities,
  withQuantities,
  writtenValues,
} from './values.ts';

const basis = { caso: 7, tienda: 1, operacion: 1_000_001, tipo: 1 } as const;

/** The fields of a partial voucher that its form reads. */
const PARTIAL = { motivo: null, condonacion: 0, articulos: [] };

function written(one: Partial<LineValues>, more: Partial<MakingValues> = {}): MakingValues {
  return { ...blankValues(null), ...more, lineas: { [lineKey(1)]: one } };
}

describe('what the written values ask for', () => {
  it('is nothing of a line in which nothing is written', () => {
    expect(voucherRequestOf(blankValues(null), basis)).toEqual({
      ...{ id: null, version: null, ...basis, motivo: null, esMesa: false, soloBilletera: false },
      ...{ comprador: null, articulos: [], metodosDevolucion: null, condonacion: 0 },
    });
  });

  it('is for who was chosen, where the case is made with the voucher', () => {
    const pedido = { esNuevo: false, numiden: 500_007, contacto: null } as const;
    const chosen = { ...blankValues(null), comprador: { nombre: 'Paz Noé', pedido } };
    expect(voucherRequestOf(chosen, { ...basis, caso: null })).toMatchObject({ caso: null, comprador: pedido });
    expect(voucherRequestOf({ ...chosen, caso: '9' }, { ...basis, caso: null })).toMatchObject({
      caso: 9,
      comprador: null,
    });
    expect(voucherRequestOf(chosen, basis)).toMatchObject({ caso: 7, comprador: null });
  });

  it.each([
    ['2', 2],
    [' 3 ', 3],
    ['0', 0],
    ['dos', null],
    ['1.5', null],
    ['-1', null],
  ])('a quantity typed as «%s» is %s', (typed, cantidad) => {
    expect(voucherRequestOf(written({ cantidad: typed }), basis).articulos).toMatchObject([{ linea: 1, cantidad }]);
  });

  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['-3', -3],
    ['1500', 1_500],
    ['', null],
    ['12.345', null],
  ])('a percent typed as «%s» is %s', (typed, porcentajeDepreciacion) => {
    const line = { cantidad: '1', deprecia: true, porcentaje: typed, motivo: '4' };
    expect(voucherRequestOf(written(line), basis).articulos).toMatchObject([
      { seleccionadoDepreciacion: true, porcentajeDepreciacion, idMotivoDepreciacion: 4 },
    ]);
  });

  it.each(['', ' '])(
    'a depreciation without a quantity is asked for, so that the page says what is missing: «%s»',
    (cantidad) => {
      const line = { cantidad, deprecia: true, porcentaje: '10', motivo: '4' };
      expect(voucherRequestOf(written(line), basis).articulos).toEqual([
        {
          ...{ linea: 1, cantidad: null, esRecolecta: false },
          ...{ seleccionadoDepreciacion: true, porcentajeDepreciacion: 10, idMotivoDepreciacion: 4 },
        },
      ]);
    },
  );

  it('an unselected depreciation leaves nothing of what was typed', () => {
    const line = { cantidad: '1', deprecia: false, porcentaje: '10', motivo: '4' };
    expect(voucherRequestOf(written(line), basis).articulos).toMatchObject([
      { seleccionadoDepreciacion: false, porcentajeDepreciacion: null, idMotivoDepreciacion: null },
    ]);
  });

  it('a cancellation asks for no depreciation, whatever was kept of one', () => {
    const line = { cantidad: '1', deprecia: true, porcentaje: '10', motivo: '4' };
    expect(voucherRequestOf(written(line), { ...basis, tipo: 0 }).articulos).toMatchObject([
      { cantidad: 1, seleccionadoDepreciacion: false, porcentajeDepreciacion: null, idMotivoDepreciacion: null },
    ]);
  });

  it('the methods are those with an amount, once the person divides', () => {
    const metodos = { [methodKey(6)]: '$1,200.50', [methodKey(3)]: '', [methodKey(2)]: '0' };
    const values = written({ cantidad: '1' }, { modo: 'eligiendo', metodos });
    expect(voucherRequestOf(values, basis).metodosDevolucion).toEqual([{ metodo: { id: 6 }, monto: 1_200.5 }]);
    expect(voucherRequestOf({ ...values, modo: 'sugerida' }, basis).metodosDevolucion).toBeNull();
    expect(voucherRequestOf({ ...values, metodos: {} }, basis).metodosDevolucion).toEqual([
      { metodo: { id: 6 }, monto: 0 },
    ]);
  });
});

describe('how the balance of a voucher goes back', () => {
  const BILLETERA = { id: 3, nombre: 'BILLETERA' };

  it.each([
    ['sugerida', false, null],
    ['soloBilletera', true, null],
    ['eligiendo', false, [{ metodo: { id: 3 }, monto: 580 }]],
  ] as const)('chosen as «%s» is asked for in one way alone', (modo, soloBilletera, metodosDevolucion) => {
    const values = written({ cantidad: '1' }, { modo, metodos: { [methodKey(3)]: '580' } });
    expect(voucherRequestOf(values, basis)).toMatchObject({ soloBilletera, metodosDevolucion });
  });

  it.each([
    [true, [], 'soloBilletera'],
    [false, [], 'sugerida'],
    [false, [{ metodo: BILLETERA, monto: 580 }], 'eligiendo'],
    // A division counts, whatever was wanted first.
    [true, [{ metodo: BILLETERA, monto: 580 }], 'eligiendo'],
  ])('begins as the partial voucher was left (all to the wallet: %s, divided: %j)', (soloBilletera, chosen, modo) => {
    const partial = { ...PARTIAL, soloBilletera, metodosPago: chosen } as unknown as Vale;
    expect(blankValues(partial).modo).toBe(modo);
  });

  it('is as it was paid in a new voucher', () => {
    expect(blankValues(null).modo).toBe('sugerida');
  });
});

describe('the lines in which something is written', () => {
  const shown = { cantidad: '', deprecia: false, recolecta: false };

  it('are kept whole and in the order of the sale, whichever page of it was seen first', () => {
    const lineas = { l30: { ...shown, cantidad: '1' }, l31: shown, l2: { ...shown, recolecta: true } };
    expect(Object.entries(writtenValues({ ...blankValues(null), lineas }).lineas)).toEqual([
      ['l2', { ...shown, recolecta: true, porcentaje: '', motivo: '' }],
      ['l30', { ...shown, cantidad: '1', porcentaje: '', motivo: '' }],
    ]);
  });

  it('take the quantities of a whole sale, also those that were never shown, and lose nothing else', () => {
    const asked = [
      { linea: 1, cantidad: 2 },
      { linea: 2, cantidad: 0 },
      { linea: 600, cantidad: 5 },
    ];
    const whole = withQuantities({ l1: { ...shown, recolecta: true } }, asked);
    expect(whole).toEqual({ l1: { ...shown, recolecta: true, cantidad: '2' }, l600: { cantidad: '5' } });
    expect(markedLines({ lineas: whole })).toEqual([{ linea: 1, cantidad: 2 }]);
    expect(withoutQuantities(whole)).toEqual({ l1: { ...shown, recolecta: true }, l600: { cantidad: '' } });
  });
});
