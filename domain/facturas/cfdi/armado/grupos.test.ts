import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { Traslado } from '#domain/facturas/cfdi/comprobante';
import { gruposDe, trasladosDe } from './grupos.ts';

const NETO = centavos(100_00);
const IVA: Traslado = {
  Base: '100.00',
  Impuesto: '002',
  TipoFactor: 'Tasa',
  TasaOCuota: '0.160000',
  Importe: '16.00',
};
const IEPS: Traslado = { ...IVA, Impuesto: '003', TasaOCuota: '0.080000', Importe: '8.00' };
const SOBRE_IEPS: Traslado = { ...IVA, Base: '108.00', Importe: '17.28' };

describe('the taxes of a line', () => {
  it('are read as they were written', () => {
    const EXENTO: Traslado = { Base: '100.00', Impuesto: '002', TipoFactor: 'Exento' };
    for (const traslados of [
      [IVA],
      [EXENTO],
      [EXENTO, IVA],
      [IEPS, SOBRE_IEPS],
      [IEPS, SOBRE_IEPS, IVA],
      [IVA, IEPS, SOBRE_IEPS],
    ]) {
      expect(trasladosDe(gruposDe(traslados, NETO) ?? [])).toEqual(traslados);
    }
  });

  it('are none of a line that is subject to none', () => {
    const sin = { base: NETO, ieps: 0, iva: 0, tasaIeps: null, tasaIva: null };
    expect(gruposDe([], NETO)).toEqual([sin]);
    expect(trasladosDe(gruposDe([], NETO) ?? [])).toEqual([]);
  });

  const { TasaOCuota, ...sinTasa } = IVA;
  it.each([
    ['an exempt one with everything', [{ ...IVA, TipoFactor: 'Exento' }]],
    ['IEPS by the unit', [{ ...IEPS, TipoFactor: 'Cuota' }, SOBRE_IEPS]],
    ['parts of a centavo of base', [{ ...IVA, Base: '100.001' }]],
    ['parts of a centavo of tax', [{ ...IVA, Importe: '16.0001' }]],
    ['no rate', [sinTasa]],
    ['income tax', [{ ...IVA, Impuesto: '001' }]],
    ['income tax after IEPS', [IEPS, { ...SOBRE_IEPS, Impuesto: '001' }]],
    ['IEPS without IVA', [IEPS]],
    ['IEPS twice', [IEPS, IEPS, SOBRE_IEPS]],
    ['IVA that is not on IEPS', [IEPS, IVA]],
  ])('are not read where this chain never charges them: %s', (_, traslados) => {
    expect(gruposDe(traslados, NETO)).toBeNull();
  });
});
