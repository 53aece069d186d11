import { createVerify, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { direccionDeVerificacion, RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import { AUTHORITY_IS_THERE, CFDI_DATA, judged, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { ownCsd, TEST_RFC, testCsd } from '../../../tests/cfdi/certificates.ts';
import { DRAFTS, SALE } from '../../../tests/cfdi/drafts.ts';
import { cadenaDelTimbre, cadenaOriginal } from './cadenaOriginal.ts';
import type { Csd } from './csd.ts';
import { readXml } from './readXml.ts';
import { sealAndStamp } from './timbre.ts';

const NOW = new Date('2026-11-23T14:05:09Z');

let own: Csd;
let timbrador: Csd;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-timbre-'));
  own = await ownCsd(TEST_RFC, NOW);
  timbrador = await ownCsd(RFC_TIMBRADOR, NOW);
});
afterAll(() => rmSync(folder, { recursive: true }));

function verifies(text: string, signature: string, { certificado }: Csd): boolean {
  const { publicKey } = new X509Certificate(Buffer.from(certificado, 'base64'));
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
}

describe('a stamp', () => {
  it('seals the invoice and itself, and names the moment, the provider and the seal', () => {
    const { uuid, timbre, comprobante, fechaTimbrado } = sealAndStamp(SALE, own, timbrador, NOW);
    expect(uuid).toMatch(/^[\dA-F]{8}-[\dA-F]{4}-4[\dA-F]{3}-[89AB][\dA-F]{3}-[\dA-F]{12}$/);
    expect(fechaTimbrado).toEqual(NOW);
    expect(timbre).toEqual({
      Version: '1.1',
      UUID: uuid,
      FechaTimbrado: '2026-11-23T08:05:09',
      RfcProvCertif: 'SVF010101000',
      SelloCFD: comprobante.Sello,
      NoCertificadoSAT: timbrador.noCertificado,
      SelloSAT: timbre.SelloSAT,
    });
    expect(verifies(cadenaOriginal(comprobante), comprobante.Sello ?? '', own)).toBe(true);
    expect(verifies(cadenaDelTimbre(timbre), timbre.SelloSAT, timbrador)).toBe(true);
  });

  it('is in the XML as it was made, and the words without validity stand in the Addenda alone', () => {
    const { xml, timbre, comprobante } = sealAndStamp(SALE, own, timbrador, NOW);
    expect(readXml(xml)).toEqual({ comprobante, timbre });
    const [before, addenda = ''] = xml.split('<cfdi:Addenda>');
    expect(before).not.toContain('VALIDEZ');
    expect(addenda).toContain('Leyenda="SIN VALIDEZ FISCAL: este timbre no es de un proveedor autorizado por el SAT"');
  });

  it('is another one each time', () => {
    expect(sealAndStamp(SALE, own, timbrador, NOW).uuid).not.toBe(sealAndStamp(SALE, own, timbrador, NOW).uuid);
  });
});

it('the address by which an invoice is verified has both tax numbers, the total and the end of the seal', () => {
  const { comprobante, timbre } = sealAndStamp(SALE, own, timbrador, NOW);
  expect(direccionDeVerificacion({ ...comprobante, Sello: 'abcdefgh+/jKlm==' }, { ...timbre, UUID: 'U-1' })).toBe(
    'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=U-1&re=EKU9003173C9&rr=%C3%91A%26740101AB1&tt=275.50&fe=+/jKlm==',
  );
});

describe.skipIf(!AUTHORITY_IS_THERE)(`the judge${SKIPPED}`, () => {
  function verdict(comprobante: Comprobante, csd: Csd, change = (xml: string) => xml): string {
    const file = join(folder, 'one.xml');
    writeFileSync(file, change(sealAndStamp(comprobante, csd, timbrador, NOW).xml));
    return judged(file);
  }

  it.each(Object.entries(DRAFTS))('finds nothing wrong with a stamped %s', (_kind, draft) => {
    expect(verdict(draft, testCsd())).toBe('ok');
    expect(verdict(draft, own)).toBe('ok');
  });

  it('sees one centavo more', () => {
    expect(verdict(SALE, own, (xml) => xml.replace('Total="275.50"', 'Total="275.51"'))).toMatch(/^SEAL/);
  });

  it.each(['cfdi-pue.xml', 'cfdi-ppd.xml', 'cfdi-relacionados.xml', 'pagos-impuestos.xml'])(
    'finds nothing wrong with the stamped draft %s of others',
    (name) => {
      const text = readFileSync(`${CFDI_DATA}muestras/${name}`, 'utf8');
      const read = readXml(text.replace('%fecha-timbrado%', '2026-11-23T08:00:00'));
      if ('falla' in read) throw new Error(read.falla);
      expect(verdict(read.comprobante, testCsd())).toBe('ok');
    },
  );
});
