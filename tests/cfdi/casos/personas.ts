import { AL_EXTRANJERO, AL_PUBLICO, RECIBO } from '../borrador.ts';
import { type Caso, de, en, type Prueba, venta } from './caso.ts';

/** A registry without anybody. */
const nadie = (prueba: Prueba) => en({ contribuyentes: () => 'noInscrito' }, prueba);
/** A registry that tells nothing. */
const sinPadron = (prueba: Prueba) => en({ contribuyentes: () => null }, prueba);
/** A registry that knows the customer's name alone. */
const soloNombre = (rfc: string) => (rfc === 'CACX7605101P8' ? { nombre: 'XOCHILT CASAS CHAVEZ' } : null);
const OTRO = { 'Receptor.Rfc': 'MISC491214B86' };
const EMPRESA = { 'Receptor.Rfc': 'ABC680524P76', 'Receptor.RegimenFiscalReceptor': '601' };

export const CASOS_EMISOR: readonly Caso[] = [
  {
    codigo: 'CFDI40138',
    valen: [sinPadron(venta())],
    fallan: [
      ['Emisor.Rfc', nadie(venta())],
      ['Emisor.Rfc', venta({ 'Emisor.Rfc': 'EKU' })],
      ['Emisor.Rfc', venta({ 'Emisor.Rfc': undefined })],
      ['Emisor.Rfc', venta({ Emisor: undefined })],
    ],
  },
  {
    codigo: 'CFDI40139',
    valen: [sinPadron(venta({ 'Emisor.Nombre': 'OTRO NOMBRE' }))],
    fallan: [
      ['Emisor.Nombre', venta({ 'Emisor.Nombre': 'ESCUELA KEMPER URGATE SA DE CV' })],
      ['Emisor.Nombre', venta({ 'Emisor.Nombre': 'Escuela Kemper Urgate' })],
      ['Emisor.Nombre', nadie(venta())],
    ],
  },
  {
    codigo: 'CFDI40140',
    valen: [sinPadron(venta({ 'Emisor.RegimenFiscal': '603' }))],
    fallan: [
      ['Emisor.RegimenFiscal', venta({ 'Emisor.RegimenFiscal': '628' })],
      ['Emisor.RegimenFiscal', venta({ 'Emisor.RegimenFiscal': undefined })],
    ],
  },
  {
    codigo: 'CFDI40141',
    valen: [
      sinPadron(venta({ 'Emisor.RegimenFiscal': '626' })),
      venta({ 'Emisor.Rfc': 'MISC491214B86', 'Emisor.RegimenFiscal': '612' }),
    ],
    fallan: [
      ['Emisor.RegimenFiscal', sinPadron(venta({ 'Emisor.RegimenFiscal': '605' }))],
      ['Emisor.RegimenFiscal', sinPadron(venta({ 'Emisor.Rfc': 'MISC491214B86' }))],
      ['Emisor.RegimenFiscal', venta({ 'Emisor.RegimenFiscal': '603' })],
    ],
  },
  {
    codigo: 'CFDI40142',
    valen: [venta()],
    fallan: [['Emisor.FacAtrAdquirente', venta({ 'Emisor.FacAtrAdquirente': '5981399143' })]],
  },
];

