import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sealerOf } from '../../../server/facturas/cfdi/sealer.ts';
import { certificatesOf } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import { sealedOnce } from '../../../server/facturas/sealedOnce.ts';
import { settle } from '../../../server/facturas/settle.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { certificadosPropios, timbres } from '../../../server/platform/db/schema/timbrador.ts';
import type { Environment } from '../../../server/platform/http/environment.ts';
import { ownContext } from '../../../server/platform/works/ownContext.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceDesk, invoiceSale, silent } from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';
import { testStamper } from './timbrador.desk.ts';

const bench = invoiceDesk();

const HOUR = 3_600_000;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

/** A further server, which has no certificate in memory. */
function newServer(more: Partial<Environment> = {}) {
  const { bed } = bench.desk;
  const own = embeddedNeighbours(bed.db, () => bed.clock.now);
  const surroundings = { ...surroundingsOf(bed, { ...own, stamper: bench.stamper, mail: null }), ...more };
  const log = { error: () => undefined };
  return ownContext(
    surroundings,
    { numiden: FACTURISTA, cvetda: 1, permiso: 'facturar' },
    { idempotencyKey: null, log },
  );
}

/** The chain has another certificate from now on: no server has it in memory that is made afterwards. */
async function renewCertificate(): Promise<void> {
  await bench.desk.db.delete(certificadosPropios);
}

async function ofCase(idCaso: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.idCaso, idCaso));
  if (row === undefined) throw new Error(`The case ${idCaso} has no invoice`);
  return row;
}

/** An invoice that was begun and whose question got no answer, with the texts that the provider got. */
async function begun(texts: string[] = []) {
  const idCaso = await invoiceCase(bench);
  const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
  bench.script.stamp = ({ sellado }) => {
    texts.push(sellado);
    return silent();
  };
  expect((await invoiceSale(bench, { idCaso, operacion })).statusCode).toBe(502);
  delete bench.script.stamp;
  return ofCase(idCaso);
}

/** Has what comes stamped by the product's own provider, which knows a repetition by its seal, and keeps the texts. */
function keeping(texts: string[]): void {
  const ledger = testStamper(bench.desk.bed);
  bench.script.stamp = (asked) => {
    texts.push(asked.sellado);
    return ledger.stamp(asked);
  };
}

function sealOf(text: string): string | undefined {
  return / Sello="([^"]+)"/.exec(text)?.[1];
}

describe('an invoice that is to be stamped', () => {
  it('is stored with its seal before anybody is asked', async () => {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    const seen: unknown[] = [];
    bench.script.stamp = async (asked) => {
      seen.push((await ofCase(idCaso)).sellado === asked.sellado, sealOf(asked.sellado) !== undefined);
      return bench.provider.real.stamp(asked);
    };
    expect((await invoiceSale(bench, { idCaso, operacion })).json().codigo).toBe(201);
    expect(seen).toEqual([true, true]);
    // The stamped one has all of it.
    expect((await ofCase(idCaso)).sellado).toBeNull();
  });

  it('is stamped once though it was stamped at the first try and the certificate is renewed before the second', async () => {
    const texts: string[] = [];
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    const ledger = testStamper(bench.desk.bed);
    bench.script.stamp = async (asked) => {
      texts.push(asked.sellado);
      await ledger.stamp(asked);
      return silent();
    };
    const key = newKey();
    expect((await invoiceSale(bench, { idCaso, operacion, key })).statusCode).toBe(502);
    await renewCertificate();
    keeping(texts);
    const { id, clave } = await ofCase(idCaso);
    await settle(id, newServer());
    const stamped = await bench.desk.db.select().from(timbres).where(eq(timbres.clave, clave));
    expect(stamped).toHaveLength(1);
    expect(await ofCase(idCaso)).toMatchObject({ estado: 2, uuid: stamped[0]?.uuid });
    expect(texts).toHaveLength(2);
    expect(new Set(texts).size).toBe(1);
    // Another one would be sealed by the new certificate.
    const { comprobante } = await ofCase(idCaso);
    const now = await newServer().sealer.seal(comprobante, bench.desk.bed.clock.now);
    expect('sellado' in now && now.sellado).not.toBe(texts[0]);
  });

  it('has one seal though twenty at two servers seal it at once by two certificates', async () => {
    const { id } = await begun();
    const [row] = await bench.desk.db.update(facturas).set({ sellado: null }).where(eq(facturas.id, id)).returning();
    if (row === undefined) throw new Error('The invoice is gone');
    const one = newServer();
    await one.sealer.seal(row.comprobante, bench.desk.bed.clock.now);
    await renewCertificate();
    const other = newServer();
    const both = [one, other].map((server) => server.sealer.seal(row.comprobante, bench.desk.bed.clock.now));
    const [first, second] = await Promise.all(both);
    expect(first).not.toEqual(second);
    const texts = await Promise.all(TWENTY.map((index) => sealedOnce(row, index % 2 === 0 ? one : other)));
    expect(texts.filter((text) => text === null)).toEqual([]);
    expect(new Set(texts).size).toBe(1);
    const [kept] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
    expect(kept?.sellado).toBe(texts[0]);
  });

  it('is sent as it was sealed at the first try, a note on a global invoice too', async () => {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    const { uuid } = await globalOf(bench, [operacion]);
    const texts: string[] = [];
    bench.script.stamp = async (asked) => {
      if (!asked.sellado.includes(' TipoDeComprobante="E"')) return bench.provider.real.stamp(asked);
      texts.push(asked.sellado);
      return silent();
    };
    expect((await invoiceSale(bench, { idCaso, operacion })).json().codigo).toBe(201);
    const [note] = await notesOf(bench, uuid);
    await renewCertificate();
    keeping(texts);
    await settle(note?.id ?? 0, newServer());
    expect(texts).toHaveLength(2);
    expect(new Set(texts).size).toBe(1);
    expect(await notesOf(bench, uuid)).toMatchObject([{ estado: 2 }]);
  });
});

describe('an invoice that nothing can seal', () => {
  const unable = { hindrance: async () => 'El CSD venció.', seal: async () => ({ impedimento: 'El CSD venció.' }) };

  it('waits, asked for nowhere, and bears the moment of its seal where that comes after three days', async () => {
    const { id, idCaso, comprobante } = await begun();
    await bench.desk.db.update(facturas).set({ sellado: null, preguntas: [] }).where(eq(facturas.id, id));
    let asked = 0;
    bench.script.stamp = (request) => {
      asked += 1;
      return bench.provider.real.stamp(request);
    };
    await expect(settle(id, newServer({ sealer: unable }))).rejects.toThrow('El CSD venció.');
    expect([asked, (await ofCase(idCaso ?? 0)).estado]).toEqual([0, 1]);
    bench.desk.bed.clock.advance(70 * HOUR);
    const { now } = bench.desk.bed.clock;
    await settle(id, newServer({ sealer: sealerOf(certificatesOf(bench.desk.db, newServer().secrets, null)) }));
    const row = await ofCase(idCaso ?? 0);
    expect(row).toMatchObject({ estado: 2, fecha: now });
    expect([comprobante.Fecha, row.comprobante.Fecha]).toEqual(['2026-03-18T21:00:00', '2026-03-21T19:00:00']);
  });
});
