import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { comprobante, falla } from '../../../../tests/cfdi/armados.ts';
import { EXPEDICION, linea, RECEPTOR } from '../../../../tests/cfdi/azar.ts';
import { descuento, devolucion, facturaDe, pedir, UUID } from '../../../../tests/cfdi/notas.ts';
import type { PedidoDeNota } from './notaDeCredito.ts';

describe('a credit note', () => {
  it('of a discount is one line for each of the invoice’s, with its share of each tax', () => {
    // 31.62 is a tenth of 316.23 (271.23 and 45.00), shared 27.12 and 4.50; 27.12 are 23.38 and 16 % of it.
    expect(comprobante(pedir(descuento(31_62)))).toEqual({
      Version: '4.0',
      FormaPago: '04',
      SubTotal: '27.88',
      Moneda: 'MXN',
      Total: '31.62',
      TipoDeComprobante: 'E',
      Exportacion: '01',
      MetodoPago: 'PUE',
      LugarExpedicion: '42501',
      CfdiRelacionados: [{ TipoRelacion: '01', UUIDs: [UUID] }],
      Emisor: EXPEDICION.emisor,
      Receptor: {
        Rfc: 'URE180429TM6',
        Nombre: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
        DomicilioFiscalReceptor: '86991',
        RegimenFiscalReceptor: '601',
        UsoCFDI: 'G02',
      },
      Conceptos: [
        {
          ClaveProdServ: '84111506',
          NoIdentificacion: '100234',
          Cantidad: '1',
          ClaveUnidad: 'ACT',
          Descripcion: 'Descuento: Cafetera de goteo',
          ValorUnitario: '23.38',
          Importe: '23.38',
          ObjetoImp: '02',
          Impuestos: {
            Traslados: [
              { Base: '23.38', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '3.74' },
            ],
          },
        },
        {
          ClaveProdServ: '84111506',
          NoIdentificacion: '500010',
          Cantidad: '1',
          ClaveUnidad: 'ACT',
          Descripcion: 'Descuento: Arroz',
          ValorUnitario: '4.50',
          Importe: '4.50',
          ObjetoImp: '02',
          Impuestos: {
            Traslados: [{ Base: '4.50', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' }],
          },
        },
      ],
      Impuestos: {
        TotalImpuestosTrasladados: '3.74',
        Traslados: [
          { Base: '23.38', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '3.74' },
          { Base: '4.50', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' },
        ],
      },
    });
  });

  it('of a percent is that of what the invoice came to, whatever is left of it', () => {
    const first = comprobante(pedir({ por: 'porcentaje', porcentaje: 10 }));
    expect(first.Total).toBe('31.62');
    const second = comprobante(pedir({ por: 'porcentaje', porcentaje: 12.5 }, { notas: [first] }));
    expect(second.Total).toBe('39.53');
    expect(comprobante(pedir({ por: 'porcentaje', porcentaje: 100 })).Total).toBe('316.23');
  });

  it('of a percent may be of as little as a hundredth of one', () => {
    const factura = facturaDe([linea({ subtotal: 1_000_00 })]);
    expect(comprobante(pedir({ por: 'porcentaje', porcentaje: 0.01 }, { factura })).Total).toBe('0.10');
  });

  it('of goods has their own keys and units, after discount, and relation 03', () => {
    const made = comprobante(pedir(devolucion(['100234', 1], ['500010', 2])));
    expect(made.CfdiRelacionados).toEqual([{ TipoRelacion: '03', UUIDs: [UUID] }]);
    // Half of 271.23 is 135.62 (half a centavo up): 116.91 of base and 18.71 of tax.
    expect(made.Conceptos).toEqual([
      {
        ClaveProdServ: '52141501',
        NoIdentificacion: '100234',
        Cantidad: '1',
        ClaveUnidad: 'H87',
        Descripcion: 'Cafetera de goteo',
        ValorUnitario: '116.91',
        Importe: '116.91',
        ObjetoImp: '02',
        Impuestos: {
          Traslados: [
            { Base: '116.91', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '18.71' },
          ],
        },
      },
      {
        ClaveProdServ: '50221101',
        NoIdentificacion: '500010',
        Cantidad: '2',
        ClaveUnidad: 'H87',
        Descripcion: 'Arroz',
        ValorUnitario: '15.00',
        Importe: '30.00',
        ObjetoImp: '02',
        Impuestos: {
          Traslados: [{ Base: '30.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' }],
        },
      },
    ]);
    expect(made.Total).toBe('165.62');
  });

  it('leaves out lines that nothing is taken of', () => {
    const made = comprobante(pedir(descuento(1)));
    expect(made.Conceptos?.map(({ NoIdentificacion }) => NoIdentificacion)).toEqual(['100234']);
    expect(made.Total).toBe('0.01');
  });

  it('of all of a line whose tax a till cut off takes exactly that tax', () => {
    const factura = facturaDe([linea({ subtotal: 99_99, iva: 15_99, cantidad: 3 })]);
    const notas: Comprobante[] = [];
    for (const unidades of [1, 1, 1]) {
      notas.push(comprobante(pedir(devolucion(['100234', unidades]), { factura, notas })));
    }
    expect(notas.map(({ Total }) => Total)).toEqual(['38.66', '38.66', '38.66']);
    const iva = notas.map(({ Impuestos }) => Number(Impuestos?.TotalImpuestosTrasladados));
    expect(iva.reduce((total, uno) => total + Math.round(uno * 100), 0)).toBe(15_99);
  });

  it('goes back the way the invoice was paid, is forgiven where it was not, or goes as it is said', () => {
    const aPlazos = facturaDe([linea({ subtotal: 10_00, iva: 1_60 })], '99');
    expect(comprobante(pedir(descuento(1_00))).FormaPago).toBe('04');
    expect(comprobante(pedir(descuento(1_00), { factura: aPlazos })).FormaPago).toBe('15');
    expect(comprobante(pedir(descuento(1_00), { factura: aPlazos, forma: '01' })).FormaPago).toBe('01');
  });

  it('has use S01 where the authority does not allow G02 to the régimen', () => {
    const asalariado = { ...RECEPTOR, rfc: 'CACX7605101P8', regimenFiscal: '605', usoCFDI: 'S01' } as const;
    const factura = facturaDe([linea({ subtotal: 10_00, iva: 1_60 })], '04', asalariado);
    expect(comprobante(pedir(descuento(1_00), { factura })).Receptor?.UsoCFDI).toBe('S01');
  });
});

describe('a credit note of goods for an amount of their own', () => {
  const de = (unidades: number, monto: number): PedidoDeNota => ({
    por: 'devolucion',
    lineas: [{ identificacion: '500010', unidades, monto: centavos(monto) }],
  });

  it('comes to that amount, and what was kept stays invoiced', () => {
    const nota = comprobante(pedir(de(2, 20_00)));
    expect(nota.Total).toBe('20.00');
    expect(nota.Conceptos).toMatchObject([{ Cantidad: '2', ValorUnitario: '10.00', Importe: '20.00' }]);
    expect(comprobante(pedir(de(1, 25_00), { notas: [nota] })).Total).toBe('25.00');
  });

  it('is of no more than is left of the line; a few centavos that an earlier note took are made up for', () => {
    expect(falla(pedir(de(3, 45_06)))).toBe('De Arroz solo quedan $45.00 para notas de crédito.');
    expect(comprobante(pedir(de(3, 45_05))).Total).toBe('45.00');
  });

  it('says by its relation whether goods came back', () => {
    const pedido = { ...de(1, 15_00), sinEntregar: true } as PedidoDeNota;
    expect(comprobante(pedir(pedido)).CfdiRelacionados?.[0]?.TipoRelacion).toBe('01');
    expect(comprobante(pedir(de(1, 15_00))).CfdiRelacionados?.[0]?.TipoRelacion).toBe('03');
  });
});
