import { describe, expect, it } from 'vitest';
import { con, RECIBO } from '../../../tests/cfdi/borrador.ts';
import type { Pago } from './comprobante.ts';
import { conTotales } from './totalesPagos.ts';

const PAGO: Pago = RECIBO.Pagos?.Pago[0] ?? { DoctoRelacionado: [] };

/** A payment of documents with taxes, each of them [tax, factor, rate, base, amount]. */
function pago(
  campos: Partial<Pago>,
  ...documentos: {
    equivalencia?: string;
    traslados?: readonly (readonly [string, string, string?, string?, string?])[];
    retenciones?: readonly (readonly [string, string])[];
  }[]
): Pago {
  return {
    ...campos,
    DoctoRelacionado: documentos.map(({ equivalencia, traslados = [], retenciones = [] }) => ({
      ...(equivalencia !== undefined && { EquivalenciaDR: equivalencia }),
      ImpuestosDR: {
        TrasladosDR: traslados.map(([ImpuestoDR, TipoFactorDR, BaseDR, TasaOCuotaDR, ImporteDR]) => ({
          ImpuestoDR,
          TipoFactorDR,
          ...(BaseDR !== undefined && { BaseDR }),
          ...(TasaOCuotaDR !== undefined && { TasaOCuotaDR }),
          ...(ImporteDR !== undefined && { ImporteDR }),
        })),
        RetencionesDR: retenciones.map(([ImpuestoDR, ImporteDR]) => ({ ImpuestoDR, ImporteDR })),
      },
    })),
  };
}

describe('the taxes of a payment', () => {
  it('are the sums over its documents, by tax, factor and rate', () => {
    const { Pago } = conTotales([
      pago(
        { Monto: '300.00' },
        {
          traslados: [
            ['002', 'Tasa', '100.00', '0.160000', '16.00'],
            ['002', 'Exento', '20.00'],
            ['003', 'Tasa', '10.00', '0.080000', '0.80'],
          ],
          retenciones: [['001', '1.25']],
        },
        {
          traslados: [
            ['002', 'Tasa', '50.005', '0.16', '8.0008'],
            ['002', 'Exento', '5'],
          ],
          retenciones: [
            ['001', '1.25'],
            ['002', '0.10'],
          ],
        },
      ),
    ]);
    expect(Pago[0]?.ImpuestosP).toEqual({
      RetencionesP: [
        { ImpuestoP: '001', ImporteP: '2.50' },
        { ImpuestoP: '002', ImporteP: '0.10' },
      ],
      TrasladosP: [
        { BaseP: '150.005', ImpuestoP: '002', TipoFactorP: 'Tasa', TasaOCuotaP: '0.160000', ImporteP: '24.0008' },
        { BaseP: '25.00', ImpuestoP: '002', TipoFactorP: 'Exento' },
        { BaseP: '10.00', ImpuestoP: '003', TipoFactorP: 'Tasa', TasaOCuotaP: '0.080000', ImporteP: '0.80' },
      ],
    });
  });

  it('are in the currency of the payment, rounded once to six decimals', () => {
    const { Pago } = conTotales([
      pago(
        { Monto: '40', MonedaP: 'USD', TipoCambioP: '17.3608' },
        { equivalencia: '3', traslados: [['002', 'Tasa', '1.00', '0.160000', '0.16']] },
        { equivalencia: '3', traslados: [['002', 'Tasa', '1.00', '0.160000', '0.16']] },
      ),
    ]);
    // Two thirds, and not twice a rounded third.
    expect(Pago[0]?.ImpuestosP?.TrasladosP?.[0]).toMatchObject({ BaseP: '0.666667', ImporteP: '0.106667' });
  });

  it('are left out where no document has any', () => {
    const { Pago, Totales } = conTotales([{ Monto: '10.00', DoctoRelacionado: [{ ImpPagado: '10.00' }] }]);
    expect(Pago).toEqual([{ Monto: '10.00', DoctoRelacionado: [{ ImpPagado: '10.00' }] }]);
    expect(Totales).toEqual({ MontoTotalPagos: '10.00' });
  });

  it('have only the groups that there are', () => {
    const { Pago } = conTotales([
      pago({ Monto: '1' }, { retenciones: [['001', '1']] }),
      pago({ Monto: '1' }, { traslados: [['002', 'Exento', '1']] }),
    ]);
    expect(Pago[0]?.ImpuestosP).toEqual({ RetencionesP: [{ ImpuestoP: '001', ImporteP: '1.00' }] });
    expect(Pago[1]?.ImpuestosP).toStrictEqual({
      TrasladosP: [{ BaseP: '1.00', ImpuestoP: '002', TipoFactorP: 'Exento' }],
    });
  });

  it('are there where as many are retained as charged', () => {
    const { Pago } = conTotales([
      pago({ Monto: '1' }, { retenciones: [['001', '1']], traslados: [['002', 'Exento', '1']] }),
    ]);
    expect(Pago[0]?.ImpuestosP).toStrictEqual({
      RetencionesP: [{ ImpuestoP: '001', ImporteP: '1.00' }],
      TrasladosP: [{ BaseP: '1.00', ImpuestoP: '002', TipoFactorP: 'Exento' }],
    });
  });

  it('do not look at what the payment said of them before', () => {
    const said = con(RECIBO, { 'Pagos.Pago[0].ImpuestosP.TrasladosP[0].BaseP': '1.00' }).Pagos?.Pago ?? [];
    expect(conTotales(said)).toEqual(RECIBO.Pagos);
  });
});

