import { AL_PUBLICO, con, VENTA } from '../borrador.ts';
import { type Caso, de, venta } from './caso.ts';

const GLOBAL = con(VENTA, AL_PUBLICO);
const BIMESTRAL = {
  'InformacionGlobal.Periodicidad': '05',
  'InformacionGlobal.Meses': '18',
  'Emisor.Rfc': 'MISC491214B86',
  'Emisor.RegimenFiscal': '621',
};
const UUID = '9FBBF225-7ACE-4194-8FB2-F003739BC5EE';

export const CASOS_GLOBAL_Y_RELACIONADOS: readonly Caso[] = [
  {
    codigo: 'CFDI40130',
    valen: [
      de(GLOBAL),
      de(GLOBAL, { InformacionGlobal: undefined, 'Receptor.Nombre': 'MARIA SIN RFC' }),
      de(GLOBAL, { InformacionGlobal: undefined, TipoDeComprobante: 'E' }),
    ],
    fallan: [
      ['Receptor.Nombre', de(GLOBAL, { InformacionGlobal: undefined })],
      ['InformacionGlobal', de(GLOBAL, { 'Receptor.Nombre': 'MARIA SIN RFC' })],
      ['InformacionGlobal', de(GLOBAL, { TipoDeComprobante: 'E' })],
      ['InformacionGlobal', venta({ InformacionGlobal: { Periodicidad: '04', Meses: '12', Año: '2025' } })],
      ['InformacionGlobal', de(GLOBAL, { 'Receptor.Rfc': 'XEXX010101000', 'Receptor.ResidenciaFiscal': 'USA' })],
    ],
  },
  {
    codigo: 'CFDI40131',
    valen: [de(GLOBAL, { 'InformacionGlobal.Periodicidad': '04' })],
    fallan: [
      ['InformacionGlobal.Periodicidad', de(GLOBAL, { 'InformacionGlobal.Periodicidad': 'NUNCA' })],
      ['InformacionGlobal.Periodicidad', de(GLOBAL, { 'InformacionGlobal.Periodicidad': undefined })],
    ],
  },
  {
    codigo: 'CFDI40132',
    valen: [de(GLOBAL, BIMESTRAL)],
    fallan: [['InformacionGlobal.Periodicidad', de(GLOBAL, BIMESTRAL, { 'Emisor.RegimenFiscal': '612' })]],
  },
  {
    codigo: 'CFDI40133',
    valen: [de(GLOBAL, { 'InformacionGlobal.Meses': '01' })],
    fallan: [
      ['InformacionGlobal.Meses', de(GLOBAL, { 'InformacionGlobal.Meses': 'Enero' })],
      ['InformacionGlobal.Meses', de(GLOBAL, { 'InformacionGlobal.Meses': '1' })],
      ['InformacionGlobal.Meses', de(GLOBAL, { 'InformacionGlobal.Meses': undefined })],
    ],
  },
  {
    codigo: 'CFDI40134',
    valen: [de(GLOBAL, { 'InformacionGlobal.Meses': '12' })],
    fallan: [
      ['InformacionGlobal.Meses', de(GLOBAL, { 'InformacionGlobal.Meses': '13' })],
      ['InformacionGlobal.Meses', de(GLOBAL, { 'InformacionGlobal.Meses': '19' })],
    ],
  },
  {
    codigo: 'CFDI40135',
    valen: [de(GLOBAL, BIMESTRAL, { 'InformacionGlobal.Meses': '13' })],
    fallan: [
      ['InformacionGlobal.Meses', de(GLOBAL, BIMESTRAL, { 'InformacionGlobal.Meses': '12' })],
      ['InformacionGlobal.Meses', de(GLOBAL, BIMESTRAL, { 'InformacionGlobal.Meses': '19' })],
    ],
  },
  {
    codigo: 'CFDI40136',
    valen: [de(GLOBAL, { 'InformacionGlobal.Año': '2025' })],
    fallan: [
      ['InformacionGlobal.Año', de(GLOBAL, { 'InformacionGlobal.Año': '2024' })],
      ['InformacionGlobal.Año', de(GLOBAL, { 'InformacionGlobal.Año': '2027' })],
      ['InformacionGlobal.Año', de(GLOBAL, { 'InformacionGlobal.Año': undefined })],
    ],
  },
  {
    codigo: 'CFDI40137',
    valen: [
      venta({
        CfdiRelacionados: [
          { TipoRelacion: '04', UUIDs: [UUID] },
          { TipoRelacion: '07', UUIDs: [UUID.toLowerCase(), UUID] },
        ],
      }),
    ],
    fallan: [
      [
        'CfdiRelacionados[1].TipoRelacion',
        venta({
          CfdiRelacionados: [
            { TipoRelacion: '04', UUIDs: [UUID] },
            { TipoRelacion: '8000', UUIDs: [UUID] },
          ],
        }),
      ],
    ],
  },
];
