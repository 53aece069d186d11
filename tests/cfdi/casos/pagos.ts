import { AL_PUBLICO, type Cambios, con, RECIBO, VENTA } from '../borrador.ts';
import { type Caso, de, type Prueba, venta } from './caso.ts';

const PAGO = 'Pagos.Pago[0]';
const DOCUMENTO = `${PAGO}.DoctoRelacionado[0]`;
const TOTALES = 'Pagos.Totales';
const recibo = (...cambios: readonly Cambios[]): Prueba => de(RECIBO, ...cambios);

/** The receipt with a payment of 10 dollars for a third of an invoice in pesos. */
const DOLARES: Cambios = {
  [`${PAGO}.MonedaP`]: 'USD',
  [`${PAGO}.TipoCambioP`]: '18.5',
  [`${PAGO}.Monto`]: '6.27',
  [`${DOCUMENTO}.EquivalenciaDR`]: '18.5',
  // 100 / 18.5 = 5.405405..., 16 / 18.5 = 0.864864...; times 18.5 again 99.9999925 and 15.9999840.
  [`${PAGO}.ImpuestosP.TrasladosP[0].BaseP`]: '5.405405',
  [`${PAGO}.ImpuestosP.TrasladosP[0].ImporteP`]: '0.864865',
  [TOTALES]: { TotalTrasladosBaseIVA16: '100.00', TotalTrasladosImpuestoIVA16: '16.00', MontoTotalPagos: '116.00' },
};

/** The receipt of an invoice that is no object of taxes. */
const SIN_IMPUESTOS: Cambios = {
  [`${DOCUMENTO}.ObjetoImpDR`]: '01',
  [`${DOCUMENTO}.ImpuestosDR`]: undefined,
  [`${PAGO}.ImpuestosP`]: undefined,
  [TOTALES]: { MontoTotalPagos: '116.00' },
};

/** The receipt with one tax of each total: base 10.00 each, and what each rate makes of it. */
const DE_TODO = con(RECIBO, {
  [`${DOCUMENTO}.ImpuestosDR`]: {
    RetencionesDR: [
      retencionDR('002', '0.160000', '1.60'),
      retencionDR('001', '0.100000', '1.00'),
      retencionDR('003', '0.080000', '0.80'),
    ],
    TrasladosDR: [
      trasladoDR('0.160000', '1.60'),
      trasladoDR('0.080000', '0.80'),
      trasladoDR('0.000000', '0.00'),
      { BaseDR: '10.00', ImpuestoDR: '002', TipoFactorDR: 'Exento' },
    ],
  },
  [`${PAGO}.ImpuestosP`]: {
    RetencionesP: [
      { ImpuestoP: '002', ImporteP: '1.60' },
      { ImpuestoP: '001', ImporteP: '1.00' },
      { ImpuestoP: '003', ImporteP: '0.80' },
    ],
    TrasladosP: [
      trasladoP('0.160000', '1.60'),
      trasladoP('0.080000', '0.80'),
      trasladoP('0.000000', '0.00'),
      { BaseP: '10.00', ImpuestoP: '002', TipoFactorP: 'Exento' },
    ],
  },
  [TOTALES]: {
    TotalRetencionesIVA: '1.60',
    TotalRetencionesISR: '1.00',
    TotalRetencionesIEPS: '0.80',
    TotalTrasladosBaseIVA16: '10.00',
    TotalTrasladosImpuestoIVA16: '1.60',
    TotalTrasladosBaseIVA8: '10.00',
    TotalTrasladosImpuestoIVA8: '0.80',
    TotalTrasladosBaseIVA0: '10.00',
    TotalTrasladosImpuestoIVA0: '0',
    TotalTrasladosBaseIVAExento: '10.00',
    MontoTotalPagos: '116.00',
  },
});

function retencionDR(ImpuestoDR: string, TasaOCuotaDR: string, ImporteDR: string) {
  return { BaseDR: '10.00', ImpuestoDR, TipoFactorDR: 'Tasa', TasaOCuotaDR, ImporteDR };
}

