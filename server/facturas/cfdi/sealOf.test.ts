import { beforeAll, describe, expect, it } from 'vitest';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import { CONTEXTO, con, VENTA } from '../../../tests/cfdi/borrador.ts';
import { ownCsd } from '../../../tests/cfdi/certificates.ts';
import type { Csd } from './csd.ts';
import { sealOf } from './sealOf.ts';
import { sealed } from './timbre.ts';

const NOW = new Date('2026-11-23T15:30:00Z');
const GOOD = { selloValido: true, certificado: { rfc: 'EKU9003173C9', vigente: true, esCsd: true } };

let own: Csd;
beforeAll(async () => {
  own = await ownCsd('EKU9003173C9', NOW);
});

describe('the seal of an invoice', () => {
  it('is not asked of a draft', () => {
    expect(sealOf(VENTA)).toBeNull();
    expect(sealOf(con(VENTA, { Sello: '', Certificado: '' }))).toBeNull();
  });

  it('is found good, and so do the rules', () => {
    const comprobante = sealed(VENTA, own);
    const sellado = sealOf(comprobante);
    expect(sellado).toEqual(GOOD);
    expect(judgeComprobante(comprobante, { ...CONTEXTO, sellado })).toEqual([]);
  });

  it('is of every letter', () => {
    expect(sealOf(con(sealed(VENTA, own), { Total: '116.01' }))).toEqual({ ...GOOD, selloValido: false });
  });

  it('says whose certificate it is, and whether it was valid at the hour of issue', () => {
    const before = sealed(con(VENTA, { Fecha: '2020-01-01T00:00:00' }), own);
    const after = sealed(con(VENTA, { Fecha: '2060-01-01T00:00:00' }), own);
    for (const comprobante of [before, after]) {
      expect(sealOf(comprobante)).toEqual({ ...GOOD, certificado: { ...GOOD.certificado, vigente: false } });
    }
  });

  it.each([{ Sello: undefined }, { Sello: 'no es base64' }])('is none with %j', (cambios) => {
    expect(sealOf(con(sealed(VENTA, own), cambios))).toEqual({ ...GOOD, selloValido: false });
  });

  it.each([{ Certificado: undefined }, { Certificado: 'AAAA' }])('is none with %j', (cambios) => {
    expect(sealOf(con(sealed(VENTA, own), cambios))).toEqual({
      selloValido: false,
      certificado: { rfc: '', vigente: false, esCsd: false },
    });
  });
});
