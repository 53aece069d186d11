import { CON_DESCUENTO, CON_RETENCION, con, EXENTA, RECIBO, SIN_IMPUESTOS, VENTA } from '../borrador.ts';
import { type Caso, de, type Prueba, venta } from './caso.ts';

const LINEA = VENTA.Conceptos?.[0];

/** A sale without taxes of one line: so many units at a price make an amount. */
function linea(Cantidad: string, ValorUnitario: string, Importe: string, total = Importe): Prueba {
  return venta(SIN_IMPUESTOS, {
    'Conceptos[0].Cantidad': Cantidad,
    'Conceptos[0].ValorUnitario': ValorUnitario,
    'Conceptos[0].Importe': Importe,
    SubTotal: total,
    Total: total,
  });
}

export const CASOS_CONCEPTOS: readonly Caso[] = [
  {
    codigo: 'CFDI40162',
    valen: [venta({ 'Conceptos[0].ClaveProdServ': '01010101' })],
    fallan: [
      ['Conceptos[0].ClaveProdServ', venta({ 'Conceptos[0].ClaveProdServ': '1010101' })],
      ['Conceptos[0].ClaveProdServ', venta({ 'Conceptos[0].ClaveProdServ': undefined })],
      ['Conceptos[1].ClaveProdServ', venta({ 'Conceptos[1]': { ...LINEA, ClaveProdServ: 'refresco' } })],
    ],
  },
  {
    codigo: 'CFDI40165',
    valen: [venta({ 'Conceptos[0].ClaveUnidad': 'E48' })],
    fallan: [
      ['Conceptos[0].ClaveUnidad', venta({ 'Conceptos[0].ClaveUnidad': 'PZA' })],
      ['Conceptos[0].ClaveUnidad', venta({ 'Conceptos[0].ClaveUnidad': undefined })],
    ],
  },
  {
    codigo: 'CFDI40166',
    valen: [linea('1', '0.000001', '0.00'), de(RECIBO)],
    fallan: [
      ['Conceptos[0].ValorUnitario', linea('1', '0.00', '0.00')],
      ['Conceptos[0].ValorUnitario', venta({ 'Conceptos[0].ValorUnitario': undefined })],
      ['Conceptos[0].ValorUnitario', venta({ TipoDeComprobante: 'E', 'Conceptos[0].ValorUnitario': '0' })],
    ],
  },
  {
    codigo: 'CFDI40167',
    valen: [
      // Half a unit and half a centavo may have been lost: (2 - 0.5)(50 - 0.005) = 74.9925, (2.5)(50.005) = 125.0125.
      linea('2', '50.00', '74.99'),
      linea('2', '50.00', '125.02'),
      // (1.3295)(1.315) = 1.748..., (1.3305)(1.325) = 1.762...
      linea('1.330', '1.32', '1.74'),
      linea('1.330', '1.32', '1.77'),
      linea('1.000000', '10.005000', '10.00'),
      linea('1.000000', '10.005000', '10.01'),
      linea('3.000000', '33.333333', '100.00'),
      // The upper limit is what just does not round up: (1.5 - 10^-12)(100.5 - 10^-12) is below 150.75.
      linea('1', '100', '150.75'),
    ],
    fallan: [
      ['Conceptos[0].Importe', linea('2', '50.00', '74.98')],
      ['Conceptos[0].Importe', linea('2', '50.00', '125.03')],
      ['Conceptos[0].Importe', linea('1.330', '1.32', '1.73')],
      ['Conceptos[0].Importe', linea('1.330', '1.32', '1.78')],
      ['Conceptos[0].Importe', linea('1.000000', '10.005000', '9.99')],
      ['Conceptos[0].Importe', linea('1.000000', '10.005000', '10.02')],
      ['Conceptos[0].Importe', linea('1', '100', '150.76')],
      ['Conceptos[0].Importe', venta({ 'Conceptos[0].Importe': undefined })],
      ['Conceptos[0].Importe', venta({ 'Conceptos[0].Importe': 'cien' })],
    ],
  },
  {
    codigo: 'CFDI40168',
    valen: [venta(CON_DESCUENTO, { 'Conceptos[0].Descuento': '10' })],
    fallan: [
      ['Conceptos[0].Descuento', venta(CON_DESCUENTO, { 'Conceptos[0].Descuento': '10.000' })],
      ['Conceptos[0].Descuento', venta(CON_DESCUENTO, { 'Conceptos[0].Importe': '100' })],
    ],
  },
  {
    codigo: 'CFDI40169',
    valen: [venta(SIN_IMPUESTOS, { 'Conceptos[0].Descuento': '100.00', Descuento: '100.00', Total: '0' })],
    fallan: [['Conceptos[0].Descuento', venta({ 'Conceptos[0].Descuento': '100.01' })]],
  },
  {
    codigo: 'CFDI40170',
    valen: [venta(SIN_IMPUESTOS, { 'Conceptos[0].ObjetoImp': '04' })],
    fallan: [
      ['Conceptos[0].ObjetoImp', venta({ 'Conceptos[0].ObjetoImp': '09' })],
      ['Conceptos[0].ObjetoImp', venta({ 'Conceptos[0].ObjetoImp': undefined })],
    ],
  },
  {
    codigo: 'CFDI40171',
    valen: [venta(CON_RETENCION)],
    fallan: [['Conceptos[0].Impuestos', venta({ 'Conceptos[0].Impuestos': undefined })]],
  },
  {
    codigo: 'CFDI40172',
    valen: [venta(SIN_IMPUESTOS), venta(SIN_IMPUESTOS, { 'Conceptos[0].ObjetoImp': '03' })],
    fallan: [
      ['Conceptos[0].Impuestos', venta({ 'Conceptos[0].ObjetoImp': '01' })],
      ['Conceptos[0].Impuestos', venta({ 'Conceptos[0].ObjetoImp': '03' })],
    ],
  },
  {
    codigo: 'CFDI40173',
    valen: [
      venta(CON_RETENCION, {
        Total: '90.00',
        'Conceptos[0].Impuestos.Traslados': undefined,
        'Impuestos.Traslados': undefined,
        'Impuestos.TotalImpuestosTrasladados': undefined,
      }),
    ],
    fallan: [
      ['Conceptos[0].Impuestos', venta({ 'Conceptos[0].Impuestos': {} })],
      ['Conceptos[0].Impuestos', venta({ 'Conceptos[0].Impuestos': { Traslados: [], Retenciones: [] } })],
    ],
  },
];