export const CASOS_RECEPTOR: readonly Caso[] = [
  {
    codigo: 'CFDI40143',
    valen: [
      venta(OTRO),
      venta({ 'Receptor.Rfc': 'ÑA&850101AB1', 'Receptor.RegimenFiscalReceptor': '601' }),
      en({ contribuyentes: (rfc) => (rfc.startsWith('X') ? 'noInscrito' : null) }, venta(AL_PUBLICO)),
      en({ contribuyentes: (rfc) => (rfc.startsWith('X') ? 'noInscrito' : null) }, venta(AL_EXTRANJERO)),
    ],
    fallan: [
      ['Receptor.Rfc', nadie(venta())],
      ['Receptor.Rfc', venta({ 'Receptor.Rfc': 'CACX7613101P8' })],
      ['Receptor.Rfc', venta({ 'Receptor.Rfc': 'cacx7605101p8' })],
      ['Receptor.Rfc', venta({ 'Receptor.Rfc': 'CACX7605101P8X' })],
      ['Receptor.Rfc', venta({ 'Receptor.Rfc': undefined })],
      ['Receptor.Rfc', venta({ Receptor: undefined })],
    ],
  },
  { codigo: 'CFDI40144', valen: [venta(OTRO)], fallan: [['Receptor.Nombre', nadie(venta())]] },
  {
    codigo: 'CFDI40145',
    valen: [venta(OTRO, { 'Receptor.Nombre': 'QUIEN SEA' })],
    fallan: [
      ['Receptor.Nombre', venta({ 'Receptor.Nombre': 'XOCHILT CASAS' })],
      ['Receptor.Nombre', nadie(venta())],
    ],
  },
  {
    codigo: 'CFDI40146',
    valen: [venta(AL_PUBLICO)],
    fallan: [['Receptor.Rfc', venta(OTRO, { 'Receptor.Nombre': 'PUBLICO EN GENERAL' })]],
  },
  { codigo: 'CFDI40147', valen: [venta(OTRO)], fallan: [['Receptor.DomicilioFiscalReceptor', nadie(venta())]] },
  {
    codigo: 'CFDI40148',
    valen: [
      venta(OTRO, { 'Receptor.DomicilioFiscalReceptor': '99999' }),
      en({ contribuyentes: soloNombre }, venta({ 'Receptor.DomicilioFiscalReceptor': '99999' })),
    ],
    fallan: [
      ['Receptor.DomicilioFiscalReceptor', venta({ 'Receptor.DomicilioFiscalReceptor': '36258' })],
      ['Receptor.DomicilioFiscalReceptor', nadie(venta())],
    ],
  },
  {
    codigo: 'CFDI40149',
    valen: [venta(AL_PUBLICO), venta(AL_EXTRANJERO)],
    fallan: [
      ['Receptor.DomicilioFiscalReceptor', venta(AL_PUBLICO, { LugarExpedicion: '64001' })],
      ['Receptor.DomicilioFiscalReceptor', venta(AL_EXTRANJERO, { 'Receptor.DomicilioFiscalReceptor': '64001' })],
    ],
  },
  {
    codigo: 'CFDI40150',
    valen: [venta(AL_EXTRANJERO)],
    fallan: [['Receptor.ResidenciaFiscal', venta(AL_EXTRANJERO, { 'Receptor.ResidenciaFiscal': 'EUA' })]],
  },
  {
    codigo: 'CFDI40151',
    valen: [venta(AL_EXTRANJERO)],
    fallan: [
      ['Receptor.ResidenciaFiscal', venta({ 'Receptor.ResidenciaFiscal': 'USA' })],
      ['Receptor.ResidenciaFiscal', venta(AL_PUBLICO, { 'Receptor.ResidenciaFiscal': 'USA' })],
    ],
  },
  {
    codigo: 'CFDI40152',
    valen: [venta(AL_EXTRANJERO, { 'Receptor.ResidenciaFiscal': 'CAN' })],
    fallan: [['Receptor.ResidenciaFiscal', venta(AL_EXTRANJERO, { 'Receptor.ResidenciaFiscal': 'MEX' })]],
  },
  {
    codigo: 'CFDI40153',
    valen: [
      venta(AL_EXTRANJERO, { 'Receptor.NumRegIdTrib': undefined }),
      venta(AL_EXTRANJERO, { 'Receptor.NumRegIdTrib': undefined, 'Receptor.ResidenciaFiscal': undefined }),
    ],
    fallan: [['Receptor.ResidenciaFiscal', venta(AL_EXTRANJERO, { 'Receptor.ResidenciaFiscal': undefined })]],
  },
  {
    codigo: 'CFDI40154',
    valen: [venta(AL_EXTRANJERO)],
    fallan: [
      ['Receptor.NumRegIdTrib', venta({ 'Receptor.NumRegIdTrib': '123456789' })],
      ['Receptor.NumRegIdTrib', venta(AL_PUBLICO, { 'Receptor.NumRegIdTrib': '123456789' })],
    ],
  },
  {
    codigo: 'CFDI40156',
    valen: [venta(AL_EXTRANJERO, { 'Receptor.ResidenciaFiscal': 'ESP', 'Receptor.NumRegIdTrib': 'B12345678' })],
    fallan: [['Receptor.NumRegIdTrib', venta(AL_EXTRANJERO, { 'Receptor.NumRegIdTrib': 'B12345678' })]],
  },
  {
    codigo: 'CFDI40157',
    valen: [venta({ 'Receptor.RegimenFiscalReceptor': '621' })],
    fallan: [
      ['Receptor.RegimenFiscalReceptor', venta({ 'Receptor.RegimenFiscalReceptor': '628' })],
      ['Receptor.RegimenFiscalReceptor', venta({ 'Receptor.RegimenFiscalReceptor': undefined })],
    ],
  },
  {
    codigo: 'CFDI40158',
    valen: [
      venta(EMPRESA),
      venta(OTRO, { 'Receptor.RegimenFiscalReceptor': '626' }),
      de(RECIBO, OTRO, { 'Receptor.RegimenFiscalReceptor': '601' }),
    ],
    fallan: [
      ['Receptor.RegimenFiscalReceptor', venta(OTRO, { 'Receptor.RegimenFiscalReceptor': '601' })],
      ['Receptor.RegimenFiscalReceptor', venta(EMPRESA, { 'Receptor.RegimenFiscalReceptor': '612' })],
    ],
  },
  {
    codigo: 'CFDI40159',
    valen: [venta(AL_PUBLICO), venta(AL_EXTRANJERO), sinPadron(venta({ 'Receptor.RegimenFiscalReceptor': '606' }))],
    fallan: [
      ['Receptor.RegimenFiscalReceptor', venta(AL_PUBLICO, { 'Receptor.RegimenFiscalReceptor': '612' })],
      ['Receptor.RegimenFiscalReceptor', venta(AL_EXTRANJERO, { 'Receptor.RegimenFiscalReceptor': '601' })],
      ['Receptor.RegimenFiscalReceptor', venta({ 'Receptor.RegimenFiscalReceptor': '606' })],
    ],
  },
  {
    codigo: 'CFDI40160',
    valen: [venta({ 'Receptor.UsoCFDI': 'D01' })],
    fallan: [
      ['Receptor.UsoCFDI', venta({ 'Receptor.UsoCFDI': 'P01' })],
      ['Receptor.UsoCFDI', venta({ 'Receptor.UsoCFDI': undefined })],
    ],
  },
  {
    codigo: 'CFDI40161',
    valen: [venta({ 'Receptor.UsoCFDI': 'D10' }), venta(AL_PUBLICO), venta(AL_PUBLICO, { 'Receptor.UsoCFDI': 'G02' })],
    fallan: [
      ['Receptor.UsoCFDI', venta(EMPRESA, { 'Receptor.UsoCFDI': 'D01' })],
      ['Receptor.UsoCFDI', venta(EMPRESA, { 'Receptor.UsoCFDI': 'D01', 'Receptor.RegimenFiscalReceptor': '612' })],
      ['Receptor.UsoCFDI', venta(OTRO, { 'Receptor.UsoCFDI': 'D01', 'Receptor.RegimenFiscalReceptor': '626' })],
      ['Receptor.UsoCFDI', venta(AL_PUBLICO, { 'Receptor.UsoCFDI': 'G01' })],
    ],
  },
];
