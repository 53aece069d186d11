import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { comprobante } from '../../../../tests/cfdi/armados.ts';
import { EXPEDICION, linea, RECEPTOR } from '../../../../tests/cfdi/azar.ts';
import { documento, facturaPorPagar, PRIMERA, paga, recibo, UUIDS } from '../../../../tests/cfdi/recibos.ts';
import { notaDeCredito } from './notaDeCredito.ts';

/** 200.00 of tequila with 53 % IEPS and 16 % IVA: 354.96. */
const SEGUNDA = facturaPorPagar(2, [linea({ subtotal: 200_00, ieps: 106_00, iva: 48_96 })]);

describe('a receipt of payment', () => {
  it('of parts of two invoices says everything of them', () => {
    const made = comprobante(recibo([paga(PRIMERA, 630_00), paga(SEGUNDA, 354_96)], { numOperacion: '778899' }));
    expect(made).toEqual({
      Version: '4.0',
      SubTotal: '0',
      Moneda: 'XXX',
      Total: '0',
      TipoDeComprobante: 'P',
      Exportacion: '01',
      LugarExpedicion: '64000',
      Emisor: EXPEDICION.emisor,
      Receptor: {
        Rfc: 'URE180429TM6',
        Nombre: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
        DomicilioFiscalReceptor: '86991',
        RegimenFiscalReceptor: '601',
        UsoCFDI: 'CP01',
      },
      Conceptos: [
        {
          ClaveProdServ: '84111506',
          Cantidad: '1',
          ClaveUnidad: 'ACT',
          Descripcion: 'Pago',
          ValorUnitario: '0',
          Importe: '0',
          ObjetoImp: '01',
        },
      ],
      Pagos: {
        Version: '2.0',
        Totales: {
          TotalTrasladosBaseIVA16: '806.00',
          TotalTrasladosImpuestoIVA16: '128.96',
          TotalTrasladosBaseIVA0: '50.00',
          TotalTrasladosImpuestoIVA0: '0.00',
          MontoTotalPagos: '984.96',
        },
        Pago: [
          {
            FechaPago: '2026-11-22T12:00:00',
            FormaDePagoP: '03',
            MonedaP: 'MXN',
            TipoCambioP: '1',
            Monto: '984.96',
            NumOperacion: '778899',
            DoctoRelacionado: [
              {
                IdDocumento: UUIDS[0],
                Serie: 'A',
                Folio: '1',
                MonedaDR: 'MXN',
                EquivalenciaDR: '1',
                NumParcialidad: '1',
                ImpSaldoAnt: '1260.00',
                ImpPagado: '630.00',
                ImpSaldoInsoluto: '630.00',
                ObjetoImpDR: '02',
                ImpuestosDR: {
                  TrasladosDR: [
                    {
                      BaseDR: '500.00',
                      ImpuestoDR: '002',
                      TipoFactorDR: 'Tasa',
                      TasaOCuotaDR: '0.160000',
                      ImporteDR: '80.00',
                    },
                    {
                      BaseDR: '50.00',
                      ImpuestoDR: '002',
                      TipoFactorDR: 'Tasa',
                      TasaOCuotaDR: '0.000000',
                      ImporteDR: '0.00',
                    },
                  ],
                },
              },
              {
                IdDocumento: UUIDS[1],
                Serie: 'A',
                Folio: '2',
                MonedaDR: 'MXN',
                EquivalenciaDR: '1',
                NumParcialidad: '1',
                ImpSaldoAnt: '354.96',
                ImpPagado: '354.96',
                ImpSaldoInsoluto: '0.00',
                ObjetoImpDR: '02',
                ImpuestosDR: {
                  TrasladosDR: [
                    {
                      BaseDR: '200.00',
                      ImpuestoDR: '003',
                      TipoFactorDR: 'Tasa',
                      TasaOCuotaDR: '0.530000',
                      ImporteDR: '106.00',
                    },
                    {
                      BaseDR: '306.00',
                      ImpuestoDR: '002',
                      TipoFactorDR: 'Tasa',
                      TasaOCuotaDR: '0.160000',
                      ImporteDR: '48.96',
                    },
                  ],
                },
              },
            ],
            ImpuestosP: {
              TrasladosP: [
                { BaseP: '806.00', ImpuestoP: '002', TipoFactorP: 'Tasa', TasaOCuotaP: '0.160000', ImporteP: '128.96' },
                { BaseP: '50.00', ImpuestoP: '002', TipoFactorP: 'Tasa', TasaOCuotaP: '0.000000', ImporteP: '0.00' },
                { BaseP: '200.00', ImpuestoP: '003', TipoFactorP: 'Tasa', TasaOCuotaP: '0.530000', ImporteP: '106.00' },
              ],
            },
          },
        ],
      },
    });
  });

  it('counts parts and balance on, of its own invoice alone, and takes notes off', () => {
    const first = comprobante(recibo([paga(PRIMERA, 100_00), paga(SEGUNDA, 50_00)]));
    const second = comprobante(recibo([paga(PRIMERA, 60_00, { recibos: [first] })]));
    expect(documento(second)).toMatchObject({
      NumParcialidad: '2',
      ImpSaldoAnt: '1160.00',
      ImpPagado: '60.00',
      ImpSaldoInsoluto: '1100.00',
    });
    const pedido = { por: 'descuento', monto: centavos(260_00) } as const;
    const nota = comprobante(notaDeCredito({ factura: PRIMERA, notas: [], pedido }));
    const third = comprobante(recibo([paga(PRIMERA, 840_00, { recibos: [first, second], notas: [nota] })]));
    expect(documento(third)).toMatchObject({ NumParcialidad: '3', ImpSaldoAnt: '840.00', ImpSaldoInsoluto: '0.00' });
    // The second one was cancelled: its number is not given again while the third counts.
    const fourth = comprobante(recibo([paga(PRIMERA, 60_00, { recibos: [first, third], notas: [nota] })]));
    expect(documento(fourth)).toMatchObject({ NumParcialidad: '4', ImpSaldoAnt: '60.00' });
  });

  it('leaves out taxes that nothing is paid of, and knows its invoice by any letters', () => {
    const made = comprobante(recibo([paga(PRIMERA, 1)]));
    expect(documento(made)?.ImpuestosDR?.TrasladosDR).toEqual([
      { BaseDR: '0.01', ImpuestoDR: '002', TipoFactorDR: 'Tasa', TasaOCuotaDR: '0.160000', ImporteDR: '0.00' },
    ]);
    const lower = { ...PRIMERA, uuid: UUIDS[0].toLowerCase() };
    expect(documento(comprobante(recibo([paga(lower, 1, { recibos: [made] })])))?.NumParcialidad).toBe('2');
    expect(made.Pagos?.Pago[0]).not.toHaveProperty('NumOperacion');
  });

  it('says that an invoice without taxes is subject to none', () => {
    const [concepto] = PRIMERA.comprobante.Conceptos ?? [];
    const { Impuestos, ...sin } = {
      ...PRIMERA.comprobante,
      Total: '1000.00',
      Conceptos: [{ ...concepto, ObjetoImp: '01' }],
    };
    const made = comprobante(recibo([paga({ uuid: UUIDS[0], comprobante: sin }, 10_00)]));
    expect(documento(made)).toMatchObject({ ObjetoImpDR: '01', ImpSaldoInsoluto: '990.00' });
    expect(documento(made)).not.toHaveProperty('ImpuestosDR');
    expect(made.Pagos?.Pago[0]).not.toHaveProperty('ImpuestosP');
  });

  it('divides anew what many rounded lines came to, where no single tax may say it', () => {
    // 50 lines of 4 centavos with one of tax each: 2.00 and 0.50, which are 25 %.
    const muchas = Array.from({ length: 50 }, (_, index) => linea({ linea: index + 1, subtotal: 4, iva: 1 }));
    const factura = facturaPorPagar(1, muchas);
    const impuestos = documento(comprobante(recibo([paga(factura, 2_50)])))?.ImpuestosDR?.TrasladosDR;
    // 16 % of 2.15 are 34.4 centavos, where the limits allow 35; 2.15 and 0.35 are paid.
    expect(impuestos?.map(({ BaseDR, ImporteDR }) => [BaseDR, ImporteDR])).toEqual([['2.15', '0.35']]);
  });

  it('is, for a foreigner, in the store that makes it', () => {
    const jane = { ...RECEPTOR, rfc: 'XEXX010101000', beneficiario: 'JANE DOE', residenciaFiscal: 'USA' };
    const made = comprobante(recibo([paga(facturaPorPagar(1, [linea({ subtotal: 1_00, iva: 16 })], jane), 1_00)]));
    expect(made.Receptor).toEqual({
      Rfc: 'XEXX010101000',
      Nombre: 'JANE DOE',
      DomicilioFiscalReceptor: '64000',
      ResidenciaFiscal: 'USA',
      RegimenFiscalReceptor: '616',
      UsoCFDI: 'CP01',
    });
  });
});
