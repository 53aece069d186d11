/** Who issues the invoices of a chain, by which certificate, and what it still lacks. */
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { renewCertificateSeals } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import { certificadosCsd } from '../../../server/platform/db/schema/cadena.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { createSecrets } from '../../../server/platform/secrets/secrets.ts';
import { AUTHORITY_IS_THERE, SKIPPED } from '../../cfdi/authority.ts';
import { TEST_CER, TEST_KEY, TEST_PASSWORD, TEST_RFC } from '../../cfdi/certificates.ts';
import { TEST_SECRETS } from '../bed/bed.ts';
import { sell } from '../vales/vales.desk.ts';
import { chainDesk } from './cadena.desk.ts';

const desk = chainDesk();

describe('who issues', () => {
  const KEMPER = { rfc: TEST_RFC, nombre: 'Escuela Kemper Urgate, S.A. de C.V.', regimen: '601' };

  it('is the one of the environment, until the page says another', async () => {
    expect((await desk.get('emisor')).json()).toMatchObject({
      rfc: 'MDE210401MD3',
      version: 0,
      guardado: false,
      sinValidez: true,
    });
    expect((await desk.post('emisor/guardar', { ...KEMPER, version: 0 })).json()).toMatchObject({ version: 1 });
    expect((await desk.get('emisor')).json()).toMatchObject({
      rfc: TEST_RFC,
      nombre: 'ESCUELA KEMPER URGATE',
      guardado: true,
    });
    const { row } = await desk.lastInvoice();
    expect(row?.comprobante.Emisor).toEqual({ Rfc: TEST_RFC, Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' });
  });

  it.each([
    [{ rfc: 'XAXX010101000' }, 'rfc', 'Escriba el RFC con que la cadena factura.'],
    [{ regimen: '605' }, 'regimen', 'Ese régimen no es de esta clase de contribuyente.'],
  ])('with %j is refused at %s', async (wrong, campo, message) => {
    const answer = await desk.post('emisor/guardar', { ...KEMPER, ...wrong });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('is changed by one of two who saw the same', async () => {
    const two = await Promise.all(
      [1, 2].map((n) => desk.post('emisor/guardar', { ...KEMPER, nombre: `KEMPER ${n}`, version: 0 })),
    );
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  describe.skipIf(!AUTHORITY_IS_THERE)(`with a CSD${SKIPPED}`, () => {
    const base64 = (path: string) => readFileSync(path).toString('base64');
    const csd = () => ({ certificado: base64(TEST_CER), llave: base64(TEST_KEY), contrasena: TEST_PASSWORD });

    it('seals by it, and nothing tells its key or password', async () => {
      await desk.post('emisor/guardar', { ...KEMPER, version: 0 });
      const kept = await desk.post('emisor/certificado', csd());
      expect(kept.json(), kept.body).toMatchObject({ descripcion: 'Certificado guardado con éxito', version: 2 });
      const shown = (await desk.get('emisor')).json();
      expect(shown).toMatchObject({
        ...{ impedimento: null, sinValidez: false },
        certificado: { noCertificado: '30001000000500003416', rfc: TEST_RFC, hasta: '2027-05-18T11:43:51.000Z' },
      });
      const { row } = await desk.lastInvoice();
      expect(row?.xml).toContain('NoCertificado="30001000000500003416"');
      const everything = JSON.stringify([
        shown,
        await desk.db.select().from(bitacora),
        await desk.db.select().from(certificadosCsd),
      ]);
      expect(everything).not.toContain(TEST_PASSWORD);
      expect(everything).not.toContain(base64(TEST_KEY).slice(0, 60));
    });

    it.each([
      [{ contrasena: 'otra' }, 'contrasena', 'La contraseña no abre la llave privada.'],
      [{ llave: 'AAAA' }, 'llave', 'Este archivo no es una llave privada como las da el SAT (.key).'],
      [{ certificado: 'AAAA' }, 'certificado', 'Este archivo no es un certificado como los da el SAT (.cer).'],
    ])('given with %j is refused at %s', async (wrong, campo, message) => {
      await desk.post('emisor/guardar', { ...KEMPER, version: 0 });
      const answer = await desk.post('emisor/certificado', { ...csd(), ...wrong });
      expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
    });

    it('of somebody else is refused, and so is one that is there', async () => {
      const other = await desk.post('emisor/certificado', csd());
      expect(other.json().campos?.[0]?.message).toBe(
        'El CSD es de EKU9003173C9 y las facturas las emite MDE210401MD3.',
      );
      await desk.post('emisor/guardar', { ...KEMPER, version: 0 });
      await desk.post('emisor/certificado', csd());
      const again = await desk.post('emisor/certificado', csd());
      expect([again.statusCode, again.json().campos?.[0]?.message]).toEqual([400, 'Ese certificado ya está guardado.']);
    });

    it('that changes its number seals nothing by a certificate of our own', async () => {
      await desk.post('emisor/guardar', { ...KEMPER, version: 0 });
      await desk.post('emisor/certificado', csd());
      await desk.post('emisor/guardar', { rfc: 'XIA190128J61', nombre: 'XENON', regimen: '601' });
      const why = 'Falta el CSD de XIA190128J61: el que hay es de EKU9003173C9.';
      expect((await desk.get('emisor')).json()).toMatchObject({ impedimento: why, certificado: null });
      const { answer } = await desk.lastInvoice();
      expect([answer.statusCode, answer.json().message]).toEqual([409, why]);
    });

    it('is opened by a new key of secrets once the old one is gone', async () => {
      const { db } = desk;
      await desk.post('emisor/guardar', { ...KEMPER, version: 0 });
      await desk.post('emisor/certificado', csd());
      const [before] = await db.select().from(certificadosCsd);
      const fresh = Buffer.alloc(32, 9);
      // The bed's secrets open what they sealed; the new ones go before them.
      await renewCertificateSeals(db, { ...createSecrets([fresh]), open: TEST_SECRETS.open, isCurrent: () => false });
      const [after] = await db.select().from(certificadosCsd);
      expect(after?.llaveCifrada).not.toBe(before?.llaveCifrada);
      expect(createSecrets([fresh]).open(after?.llaveCifrada ?? '', `CSD ${after?.noCertificado}`).tipo).toBe(
        'abierto',
      );
      expect((await desk.get('emisor')).json().impedimento).toMatch(/claves distintas/);
    });
  });
});

describe('the check list', () => {
  it('tells what each store lacks, and which departments have no keys', async () => {
    const { db } = desk;
    await sell(desk.bench.desk, [{ unidades: 2, pesos: 100 }]);
    await db.update(stores).set({ codigoPostal: null }).where(eq(stores.cvetda, 1));
    const { emisor: issuer, tiendas, departamentos } = (await desk.get('listo')).json();
    expect(issuer.map(({ texto }: { texto: string }) => texto)).toEqual([
      'Falta decir quién expide las facturas de la cadena.',
      'Falta el certificado (CSD): las facturas se sellan sin validez fiscal.',
      'Aún no timbra un proveedor certificado (PAC): las facturas no tienen validez fiscal, con cualquier certificado. Pida a quien administra el servidor que lo conecte (docs/operar.md, «Invoices»).',
    ]);
    const [first] = tiendas;
    expect(first.faltas[0]).toEqual({ grave: true, texto: 'Falta su código postal: no puede expedir facturas.' });
    expect(first.faltas[1]?.texto).toMatch(/artículos? de sus últimas ventas (no )?tienen? claves del SAT/);
    expect(departamentos.length).toBeGreaterThan(0);
    await db.update(stores).set({ codigoPostal: '06000' });
  });
});
