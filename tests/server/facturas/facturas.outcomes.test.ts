import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { settle } from '../../../server/facturas/settle.ts';
import { unfinishedInvoices } from '../../../server/facturas/unfinished.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { casoEscalamientos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { certificadosPropios } from '../../../server/platform/db/schema/timbrador.ts';
import { NeighbourUnready } from '../../../server/platform/neighbours/asked.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { ownContext } from '../../../server/platform/works/ownContext.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA, rowOf } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceDesk, invoiceSale, refuses, silent } from './facturas.desk.ts';

const bench = invoiceDesk();

const HOUR = 3_600_000;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const NO_CREDIT = 'El proveedor que timbra no tiene timbres: pida más a quien lo administra.';
const log = { error: () => undefined };

function unready() {
  return Promise.reject(new NeighbourUnready(NO_CREDIT));
}

function surroundings() {
  const { bed } = bench.desk;
  const own = embeddedNeighbours(bed.db, () => bed.clock.now);
  return surroundingsOf(bed, { ...own, stamper: bench.stamper, mail: null });
}

/** A further server, which has no certificate in memory. */
function newServer() {
  const person = { numiden: FACTURISTA, cvetda: 1, permiso: 'facturar' } as const;
  return ownContext(surroundings(), person, { idempotencyKey: null, log });
}

async function ofCase(idCaso: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.idCaso, idCaso));
  if (row === undefined) throw new Error(`The case ${idCaso} has no invoice`);
  return row;
}

/** Asks for the invoice of a sale of its own. */
async function asked(key = newKey()) {
  const idCaso = await invoiceCase(bench);
  const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
  return { idCaso, answer: await invoiceSale(bench, { idCaso, operacion, key }) };
}

/** An invoice whose question got no answer a while ago; it was stamped all the same, or not. */
async function inDoubt({ stamped = false } = {}) {
  bench.script.stamp = async (request) => {
    if (stamped) await bench.provider.real.stamp(request);
    return silent();
  };
  const { idCaso, answer } = await asked();
  expect(answer.statusCode).toBe(502);
  delete bench.script.stamp;
  bench.desk.bed.clock.advance(esperaDeVecino(0));
  return ofCase(idCaso);
}

