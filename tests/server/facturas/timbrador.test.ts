import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import { readXml } from '../../../server/facturas/cfdi/readXml.ts';
import { StampRefusal } from '../../../server/facturas/neighbours/stamper.ts';
import { certificadosPropios, timbres } from '../../../server/platform/db/schema/timbrador.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { createSecrets } from '../../../server/platform/secrets/secrets.ts';
import { AUTHORITY_IS_THERE, judged, SKIPPED } from '../../cfdi/authority.ts';
import { TEST_CER, TEST_KEY, TEST_PASSWORD, TEST_RFC } from '../../cfdi/certificates.ts';
import { DRAFTS, GLOBAL, SALE } from '../../cfdi/drafts.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { ADMINISTRATOR, newKey } from '../casos/casos.desk.ts';
import { refusalOf, type SealingStamper, STAMPING_NOW, sealAt, stampAt, testStamper } from './timbrador.desk.ts';

const NOW = STAMPING_NOW;
const HOUR = 3_600_000;
const AT_ONCE = 20;
const numiden = ADMINISTRATOR;

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
  bed.clock.now = NOW;
});
afterEach(() => {
  bed.clock.now = NOW;
});
afterAll(() => bed.close());

function stamp(comprobante: Comprobante, clave?: string, stamper?: SealingStamper) {
  return stampAt(bed, comprobante, { clave, stamper });
}

describe('stamping', () => {
  it('seals and stamps, and keeps what it answered', async () => {
    const clave = newKey();
    const { uuid, xml, fechaTimbrado } = await stamp(SALE, clave);
    const read = readXml(xml);
    if ('falla' in read) throw new Error(read.falla);
    expect(read.timbre?.UUID).toBe(uuid);
    expect(fechaTimbrado).toEqual(NOW);
    expect(await bed.db.select().from(timbres).where(eq(timbres.clave, clave))).toMatchObject([
      { uuid, xml, nombre: 'A-101', tipo: 'I', rfcReceptor: 'ÑA&740101AB1', total: 27_550, rechazos: [], numiden },
    ]);
  });

  it.skipIf(!AUTHORITY_IS_THERE).each(Object.entries(DRAFTS))(
    `makes of a draft of kind %s what the judge finds nothing wrong with${SKIPPED}`,
    async (_kind, draft) => {
      const folder = mkdtempSync(join(tmpdir(), 'mostrador-timbrador-'));
      const file = join(folder, 'one.xml');
      writeFileSync(file, (await stamp(draft)).xml);
      expect(judged(file)).toBe('ok');
      rmSync(folder, { recursive: true });
    },
  );

  it(`happens once under one clave, asked for ${AT_ONCE} times at once of two servers`, async () => {
    const clave = newKey();
    const servers = [testStamper(bed), testStamper(bed)];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, place) => stamp(SALE, clave, servers[place % servers.length])),
    );
    expect(new Set(answers.map(({ xml }) => xml)).size).toBe(1);
    expect(await bed.db.$count(timbres, eq(timbres.clave, clave))).toBe(1);
  });

  it('answers the same days later, in whatever order the attributes are stored', async () => {
    const clave = newKey();
    const first = await stamp(SALE, clave);
    bed.clock.advance(100 * HOUR);
    const shuffled = Object.fromEntries(Object.entries(SALE).reverse());
    expect(await stamp(shuffled, clave)).toEqual(first);
  });

  it('refuses another invoice under a clave that was used', async () => {
    const clave = newKey();
    await stamp(SALE, clave);
    const error = await refusalOf(stamp(GLOBAL, clave));
    expect(error).toBeInstanceOf(NeighbourRefusal);
    expect(error).toHaveProperty('message', 'Este envío ya se hizo con otros datos. Actualice la página.');
  });

  it('refuses with every rule that is broken, for good', async () => {
    const clave = newKey();
    const tomorrow = { ...SALE, Fecha: '2026-11-24T08:00:00', FormaPago: '77' };
    const error = await refusalOf(stamp(tomorrow, clave));
    if (!(error instanceof StampRefusal)) throw error;
    expect(error.rechazos.map(({ codigo, donde }) => `${codigo} ${donde}`)).toEqual([
      'CFDI40101 Fecha',
      'CFDI40104 FormaPago',
    ]);
    expect(error.message).toMatch(/^CFDI40101: /);
    // By then the date would be right.
    bed.clock.advance(24 * HOUR);
    expect(await refusalOf(stamp(tomorrow, clave))).toMatchObject({ rechazos: error.rechazos });
    expect(await bed.db.select().from(timbres).where(eq(timbres.clave, clave))).toMatchObject([
      { uuid: null, xml: null },
    ]);
  });

  it('refuses what the registers of the authority know better', async () => {
    const known = { nombre: 'OTRO NOMBRE', codigoPostal: '54700', regimenes: ['601'] };
    const registers = {
      contribuyentes: (rfc: string) => (rfc === SALE.Receptor?.Rfc ? known : null),
      unidades: (clave: string) => clave !== 'H87',
    };
    const error = await refusalOf(stamp(SALE, newKey(), testStamper(bed, { registers })));
    if (!(error instanceof StampRefusal)) throw error;
    expect(new Set(error.rechazos.map(({ codigo }) => codigo))).toEqual(new Set(['CFDI40145', 'CFDI40165']));
  });

  it('refuses a text that no XML can hold', async () => {
    const sealing = await testStamper(bed).sealer.seal({ ...SALE, Serie: 'A\u0001' }, NOW);
    expect(sealing).toMatchObject({ rechazos: [{ codigo: 'CFDI40999' }] });
  });

  it('refuses what was changed after it was sealed', async () => {
    const stamper = testStamper(bed);
    const sellado = (await sealAt(bed, SALE, stamper)).replace(' Folio="101"', ' Folio="102"');
    const error = await refusalOf(stamper.stamp({ clave: newKey(), numiden, sellado }));
    expect(error).toMatchObject({ rechazos: [{ codigo: 'CFDI40102' }] });
  });

  it('refuses the same invoice sealed by another certificate under a clave that was used', async () => {
    const clave = newKey();
    await stamp(SALE, clave);
    await bed.db.delete(certificadosPropios).where(eq(certificadosPropios.rfc, TEST_RFC));
    expect(await refusalOf(stamp(SALE, clave))).toHaveProperty(
      'message',
      'Este envío ya se hizo con otros datos. Actualice la página.',
    );
    expect(await bed.db.$count(timbres, eq(timbres.clave, clave))).toBe(1);
  });
});