function trasladoDR(TasaOCuotaDR: string, ImporteDR: string) {
  return { BaseDR: '10.00', ImpuestoDR: '002', TipoFactorDR: 'Tasa', TasaOCuotaDR, ImporteDR };
}

function trasladoP(TasaOCuotaP: string, ImporteP: string) {
  return { BaseP: '10.00', ImpuestoP: '002', TipoFactorP: 'Tasa', TasaOCuotaP, ImporteP };
}

/** Of one attribute of the receipt: another text, and none. */
function fijo(codigo: string, lugar: string, otro: string): Caso {
  return {
    codigo,
    valen: [recibo()],
    fallan: [
      [lugar, recibo({ [lugar]: otro })],
      [lugar, recibo({ [lugar]: undefined })],
    ],
  };
}

/** Of one total: a centavo more, and none. */
function total(codigo: string, nombre: string): Caso {
  const lugar = `${TOTALES}.${nombre}`;
  return {
    codigo,
    valen: [de(DE_TODO)],
    fallan: [
      [lugar, de(DE_TODO, { [lugar]: '1.61' })],
      [lugar, de(DE_TODO, { [lugar]: undefined })],
      [lugar, de(con(RECIBO, SIN_IMPUESTOS), { [lugar]: '1.00' })],
    ],
  };
}

