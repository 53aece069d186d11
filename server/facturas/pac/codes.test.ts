import { describe, expect, it } from 'vitest';
import { cancelCode, followsFromBytes, stampCode } from './codes.ts';

const no = (codigo: string, texto: string) => ({ clase: 'no', rechazo: { codigo, donde: 'Comprobante', texto } });

describe('the answer of a provider that stamped nothing', () => {
  it.each([
    ['CFDI40161', 'El campo UsoCFDI no corresponde.', no('CFDI40161', 'El campo UsoCFDI no corresponde.')],
    ['CFDI40161', 'CFDI40161 - El campo UsoCFDI no corresponde.', no('CFDI40161', 'El campo UsoCFDI no corresponde.')],
    ['301', 'XML mal formado. Error #CFDI40161: El campo UsoCFDI.', no('CFDI40161', 'El campo UsoCFDI.')],
    ['CRP20117', 'El total no es.', no('CRP20117', 'El total no es.')],
    ['301', 'XML mal formado', no('301', 'XML mal formado')],
    ['705', 'Estructura inválida', no('705', 'Estructura inválida')],
    ['401', 'Fecha fuera de rango', no('CFDI40101', 'Fecha fuera de rango')],
    ['CFDI40145', '', no('CFDI40145', 'El proveedor no dijo por qué.')],
    ['CFDI40161', ' El campo UsoCFDI. \n', no('CFDI40161', 'El campo UsoCFDI.')],
  ])('is a no for the sake of the invoice: %s %s', (codigo, texto, expected) => {
    expect(stampCode(codigo, texto)).toEqual(expected);
  });

  it.each([
    ['302', '', 'El proveedor que timbra no pudo: el sello no corresponde a la factura (302).'],
    ['303', '', 'El proveedor que timbra no pudo: el CSD es de otro RFC (303).'],
    ['304', '', 'El proveedor que timbra no pudo: el CSD está revocado o venció (304).'],
    ['305', '', 'El proveedor que timbra no pudo: el CSD no es válido en la fecha de la factura (305).'],
    ['306', '', 'El proveedor que timbra no pudo: el certificado no es un CSD (306).'],
    ['308', '', 'El proveedor que timbra no pudo: el CSD no lo expidió el SAT (308).'],
    [
      '402',
      '',
      'El proveedor que timbra no pudo: el RFC que factura no está en la lista de contribuyentes del SAT (402).',
    ],
    ['AU2001', 'x', 'El proveedor que timbra no pudo: no quedan timbres (AU2001).'],
    ['AU2004', 'La cuenta no existe.', 'El proveedor que timbra no pudo: La cuenta no existe (AU2004).'],
    ['AU2005', 'Falta R.F.C. del emisor.', 'El proveedor que timbra no pudo: Falta R.F.C. del emisor (AU2005).'],
  ])('is not ready: %s', (codigo, texto, sentence) => {
    expect(stampCode(codigo, texto)).toEqual({ clase: 'noListo', texto: sentence });
  });

  it.each(['307', 'CFDI3307'])('was stamped before: %s', (codigo) => {
    expect(stampCode(codigo, 'El comprobante contiene un timbre previo.')).toEqual({ clase: 'antes' });
  });

  it.each(['', '500', '603', '708', '99', 'CFDI33101', 'XAU2001'])('is unknown: %s', (codigo) => {
    expect(stampCode(codigo, 'Algo pasó')).toEqual({ clase: 'desconocido' });
  });

  it.each([
    ['CFDI40161', true],
    ['CFDI40119', true],
    ['CRP20101', true],
    ['CFDI40101', false],
    ['CFDI40106', false],
    ['CFDI40145', false],
    ['CFDI40148', false],
    ['301', false],
    ['705', false],
  ])('%s follows from the bytes alone: %s', (codigo, expected) => {
    expect(followsFromBytes({ codigo })).toBe(expected);
  });
});

describe('the answer for a UUID that is to be cancelled', () => {
  it.each([
    ['201', 'tomada'],
    ['202', 'tomada'],
    ['798', 'enCurso'],
    ['205', 'todaviaNo'],
    ['', 'desconocido'],
    ['500', 'desconocido'],
  ])('%s: %s', (codigo, clase) => {
    expect(cancelCode(codigo, 'Texto')).toEqual({ clase });
  });

  it.each([
    ['no_cancelable', '', 'El SAT no cancela la factura: tiene facturas relacionadas que siguen vigentes.'],
    ['204', '', 'El SAT no cancela la factura: tiene facturas relacionadas que siguen vigentes.'],
    ['203', '', 'El SAT no cancela la factura: no es del RFC que la pide cancelar.'],
    ['799', '', 'El SAT no cancela la factura: ya se pidió más de cinco veces.'],
    ['207', 'No se especificó un motivo', 'El SAT no cancela la factura: No se especificó un motivo.'],
    ['208', 'El R.F.C. no corresponde', 'El SAT no cancela la factura: El R.F.C. no corresponde.'],
    ['209', '¿Ya la canceló?', 'El SAT no cancela la factura: ¿Ya la canceló?'],
    ['312', '', 'El SAT no cancela la factura: código 312.'],
  ])('%s is a no', (codigo, texto, sentence) => {
    expect(cancelCode(codigo, texto)).toEqual({ clase: 'no', texto: sentence });
  });

  it.each(['300', '301', '302', '303', '304', '305', '309', '310', '711', 'CACFDI33', '708'])(
    '%s is not ready',
    (codigo) => {
      expect(cancelCode(codigo, 'Texto').clase).toBe('noListo');
    },
  );
});
