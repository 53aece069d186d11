import { CON_RETENCION, con, EXENTA, RECIBO, SIN_IMPUESTOS, VENTA } from '../borrador.ts';
import { type Caso, de, venta } from './caso.ts';

const RETIENE = con(VENTA, CON_RETENCION);
const LINEA = VENTA.Conceptos?.[0];
const TRASLADO = VENTA.Impuestos?.Traslados?.[0];
const SEGUNDO = { Base: '100.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.080000', Importe: '8.00' };
const DOS_IMPUESTOS = {
  Total: '124.00',
  'Conceptos[0].Impuestos.Traslados[1]': SEGUNDO,
  'Impuestos.TotalImpuestosTrasladados': '24.00',
  'Impuestos.Traslados[1]': SEGUNDO,
};
/** Two like lines with six decimals: bases of 33.333333 each, taxes of 5.333333, rounded once at the end. */
const SEIS_DECIMALES = {
  Conceptos: [0, 1].map(() => ({
    ...LINEA,
    Cantidad: '1',
    ValorUnitario: '33.333333',
    Importe: '33.333333',
    Impuestos: { Traslados: [{ ...TRASLADO, Base: '33.333333', Importe: '5.333333' }] },
  })),
  SubTotal: '66.67',
  Total: '77.34',
  Impuestos: {
    TotalImpuestosTrasladados: '10.67',
    Traslados: [{ ...TRASLADO, Base: '66.67', Importe: '10.67' }],
  },
};

