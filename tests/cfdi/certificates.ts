import { readFileSync } from 'node:fs';
import { type Csd, openCsd } from '../../server/facturas/cfdi/csd.ts';
import { makeOwnCertificate } from '../../server/facturas/cfdi/ownCertificate.ts';
import { CFDI_DATA } from './authority.ts';

/** The issuer of the authority's public test certificate. */
export const TEST_RFC = 'EKU9003173C9';
export const TEST_CER = `${CFDI_DATA}sat/EKU9003173C9.cer`;
export const TEST_KEY = `${CFDI_DATA}sat/EKU9003173C9.key`;
export const TEST_PASSWORD = '12345678a';

/** The authority's public test certificate. */
export function testCsd(): Csd {
  return opened(openCsd(readFileSync(TEST_CER), readFileSync(TEST_KEY), TEST_PASSWORD));
}

/** A certificate of our own making. */
export async function ownCsd(rfc: string, now: Date): Promise<Csd> {
  const { certificado, llave } = await makeOwnCertificate(rfc, now);
  return opened(openCsd(certificado, llave, ''));
}

function opened(read: ReturnType<typeof openCsd>): Csd {
  if ('falla' in read) throw new Error(read.falla);
  return read.csd;
}
