import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { lineasDeVale } from './lineasDeVale.ts';

function sold(linea: number, total: number) {
  return {
    linea,
    subtotal: centavos(total),
    descuento: centavos(0),
    iva: centavos(0),
    ieps: centavos(0),
    total: centavos(total),
  };
}

function taken(linea: number, cantidad: number, total: number, montoDepreciacion = 0) {
  return { linea, cantidad, total: centavos(total), montoDepreciacion: centavos(montoDepreciacion) };
}

const SALE = [sold(1, 1_000), sold(2, 0), sold(3, 600)];

describe('what the credit note of a voucher takes', () => {
  it('is its units for what they are worth, by their place in the invoice: a gift has none', () => {
    const vale = { condonacion: centavos(0), articulos: [taken(2, 1, 0), taken(3, 2, 400)] };
    expect(lineasDeVale(vale, SALE, 2)).toEqual({ ok: true, lineas: [{ orden: 2, cantidad: 2, monto: 400 }] });
  });

  it('is what is given back: what worn goods lost stays invoiced, but for what of it was forgiven', () => {
    const articulos = [taken(1, 1, 1_000, 300), taken(3, 1, 200, 100)];
    const of = (condonacion: number) => lineasDeVale({ condonacion: centavos(condonacion), articulos }, SALE, 2);
    expect(of(0)).toMatchObject({ lineas: [{ monto: 700 }, { monto: 100 }] });
    // Of 300 and 100 are 200 kept: 150 and 50.
    expect(of(200)).toMatchObject({ lineas: [{ monto: 850 }, { monto: 150 }] });
    expect(of(400)).toMatchObject({ lineas: [{ monto: 1_000 }, { monto: 200 }] });
  });

  it('is nothing where nothing is given back', () => {
    const vale = { condonacion: centavos(0), articulos: [taken(3, 1, 200, 200)] };
    expect(lineasDeVale(vale, SALE, 2)).toEqual({
      ok: false,
      falla: 'Este vale no devuelve nada: no lleva nota de crédito.',
    });
  });

  it('is not guessed where the invoice has other lines than the sale', () => {
    const vale = { condonacion: centavos(0), articulos: [taken(1, 1, 1_000)] };
    expect(lineasDeVale(vale, SALE, 3).ok).toBe(false);
  });
});
