import { describe, expect, it } from 'vitest';
import { EXPEDICION, importes, linea, RECEPTOR, totalOf } from '../../../../tests/cfdi/azar.ts';
import { facturaGlobal } from './global.ts';
import { sustituta } from './sustituta.ts';
import { ventaNominativa } from './ventaNominativa.ts';

const UUID = '9FBBF225-7ACE-4194-8FB2-F003739BC5EE';
const lineas = [linea({ subtotal: 100_00, descuento: 10_00, iva: 14_40 })];
const vieja = ventaNominativa({
  ...EXPEDICION,
  receptor: RECEPTOR,
  pago: { metodo: 'PUE', forma: '28' },
  total: totalOf(lineas),
  lineas,
});
const OTRO = {
  ...RECEPTOR,
  rfc: 'CACX7605101P8',
  beneficiario: 'XOCHILT CASAS CHAVEZ',
  codigoPostal: '36257',
  regimenFiscal: '612',
} as const;

describe('a substitute', () => {
  it('is the same content for other data, related by 04, without the old one’s number and seal', () => {
    if (!vieja.ok) throw new Error(vieja.falla);
    const sellada = {
      ...vieja.comprobante,
      Serie: 'A',
      Folio: '7',
      Fecha: '2026-11-20T10:00:00',
      Sello: 'abc',
      NoCertificado: '30001000000500003416',
      Certificado: 'def',
      CfdiRelacionados: [{ TipoRelacion: '04', UUIDs: ['F15EEA8E-B927-4DDD-8C16-037E8C945511'] }],
    };
    expect(sustituta({ uuid: UUID, comprobante: sellada }, OTRO)).toEqual({
      ok: true,
      comprobante: {
        ...vieja.comprobante,
        CfdiRelacionados: [{ TipoRelacion: '04', UUIDs: [UUID] }],
        Receptor: {
          Rfc: 'CACX7605101P8',
          Nombre: 'XOCHILT CASAS CHAVEZ',
          DomicilioFiscalReceptor: '36257',
          RegimenFiscalReceptor: '612',
          UsoCFDI: 'G03',
        },
      },
    });
  });

  it('of a global invoice keeps its period only while it is to the public', () => {
    const periodo = { Periodicidad: '01', Meses: '11', Año: '2026' };
    const ventas = [{ tienda: 1, operacion: 9, lineas: [{ linea: 1, ...importes({ subtotal: 5_00 }) }] }];
    const global = facturaGlobal({ ...EXPEDICION, periodo, forma: '01', ventas });
    if (!global.ok) throw new Error(global.falla);
    const publico = { ...RECEPTOR, rfc: 'XAXX010101000', beneficiario: 'PUBLICO EN GENERAL' };
    const factura = { uuid: UUID, comprobante: global.comprobante };
    expect(sustituta(factura, publico)).toMatchObject({ comprobante: { InformacionGlobal: periodo } });
    expect(sustituta(factura, OTRO)).not.toHaveProperty('comprobante.InformacionGlobal');
    const sinRfc = { ...publico, beneficiario: 'MARIA SIN RFC' };
    expect(sustituta(factura, sinRfc)).not.toHaveProperty('comprobante.InformacionGlobal');
    const { Receptor, ...deNadie } = global.comprobante;
    const aNombre = sustituta({ uuid: UUID, comprobante: deNadie }, OTRO);
    expect(aNombre).toMatchObject({ ok: true, comprobante: { Receptor: { Rfc: 'CACX7605101P8' } } });
    expect(aNombre).not.toHaveProperty('comprobante.InformacionGlobal');
  });

  it('for other data of the same receiver has no period where the old one had none', () => {
    const comprobante = vieja.ok ? vieja.comprobante : {};
    const nueva = sustituta({ uuid: UUID, comprobante }, { ...RECEPTOR, codigoPostal: '06300' });
    expect(nueva).toMatchObject({ ok: true, comprobante: { Receptor: { DomicilioFiscalReceptor: '06300' } } });
    expect(nueva).not.toHaveProperty('comprobante.InformacionGlobal');
  });

  it('is of a sale alone, and of one that says where it was issued', () => {
    const comprobante = vieja.ok ? vieja.comprobante : {};
    const falla = 'Solo una factura de venta se sustituye: este documento se cancela y se hace otro.';
    expect(sustituta({ uuid: UUID, comprobante: { ...comprobante, TipoDeComprobante: 'E' } }, OTRO)).toEqual({
      ok: false,
      falla,
    });
    const { LugarExpedicion, ...sinLugar } = comprobante;
    expect(sustituta({ uuid: UUID, comprobante: sinLugar }, OTRO)).toEqual({ ok: false, falla });
  });
});
