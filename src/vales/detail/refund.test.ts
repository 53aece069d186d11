import { describe, expect, it } from 'vitest';
import type { Vale } from '#domain/vales/vales';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { leftOfMethod, METODO, openParts, refundSchema, voided } from './refund.ts';

type Refund = readonly [metodo: IdMetodo, estado: Vale['devoluciones'][number]['estado']];

function voucher(
  methods: readonly (readonly [IdMetodo, number, number])[],
  saldo: number,
  refunds: readonly Refund[] = [],
) {
  return {
    saldo,
    metodosPago: methods.map(([id, monto, devuelto]) => ({ orden: id, metodo: { id, nombre: '' }, monto, devuelto })),
    devoluciones: refunds.map(([id, estado]) => ({ metodo: { id, nombre: '' }, estado })),
  } as unknown as Vale;
}

function open(vale: Vale): readonly (readonly [number, number, boolean])[] {
  return openParts(vale).map(({ metodo, monto, isBegun }) => [metodo.id, monto, isBegun]);
}

describe('a voucher that was refused', () => {
  const worth = { total: 2_320, depreciacion: 1_160.1, condonacion: 0.1 };

  it('gives nothing back by any way, and says which amount that is', () => {
    const refused = { ...voucher([[2, 1_160, 0]], 0), ...worth };
    expect(leftOfMethod({ monto: 1_160, devuelto: 0 }, 0)).toBe(0);
    expect(open(refused)).toEqual([]);
    expect(voided(refused)).toBe(1_160);
  });

  it('keeps nothing from who holds one with a balance, or one that was paid', () => {
    expect(leftOfMethod({ monto: 20.1, devuelto: 0.2 }, 19.9)).toBe(19.9);
    expect(voided({ ...voucher([[2, 1_160, 0.7]], 1_159.3), ...worth })).toBe(0);
    expect(voided({ ...voucher([[2, 1_160, 1_160]], 0), ...worth })).toBe(0);
  });
});

describe('what of a voucher can be given back', () => {
  it('is every part that has something left', () => {
    expect(
      open(
        voucher(
          [
            [3, 10.3, 0],
            [2, 5, 5],
            [6, 20.1, 0.2],
          ],
          30.2,
        ),
      ),
    ).toEqual([
      [3, 10.3, false],
      [6, 19.9, false],
    ]);
  });

  it('is the part alone that has begun and not ended', () => {
    const vale = voucher(
      [
        [3, 10, 0],
        [6, 20, 0],
      ],
      30,
      [
        [6, 'rechazada'],
        [3, 'pendiente'],
      ],
    );
    expect(open(vale)).toEqual([[3, 10, true]]);
  });

  it('is nothing in cash for a voucher that is worth nothing, so that it can end', () => {
    expect(open(voucher([[6, 0, 0]], 0))).toEqual([[6, 0, false]]);
    expect(open(voucher([[3, 0, 0]], 0))).toEqual([]);
  });
});

describe('what is written to give it back', () => {
  it('needs a method, and the number of a cheque', () => {
    for (const metodo of ['', null]) {
      const none = refundSchema.safeParse({ metodo, folio: '' });
      expect(none.error?.issues.map(({ message }) => message)).toEqual(['Elija qué se devuelve.']);
    }
    const cheque = refundSchema.safeParse({ metodo: String(METODO.cheque), folio: '  ' });
    expect(cheque.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['folio'], 'Escriba el número del cheque.'],
    ]);
    expect(refundSchema.parse({ metodo: '5', folio: ' 1024 ' })).toEqual({ metodo: 5, folio: '1024' });
  });

  it('leaves the number of a cheque behind when another method was chosen after it', () => {
    expect(refundSchema.parse({ metodo: '6', folio: '1024' })).toEqual({ metodo: 6, folio: null });
  });
});