describe('a provider that is not ready', () => {
  it('leaves the invoice as it was, takes no further folio, escalates nothing, and heals by itself', async () => {
    bench.script.stamp = unready;
    const { idCaso, answer } = await asked();
    expect([answer.statusCode, answer.json().message]).toEqual([502, NO_CREDIT]);
    const waiting = await ofCase(idCaso);
    expect(waiting).toMatchObject({ estado: 1, impedimento: NO_CREDIT, preguntas: [], sellado: null });

    expect((await bench.desk.facturista.get(`facturas/detalle/${waiting.id}`)).json()).toMatchObject({
      impedimento: NO_CREDIT,
      porDecidir: false,
    });
    const refused = await asked();
    expect([refused.answer.statusCode, refused.answer.json().message]).toEqual([409, NO_CREDIT]);
    expect(await bench.desk.db.$count(facturas, eq(facturas.idCaso, refused.idCaso))).toBe(0);

    const finisher = createFinisher(unfinishedInvoices(surroundings(), log), {
      clock: () => bench.desk.bed.clock.now,
      alone: false,
      log,
    });
    // However often it was not ready, it is asked each half minute: all who invoice wait for it.
    for (const _ of [1, 2, 3]) {
      bench.desk.bed.clock.advance(esperaDeVecino(0));
      expect(await finisher.finish()).toBe(0);
    }
    expect(await ofCase(idCaso)).toMatchObject({ estado: 1, intentos: 3 });
    delete bench.script.stamp;
    bench.desk.bed.clock.advance(esperaDeVecino(0));
    expect(await finisher.finish()).toBe(1);
    expect(await ofCase(idCaso)).toMatchObject({ estado: 2, impedimento: null, folio: waiting.folio });
    const escalated = await bench.desk.db.select().from(casoEscalamientos).where(eq(casoEscalamientos.idCaso, idCaso));
    expect(escalated).toEqual([]);
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({ idSubcategoria: 4 });
    expect((await asked()).answer.json().codigo).toBe(201);
  });

  it('of the certificate that sealed it: the next try is sealed by the one that counts then', async () => {
    const numbers: (string | undefined)[] = [];
    const numberOf = (text: string) => numbers.push(/NoCertificado="(\d+)"/.exec(text)?.[1]);
    bench.script.stamp = ({ sellado }) => {
      numberOf(sellado);
      return unready();
    };
    const { idCaso } = await asked();
    await bench.desk.db.delete(certificadosPropios);
    bench.script.stamp = (request) => {
      numberOf(request.sellado);
      return bench.provider.real.stamp(request);
    };
    await settle((await ofCase(idCaso)).id, newServer());
    expect(await ofCase(idCaso)).toMatchObject({ estado: 2 });
    expect(numbers).toHaveLength(2);
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  it('proves nothing of an earlier try: the seal stays while nobody says what came of that', async () => {
    const { id, idCaso, sellado } = await inDoubt();
    bench.script.stamp = unready;
    bench.script.find = silent;
    await expect(settle(id, newServer())).rejects.toThrow('No se sabe todavía');
    expect(await ofCase(idCaso ?? 0)).toMatchObject({ estado: 1, impedimento: null, sellado });
    bench.script.find = async () => null;
    await expect(settle(id, newServer())).rejects.toThrow(NO_CREDIT);
    expect(await ofCase(idCaso ?? 0)).toMatchObject({
      estado: 1,
      impedimento: NO_CREDIT,
      preguntas: [],
      sellado: null,
    });
    delete bench.script.stamp;
    await settle(id, newServer());
  });
});

describe('a no after a try without an answer', () => {
  it('is not believed where that one was stamped', async () => {
    const { id, idCaso, clave } = await inDoubt({ stamped: true });
    bench.script.stamp = refuses('CFDI40101');
    const settled = await settle(id, newServer());
    expect(settled).toMatchObject({ estado: 2, uuid: bench.provider.stamped.get(clave)?.uuid });
    const escalated = await bench.desk.db
      .select()
      .from(casoEscalamientos)
      .where(eq(casoEscalamientos.idCaso, idCaso ?? 0));
    expect(escalated).toEqual([]);
  });

  it('is believed where that one surely was not, and not before that is known', async () => {
    const { id, idCaso } = await inDoubt();
    bench.script.stamp = refuses();
    bench.script.find = silent;
    await expect(settle(id, newServer())).rejects.toThrow('No se sabe todavía');
    expect((await ofCase(idCaso ?? 0)).preguntas).toHaveLength(1);
    delete bench.script.find;
    expect(await settle(id, newServer())).toMatchObject({ estado: 5, preguntas: [] });
  });

  it('waits while another try may be on its way', async () => {
    const { id } = await inDoubt();
    let stamp = () => {};
    const held = new Promise<void>((resolve) => {
      stamp = resolve;
    });
    bench.script.stamp = async (request) => {
      await held;
      return bench.provider.real.stamp(request);
    };
    const first = settle(id, newServer());
    while ((await settled(id)).preguntas.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    bench.script.stamp = refuses();
    await expect(settle(id, newServer())).rejects.toThrow('No se sabe todavía');
    stamp();
    expect(await first).toMatchObject({ estado: 2 });
  });

  it('never ends as refused what was stamped, though twenty at two servers ask at once and are told both', async () => {
    const { id, clave } = await inDoubt();
    const servers = [newServer(), newServer()];
    let asks = 0;
    bench.script.stamp = (request) => {
      asks += 1;
      return asks % 3 === 0 ? bench.provider.real.stamp(request) : refuses()(request);
    };
    const answers = await Promise.allSettled(
      TWENTY.map((index) => settle(id, servers[index % 2 === 0 ? 0 : 1] ?? newServer())),
    );
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(bench.provider.stamped.has(clave)).toBe(true);
    expect(await settled(id)).toMatchObject({ estado: 2, uuid: bench.provider.stamped.get(clave)?.uuid });
  });
});

async function settled(id: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

describe('an invoice in doubt whose date the authority no longer takes', () => {
  let then: Date;
  beforeEach(() => {
    then = bench.desk.bed.clock.now;
  });
  // People are signed in for less than that.
  afterEach(() => {
    bench.desk.bed.clock.now = then;
  });

  it('is not sent again, only looked for, and waits for a person while nobody says', async () => {
    const { id, clave } = await inDoubt();
    bench.desk.bed.clock.advance(70 * HOUR);
    const before = bench.provider.asked.length;
    bench.script.find = silent;
    await expect(settle(id, newServer())).rejects.toThrow('Nadie sabe si la factura se timbró');
    expect(await settled(id)).toMatchObject({ estado: 1 });
    const late = { uuid: '00000000-0000-4000-8000-0000000000AB', xml: '<cfdi/>', fechaTimbrado: new Date() };
    bench.script.find = async (request) => (request.clave === clave ? late : null);
    expect(await settle(id, newServer())).toMatchObject({ estado: 2, uuid: late.uuid });
    expect(bench.provider.asked.length).toBe(before);
  });

  it('is refused where it surely was not stamped, so that it can be issued anew', async () => {
    const { id, idCaso } = await inDoubt();
    bench.desk.bed.clock.advance(70 * HOUR);
    const before = bench.provider.asked.length;
    expect(await settle(id, newServer())).toMatchObject({ estado: 5, rechazos: [{ codigo: 'CFDI40101' }] });
    expect(bench.provider.asked.length).toBe(before);
    expect(await rowOf(bench.desk, idCaso ?? 0)).toMatchObject({ idSubcategoria: 1 });
  });
});
