import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, like } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workByItself } from '../../../server/byItself.ts';
import { overdueAlerts } from '../../../server/facturas/alert.ts';
import { facturaCancelaciones, facturaLogs, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import type { Mail } from '../../../server/platform/neighbours/mail.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { ADMINISTRATOR, newKey } from '../casos/casos.desk.ts';
import { FACTURISTA, GERENTE, permissionsOf } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, leadTo, openInvoiceDesk, silent } from './facturas.desk.ts';

const HOUR = 3_600_000;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const MAIL: Mail = { send: async () => undefined, close: () => undefined };

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  // Those who invoice: one of the chain, one of store 1, one of another store, one without an address, one who left.
  await bench.desk.db.update(usuarios).set({ permisos: [1] });
  await give(FACTURISTA, { permisos: permissionsOf(4), correo: 'facturas@cadena.mx', tiendas: [] });
  await give(GERENTE, { permisos: [...permissionsOf(3), 21], correo: 'gerente@cadena.mx', tiendas: [1] });
  await give(ADMINISTRATOR, { permisos: [21], correo: ' ', tiendas: [] });
});
const give = (numiden: number, columns: Partial<typeof usuarios.$inferInsert>) =>
  bench.desk.db.update(usuarios).set(columns).where(eq(usuarios.numiden, numiden));
afterAll(() => bench.desk.bed.close());
beforeEach(async () => {
  delete bench.script.stamp;
  delete bench.script.cancel;
  await bench.desk.db.delete(correos);
});

/** One more server, which looks when it is told to. */
function newServer(mail: Mail | null = MAIL, lines: unknown[] = []) {
  const { bed } = bench.desk;
  const own = embeddedNeighbours(bed.db, () => bed.clock.now);
  const surroundings = surroundingsOf(bed, { ...own, stamper: bench.stamper, mail });
  const log = { error: (line: unknown) => void lines.push(line) };
  return createFinisher(
    overdueAlerts(surroundings, log, () => true),
    { clock: surroundings.clock, alone: false, log },
  );
}

async function begun() {
  const idCaso = await invoiceCase(bench);
  const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
  bench.script.stamp = silent;
  const { bed, facturista } = bench.desk;
  const who = facturista.inSession(await bed.signIn(FACTURISTA));
  const answer = await invoiceSale(bench, { idCaso, operacion, who });
  expect([answer.statusCode, answer.body]).toEqual([502, expect.anything()]);
  delete bench.script.stamp;
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.idCaso, idCaso));
  if (row === undefined) throw new Error('No invoice was begun');
  return { ...row, nombre: `${row.serie}-${row.folio}` };
}

const alerts = () =>
  bench.desk.db.select().from(correos).where(like(correos.clave, 'alerta-%')).orderBy(asc(correos.para));
const told = async (id: number) =>
  (await bench.desk.db.select().from(facturaLogs).where(eq(facturaLogs.idFactura, id)))
    .map(({ accion }) => accion)
    .filter(({ trabajo }) => trabajo === 'avisar');

/** Whatever earlier tests left in doubt is told of before the next one begins. */
async function nothingLeft() {
  await newServer().finish();
  await bench.desk.db.delete(correos);
}

describe('an invoice whose stamp has been in doubt for a day', () => {
  it('is told of to each who may decide about it, a day after its date, and not a moment before', async () => {
    const row = await begun();
    bench.desk.bed.clock.advance(24 * HOUR);
    const lines: unknown[] = [];
    await newServer(MAIL, lines).finish();
    expect(await alerts()).toEqual([]);
    bench.desk.bed.clock.advance(1);
    await newServer(MAIL, lines).finish();
    const asunto = `La factura ${row.nombre} lleva un día sin timbre`;
    expect((await alerts()).map(({ para, estado, asunto, numiden }) => [para, estado, asunto, numiden])).toEqual([
      ['facturas@cadena.mx', 'pendiente', asunto, FACTURISTA],
      ['gerente@cadena.mx', 'pendiente', asunto, GERENTE],
      ['usted', 'fallido', asunto, ADMINISTRATOR],
    ]);
    expect(await told(row.id)).toEqual([{ trabajo: 'avisar', que: 'timbre', personas: 3 }]);
    expect(lines).toEqual([{ facturas: [row.nombre] }]);
  });

  it('is told of once, by twenty servers at once and by one that begins later', async () => {
    const row = await begun();
    bench.desk.bed.clock.advance(25 * HOUR);
    await Promise.all(TWENTY.map(() => newServer().finish()));
    await newServer().finish();
    bench.desk.bed.clock.advance(25 * HOUR);
    await newServer().finish();
    expect(await told(row.id)).toHaveLength(1);
    expect(await alerts()).toHaveLength(3);
  });

  it('stands in one mail with the others, of the stores that its reader attends to, with the reason where there is one', async () => {
    const [one, other] = [await begun(), await begun()];
    const { db, bed } = bench.desk;
    await db.update(facturas).set({ impedimento: 'No quedan timbres.', preguntas: [] }).where(eq(facturas.id, one.id));
    await give(GERENTE, { tiendas: [2] });
    bed.clock.advance(25 * HOUR);
    await newServer().finish();
    const [ofChain, ...rest] = await alerts();
    expect(rest.map(({ numiden }) => numiden)).toEqual([ADMINISTRATOR]);
    expect(ofChain?.asunto).toBe('2 facturas llevan un día sin timbre');
    expect(ofChain?.texto.split('\n').slice(0, 4)).toEqual([
      '2 facturas llevan un día sin timbre.',
      '',
      `${one.nombre}: No quedan timbres.`,
      other.nombre,
    ]);
    expect(await told(other.id)).toEqual([{ trabajo: 'avisar', que: 'timbre', personas: 2 }]);
    await db.update(facturas).set({ impedimento: null }).where(eq(facturas.id, one.id));
    await give(GERENTE, { tiendas: [1] });
  });

  it('is on the home page of each where no mail can go out', async () => {
    await nothingLeft();
    const row = await begun();
    bench.desk.bed.clock.advance(25 * HOUR);
    await newServer(null).finish();
    const { bed, facturista } = bench.desk;
    const who = facturista.inSession(await bed.signIn(FACTURISTA));
    expect((await who.get('correos/por-atender')).json()).toMatchObject({
      total: 1,
      correos: [
        {
          asunto: `La factura ${row.nombre} lleva un día sin timbre`,
          para: 'facturas@cadena.mx',
          motivo: 'este servidor no tiene por dónde enviar correos',
        },
      ],
    });
  });

  it('is told of nobody once it was stamped', async () => {
    const row = await begun();
    const { db, bed } = bench.desk;
    await db.update(facturas).set({ estado: 5, preguntas: [] }).where(eq(facturas.id, row.id));
    bed.clock.advance(25 * HOUR);
    await newServer().finish();
    expect([await told(row.id), await alerts()]).toEqual([[], []]);
  });
});

