import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import {
  consultaMetodosSchema,
  devolverValeSchema,
  folioSchema,
  parteQueQueda,
  valeUOperacionSchema,
} from './devoluciones.ts';

function part(metodo: IdMetodo, monto: number | null, devuelto: number, saldo: number) {
  return parteQueQueda({
    metodo,
    monto: monto === null ? null : fromPesos(monto),
    devuelto: fromPesos(devuelto),
    saldo: fromPesos(saldo),
  });
}

describe('what of a voucher is left to be given back by a method', () => {
  it('is its amount less what has gone', () => {
    expect(part(3, 500, 0, 500)).toEqual({ monto: 50_000 });
    expect(part(6, 500, 120.5, 500)).toEqual({ monto: 37_950 });
  });

  it.each([
    [6, null, 0, 500, 'Este vale no se devuelve por EFECTIVO.'],
    [3, 500, 500, 100, 'La parte de BILLETERA ya se devolvió.'],
    [6, 0, 0, 100, 'La parte de EFECTIVO ya se devolvió.'],
    [7, 0, 0, 0, 'La parte de CERTIFICADO DE REGALO ya se devolvió.'],
    [2, 500, 0, 499.99, 'El saldo del vale no alcanza para su parte de TARJETA BANCARIA.'],
  ] as const)('is nothing, and why: %#', (metodo, monto, devuelto, saldo, falla) => {
    expect(part(metodo, monto, devuelto, saldo)).toEqual({ falla });
  });

  it('is nothing in cash of a voucher that is worth nothing, which ends it', () => {
    expect(part(6, 0, 0, 0)).toEqual({ monto: 0 });
  });
});

describe('what is asked of refunds', () => {
  const messages = (value: object) => devolverValeSchema.safeParse(value).error?.issues.map(({ message }) => message);

  it('a cheque has its number, cash and cards have none', () => {
    const vale = { id: 7, version: 2 };
    for (const right of [
      { metodo: 5, folio: 'CH-1' },
      { metodo: 6 },
      { metodo: 2, folio: null },
      { metodo: 6, folio: '' },
    ])
      expect(messages({ ...vale, ...right })).toBeUndefined();
    for (const folio of [undefined, null, '', ' '])
      expect(messages({ ...vale, metodo: 5, folio })).toEqual(['Escriba el número del cheque.']);
    expect(messages({ ...vale, metodo: 2, folio: '1' })).toEqual(['Solo un cheque lleva número.']);
    expect(messages({ ...vale, metodo: 3 })).toHaveLength(1);
  });

  it('a folio is kept as it is printed, however it is typed', () => {
    expect(folioSchema.parse(' be1234-5678 903')).toBe('BE12345678903');
    expect(folioSchema.safeParse(' - ').success).toBe(false);
  });

  it('vouchers are named by one, or by their operation', () => {
    expect(valeUOperacionSchema.parse({ idVale: 7 })).toEqual({ idVale: 7 });
    expect(valeUOperacionSchema.parse({ tienda: 1, operacion: 9 })).toEqual({ tienda: 1, operacion: 9 });
    for (const wrong of [{}, { tienda: 1 }, { operacion: 9 }, { idVale: 0 }])
      expect(valeUOperacionSchema.safeParse(wrong).success).toBe(false);
  });

  it('methods are asked for with a balance or without one, of either type', () => {
    const asked = { tipo: 0, tienda: 1, operacion: 9 };
    expect(consultaMetodosSchema.parse(asked)).toEqual(asked);
    expect(consultaMetodosSchema.parse({ ...asked, saldo: 0 })).toEqual({ ...asked, saldo: 0 });
    for (const wrong of [{ tipo: 2 }, { saldo: -0.01 }, { saldo: 0.001 }])
      expect(consultaMetodosSchema.safeParse({ ...asked, ...wrong }).success).toBe(false);
  });
});