const TRASLADO = 'Conceptos[0].Impuestos.Traslados[0]';
const RETENCION = 'Conceptos[0].Impuestos.Retenciones[0]';

/** The sale with another amount of tax, on a base of 100 that is written with or without decimals. */
function impuesto(Base: string, Importe: string): Prueba {
  const Total = `1${Importe}`;
  return venta({
    Total,
    [`${TRASLADO}.Base`]: Base,
    [`${TRASLADO}.Importe`]: Importe,
    'Impuestos.TotalImpuestosTrasladados': Importe,
    'Impuestos.Traslados[0].Importe': Importe,
  });
}

/** The sale with another tax, of 100.00 at a rate. */
function aTasa(Impuesto: string, TipoFactor: string, TasaOCuota: string, Importe: string, Total: string): Prueba {
  const traslado = { Base: '100.00', Impuesto, TipoFactor, TasaOCuota, Importe };
  return venta({
    Total,
    [TRASLADO]: traslado,
    Impuestos: { TotalImpuestosTrasladados: Importe, Traslados: [traslado] },
  });
}

/** The sale with a tax of so much a unit: 100 units at 0.4356. */
const CUOTA = aTasa('003', 'Cuota', '0.435600', '43.56', '143.56');

/** The sale that retains 10.00 of 100.00, with other texts in the line's retention. */
function retencion(cambios: Readonly<Record<string, string | undefined>>): Prueba {
  const borrador = con(VENTA, CON_RETENCION);
  return de(
    borrador,
    Object.fromEntries(Object.entries(cambios).map(([campo, valor]) => [`${RETENCION}.${campo}`, valor])),
  );
}

