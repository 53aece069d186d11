import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mirroredLogistics } from '../../../server/guias/neighbours/guideMirror.ts';
import { embeddedLogistics, type Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { recolectas } from '../../../server/platform/db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes, guias } from '../../../server/platform/db/schema/operaciones.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, type Desk, NOW, newKey, openDesk, Person } from '../casos/casos.desk.ts';
import { type Goods, GUIDE, ON_GUIDE, onGuide, SALE, SERVICE, seedGoods } from './guias.desk.ts';

/** The chain's own logistics: another database, on which the product has no hand. */
let there: Desk;
let theirs: Goods;
let here: Desk;
let goods: Goods;
let logistics: Logistics;
let asesor: Person;
let close: () => Promise<void>;

/** The state of the line to logistics: it is whole, or nothing gets through, or an answer is lost on its way back. */
let line: 'whole' | 'cut' | 'deaf' = 'whole';
/** The state of the line for a single guide alone. */
let guide: 'whole' | 'cut' = 'whole';

function overTheLine<A extends readonly unknown[], R>(ask: (...asked: A) => Promise<R>) {
  return async (...asked: A): Promise<R> => {
    if (line === 'cut') throw new Error('no route to logistics');
    const answer = await ask(...asked);
    if (line === 'deaf') throw new Error('the answer was lost');
    return answer;
  };
}

beforeAll(async () => {
  there = await openDesk();
  here = await openDesk();
  const remote = embeddedLogistics(there.db, () => NOW);
  logistics = mirroredLogistics(
    {
      consult: overTheLine(remote.consult),
      guide: overTheLine(async (folio) => {
        if (guide === 'cut') throw new Error('no route to logistics');
        return remote.guide(folio);
      }),
      cancel: overTheLine(remote.cancel),
      orderPickup: overTheLine(remote.orderPickup),
      withdrawPickup: overTheLine(remote.withdrawPickup),
      orderService: overTheLine(remote.orderService),
      update: overTheLine(remote.update),
    },
    here.db,
    () => here.bed.clock.now,
  );
  const app = await secondServer(here.bed, { neighbours: { logistics } });
  close = () => app.close();
  asesor = new Person({ ...here.bed, app }, await here.bed.signIn(ASESOR));
});
beforeEach(async () => {
  line = 'whole';
  guide = 'whole';
  here.bed.clock.now = NOW;
  theirs = await seedGoods(there);
  goods = await seedGoods(here);
  await here.db.delete(guiaArticulos);
  await here.db.delete(guiaPaquetes);
  await here.db.delete(guias);
});
afterAll(async () => {
  await close();
  await here.bed.close();
  await there.bed.close();
});

const AS_SEEDED = ON_GUIDE.map(({ linea, cantidad, statusitem, paquete }) => [linea, cantidad, statusitem, paquete]);

function open() {
  return asesor.get(`venta/get-venta-por-id?tiendaId=1&operacionId=${SALE}`);
}

function articles() {
  return asesor.get(`venta/articulos-operacion?tienda=1&operacion=${SALE}&tipo=1`);
}

async function later(minutes: number): Promise<void> {
  here.bed.clock.now = new Date(NOW.getTime() + minutes * 60_000);
}

/** Logistics says that a row of its guide is now in another state. */
async function movesOn(place: number, statusitem: number): Promise<void> {
  await there.db
    .update(guiaArticulos)
    .set({ statusitem })
    .where(eq(guiaArticulos.id, theirs.rows[place] ?? 0));
}

