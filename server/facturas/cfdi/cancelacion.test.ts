import { spawnSync } from 'node:child_process';
import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORITY_IS_THERE, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { ownCsd, testCsd } from '../../../tests/cfdi/certificates.ts';
import { type SolicitudAlSat, signedCancellation } from './cancelacion.ts';
import type { Csd } from './csd.ts';

const ASKED: SolicitudAlSat = {
  rfcEmisor: 'Ñ&A740101AB1',
  uuid: '11111111-2222-4333-8444-555555555555',
  motivo: '01',
  sustituye: '66666666-7777-4888-8999-000000000000',
  fecha: '2026-11-25T10:00:00',
};

const XMLSEC = spawnSync('xmlsec1', ['--version']).status === 0;

let folder: string;
let csd: Csd;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cancelacion-'));
  csd = await ownCsd('Ñ&A740101AB1', new Date('2026-11-25T10:00:00Z'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The verdict of xmlsec1 on a document, by the certificate alone. */
function verified(document: string, by: Csd): boolean {
  const [file, pem] = [join(folder, 'cancelacion.xml'), join(folder, 'csd.pem')];
  writeFileSync(file, document);
  writeFileSync(pem, new X509Certificate(Buffer.from(by.certificado, 'base64')).toString());
  const { status, stderr } = spawnSync('xmlsec1', ['--verify', '--pubkey-cert-pem', pem, file], { encoding: 'utf8' });
  return status === 0 && stderr.includes('SignedInfo References (ok/all): 1/1');
}

describe('a signed request to cancel', () => {
  it('names one invoice, with nothing between its elements', () => {
    const document = signedCancellation(ASKED, csd);
    expect(document).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><Cancelacion xmlns="http:\/\/cancelacfd.sat.gob.mx" xmlns:xsd="http:\/\/www.w3.org\/2001\/XMLSchema" xmlns:xsi="http:\/\/www.w3.org\/2001\/XMLSchema-instance" Fecha="2026-11-25T10:00:00" RfcEmisor="Ñ&amp;A740101AB1"><Folios><Folio FolioSustitucion="66666666-7777-4888-8999-000000000000" Motivo="01" UUID="11111111-2222-4333-8444-555555555555"><\/Folio><\/Folios><Signature /,
    );
    expect(document).not.toMatch(/>\s+</);
    expect(document).not.toContain('PRIVATE');
  });

  it('has no substitute but for motive 01', () => {
    const document = signedCancellation({ ...ASKED, motivo: '02', sustituye: null }, csd);
    expect(document).toContain('<Folio Motivo="02" UUID="11111111-2222-4333-8444-555555555555"></Folio>');
  });

  it('digests all but its signature, and signs the digest by the key of the certificate that it names', () => {
    const document = signedCancellation(ASKED, csd);
    const digested = document.replace(/^<\?[^>]*>/, '').replace(/<Signature .*<\/Signature>/, '');
    const digest = /<DigestValue>([^<]*)</.exec(document)?.[1];
    expect(digest).toBe(createHash('sha1').update(digested).digest('base64'));
    const info = /<SignedInfo>(.*)<\/SignedInfo>/.exec(document)?.[1] ?? '';
    const spaces =
      'xmlns="http://www.w3.org/2000/09/xmldsig#" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
    const named = new X509Certificate(Buffer.from(/<X509Certificate>([^<]*)</.exec(document)?.[1] ?? '', 'base64'));
    const value = /<SignatureValue>([^<]*)</.exec(document)?.[1] ?? '';
    const verify = createVerify('RSA-SHA1').update(`<SignedInfo ${spaces}>${info}</SignedInfo>`);
    expect(verify.verify(named.publicKey, value, 'base64')).toBe(true);
    expect(/<X509SerialNumber>([^<]*)</.exec(document)?.[1]).toBe(csd.noCertificado);
  });

  it.skipIf(!XMLSEC)('is valid to xmlsec1, and is not with one digit changed', () => {
    const document = signedCancellation(ASKED, csd);
    expect(verified(document, csd)).toBe(true);
    expect(verified(document.replace('10:00:00', '10:00:01'), csd)).toBe(false);
  });

  it.skipIf(!XMLSEC || !AUTHORITY_IS_THERE)(`is valid by the authority's test certificate${SKIPPED}`, () => {
    const test = testCsd();
    const document = signedCancellation({ ...ASKED, rfcEmisor: 'EKU9003173C9' }, test);
    expect(verified(document, test)).toBe(true);
    expect(document).toContain(
      '<X509IssuerName>CN=AC UAT,O=SERVICIO DE ADMINISTRACION TRIBUTARIA,OU=SAT-IES Authority,',
    );
    expect(document).toContain('<X509SerialNumber>30001000000500003416</X509SerialNumber>');
  });
});