describe('the totals', () => {
  it('are the sums over all payments in pesos, by tax and rate', () => {
    const { Totales } = conTotales([
      pago(
        { Monto: '40', TipoCambioP: '17.3608' },
        {
          traslados: [
            ['002', 'Tasa', '34.482725', '0.160000', '5.517236'],
            ['002', 'Tasa', '2', '0.080000', '0.16'],
            ['002', 'Tasa', '3', '0.000000', '0'],
            ['002', 'Exento', '4'],
            ['003', 'Tasa', '5', '0.080000', '0.40'],
            ['002', 'Tasa', '6', '0.150000', '0.90'],
          ],
          retenciones: [
            ['001', '0.1'],
            ['002', '0.2'],
            ['003', '0.3'],
            ['004', '0.4'],
          ],
        },
      ),
      pago({ Monto: '1840' }, { traslados: [['002', 'Tasa', '1467.930515', '0.16', '234.868883']] }),
    ]);
    // 34.482725 x 17.3608 + 1467.930515 = 2066.578..., 40 x 17.3608 + 1840 = 2534.432, and so on.
    expect(Totales).toEqual({
      MontoTotalPagos: '2534.43',
      TotalTrasladosBaseIVA16: '2066.58',
      TotalTrasladosImpuestoIVA16: '330.65',
      TotalTrasladosBaseIVA8: '34.72',
      TotalTrasladosImpuestoIVA8: '2.78',
      TotalTrasladosBaseIVA0: '52.08',
      TotalTrasladosImpuestoIVA0: '0.00',
      TotalTrasladosBaseIVAExento: '69.44',
      TotalRetencionesISR: '1.74',
      TotalRetencionesIVA: '3.47',
      TotalRetencionesIEPS: '5.21',
    });
  });

  it('count what is no number as nothing, and one for what is not there', () => {
    expect(conTotales([])).toEqual({ Version: '2.0', Totales: {}, Pago: [] });
    expect(conTotales([{ DoctoRelacionado: [] }]).Totales).toEqual({ MontoTotalPagos: '0.00' });
    const cero = pago(
      { Monto: 'x', TipoCambioP: 'y' },
      { equivalencia: '0', traslados: [['002', 'Tasa', '1', '0.16', '-']] },
    );
    expect(conTotales([cero]).Totales).toEqual({
      MontoTotalPagos: '0.00',
      TotalTrasladosBaseIVA16: '1.00',
      TotalTrasladosImpuestoIVA16: '0.00',
    });
    expect(conTotales([PAGO]).Totales).toEqual(RECIBO.Pagos?.Totales);
  });
});
