import { describe, expect, it } from 'vitest';
import type { Comprobante, Traslado } from '#domain/facturas/cfdi/comprobante';
import { comprobante } from '../../../../tests/cfdi/armados.ts';
import { importes, linea } from '../../../../tests/cfdi/azar.ts';
import { descuento, devolucion, facturaDe, globalDe, pedir } from '../../../../tests/cfdi/notas.ts';

const iva = (Base: string, TasaOCuota: string, Importe: string): Traslado => ({
  Base,
  Impuesto: '002',
  TipoFactor: 'Tasa',
  TasaOCuota,
  Importe,
});

/** An earlier note that took 25.00 of a line with a tax of 3.99, a centavo less than 16 %: within the limits. */
function unCentavoMenos(NoIdentificacion: string): Comprobante {
  const Impuestos = { Traslados: [iva('25.00', '0.160000', '3.99')] };
  return {
    Conceptos: [{ ClaveProdServ: '84111506', NoIdentificacion, Cantidad: '1', Importe: '25.00', Impuestos }],
  };
}

/** 100.00 with 16 % and 50.00 without, in one sale. */
const VENTA = globalDe([
  {
    tienda: 1,
    operacion: 1001,
    lineas: [
      { linea: 1, ...importes({ subtotal: 100_00, iva: 16_00 }) },
      { linea: 2, ...importes({ subtotal: 50_00 }) },
    ],
  },
]);

// After two such notes 50.00 are left of 100.00, and 8.02 of 16.00: two centavos more than 16 %, where less than 1.08 are allowed.
// The fewest centavos that may bear two of tax are six: 16 % of six is 0.96, and two is 1.04 more. Then 8.00 is 0.96 more than 16 % of
// 49.94.
describe('what is left with a tax beyond the limits', () => {
  it('is two lines, and the second takes no units', () => {
    const factura = facturaDe([linea({ subtotal: 100_00, iva: 16_00, cantidad: 4 })]);
    const notas = [unCentavoMenos('100234'), unCentavoMenos('100234')];
    const made = comprobante(pedir(devolucion(['100234', 4]), { factura, notas }));
    expect(made.Conceptos).toEqual([
      {
        ClaveProdServ: '52141501',
        NoIdentificacion: '100234',
        Cantidad: '4',
        ClaveUnidad: 'H87',
        Descripcion: 'Cafetera de goteo',
        ValorUnitario: '12.485',
        Importe: '49.94',
        ObjetoImp: '02',
        Impuestos: { Traslados: [iva('49.94', '0.160000', '8.00')] },
      },
      {
        ClaveProdServ: '84111506',
        NoIdentificacion: '100234',
        Cantidad: '1',
        ClaveUnidad: 'ACT',
        Descripcion: 'Descuento: Cafetera de goteo',
        ValorUnitario: '0.06',
        Importe: '0.06',
        ObjetoImp: '02',
        Impuestos: { Traslados: [iva('0.06', '0.160000', '0.02')] },
      },
    ]);
    expect(made.Total).toBe('58.02');
  });

  it('is in the second line by itself, where the line is taxed in other ways too', () => {
    const notas = [unCentavoMenos('1-1001'), unCentavoMenos('1-1001')];
    const made = comprobante(pedir({ por: 'nominativa', identificaciones: ['1-1001'] }, { factura: VENTA, notas }));
    expect(made.Conceptos?.map(({ Importe, Impuestos }) => [Importe, Impuestos?.Traslados])).toEqual([
      ['99.94', [iva('49.94', '0.160000', '8.00'), iva('50.00', '0.000000', '0.00')]],
      ['0.06', [iva('0.06', '0.160000', '0.02')]],
    ]);
    expect(made.Total).toBe('108.02');
  });
});

describe('a part so small that it has nothing of one way in which a line is taxed', () => {
  it('says nothing of that way', () => {
    const made = comprobante(pedir(descuento(1), { factura: VENTA }));
    expect(made.Conceptos?.map(({ Impuestos }) => Impuestos?.Traslados)).toEqual([[iva('0.01', '0.160000', '0.00')]]);
  });
});
