import { describe, expect, it } from 'vitest';
import type { ParteDeEntrega } from '#machines/entrega.types';
import { partsToGive, shownParts } from './parts.ts';

const VIGENTE = { id: 1, nombre: 'VIGENTE' } as const;

function method(id: 2 | 3 | 5 | 6, monto: number, devuelto = 0) {
  return { orden: id, metodo: { id, nombre: '' }, monto, devuelto };
}

describe('what is given back in one window', () => {
  it('is what is left of each method, with what must be written or done before', () => {
    const metodosPago = [method(2, 100), method(3, 50, 50), method(5, 2_500), method(6, 10)];
    const vale = { estado: VIGENTE, metodosPago, saldo: 2_610 };
    expect(partsToGive({ ...vale, devoluciones: [] })).toEqual([
      { metodo: 2, monto: 100, pide: 'terminal' },
      { metodo: 5, monto: 2_500, pide: 'cheque' },
      { metodo: 6, monto: 10, pide: null },
    ]);
  });

  it('is nothing in cash for a voucher that is worth nothing', () => {
    const vale = { estado: VIGENTE, metodosPago: [method(6, 0)], saldo: 0, devoluciones: [] };
    expect(partsToGive(vale)).toEqual([{ metodo: 6, monto: 0, pide: null }]);
    expect(partsToGive({ ...vale, estado: { id: 2, nombre: 'CANJEADO' } })).toEqual([]);
  });

  it('is shown with how far each part is', () => {
    const part = (metodo: number): ParteDeEntrega => ({ metodo, monto: 1, pide: null });
    const context = { devueltas: [{ ...part(7), folio: 'CR1' }], partes: [part(3), part(6)], dejadas: [part(4)] };
    const shown = (isGiving: boolean) =>
      shownParts(context, isGiving).map(({ metodo, progress, folio }) => [metodo, progress, folio]);
    expect(shown(true)).toEqual([
      [7, 'given', 'CR1'],
      [3, 'now', null],
      [6, 'waits', null],
      [4, 'left', null],
    ]);
    expect(shown(false)[1]).toEqual([3, 'waits', null]);
  });
});