export const CASOS_PAGOS: readonly Caso[] = [
  {
    codigo: 'CRP20101',
    valen: [recibo()],
    fallan: [['TipoDeComprobante', venta({ Pagos: RECIBO.Pagos })]],
  },
  fijo('CRP20103', 'SubTotal', '1'),
  fijo('CRP20104', 'Moneda', 'MXN'),
  { codigo: 'CRP20105', valen: [recibo()], fallan: [['FormaPago', recibo({ FormaPago: '03' })]] },
  { codigo: 'CRP20106', valen: [recibo()], fallan: [['MetodoPago', recibo({ MetodoPago: 'PUE' })]] },
  fijo('CRP20110', 'Total', '116.00'),
  {
    codigo: 'CRP20111',
    valen: [recibo(AL_PUBLICO, { InformacionGlobal: undefined })],
    fallan: [
      ['Conceptos', recibo({ 'Conceptos[1]': RECIBO.Conceptos?.[0] })],
      ['Conceptos', recibo({ Conceptos: [] })],
    ],
  },
  fijo('CRP20113', 'Conceptos[0].ClaveProdServ', '84111505'),
  fijo('CRP20115', 'Conceptos[0].Cantidad', '2'),
  fijo('CRP20116', 'Conceptos[0].ClaveUnidad', 'H87'),
  fijo('CRP20118', 'Conceptos[0].Descripcion', 'pago'),
  fijo('CRP20119', 'Conceptos[0].ValorUnitario', '1'),
  fijo('CRP20120', 'Conceptos[0].Importe', '1'),
  fijo('CRP20122', 'Conceptos[0].ObjetoImp', '02'),
  {
    codigo: 'CRP20123',
    valen: [recibo()],
    fallan: [['Conceptos[0].Impuestos', recibo({ 'Conceptos[0].Impuestos': VENTA.Conceptos?.[0]?.Impuestos })]],
  },
  total('CRP20201', 'TotalRetencionesIVA'),
  total('CRP20202', 'TotalRetencionesISR'),
  total('CRP20203', 'TotalRetencionesIEPS'),
  total('CRP20204', 'TotalTrasladosBaseIVA16'),
  total('CRP20205', 'TotalTrasladosImpuestoIVA16'),
  total('CRP20206', 'TotalTrasladosBaseIVA8'),
  total('CRP20207', 'TotalTrasladosImpuestoIVA8'),
  total('CRP20208', 'TotalTrasladosBaseIVA0'),
  total('CRP20209', 'TotalTrasladosImpuestoIVA0'),
  total('CRP20210', 'TotalTrasladosBaseIVAExento'),
  {
    codigo: 'CRP20211',
    valen: [recibo(DOLARES)],
    fallan: [
      [`${TOTALES}.MontoTotalPagos`, recibo({ [`${TOTALES}.MontoTotalPagos`]: '116.01' })],
      [`${TOTALES}.MontoTotalPagos`, recibo({ [`${TOTALES}.MontoTotalPagos`]: undefined })],
      [`${TOTALES}.MontoTotalPagos`, recibo({ [`${TOTALES}.MontoTotalPagos`]: '-' })],
    ],
  },
  {
    codigo: 'CRP20212',
    valen: [recibo({ [`${PAGO}.FormaDePagoP`]: '01' })],
    fallan: [[`${PAGO}.FormaDePagoP`, recibo({ [`${PAGO}.FormaDePagoP`]: '99' })]],
  },
  {
    codigo: 'CRP20213',
    valen: [recibo(DOLARES)],
    fallan: [[`${PAGO}.MonedaP`, recibo({ [`${PAGO}.MonedaP`]: 'XXX' })]],
  },
  {
    codigo: 'CRP20214',
    valen: [recibo(DOLARES)],
    fallan: [
      [`${PAGO}.TipoCambioP`, recibo(DOLARES, { [`${PAGO}.TipoCambioP`]: undefined })],
      [`${PAGO}.TipoCambioP`, recibo(DOLARES, { [`${PAGO}.TipoCambioP`]: '0' })],
    ],
  },
  {
    codigo: 'CRP20215',
    valen: [recibo({ [`${PAGO}.TipoCambioP`]: undefined })],
    fallan: [
      [`${PAGO}.TipoCambioP`, recibo({ [`${PAGO}.TipoCambioP`]: '1.00' })],
      [`${PAGO}.TipoCambioP`, recibo({ [`${PAGO}.TipoCambioP`]: '18.5' })],
    ],
  },
  {
    codigo: 'CRP20217',
    valen: [recibo({ [`${PAGO}.Monto`]: '116.01', [`${TOTALES}.MontoTotalPagos`]: '116.01' }), recibo(DOLARES)],
    fallan: [[`${PAGO}.Monto`, recibo({ [`${PAGO}.Monto`]: '115.99' })]],
  },
  {
    codigo: 'CRP20218',
    valen: [recibo()],
    fallan: [
      [`${PAGO}.Monto`, recibo({ [`${PAGO}.Monto`]: '0.00' })],
      [`${PAGO}.Monto`, recibo({ [`${PAGO}.Monto`]: undefined })],
    ],
  },
  {
    codigo: 'CRP20236',
    valen: [recibo(DOLARES)],
    fallan: [[`${DOCUMENTO}.MonedaDR`, recibo({ [`${DOCUMENTO}.MonedaDR`]: 'XXX' })]],
  },
  {
    codigo: 'CRP20237',
    valen: [recibo(DOLARES)],
    fallan: [
      [`${DOCUMENTO}.EquivalenciaDR`, recibo(DOLARES, { [`${DOCUMENTO}.EquivalenciaDR`]: undefined })],
      [`${DOCUMENTO}.EquivalenciaDR`, recibo(DOLARES, { [`${DOCUMENTO}.EquivalenciaDR`]: '0' })],
    ],
  },
  {
    codigo: 'CRP20238',
    valen: [recibo({ [`${DOCUMENTO}.EquivalenciaDR`]: '1.0000000000' })],
    fallan: [
      [`${DOCUMENTO}.EquivalenciaDR`, recibo({ [`${DOCUMENTO}.EquivalenciaDR`]: '1.01' })],
      [`${DOCUMENTO}.EquivalenciaDR`, recibo({ [`${DOCUMENTO}.EquivalenciaDR`]: undefined })],
    ],
  },
  {
    codigo: 'CRP20239',
    valen: [recibo({ [`${DOCUMENTO}.ImpSaldoAnt`]: '116.00', [`${DOCUMENTO}.ImpSaldoInsoluto`]: '0.00' })],
    fallan: [
      [`${DOCUMENTO}.ImpSaldoAnt`, recibo({ [`${DOCUMENTO}.ImpSaldoAnt`]: '0' })],
      [`${DOCUMENTO}.ImpSaldoAnt`, recibo({ [`${DOCUMENTO}.ImpSaldoAnt`]: undefined })],
    ],
  },
  {
    codigo: 'CRP20241',
    valen: [recibo({ [`${DOCUMENTO}.ImpPagado`]: '0.01', [`${DOCUMENTO}.ImpSaldoInsoluto`]: '199.99' })],
    fallan: [
      [`${DOCUMENTO}.ImpPagado`, recibo({ [`${DOCUMENTO}.ImpPagado`]: '0.00' })],
      [`${DOCUMENTO}.ImpPagado`, recibo({ [`${DOCUMENTO}.ImpPagado`]: undefined })],
    ],
  },
  {
    codigo: 'CRP20244',
    valen: [recibo({ [`${DOCUMENTO}.ImpSaldoInsoluto`]: '84' })],
    fallan: [
      [`${DOCUMENTO}.ImpSaldoInsoluto`, recibo({ [`${DOCUMENTO}.ImpSaldoInsoluto`]: '84.01' })],
      [`${DOCUMENTO}.ImpSaldoInsoluto`, recibo({ [`${DOCUMENTO}.ImpSaldoInsoluto`]: undefined })],
      [
        `${DOCUMENTO}.ImpSaldoInsoluto`,
        recibo({ [`${DOCUMENTO}.ImpSaldoAnt`]: '100.00', [`${DOCUMENTO}.ImpSaldoInsoluto`]: '-16.00' }),
      ],
      [
        `${DOCUMENTO}.ImpSaldoInsoluto`,
        recibo({ [`${DOCUMENTO}.ImpSaldoAnt`]: '100.00', [`${DOCUMENTO}.ImpSaldoInsoluto`]: '0.00' }),
      ],
    ],
  },
  {
    codigo: 'CRP20245',
    valen: [recibo(SIN_IMPUESTOS, { [`${DOCUMENTO}.ObjetoImpDR`]: '04' })],
    fallan: [[`${DOCUMENTO}.ObjetoImpDR`, recibo({ [`${DOCUMENTO}.ObjetoImpDR`]: '09' })]],
  },
  {
    codigo: 'CRP20246',
    valen: [recibo()],
    fallan: [[`${DOCUMENTO}.ImpuestosDR`, recibo(SIN_IMPUESTOS, { [`${DOCUMENTO}.ObjetoImpDR`]: '02' })]],
  },
  {
    codigo: 'CRP20247',
    valen: [recibo(SIN_IMPUESTOS), recibo(SIN_IMPUESTOS, { [`${DOCUMENTO}.ObjetoImpDR`]: '03' })],
    fallan: [
      [`${DOCUMENTO}.ImpuestosDR`, recibo({ [`${DOCUMENTO}.ObjetoImpDR`]: '01' })],
      [`${DOCUMENTO}.ImpuestosDR`, recibo({ [`${DOCUMENTO}.ObjetoImpDR`]: '03' })],
    ],
  },
  ...casosDeSumas(),
  {
    codigo: 'CRP20999',
    valen: [
      recibo({ [`${DOCUMENTO}.NumParcialidad`]: '999' }),
      recibo({ [`${DOCUMENTO}.IdDocumento`]: '123-45-123456789' }),
    ],
    fallan: [
      [`${PAGO}.FechaPago`, recibo({ [`${PAGO}.FechaPago`]: '2026-11-20' })],
      [`${PAGO}.FechaPago`, recibo({ [`${PAGO}.FechaPago`]: undefined })],
      [`${PAGO}.FormaDePagoP`, recibo({ [`${PAGO}.FormaDePagoP`]: '07' })],
      [`${PAGO}.MonedaP`, recibo({ [`${PAGO}.MonedaP`]: 'MEX' })],
      [`${PAGO}.DoctoRelacionado`, recibo({ [`${PAGO}.DoctoRelacionado`]: [] })],
      [`${DOCUMENTO}.IdDocumento`, recibo({ [`${DOCUMENTO}.IdDocumento`]: 'A-5051' })],
      [`${DOCUMENTO}.IdDocumento`, recibo({ [`${DOCUMENTO}.IdDocumento`]: undefined })],
      [`${DOCUMENTO}.NumParcialidad`, recibo({ [`${DOCUMENTO}.NumParcialidad`]: '0' })],
      [`${DOCUMENTO}.NumParcialidad`, recibo({ [`${DOCUMENTO}.NumParcialidad`]: '1000' })],
      [`${DOCUMENTO}.NumParcialidad`, recibo({ [`${DOCUMENTO}.NumParcialidad`]: undefined })],
    ],
  },
];

