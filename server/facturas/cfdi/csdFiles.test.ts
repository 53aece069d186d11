import { describe, expect, it } from 'vitest';
import { AUTHORITY_IS_THERE, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { TEST_CER, TEST_KEY, TEST_PASSWORD, TEST_RFC } from '../../../tests/cfdi/certificates.ts';
import { type CsdFiles, sealingCsdOf } from './csdFiles.ts';

const NOW = new Date('2026-11-23T14:00:00Z');

/** Why the files cannot seal; null where they can. */
function faultOf(files: CsdFiles, rfc: string, now: Date): string | null {
  const read = sealingCsdOf(files, rfc, now);
  return 'falla' in read ? read.falla : null;
}

describe('the fault of a CSD of the environment', () => {
  it.each([
    [{ cer: null, llave: 'b', contrasena: 'c' }, 'CSD_CER'],
    [{ cer: 'a', llave: null, contrasena: 'c' }, 'CSD_LLAVE'],
    [{ cer: 'a', llave: 'b', contrasena: null }, 'CSD_CONTRASENA'],
  ])('is what %j lacks', (files, variable) => {
    expect(faultOf(files, TEST_RFC, NOW)).toBe(
      `Falta ${variable}: un CSD se indica con CSD_CER, CSD_LLAVE y CSD_CONTRASENA.`,
    );
  });

  it('is which file is missing', () => {
    expect(faultOf({ cer: '/no/hay.cer', llave: 'b', contrasena: 'c' }, TEST_RFC, NOW)).toBe(
      `El archivo de CSD_CER, /no/hay.cer, no existe.`,
    );
  });

  it.each(['/', '/dev/zero'])('is that %s is no file, and nobody waits for its end', (cer) => {
    expect(faultOf({ cer, llave: 'b', contrasena: 'c' }, TEST_RFC, NOW)).toBe(
      `Lo que indica CSD_CER, ${cer}, no es un archivo.`,
    );
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`of the authority's test certificate${SKIPPED}`, () => {
  const files = { cer: TEST_CER, llave: TEST_KEY, contrasena: TEST_PASSWORD };

  it('there is nothing to tell', () => {
    expect(faultOf(files, TEST_RFC, NOW)).toBeNull();
  });

  it('is told that it has expired', () => {
    expect(faultOf(files, TEST_RFC, new Date('2028-01-01T00:00:00Z'))).toBe(
      `El CSD venció el 2027-05-18: pida otro al SAT e indíquelo en CSD_CER y CSD_LLAVE.`,
    );
  });

  it('is told that it is of somebody else', () => {
    expect(faultOf(files, 'XIA190128J61', NOW)).toBe(
      `El CSD es de EKU9003173C9 y las facturas las emite XIA190128J61.`,
    );
  });

  it('is told that the key is missing', () => {
    expect(faultOf({ ...files, llave: '/no/hay.key' }, TEST_RFC, NOW)).toBe(
      `El archivo de CSD_LLAVE, /no/hay.key, no existe.`,
    );
  });
});