describe('a certificate of our own', () => {
  it('is one for all servers, also for those that make it at the same time', async () => {
    await bed.db.delete(certificadosPropios);
    const stamped = await Promise.all([1, 2, 3].map(() => stamp(SALE)));
    const numbers = stamped.map(({ xml }) => /NoCertificado="(\d+)"/.exec(xml)?.[1]);
    expect(new Set(numbers).size).toBe(1);
    const rows = await bed.db.select().from(certificadosPropios).orderBy(certificadosPropios.rfc);
    expect(rows.map(({ rfc }) => rfc)).toEqual([TEST_RFC, RFC_TIMBRADOR]);
    expect(new X509Certificate(rows[0]?.certificado ?? '').subject).toContain('SIN VALIDEZ FISCAL');
    expect(rows[0]?.llaveCifrada).toMatch(/^v1\./);
  });

  it('is made anew when its key no longer opens', async () => {
    const before = (await stamp(SALE)).xml;
    const after = (await stamp(SALE, newKey(), testStamper(bed, { secrets: createSecrets([Buffer.alloc(32, 9)]) })))
      .xml;
    const numberOf = (xml: string) => /NoCertificado="(\d+)"/.exec(xml)?.[1];
    expect(numberOf(after)).toMatch(/^99999/);
    expect(numberOf(after)).not.toBe(numberOf(before));
    // Those whose key fits go on with theirs, and the next start has one that opens.
    await bed.db.delete(certificadosPropios);
  });

  it('is not taken from the other servers by one that has another key, and says so', async () => {
    const mine = testStamper(bed, { alone: false });
    const other = testStamper(bed, { alone: false, secrets: createSecrets([Buffer.alloc(32, 9)]) });
    const before = (await stamp(SALE, newKey(), mine)).xml;
    const why =
      'Los servidores de Mostrador tienen claves distintas (CLAVE_SECRETOS) y no pueden sellar con el mismo certificado: avise a quien los administra.';
    expect(await other.sealer.hindrance(TEST_RFC, NOW)).toBe(why);
    await expect(stamp(SALE, newKey(), other)).rejects.toThrow(why);
    const after = (await stamp(SALE, newKey(), testStamper(bed, { alone: false }))).xml;
    const numberOf = (xml: string) => /NoCertificado="(\d+)"/.exec(xml)?.[1];
    expect(numberOf(after)).toBe(numberOf(before));
  });

  it('is made anew when it has expired', async () => {
    const before = (await stamp(SALE)).xml;
    bed.clock.now = new Date('2046-11-24T14:05:00Z');
    const after = await stamp({ ...SALE, Fecha: '2046-11-24T08:00:00' });
    expect(/NoCertificado="(\d+)"/.exec(after.xml)?.[1]).not.toBe(/NoCertificado="(\d+)"/.exec(before)?.[1]);
    await bed.db.delete(certificadosPropios);
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`the chain's own certificate${SKIPPED}`, () => {
  const csd = { cer: TEST_CER, llave: TEST_KEY, contrasena: TEST_PASSWORD };

  it('seals what it is given', async () => {
    const stamper = testStamper(bed, { csd });
    expect(await stamper.sealer.hindrance(TEST_RFC, NOW)).toBeNull();
    expect((await stamp(SALE, newKey(), stamper)).xml).toContain('NoCertificado="30001000000500003416"');
  });

  it('that is of somebody else seals nothing', async () => {
    const stamper = testStamper(bed, { csd });
    const other = { ...SALE, Emisor: { ...SALE.Emisor, Rfc: 'XIA190128J61' } };
    const why = 'El CSD es de EKU9003173C9 y las facturas las emite XIA190128J61.';
    expect(await stamper.sealer.hindrance('XIA190128J61', NOW)).toBe(why);
    expect(await stamper.sealer.seal(other, NOW)).toEqual({ impedimento: why });
  });

  it('that was mended meanwhile seals without a new start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-csd-'));
    const llave = join(folder, 'csd.key');
    const stamper = testStamper(bed, { csd: { ...csd, llave } });
    expect(await stamper.sealer.hindrance(TEST_RFC, NOW)).toBe(`El archivo de CSD_LLAVE, ${llave}, no existe.`);
    writeFileSync(llave, readFileSync(TEST_KEY));
    expect(await stamper.sealer.hindrance(TEST_RFC, NOW)).toBeNull();
    rmSync(folder, { recursive: true });
  });
});
