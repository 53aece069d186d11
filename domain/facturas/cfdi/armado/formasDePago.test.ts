import { describe, expect, it } from 'vitest';
import { FORMAS_A_CREDITO, formaDePago } from '#domain/cadena/pagosDeVenta';
import { centavos } from '#domain/common/money';
import { comoSePago, sinCambio } from './formasDePago.ts';

const [EFECTIVO, CREDITO, DEBITO, DE_LA_CASA] = [1, 2, 3, 4];

function paid(...pagos: readonly (readonly [idFormaPago: number, monto: number])[]) {
  return comoSePago(
    pagos.map(([idFormaPago, monto]) => ({ idFormaPago, monto: centavos(monto) })),
    centavos(100_00),
  );
}

describe('how a sale was paid', () => {
  it.each([
    [EFECTIVO, '01'],
    [CREDITO, '04'],
    [DEBITO, '28'],
    [DE_LA_CASA, null],
    [99, '01'],
  ])('has the authority’s word for the way %i', (id, forma) => {
    expect(formaDePago({ idFormaPago: id })).toBe(forma);
  });

  it('pays nothing yet by the chain’s own credit alone', () => {
    expect(FORMAS_A_CREDITO).toEqual([4]);
  });

  it('has the key that the chain gave its form, but for credit, which has none', () => {
    expect(formaDePago({ idFormaPago: 9, claveSat: '08' })).toBe('08');
    expect(formaDePago({ idFormaPago: 2, claveSat: '29' })).toBe('29');
    expect(formaDePago({ idFormaPago: 10, claveSat: null })).toBe('01');
    expect(formaDePago({ idFormaPago: DE_LA_CASA ?? 0, claveSat: '01' })).toBeNull();
    const vouchers = { idFormaPago: 9, claveSat: '08', monto: centavos(70_00) } as const;
    expect(comoSePago([{ idFormaPago: 1, monto: centavos(30_00) }, vouchers], centavos(100_00))).toEqual({
      metodo: 'PUE',
      forma: '08',
    });
  });

  it('is at once, by the way that paid most', () => {
    expect(paid([EFECTIVO, 40_00], [CREDITO, 60_00])).toEqual({ metodo: 'PUE', forma: '04' });
    expect(paid([DEBITO, 50_00], [EFECTIVO, 50_00])).toEqual({ metodo: 'PUE', forma: '28' });
    expect(paid([EFECTIVO, 40_00], [CREDITO, 30_00], [CREDITO, 30_00])).toEqual({ metodo: 'PUE', forma: '04' });
  });

  it('is later where a part is on credit, missing, or nothing was paid', () => {
    const later = { metodo: 'PPD', forma: '99' };
    expect(paid([DE_LA_CASA, 100_00])).toEqual(later);
    expect(paid([EFECTIVO, 90_00], [DE_LA_CASA, 10_00])).toEqual(later);
    expect(paid([EFECTIVO, 99_00])).toEqual(later);
    expect(paid([DEBITO, 99_99])).toEqual(later);
    expect(paid()).toEqual(later);
  });

  it('is at once where the till rounded the cash by less than a peso', () => {
    expect(paid([EFECTIVO, 99_01])).toEqual({ metodo: 'PUE', forma: '01' });
  });

  it('counts no change: of 55 by card and 200 in cash 155 went back', () => {
    expect(paid([CREDITO, 55_00], [EFECTIVO, 200_00])).toEqual({ metodo: 'PUE', forma: '04' });
    const net = sinCambio(
      [
        { idFormaPago: 1, monto: centavos(50_00) },
        { idFormaPago: 2, monto: centavos(30_00) },
        { idFormaPago: 1, monto: centavos(60_00) },
      ],
      centavos(100_00),
    );
    expect(net.map(({ idFormaPago, monto }) => [idFormaPago, monto])).toEqual([
      [1, 50_00],
      [2, 30_00],
      [1, 20_00],
    ]);
  });

  it('is later where nothing says how, even if it comes to nothing', () => {
    expect(comoSePago([], centavos(0))).toEqual({ metodo: 'PPD', forma: '99' });
  });
});