/** The taxes of the payment against those of its documents. */
function casosDeSumas(): readonly Caso[] {
  const retenciones = `${PAGO}.ImpuestosP.RetencionesP`;
  const traslados = `${PAGO}.ImpuestosP.TrasladosP`;
  return [
    {
      codigo: 'CRP20263',
      valen: [de(DE_TODO)],
      fallan: [
        [`${retenciones}[3].ImpuestoP`, de(DE_TODO, { [`${retenciones}[3]`]: { ImpuestoP: '001', ImporteP: '1.00' } })],
      ],
    },
    {
      codigo: 'CRP20265',
      valen: [de(DE_TODO, { [`${retenciones}[1].ImporteP`]: '1' })],
      fallan: [
        [`${retenciones}[1].ImporteP`, de(DE_TODO, { [`${retenciones}[1].ImporteP`]: '1.01' })],
        [`${retenciones}[1].ImporteP`, de(DE_TODO, { [`${retenciones}[1].ImporteP`]: undefined })],
        [`${retenciones}[1].ImporteP`, de(DE_TODO, { [`${retenciones}[1].ImporteP`]: 'uno' })],
        [retenciones, de(DE_TODO, { [retenciones]: undefined })],
      ],
    },
    {
      codigo: 'CRP20268',
      valen: [
        recibo(DOLARES),
        recibo(DOLARES, {
          [`${traslados}[0].BaseP`]: '5.4054',
          [TOTALES]: {
            TotalTrasladosBaseIVA16: '100.00',
            TotalTrasladosImpuestoIVA16: '16.00',
            MontoTotalPagos: '116.00',
          },
        }),
      ],
      fallan: [
        [`${traslados}[0].BaseP`, recibo(DOLARES, { [`${traslados}[0].BaseP`]: '5.405406' })],
        [`${traslados}[3].BaseP`, de(DE_TODO, { [`${traslados}[3].BaseP`]: '9.99' })],
        [`${traslados}[0].BaseP`, recibo({ [`${traslados}[0].BaseP`]: undefined })],
        [[`${traslados}[0].BaseP`, traslados], recibo({ [`${traslados}[0].TasaOCuotaP`]: '0.080000' })],
        [traslados, recibo({ [`${PAGO}.ImpuestosP`]: undefined })],
      ],
    },
    {
      codigo: 'CRP20271',
      valen: [de(DE_TODO)],
      fallan: [[`${traslados}[4].ImpuestoP`, de(DE_TODO, { [`${traslados}[4]`]: trasladoP('0.16', '1.60') })]],
    },
    {
      codigo: 'CRP20274',
      valen: [recibo(DOLARES)],
      fallan: [
        [`${traslados}[0].ImporteP`, recibo({ [`${traslados}[0].ImporteP`]: '16.01' })],
        [`${traslados}[0].ImporteP`, recibo({ [`${traslados}[0].ImporteP`]: undefined })],
        [`${traslados}[3].ImporteP`, de(DE_TODO, { [`${traslados}[3].ImporteP`]: '0.00' })],
      ],
    },
  ];
}
