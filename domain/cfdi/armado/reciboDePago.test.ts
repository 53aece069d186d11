import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/money';
import { EXPEDICION, linea, RECEPTOR, totalOf } from '../../../tests/cfdi/azar.ts';
import type { Comprobante } from '../comprobante.ts';
import type { FacturaEmitida } from '../saldos.ts';
import type { Armado } from './comun.ts';
import { notaDeCredito } from './notaDeCredito.ts';
import type { DocumentoPagado, PagoRecibido } from './reciboDePago.ts';
import { reciboDePago } from './reciboDePago.ts';
import type { LineaDeVenta } from './ventaNominativa.ts';
import { ventaNominativa } from './ventaNominativa.ts';

const UUIDS = ['9FBBF225-7ACE-4194-8FB2-F003739BC5EE', 'F15EEA8E-B927-4DDD-8C16-037E8C945511'] as const;

function comprobante(armado: Armado): Comprobante {
  if (!armado.ok) throw new Error(armado.falla);
  return armado.comprobante;
}

function falla(armado: Armado): string | null {
  return armado.ok ? null : armado.falla;
}

function facturaDe(folio: number, lineas: readonly LineaDeVenta[], receptor = RECEPTOR): FacturaEmitida {
  const pago = { metodo: 'PPD', forma: '99' } as const;
  const hecha = comprobante(ventaNominativa({ ...EXPEDICION, receptor, pago, total: totalOf(lineas), lineas }));
  return { uuid: UUIDS[folio - 1] ?? '', comprobante: { ...hecha, Serie: 'A', Folio: String(folio) } };
}

/** 1,160.00 with 16 % and 100.00 without. */
const PRIMERA = facturaDe(1, [
  linea({ subtotal: 1_000_00, iva: 160_00 }),
  linea({ linea: 2, numArt: '500010', subtotal: 100_00 }),
]);
/** 200.00 of tequila with 53 % IEPS and 16 % IVA: 354.96. */
const SEGUNDA = facturaDe(2, [linea({ subtotal: 200_00, ieps: 106_00, iva: 48_96 })]);

function paga(factura: FacturaEmitida, pagado: number, de: Partial<DocumentoPagado> = {}): DocumentoPagado {
  return { factura, notas: [], recibos: [], pagado: centavos(pagado), ...de };
}

function recibo(documentos: readonly DocumentoPagado[], de: Partial<PagoRecibido> = {}): Armado {
  return reciboDePago({ lugarExpedicion: '64000', fecha: '2026-11-22T12:00:00', forma: '03', documentos, ...de });
}

/** What a receipt says of its only invoice. */
function documento(made: Comprobante) {
  return made.Pagos?.Pago[0]?.DoctoRelacionado[0];
}

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

  it('leaves out taxes of which nothing is paid, and knows its invoice by any letters', () => {
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
    const factura = facturaDe(1, muchas);
    const impuestos = documento(comprobante(recibo([paga(factura, 2_50)])))?.ImpuestosDR?.TrasladosDR;
    // 16 % of 2.15 are 34.4, of which the limits allow 35; 2.15 and 0.35 are what is paid.
    expect(impuestos?.map(({ BaseDR, ImporteDR }) => [BaseDR, ImporteDR])).toEqual([['2.15', '0.35']]);
  });

  it('is, for a foreigner, in the store that makes it', () => {
    const jane = { ...RECEPTOR, rfc: 'XEXX010101000', beneficiario: 'JANE DOE', residenciaFiscal: 'USA' };
    const made = comprobante(recibo([paga(facturaDe(1, [linea({ subtotal: 1_00, iva: 16 })], jane), 1_00)]));
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

describe('a receipt that cannot be made', () => {
  const todo = comprobante(recibo([paga(PRIMERA, 1_260_00)]));
  const otro = facturaDe(2, [linea({ subtotal: 1_00, iva: 16 })], { ...RECEPTOR, rfc: 'CACX7605101P8' });
  const PUE = { ...PRIMERA, comprobante: { ...PRIMERA.comprobante, MetodoPago: 'PUE', FormaPago: '01' } };
  const { Folio, ...sinFolio } = PUE.comprobante;
  const exento = { Traslados: [{ Base: '1000.00', Impuesto: '002', TipoFactor: 'Exento' }] };
  const ajena = { ...PRIMERA, comprobante: { ...PRIMERA.comprobante, Impuestos: exento } };
  const ultimo = structuredClone(comprobante(recibo([paga(PRIMERA, 1_00)])));
  const pago = ultimo.Pagos?.Pago[0];
  const el999 = {
    ...ultimo,
    Pagos: {
      Totales: {},
      Pago: [{ ...pago, DoctoRelacionado: [{ ...documento(ultimo), NumParcialidad: '999' }] }],
    },
  };

  it.each([
    ['no invoice', [], 'Elija al menos una factura por pagar.'],
    ['more than is left', [paga(PRIMERA, 1_260_01)], 'De la factura A-1 solo quedan $1,260.00 por pagar.'],
    ['paid already', [paga(PRIMERA, 1, { recibos: [todo] })], 'De la factura A-1 ya no queda saldo por pagar.'],
    ['nothing', [paga(PRIMERA, 0)], 'Lo que se paga de la factura A-1 debe ser mayor a cero.'],
    ['twice', [paga(PRIMERA, 1), paga(PRIMERA, 1)], 'La factura A-1 está dos veces en el recibo.'],
    ['paid at once', [paga(PUE, 1)], 'La factura A-1 se pagó en una sola exhibición: no lleva recibos de pago.'],
    [
      'paid at once, without a folio',
      [paga({ ...PUE, comprobante: sinFolio }, 1)],
      'La factura 9FBBF225-7ACE-4194-8FB2-F003739BC5EE se pagó en una sola exhibición: no lleva recibos de pago.',
    ],
    ['of two persons', [paga(PRIMERA, 1), paga(otro, 1)], 'Un recibo es de un solo RFC: la factura A-2 es de otro.'],
    [
      'of taxes that are not charged here',
      [paga(ajena, 1)],
      'La factura A-1 tiene impuestos que aquí no se cobran: no se puede hacer su recibo.',
    ],
    [
      'after too many',
      [paga(PRIMERA, 1, { recibos: [el999] })],
      'La factura A-1 ya tiene los 999 pagos que el SAT admite.',
    ],
  ])('is told why: %s', (_, documentos, texto) => {
    expect(falla(recibo(documentos))).toBe(texto);
  });
});