describe('an invoice that a server finds in doubt when it begins, a day after its date', () => {
  /** A server that works by itself, time and again. */
  async function startServer() {
    const { bed } = bench.desk;
    const own = embeddedNeighbours(bed.db, () => bed.clock.now);
    const app = Fastify();
    const surroundings = surroundingsOf(bed, { ...own, stamper: bench.stamper, mail: MAIL });
    workByItself(app, surroundings, { alone: false, everyMs: 5 });
    await app.ready();
    return app;
  }
  const SOME_ROUNDS_MS = 200;

  it('is told of to nobody where its provider stamps it now', async () => {
    await nothingLeft();
    const row = await begun();
    const { db, bed } = bench.desk;
    bed.clock.advance(25 * HOUR);
    let isAsked = false;
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    bench.script.stamp = async (one) => {
      isAsked = true;
      await answered;
      return bench.provider.real.stamp(one);
    };
    const server = await startServer();
    await expect.poll(() => isAsked).toBe(true);
    await pause(SOME_ROUNDS_MS);
    const meanwhile = await alerts();
    answer();
    const state = async () => (await db.select().from(facturas).where(eq(facturas.id, row.id)))[0]?.estado;
    await expect.poll(state).toBe(2);
    await server.close();
    expect([meanwhile, await alerts(), await told(row.id)]).toEqual([[], [], []]);
  });

  it('is told of as soon as it was asked for again in vain', async () => {
    await nothingLeft();
    const row = await begun();
    bench.desk.bed.clock.advance(25 * HOUR);
    bench.script.stamp = silent;
    const server = await startServer();
    await expect.poll(() => told(row.id)).toEqual([{ trabajo: 'avisar', que: 'timbre', personas: 3 }]);
    await server.close();
  });
});

describe('a request to cancel whose outcome is in doubt', () => {
  async function asked(answer: 'silent' | 'waiting') {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    const { bed, db, facturista } = bench.desk;
    const who = facturista.inSession(await bed.signIn(FACTURISTA));
    await invoiceSale(bench, { idCaso, operacion, who });
    await leadTo(bench.desk, idCaso, 'cancelacion');
    const [row] = await db.select().from(facturas).where(eq(facturas.idCaso, idCaso));
    if (row === undefined) throw new Error('There is no invoice');
    bench.script.cancel =
      answer === 'silent'
        ? () => Promise.reject(new Error('It says nothing'))
        : async () => ({ estado: 'pendiente', plazo: null });
    const body = { idFactura: row.id, version: row.version, idCaso, motivo: '02' };
    const sent = await who.send('facturas/cancelar', body, newKey());
    expect(sent.statusCode).toBe(answer === 'silent' ? 502 : 200);
    return { ...row, nombre: `${row.serie}-${row.folio}` };
  }

  it('is told of a day after it was asked, once a request', async () => {
    await nothingLeft();
    const row = await asked('silent');
    const { bed, db } = bench.desk;
    bed.clock.advance(24 * HOUR);
    await newServer().finish();
    expect(await alerts()).toEqual([]);
    bed.clock.advance(1);
    await newServer().finish();
    await newServer().finish();
    expect((await alerts()).map(({ asunto }) => asunto)).toEqual(
      Array(3).fill(`La cancelación de la factura ${row.nombre} lleva un día sin respuesta`),
    );
    const again = eq(facturaCancelaciones.idFactura, row.id);
    await db
      .update(facturaCancelaciones)
      .set({ pedida: new Date(bed.clock.now.getTime() + 1) })
      .where(again);
    bed.clock.advance(25 * HOUR);
    await newServer().finish();
    expect(await told(row.id)).toHaveLength(2);
  });

  it('is in no doubt while its receiver may answer, and for a day after', async () => {
    const row = await asked('waiting');
    const { bed } = bench.desk;
    bed.clock.advance(96 * HOUR);
    await newServer().finish();
    expect(await told(row.id)).toEqual([]);
    bed.clock.advance(1);
    await newServer().finish();
    expect(await told(row.id)).toEqual([{ trabajo: 'avisar', que: 'cancelacion', personas: 3 }]);
  });
});