export const CASOS_IMPUESTOS_DEL_TOTAL: readonly Caso[] = [
  {
    codigo: 'CFDI40201',
    valen: [de(RECIBO)],
    fallan: [
      ['Impuestos', de(RECIBO, { Impuestos: VENTA.Impuestos })],
      ['Impuestos', venta({ TipoDeComprobante: 'T' })],
    ],
  },
  {
    codigo: 'CFDI40202',
    valen: [de(RETIENE, { 'Impuestos.TotalImpuestosRetenidos': '10' })],
    fallan: [['Impuestos.TotalImpuestosRetenidos', de(RETIENE, { 'Impuestos.TotalImpuestosRetenidos': '10.000' })]],
  },
  {
    codigo: 'CFDI40203',
    valen: [de(RETIENE)],
    fallan: [
      ['Impuestos.TotalImpuestosRetenidos', de(RETIENE, { 'Impuestos.TotalImpuestosRetenidos': '10.01' })],
      ['Impuestos.TotalImpuestosRetenidos', de(RETIENE, { 'Impuestos.TotalImpuestosRetenidos': 'diez' })],
      ['Impuestos.TotalImpuestosRetenidos', venta({ 'Impuestos.TotalImpuestosRetenidos': '1.00' })],
    ],
  },
  {
    codigo: 'CFDI40204',
    valen: [venta({ 'Impuestos.TotalImpuestosTrasladados': '16' })],
    fallan: [['Impuestos.TotalImpuestosTrasladados', venta({ 'Impuestos.TotalImpuestosTrasladados': '16.000000' })]],
  },
  {
    codigo: 'CFDI40205',
    valen: [venta(DOS_IMPUESTOS), venta(SEIS_DECIMALES)],
    fallan: [
      ['Impuestos.TotalImpuestosTrasladados', venta({ 'Impuestos.TotalImpuestosTrasladados': '16.01' })],
      ['Impuestos.TotalImpuestosTrasladados', venta(DOS_IMPUESTOS, { 'Impuestos.TotalImpuestosTrasladados': '16.00' })],
    ],
  },
  {
    codigo: 'CFDI40206',
    valen: [de(RETIENE)],
    fallan: [
      ['Impuestos.TotalImpuestosRetenidos', de(RETIENE, { 'Impuestos.TotalImpuestosRetenidos': undefined })],
      ['Impuestos.TotalImpuestosRetenidos', venta({ 'Impuestos.Retenciones': [] })],
    ],
  },
  {
    codigo: 'CFDI40208',
    valen: [de(RETIENE)],
    fallan: [
      [
        'Impuestos.Retenciones[1].Impuesto',
        de(RETIENE, { 'Impuestos.Retenciones[1]': { Impuesto: '001', Importe: '10.00' } }),
      ],
    ],
  },
  {
    codigo: 'CFDI40211',
    valen: [de(RETIENE)],
    fallan: [
      ['Impuestos.Retenciones[0].Importe', de(RETIENE, { 'Impuestos.Retenciones[0].Importe': '9.99' })],
      ['Impuestos.Retenciones[0].Importe', de(RETIENE, { 'Impuestos.Retenciones[0].Importe': undefined })],
      [
        ['Impuestos.Retenciones[0].Importe', 'Impuestos.Retenciones'],
        de(RETIENE, { 'Impuestos.Retenciones[0].Impuesto': '002' }),
      ],
      ['Impuestos.Retenciones', de(RETIENE, { 'Impuestos.Retenciones': undefined })],
    ],
  },
  {
    codigo: 'CFDI40212',
    valen: [venta(EXENTA), venta(SIN_IMPUESTOS)],
    fallan: [
      ['Impuestos.TotalImpuestosTrasladados', venta({ 'Impuestos.TotalImpuestosTrasladados': undefined })],
      ['Impuestos.TotalImpuestosTrasladados', venta(SIN_IMPUESTOS, { Impuestos: { Traslados: [] } })],
    ],
  },
  {
    codigo: 'CFDI40215',
    valen: [venta(EXENTA), venta(SEIS_DECIMALES)],
    fallan: [
      ['Impuestos.Traslados[0].Base', venta({ 'Impuestos.Traslados[0].Base': '100.01' })],
      ['Impuestos.Traslados[0].Base', venta({ 'Impuestos.Traslados[0].Base': undefined })],
      ['Impuestos.Traslados[0].Base', venta(EXENTA, { 'Impuestos.Traslados[0].Base': '99.99' })],
      ['Impuestos.Traslados[0].Base', venta(SEIS_DECIMALES, { 'Impuestos.Traslados[0].Base': '66.66' })],
    ],
  },
  {
    codigo: 'CFDI40218',
    valen: [venta(DOS_IMPUESTOS)],
    fallan: [
      ['Impuestos.Traslados[1].Impuesto', venta({ 'Impuestos.Traslados[1]': TRASLADO })],
      ['Impuestos.Traslados[1].Impuesto', venta({ 'Impuestos.Traslados[1]': { ...TRASLADO, TasaOCuota: '0.16' } })],
    ],
  },
  {
    codigo: 'CFDI40219',
    valen: [venta(EXENTA), venta(DOS_IMPUESTOS)],
    fallan: [
      ['Impuestos.Traslados[0].TasaOCuota', venta({ 'Impuestos.Traslados[0].TasaOCuota': '0.150000' })],
      ['Impuestos.Traslados[0].TasaOCuota', venta({ 'Impuestos.Traslados[0].TasaOCuota': undefined })],
    ],
  },
  {
    codigo: 'CFDI40221',
    valen: [venta(SEIS_DECIMALES), venta({ 'Impuestos.Traslados[0].TasaOCuota': '0.16' })],
    fallan: [
      ['Impuestos.Traslados[0].Importe', venta({ 'Impuestos.Traslados[0].Importe': '16.01' })],
      ['Impuestos.Traslados[0].Importe', venta(SEIS_DECIMALES, { 'Impuestos.Traslados[0].Importe': '10.66' })],
      [
        ['Impuestos.Traslados[0].Importe', 'Impuestos.Traslados'],
        venta({ 'Impuestos.Traslados[0].TasaOCuota': '0.080000' }),
      ],
      ['Impuestos.Traslados', venta({ Impuestos: undefined })],
      ['Impuestos.Traslados', venta(DOS_IMPUESTOS, { 'Impuestos.Traslados': [TRASLADO] })],
    ],
  },
];