export const CASOS_IMPUESTOS_DE_CONCEPTOS: readonly Caso[] = [
  {
    codigo: 'CFDI40174',
    valen: [impuesto('100', '16.00')],
    fallan: [
      [`${TRASLADO}.Base`, venta({ [`${TRASLADO}.Base`]: '0.00' })],
      [`${TRASLADO}.Base`, venta({ [`${TRASLADO}.Base`]: undefined })],
    ],
  },
  {
    codigo: 'CFDI40175',
    valen: [aTasa('003', 'Tasa', '0.080000', '8.00', '108.00')],
    fallan: [[`${TRASLADO}.Impuesto`, venta({ [`${TRASLADO}.Impuesto`]: '004' })]],
  },
  {
    codigo: 'CFDI40176',
    valen: [CUOTA],
    fallan: [[`${TRASLADO}.TipoFactor`, venta({ [`${TRASLADO}.TipoFactor`]: 'tasa' })]],
  },
  {
    codigo: 'CFDI40177',
    valen: [venta(EXENTA)],
    fallan: [
      [`${TRASLADO}.TipoFactor`, venta(EXENTA, { [`${TRASLADO}.TasaOCuota`]: '0.000000' })],
      [`${TRASLADO}.TipoFactor`, venta(EXENTA, { [`${TRASLADO}.Importe`]: '0.00' })],
    ],
  },
  {
    codigo: 'CFDI40178',
    valen: [aTasa('002', 'Tasa', '0.000000', '0.00', '100.00')],
    fallan: [
      [`${TRASLADO}.TipoFactor`, venta({ [`${TRASLADO}.TasaOCuota`]: undefined })],
      [`${TRASLADO}.TipoFactor`, venta({ [`${TRASLADO}.Importe`]: undefined })],
      [`${TRASLADO}.TipoFactor`, de(CUOTA.borrador, { [`${TRASLADO}.TasaOCuota`]: undefined })],
      [`${TRASLADO}.TipoFactor`, de(CUOTA.borrador, { [`${TRASLADO}.Importe`]: undefined })],
    ],
  },
  {
    codigo: 'CFDI40179',
    valen: [
      aTasa('002', 'Tasa', '0.08', '8.00', '108.00'),
      aTasa('003', 'Tasa', '1.600000', '160.00', '260.00'),
      aTasa('003', 'Cuota', '72.160500', '7216.05', '7316.05'),
    ],
    fallan: [
      [`${TRASLADO}.TasaOCuota`, aTasa('002', 'Tasa', '0.150000', '15.00', '115.00')],
      [`${TRASLADO}.TasaOCuota`, aTasa('002', 'Cuota', '0.160000', '16.00', '116.00')],
      [`${TRASLADO}.TasaOCuota`, aTasa('001', 'Tasa', '0.100000', '10.00', '110.00')],
      [`${TRASLADO}.TasaOCuota`, aTasa('003', 'Cuota', '72.160501', '7216.05', '7316.05')],
      [`${TRASLADO}.TasaOCuota`, venta({ [`${TRASLADO}.TasaOCuota`]: '16%' })],
    ],
  },
  {
    codigo: 'CFDI40180',
    valen: [
      // A base without decimals: (99.5)(0.16) = 15.92 to (100.5)(0.16) = 16.08.
      impuesto('100', '15.92'),
      impuesto('100', '16.08'),
      // With two: (99.995)(0.16) = 15.9992 to (100.005)(0.16) = 16.0008.
      impuesto('100.00', '15.99'),
      impuesto('100.00', '16.01'),
    ],
    fallan: [
      [`${TRASLADO}.Importe`, impuesto('100', '15.91')],
      [`${TRASLADO}.Importe`, impuesto('100', '16.09')],
      [`${TRASLADO}.Importe`, impuesto('100.00', '15.98')],
      [`${TRASLADO}.Importe`, impuesto('100.00', '16.02')],
      [`${TRASLADO}.Importe`, venta({ [`${TRASLADO}.Importe`]: 'dieciséis' })],
    ],
  },
  {
    codigo: 'CFDI40181',
    valen: [retencion({})],
    fallan: [
      [`${RETENCION}.Base`, retencion({ Base: '0' })],
      [`${RETENCION}.Base`, retencion({ Base: undefined })],
    ],
  },
  {
    codigo: 'CFDI40182',
    valen: [retencion({ Base: '100' })],
    fallan: [[`${RETENCION}.Impuesto`, retencion({ Impuesto: 'ISR' })]],
  },
  {
    codigo: 'CFDI40183',
    valen: [retencion({})],
    fallan: [[`${RETENCION}.TipoFactor`, retencion({ TipoFactor: undefined })]],
  },
  {
    codigo: 'CFDI40184',
    valen: [retencion({})],
    fallan: [[`${RETENCION}.TipoFactor`, retencion({ TipoFactor: 'Exento' })]],
  },
  {
    codigo: 'CFDI40185',
    valen: [
      de(con(VENTA, CON_RETENCION), {
        Total: '81.00',
        [`${RETENCION}.TasaOCuota`]: '0.350000',
        [`${RETENCION}.Importe`]: '35.00',
        'Impuestos.TotalImpuestosRetenidos': '35.00',
        'Impuestos.Retenciones[0].Importe': '35.00',
      }),
    ],
    fallan: [
      [`${RETENCION}.TasaOCuota`, retencion({ TasaOCuota: '0.350001' })],
      [`${RETENCION}.TasaOCuota`, retencion({ TasaOCuota: undefined })],
      [`${RETENCION}.TasaOCuota`, retencion({ Impuesto: '002', TasaOCuota: '0.170000' })],
    ],
  },
  {
    codigo: 'CFDI40186',
    valen: [retencion({})],
    fallan: [
      [`${RETENCION}.Importe`, retencion({ Importe: '10.02' })],
      [`${RETENCION}.Importe`, retencion({ Importe: undefined })],
    ],
  },
];
