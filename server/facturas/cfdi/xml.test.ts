import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { anyComprobante } from '../../../tests/cfdi/anyComprobante.ts';
import { AUTHORITY_IS_THERE, CFDI_DATA, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { readXml } from './readXml.ts';
import { NotForXml, writeXml } from './writeXml.ts';

const TIMBRE = {
  Version: '1.1',
  UUID: '6F35D3B5-3651-5370-BC2C-14CDBE384CD7',
  FechaTimbrado: '2026-11-23T08:00:00',
  RfcProvCertif: 'SPR190613I52',
  SelloCFD: 'c2VsbG8=',
  NoCertificadoSAT: '30001000000500003456',
  SelloSAT: 'c2VsbG9TQVQ=',
};

const SMALL: Comprobante = {
  Version: '4.0',
  Sello: 'abc',
  Total: '1.16',
  Emisor: { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA "KEMPER" & URGATE' },
  Conceptos: [{ Cantidad: '1', Impuestos: { Traslados: [{ Base: '1.00', Importe: '0.16' }] } }],
};

const SMALL_XML =
  '<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"' +
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
  ' xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd"' +
  ' Version="4.0" Total="1.16" Sello="abc">' +
  '<cfdi:Emisor Rfc="EKU9003173C9" Nombre="ESCUELA &quot;KEMPER&quot; &amp; URGATE"/>' +
  '<cfdi:Conceptos><cfdi:Concepto Cantidad="1"><cfdi:Impuestos><cfdi:Traslados>' +
  '<cfdi:Traslado Base="1.00" Importe="0.16"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos>' +
  '</cfdi:Comprobante>';

function fallaOf(text: string): string | null {
  const read = readXml(text);
  return 'falla' in read ? read.falla : null;
}

describe('an invoice as XML', () => {
  it('has what it has, in the order of the schema, and nothing that it lacks', () => {
    expect(writeXml(SMALL)).toBe(SMALL_XML);
  });

  it('names the namespace of payments only with payments', () => {
    expect(writeXml(SMALL)).not.toContain('Pagos');
    const xml = writeXml({ Pagos: { Version: '2.0', Totales: { MontoTotalPagos: '1' }, Pago: [] } });
    expect(xml).toContain('xmlns:pago20="http://www.sat.gob.mx/Pagos20"');
    expect(xml).toContain('<pago20:Pagos Version="2.0"><pago20:Totales MontoTotalPagos="1"/></pago20:Pagos>');
  });

  it('has its stamp in the complement and what is not sealed in the Addenda', () => {
    const xml = writeXml(SMALL, { timbre: TIMBRE, addenda: { ...TIMBRE, Leyenda: 'SIN VALIDEZ FISCAL' } });
    expect(xml).toMatch(
      /<cfdi:Complemento><tfd:TimbreFiscalDigital [^>]*SelloSAT="c2VsbG9TQVQ="\/><\/cfdi:Complemento>/,
    );
    expect(xml).toMatch(
      /<cfdi:Addenda><tfd:[^>]*Leyenda="SIN VALIDEZ FISCAL"[^>]*\/><\/cfdi:Addenda><\/cfdi:Comprobante>$/,
    );
    expect(readXml(xml)).toEqual({ comprobante: SMALL, timbre: TIMBRE });
  });

  it('comes back as it went, whatever it says', () => {
    fc.assert(
      fc.property(anyComprobante, (comprobante) => {
        expect(readXml(writeXml(comprobante))).toEqual({ comprobante, timbre: null });
      }),
      { numRuns: 200 },
    );
  });

  it('cannot be written with what no XML holds', () => {
    expect(() => writeXml({ Serie: 'A\u0000' })).toThrow(NotForXml);
  });
});

describe('a file that no invoice is', () => {
  it('is told, however deep its elements are', () => {
    const deep = `${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}`;
    expect(fallaOf(deep)).toBe('El archivo no es un XML bien formado: tiene más de 50 elementos uno dentro de otro.');
  });

  it('is told, however long it is', () => {
    expect(fallaOf(`<a b="${'x'.repeat(50_000_001)}"/>`)).toBe(
      'El archivo no es un XML bien formado: es más grande que cualquier CFDI: pasa de 50 MB.',
    );
  });
});

describe("anybody's XML", () => {
  it.each([
    ['a mark at its start', (xml: string) => `\uFEFF${xml}`],
    ['lines of Windows', (xml: string) => xml.replaceAll('><', '>\r\n  <')],
    ['comments', (xml: string) => xml.replaceAll('><', '><!-- <x> & y --><')],
    ['another prefix', (xml: string) => xml.replaceAll('cfdi:', 'f:').replace('xmlns:cfdi', 'xmlns:f')],
    ['no prefix', (xml: string) => xml.replaceAll('cfdi:', '').replace('xmlns:cfdi', 'xmlns')],
    [
      'a complement that nobody knows',
      (xml: string) =>
        xml.replace(
          '</cfdi:Comprobante>',
          '<cfdi:Complemento><x:Uno xmlns:x="urn:x" Total="9"/></cfdi:Complemento></cfdi:Comprobante>',
        ),
    ],
    ['numbers for letters', (xml: string) => xml.replace('ESCUELA', '&#69;SCUEL&#x41;')],
    ['a default namespace beside its prefix', (xml: string) => xml.replace('xmlns:cfdi', 'xmlns="urn:x" xmlns:cfdi')],
    ['an instruction', (xml: string) => xml.replace('?>', '?><?xml-stylesheet href="x"?>')],
    ['single quotes', (xml: string) => xml.replace('Total="1.16"', "Total  =\n '1.16'")],
  ])('is read with %s', (_what, change) => {
    expect(change(SMALL_XML)).not.toBe(SMALL_XML);
    expect(readXml(change(SMALL_XML))).toEqual({ comprobante: SMALL, timbre: null });
  });

  it.each([
    ['', 'El archivo no es un XML.'],
    ['{"Total": 1}', 'El archivo no es un XML.'],
    ['<a><b></a></b>', 'El archivo no es un XML bien formado: cierra a donde no está abierto.'],
    ['<a', 'El archivo no es un XML bien formado: tiene una etiqueta mal escrita.'],
    ['<a>', 'El archivo no es un XML bien formado: está incompleto.'],
    ['<a><!-- ', 'El archivo no es un XML bien formado: está incompleto.'],
    ['<a/><b/>', 'El archivo no es un XML bien formado: tiene más de una raíz.'],
    ['<a/>b', 'El archivo no es un XML bien formado: tiene texto fuera de su raíz.'],
    ['<a b="1" b="2"/>', 'El archivo no es un XML bien formado: repite el atributo b.'],
    ['<a b="x&y"/>', 'El archivo no es un XML bien formado: usa una entidad que un CFDI no admite, o un & suelto.'],
    ['<a b="&#0;"/>', 'El archivo no es un XML bien formado: tiene caracteres que un XML no admite.'],
    ['<a b="&#x1F;"/>', 'El archivo no es un XML bien formado: tiene caracteres que un XML no admite.'],
    ['<1/>', 'El archivo no es un XML bien formado: usa el nombre 1, que un XML no admite.'],
    ['<f:Comprobante/>', 'El archivo no es un XML bien formado: usa el prefijo f sin declararlo.'],
    ['<a b="&#x110000;"/>', 'El archivo no es un XML bien formado: tiene caracteres que un XML no admite.'],
    [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a b="&x;"/>',
      'El archivo no es un XML bien formado: declara un DTD, que un CFDI no admite.',
    ],
    [
      '<!DOCTYPE a SYSTEM "http://localhost/x.dtd"><a/>',
      'El archivo no es un XML bien formado: declara un DTD, que un CFDI no admite.',
    ],
    ['<nota/>', 'El XML no es un CFDI: su raíz es nota y no Comprobante.'],
    [
      '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/3" Version="3.3"/>',
      'El XML no es un CFDI 4.0: su versión es 3.3.',
    ],
  ])('%j is refused: %s', (xml, falla) => {
    expect(fallaOf(xml)).toBe(falla);
  });

  it('is read or refused, and never breaks the reader', () => {
    const torn = fc
      .tuple(anyComprobante, fc.nat(), fc.nat(), fc.constantFrom('', '<', '"', '&', '/>', ']]>', '<!'))
      .map(([comprobante, from, length, put]) => {
        const xml = writeXml(comprobante);
        const at = from % xml.length;
        return `${xml.slice(0, at)}${put}${xml.slice(at + (length % 9))}`;
      });
    fc.assert(
      fc.property(torn, (xml) => void readXml(xml)),
      { numRuns: 300 },
    );
  });

  it('of 20,000 lines is read in a moment', () => {
    const xml = writeXml({
      ...SMALL,
      Conceptos: Array.from({ length: 20_000 }, (_, i) => ({ NoIdentificacion: `${i}` })),
    });
    const read = readXml(xml);
    expect('comprobante' in read ? read.comprobante.Conceptos?.length : read).toBe(20_000);
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`the authority's and others' files${SKIPPED}`, () => {
  const files = ['muestras', 'errores', 'pagos20'].flatMap((folder) =>
    (AUTHORITY_IS_THERE ? readdirSync(`${CFDI_DATA}${folder}`) : []).map((name) => `${folder}/${name}`),
  );

  it('are there', () => expect(files.length).toBeGreaterThan(30));

  it.each(files)('%s is read, and says the same when it is written and read again', (file) => {
    const read = readXml(readFileSync(`${CFDI_DATA}${file}`, 'utf8'));
    if ('falla' in read) throw new Error(read.falla);
    expect(read.comprobante.Emisor?.Rfc).toMatch(/^[A-Z&Ñ]{3,4}\d{6}/);
    expect(readXml(writeXml(read.comprobante))).toEqual({ comprobante: read.comprobante, timbre: null });
  });

  it('a sealed one is read with its stamp', () => {
    const read = readXml(readFileSync(`${CFDI_DATA}sat/sellado_valido.xml`, 'utf8'));
    if ('falla' in read) throw new Error(read.falla);
    expect([read.comprobante.Total, read.comprobante.Conceptos?.[0]?.Descripcion]).toEqual([
      '3327.01',
      'Portable tetris gamepad pro++ ⏻',
    ]);
    expect(read.timbre?.UUID).toBe('6F35D3B5-3651-5370-BC2C-14CDBE384CD7');
    expect(read.timbre?.SelloCFD).toBe(read.comprobante.Sello);
  });
});
