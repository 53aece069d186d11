import { execFileSync } from 'node:child_process';
import { createVerify, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORITY_IS_THERE, CFDI_DATA, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { ownCsd, TEST_CER, TEST_KEY, TEST_PASSWORD, TEST_RFC, testCsd } from '../../../tests/cfdi/certificates.ts';
import { cadenaOriginal } from './cadenaOriginal.ts';
import { fallaDelCsd, openCsd, seal } from './csd.ts';
import { makeOwnCertificate } from './ownCertificate.ts';
import { readXml } from './readXml.ts';

const NOW = new Date('2026-11-23T14:00:00Z');

describe.skipIf(!AUTHORITY_IS_THERE)(`the authority's test certificate${SKIPPED}`, () => {
  it('opens, and says whose and until when it is', () => {
    const { llave, certificado, ...rest } = testCsd();
    expect(rest).toEqual({
      noCertificado: '30001000000500003416',
      rfc: 'EKU9003173C9',
      desde: new Date('2023-05-18T11:43:51Z'),
      hasta: new Date('2027-05-18T11:43:51Z'),
      esCsd: true,
    });
    expect(llave.type).toBe('private');
    expect(Buffer.from(certificado, 'base64')).toEqual(readFileSync(TEST_CER));
    expect(fallaDelCsd(testCsd(), TEST_RFC, NOW)).toBeNull();
  });

  it('makes the seal that a sealed invoice of it has', () => {
    const read = readXml(readFileSync(`${CFDI_DATA}sat/sellado_valido.xml`, 'utf8'));
    if ('falla' in read) throw new Error(read.falla);
    expect(seal(cadenaOriginal(read.comprobante), testCsd())).toBe(read.comprobante.Sello);
  });

  it.each([
    ['another password', TEST_CER, TEST_KEY, 'mala', 'La contraseña de CSD_CONTRASENA no abre la llave de CSD_LLAVE.'],
    ['no password', TEST_CER, TEST_KEY, '', 'La contraseña de CSD_CONTRASENA no abre la llave de CSD_LLAVE.'],
    [
      'the key where the certificate should be',
      TEST_KEY,
      TEST_KEY,
      TEST_PASSWORD,
      'El archivo de CSD_CER no es un certificado como los da el SAT (.cer).',
    ],
    [
      'the certificate where the key should be',
      TEST_CER,
      TEST_CER,
      TEST_PASSWORD,
      'El archivo de CSD_LLAVE no es una llave privada como las da el SAT (.key).',
    ],
  ])('with %s does not open, and says why', (_what, cer, key, password, falla) => {
    expect(openCsd(readFileSync(cer), readFileSync(key), password)).toMatchObject({ falla });
  });

  it('does not open with the key of another one', async () => {
    const { llave } = await makeOwnCertificate(TEST_RFC, NOW);
    expect(openCsd(readFileSync(TEST_CER), llave, '')).toMatchObject({
      falla: 'La llave de CSD_LLAVE no es la del certificado de CSD_CER.',
    });
  });

  it.each([
    ['2023-05-18T11:43:50Z', TEST_RFC, 'El CSD todavía no es válido: lo será a partir del 2023-05-18.'],
    [
      '2027-05-18T11:43:52Z',
      TEST_RFC,
      'El CSD venció el 2027-05-18: pida otro al SAT e indíquelo en CSD_CER y CSD_LLAVE.',
    ],
    ['2026-11-23T14:00:00Z', 'XIA190128J61', 'El CSD es de EKU9003173C9 y las facturas las emite XIA190128J61.'],
  ])('at %s for %s seals nothing, and says why', (now, rfc, falla) => {
    expect(fallaDelCsd(testCsd(), rfc, new Date(now))).toBe(falla);
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`certificates of other kinds${SKIPPED}`, () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-csd-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function made(subject: string, serial: string, bits = 2048): readonly [Buffer, Buffer] {
    const [cer, pem, key] = ['c.cer', 'k.pem', 'k.key'].map((name) => join(folder, name)) as [string, string, string];
    const parts = ['req', '-x509', '-newkey', `rsa:${bits}`, '-nodes', '-days', '3650', '-outform', 'DER'];
    execFileSync('openssl', [...parts, '-subj', subject, '-set_serial', serial, '-keyout', pem, '-out', cer], {
      stdio: 'ignore',
    });
    execFileSync('openssl', ['pkcs8', '-topk8', '-nocrypt', '-in', pem, '-outform', 'DER', '-out', key]);
    return [readFileSync(cer), readFileSync(key)];
  }

  it('a FIEL opens and seals nothing', () => {
    const serial = `0x${Buffer.from('30001000000500003416').toString('hex')}`;
    const [cer, key] = made('/CN=UNA PERSONA/x500UniqueIdentifier=CACX7605101P8', serial);
    const read = openCsd(cer, key, '');
    if ('falla' in read) throw new Error(read.falla);
    expect(read.csd.rfc).toBe('CACX7605101P8');
    expect(fallaDelCsd(read.csd, 'CACX7605101P8', new Date())).toBe(
      'El certificado de CSD_CER es una e.firma (FIEL) y no un CSD: con ella no se sellan facturas.',
    );
  });

  it('one with a shorter key than the authority signs does not open', () => {
    const [cer, key] = made('/CN=UNA EMPRESA', `0x${Buffer.from('30001000000500003416').toString('hex')}`, 1024);
    expect(openCsd(cer, key, '')).toMatchObject({
      falla: 'El certificado de CSD_CER no es del SAT: su llave es RSA de 1024 bits, y los CSD son de 2048 o más.',
    });
  });

  it('one that the authority did not number does not open', () => {
    const [cer, key] = made('/CN=localhost', '7');
    expect(openCsd(cer, key, '')).toMatchObject({
      falla: 'El certificado de CSD_CER no es del SAT: su número de serie no tiene los 20 dígitos.',
    });
  });
});

describe('a certificate of our own making', () => {
  it('has the shape of a CSD, says what it is, and verifies itself', async () => {
    const csd = await ownCsd('ÑA&740101AB1', NOW);
    expect(csd.noCertificado).toMatch(/^99999\d{15}$/);
    expect([csd.rfc, csd.esCsd]).toEqual(['ÑA&740101AB1', true]);
    expect(fallaDelCsd(csd, 'ÑA&740101AB1', NOW)).toBeNull();
    expect(csd.hasta).toEqual(new Date('2046-11-23T14:00:00Z'));
    const certificate = new X509Certificate(Buffer.from(csd.certificado, 'base64'));
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toContain('SIN VALIDEZ FISCAL');
    const verifier = createVerify('RSA-SHA256').update('||4.0||', 'utf8');
    expect(verifier.verify(certificate.publicKey, seal('||4.0||', csd), 'base64')).toBe(true);
  });
});
