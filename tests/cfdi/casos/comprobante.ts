import Big from 'big.js';
import type { Sellado } from '#domain/facturas/cfdi/reglas/contexto';
import { AL_PUBLICO, RECIBO } from '../borrador.ts';
import { type Caso, de, en, venta } from './caso.ts';

const SELLADO: Sellado = { selloValido: true, certificado: { rfc: 'EKU9003173C9', vigente: true, esCsd: true } };
const certificado = (otro: Partial<Sellado['certificado']>) => ({
  sellado: { ...SELLADO, certificado: { ...SELLADO.certificado, ...otro } },
});
const DOLARES = { Moneda: 'USD', TipoCambio: '18.1234' };
/** A sale of 21 million pesos to the public, which needs a confirmation. */
const MILLONES = {
  'Conceptos[0].Cantidad': '210000',
  'Conceptos[0].ValorUnitario': '100.00',
  'Conceptos[0].Importe': '21000000.00',
  SubTotal: '21000000.00',
  Total: '21000000.00',
  'Conceptos[0].ObjetoImp': '01',
  'Conceptos[0].Impuestos': undefined,
  Impuestos: undefined,
};
const confirmaciones = (clave: string) => (clave === 'A1B2C' ? 'libre' : clave === 'C2A78' ? 'usada' : null);