describe('the guides of a chain that has a logistics of its own', () => {
  it('are those that it names when the sale is opened, under its own numbers', async () => {
    expect((await open()).json().cabecera).not.toHaveProperty('guiasVistas');
    expect(await onGuide(here, GUIDE)).toEqual(AS_SEEDED);
    const rows = await here.db.select({ id: guiaArticulos.id }).from(guiaArticulos).orderBy(guiaArticulos.id);
    expect(rows.map(({ id }) => id)).toEqual(theirs.rows);
    expect((await here.db.select().from(guias).orderBy(guias.folio)).map(({ folio, tipo }) => [folio, tipo])).toEqual([
      [GUIDE, 'ENTREGA'],
      [SERVICE, 'SERVICIO'],
    ]);
    await movesOn(0, 6);
    await later(1);
    await open();
    expect((await onGuide(here, GUIDE))[0]).toEqual([1, 5, 6, 3]);
  });

  it('are shown as they were seen while it does not answer, and the screen says since when', async () => {
    line = 'cut';
    const never = (await open()).json();
    expect(never.cabecera.guiasVistas).toBeNull();
    line = 'whole';
    await open();
    await movesOn(0, 6);
    line = 'cut';
    await later(5);
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().cabecera.guiasVistas).toBe(NOW.toISOString());
    expect((await onGuide(here, GUIDE))[0]).toEqual([1, 5, 4, 3]);
    expect((await articles()).statusCode).toBe(200);
    const making = await asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion: SALE });
    expect(making.json().cabecera.guiasVistas).toBe(NOW.toISOString());
  });

  it('keep the later answer when an earlier one comes after it', async () => {
    const earlier = await embeddedLogistics(there.db, () => NOW).consult({ tienda: 1, operacion: SALE });
    await later(1);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = mirroredLogistics(
      {
        ...logistics,
        consult: async () => {
          await held;
          return earlier;
        },
      },
      here.db,
      () => here.bed.clock.now,
    );
    const asked = slow.consult({ tienda: 1, operacion: SALE });
    await movesOn(0, 6);
    await later(2);
    await logistics.consult({ tienda: 1, operacion: SALE });
    release();
    await asked;
    expect((await onGuide(here, GUIDE))[0]).toEqual([1, 5, 6, 3]);
  });

  it('stand once after twenty have opened the sale at once, at two servers', async () => {
    const app = await secondServer(here.bed, { neighbours: { logistics } });
    const other = new Person({ ...here.bed, app }, await here.bed.signIn(ASESOR));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? asesor : other).get(`venta/get-venta-por-id?tiendaId=1&operacionId=${SALE}`),
      ),
    );
    await app.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await onGuide(here, GUIDE)).toEqual(AS_SEEDED);
  });

  it('lose what logistics took out of them, also to another guide, and a guide that it names no more', async () => {
    await open();
    await there.db.insert(guias).values({ folio: 'GL778', tipo: 'ENTREGA', cvetda: 1, operacion: SALE });
    await there.db
      .update(guiaPaquetes)
      .set({ folioGuia: 'GL778' })
      .where(eq(guiaPaquetes.id, theirs.packages[5] ?? 0));
    await there.db.delete(guias).where(eq(guias.folio, SERVICE));
    await later(1);
    await open();
    expect(await onGuide(here, GUIDE)).toEqual(AS_SEEDED.slice(0, 5));
    expect(await onGuide(here, 'GL778')).toEqual(AS_SEEDED.slice(5));
    expect((await here.db.select().from(guias)).map(({ folio }) => folio).sort()).toEqual([GUIDE, 'GL778']);
  });
});

describe('a change at a logistics of its own', () => {
  it('stands here when the person is told of it', async () => {
    await open();
    await later(1);
    const answer = await asesor.send('vales/clientes/cancelacion-guia-parcial', {
      folioGuia: GUIDE,
      articulos: [{ idArticulo: theirs.rows[0] ?? 0, cantidad: 2 }],
    });
    expect(answer.json()).toMatchObject({ codigo: 1, canceladas: 2 });
    expect(await onGuide(here, GUIDE)).toEqual(await onGuide(there, GUIDE));
    expect(await onGuide(here, GUIDE)).toEqual([[1, 3, 4, 3], ...AS_SEEDED.slice(1), [1, 2, 9, 3]]);
  });

  it('whose answer was lost is asked for again under its key, and counts once', async () => {
    await open();
    await later(1);
    const request = { folioGuia: GUIDE, articulos: [{ idArticulo: theirs.rows[0] ?? 0, cantidad: 2 }] };
    const key = newKey();
    line = 'deaf';
    const lost = await asesor.send('vales/clientes/cancelacion-guia-parcial', request, key);
    expect([lost.statusCode, lost.json().message]).toEqual([
      502,
      'No se sabe si logística lo hizo. Intente de nuevo: se cuenta una sola vez.',
    ]);
    line = 'whole';
    expect((await asesor.send('vales/clientes/cancelacion-guia-parcial', request, key)).json()).toMatchObject({
      canceladas: 2,
    });
    expect(await onGuide(here, GUIDE)).toEqual([[1, 3, 4, 3], ...AS_SEEDED.slice(1), [1, 2, 9, 3]]);
  });

  it('orders a pickup whose guide the voucher can count on at once', async () => {
    await open();
    const { idVale: id, idDireccion } = goods;
    const request = { id, version: 1, idDireccion, fecha: '2026-03-19', lineas: [3, 4] };
    const answer = await asesor.send('vales/recolecta/guardar-parcial', request);
    expect(answer.statusCode).toBe(200);
    const [pickup] = await here.db.select().from(recolectas);
    expect(await onGuide(here, pickup?.folioGuia ?? '')).toEqual([
      [3, 1, 14, 0],
      [4, 1, 14, 0],
    ]);
    // It stays though logistics forgets it: a voucher waits for it.
    await there.db.delete(guiaArticulos);
    await there.db.delete(guiaPaquetes);
    await there.db.delete(guias);
    await later(1);
    await open();
    expect((await here.db.select().from(guias)).map(({ folio }) => folio)).toEqual([pickup?.folioGuia]);
  });

  it('that was ordered while its guide could not be told is seen since then, and has its goods the next time', async () => {
    await open();
    await later(1);
    const { idVale: id, idDireccion } = goods;
    const request = { id, version: 1, idDireccion, fecha: '2026-03-19', lineas: [3] };
    const key = newKey();
    guide = 'cut';
    expect((await asesor.send('vales/recolecta/guardar-parcial', request, key)).statusCode).toBe(502);
    line = 'cut';
    expect((await open()).json().cabecera.guiasVistas).toBe(NOW.toISOString());
    line = 'whole';
    guide = 'whole';
    expect((await asesor.send('vales/recolecta/guardar-parcial', request, key)).statusCode).toBe(200);
    const [pickup] = await here.db.select().from(recolectas);
    expect(await onGuide(here, pickup?.folioGuia ?? '')).toEqual([[3, 1, 14, 0]]);
  });
});