export const CASOS_COMPROBANTE: readonly Caso[] = [
  {
    codigo: 'CFDI40101',
    valen: [
      venta({ Fecha: '2026-11-20T09:30:00' }),
      venta({ Fecha: '2026-11-23T09:29:59' }),
      // Clocks that are minutes ahead of the provider's are no fault.
      venta({ Fecha: '2026-11-23T09:35:00' }),
      en({ ahora: '2028-02-29T12:00:00' }, venta({ Fecha: '2028-02-29T00:00:00' })),
      en({ ahora: '2026-12-02T09:30:00' }, venta({ Fecha: '2026-12-01T20:00:00' })),
      en({ ahora: '2027-01-01T00:00:00' }, venta({ Fecha: '2026-12-31T23:59:59' })),
    ],
    fallan: [
      ['Fecha', venta({ Fecha: undefined })],
      ['Fecha', venta({ Fecha: '16-03-2022T00:00:00' })],
      ['Fecha', venta({ Fecha: '2026-11-23T09:30:00Z' })],
      ['Fecha', venta({ Fecha: '12026-11-23T09:30:00' })],
      ['Fecha', venta({ Fecha: '2026-11-23 09:30:00' })],
      ['Fecha', venta({ Fecha: '2026-11-23T24:00:00' })],
      ['Fecha', venta({ Fecha: '2026-11-31T09:00:00' })],
      ['Fecha', en({ ahora: '2027-03-01T09:00:00' }, venta({ Fecha: '2027-02-29T09:00:00' }))],
      ['Fecha', venta({ Fecha: '2026-11-20T09:29:59' })],
      ['Fecha', venta({ Fecha: '2026-11-23T09:35:01' })],
    ],
  },
  {
    codigo: 'CFDI40102',
    valen: [en({ sellado: SELLADO }, venta())],
    fallan: [['Sello', en({ sellado: { ...SELLADO, selloValido: false } }, venta())]],
  },
  {
    codigo: 'CFDI40103',
    valen: [de(RECIBO)],
    fallan: [
      ['FormaPago', de(RECIBO, { FormaPago: '01' })],
      ['FormaPago', venta({ TipoDeComprobante: 'T' })],
      ['FormaPago', venta({ TipoDeComprobante: 'N' })],
    ],
  },
  {
    codigo: 'CFDI40104',
    valen: [venta({ FormaPago: '28' }), venta({ FormaPago: undefined })],
    fallan: [
      ['FormaPago', venta({ FormaPago: '07' })],
      ['FormaPago', venta({ FormaPago: 'Efectivo' })],
      ['FormaPago', venta({ FormaPago: 'toString' })],
    ],
  },
  {
    codigo: 'CFDI40105',
    valen: [venta({ MetodoPago: 'PPD', FormaPago: '99' })],
    fallan: [
      ['FormaPago', venta({ MetodoPago: 'PPD' })],
      ['FormaPago', venta({ MetodoPago: 'PPD', FormaPago: undefined })],
    ],
  },
  {
    codigo: 'CFDI40106',
    valen: [en({ sellado: SELLADO }, venta())],
    fallan: [
      ['Certificado', en(certificado({ vigente: false }), venta())],
      ['Certificado', en(certificado({ esCsd: false }), venta())],
      ['Certificado', en(certificado({ rfc: 'AAA010101AAA' }), venta())],
      ['Certificado', en({ sellado: SELLADO }, venta({ Emisor: undefined }))],
    ],
  },
  {
    codigo: 'CFDI40113',
    valen: [venta({ Moneda: 'CAD', TipoCambio: '13.5' })],
    fallan: [
      ['Moneda', venta({ Moneda: 'MEX' })],
      ['Moneda', venta({ Moneda: 'mxn' })],
      ['Moneda', venta({ Moneda: undefined })],
    ],
  },
  {
    codigo: 'CFDI40114',
    valen: [venta({ TipoCambio: '1' }), venta({ TipoCambio: ' 1 ' })],
    fallan: [
      ['TipoCambio', venta({ TipoCambio: '1.00' })],
      ['TipoCambio', venta({ TipoCambio: '18.5' })],
    ],
  },
  {
    codigo: 'CFDI40115',
    valen: [venta(DOLARES)],
    fallan: [['TipoCambio', venta({ Moneda: 'USD' })]],
  },
  {
    codigo: 'CFDI40116',
    valen: [de(RECIBO)],
    fallan: [['TipoCambio', de(RECIBO, { TipoCambio: '1' })]],
  },
  {
    codigo: 'CFDI40117',
    valen: [venta({ ...DOLARES, TipoCambio: '18.123456' })],
    fallan: [
      ['TipoCambio', venta({ ...DOLARES, TipoCambio: '20.0000000000000001' })],
      ['TipoCambio', venta({ ...DOLARES, TipoCambio: '18.1234567' })],
      ['TipoCambio', venta({ ...DOLARES, TipoCambio: '-18' })],
      ['TipoCambio', venta({ Moneda: 'CAD', TipoCambio: '0.000000' })],
      ['TipoCambio', venta({ Moneda: 'CAD', TipoCambio: '' })],
    ],
  },
  {
    codigo: 'CFDI40118',
    valen: [
      venta({ ...DOLARES, TipoCambio: '10' }),
      venta({ ...DOLARES, TipoCambio: '40' }),
      en({ confirmaciones }, venta({ ...DOLARES, TipoCambio: '80', Confirmacion: 'A1B2C' })),
      en({ cambios: () => null }, venta({ ...DOLARES, TipoCambio: '80' })),
      en({ cambios: () => ({ minimo: new Big(17), maximo: new Big(19) }) }, venta({ Moneda: 'CAD', TipoCambio: '17' })),
    ],
    fallan: [
      ['TipoCambio', venta({ ...DOLARES, TipoCambio: '80.00' })],
      ['TipoCambio', venta({ ...DOLARES, TipoCambio: '9.99' })],
      ['TipoCambio', venta({ Moneda: 'EUR', TipoCambio: '50.01' })],
      [
        'TipoCambio',
        en(
          { cambios: () => ({ minimo: new Big(17), maximo: new Big(19) }) },
          venta({ ...DOLARES, TipoCambio: '19.01' }),
        ),
      ],
    ],
  },
  {
    codigo: 'CFDI40120',
    valen: [
      venta({ ...MILLONES, 'Conceptos[0].Cantidad': '200000', 'Conceptos[0].Importe': '20000000.00' }, AL_PUBLICO, {
        SubTotal: '20000000.00',
        Total: '20000000.00',
      }),
      venta({ ...MILLONES, TipoDeComprobante: 'E' }),
      en({ confirmaciones }, venta(MILLONES, { Confirmacion: 'A1B2C' })),
    ],
    fallan: [
      ['Total', venta(MILLONES)],
      // A quintillion is more than the schema's eighteen digits hold: too great, and no fault of how it is written.
      ['Total', venta(MILLONES, { Total: '1000000000000000000.00' })],
      [
        'Total',
        venta(MILLONES, DOLARES, {
          'Conceptos[0].Cantidad': '12000',
          'Conceptos[0].Importe': '1200000.00',
          SubTotal: '1200000.00',
          Total: '1200000.00',
        }),
      ],
    ],
  },
  {
    codigo: 'CFDI40121',
    valen: [venta({ TipoDeComprobante: 'E', MetodoPago: undefined })],
    fallan: [
      ['TipoDeComprobante', venta({ TipoDeComprobante: 'X' })],
      ['TipoDeComprobante', venta({ TipoDeComprobante: undefined })],
    ],
  },
  {
    codigo: 'CFDI40122',
    valen: [venta({ Exportacion: '03' }), en({ complementos: ['ComercioExterior'] }, venta({ Exportacion: '02' }))],
    fallan: [
      ['Exportacion', venta({ Exportacion: '02' })],
      ['Exportacion', en({ complementos: ['Donatarias'] }, venta({ Exportacion: '02' }))],
    ],
  },
  {
    codigo: 'CFDI40123',
    valen: [venta({ Exportacion: '04' })],
    fallan: [
      ['Exportacion', venta({ Exportacion: 'NO' })],
      ['Exportacion', venta({ Exportacion: undefined })],
    ],
  },
  {
    codigo: 'CFDI40124',
    valen: [venta({ MetodoPago: undefined })],
    fallan: [['MetodoPago', venta({ MetodoPago: 'PIP' })]],
  },
  {
    codigo: 'CFDI40125',
    valen: [de(RECIBO)],
    fallan: [
      ['MetodoPago', de(RECIBO, { MetodoPago: 'PUE' })],
      ['MetodoPago', venta({ TipoDeComprobante: 'T' })],
    ],
  },
  {
    codigo: 'CFDI40126',
    valen: [venta({ LugarExpedicion: '01000' })],
    fallan: [
      ['LugarExpedicion', venta({ LugarExpedicion: '6400' })],
      ['LugarExpedicion', venta({ LugarExpedicion: '640000' })],
      ['LugarExpedicion', venta({ LugarExpedicion: '00000' })],
      ['LugarExpedicion', venta({ LugarExpedicion: '99999' })],
      ['LugarExpedicion', venta({ LugarExpedicion: undefined })],
    ],
  },
  {
    codigo: 'CFDI40127',
    valen: [en({ confirmaciones }, venta(MILLONES, { Confirmacion: 'A1B2C' }))],
    fallan: [['Confirmacion', en({ confirmaciones }, venta({ Confirmacion: 'A1B2C' }))]],
  },
  {
    codigo: 'CFDI40128',
    valen: [en({ confirmaciones }, venta(MILLONES, { Confirmacion: 'A1B2C' }))],
    fallan: [
      ['Confirmacion', en({ confirmaciones }, venta(MILLONES, { Confirmacion: '00000' }))],
      ['Confirmacion', venta(MILLONES, { Confirmacion: 'A1B2C' })],
    ],
  },
  {
    codigo: 'CFDI40129',
    valen: [en({ confirmaciones }, venta(MILLONES, { Confirmacion: 'A1B2C' }))],
    fallan: [
      ['Confirmacion', en({ confirmaciones }, venta(MILLONES, { Confirmacion: 'C2A78' }))],
      ['Confirmacion', en({ confirmaciones }, venta(MILLONES, { Confirmacion: '00000' }))],
    ],
  },
];
