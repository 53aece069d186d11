import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedLogistics } from '../../../server/guias/neighbours/logistics.ts';
import { guiaArticulos, guiaPaquetes, ventaArticulos } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeArticulos, vales } from '../../../server/platform/db/schema/vales.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { type OpenStream, openStream } from '../bed/eventStream.ts';
import { ADMINISTRATOR, type Desk, NOW, newKey, openDesk, portray } from '../casos/casos.desk.ts';
import { type Goods, onGuide, SALE, seedGoods } from '../guias/guias.desk.ts';

const AWAITED = 14;
const COLLECTED = 13;
const CANCELLED = 9;
const ON_THE_ROAD = 5;
const POR_AUTORIZAR = 5;
const MOTIVO = 'El cliente ya no lo devuelve';

type Cancel = ReturnType<typeof embeddedLogistics>['cancel'];

let desk: Desk;
let goods: Goods;
/** The cancellation in the place of logistics' own; null leaves its own. */
let cancelOtherwise: Cancel | null = null;
const streams: OpenStream[] = [];
const own = () => embeddedLogistics(desk.db, () => desk.bed.clock.now);

beforeAll(async () => {
  const logistics = new Proxy({} as ReturnType<typeof embeddedLogistics>, {
    get: (_, name: 'cancel') => (name === 'cancel' && cancelOtherwise !== null ? cancelOtherwise : own()[name]),
  });
  desk = await openDesk({ neighbours: { logistics } });
});
beforeEach(async () => {
  goods = await seedGoods(desk);
});
afterEach(() => {
  cancelOtherwise = null;
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => desk.bed.close());

/** Has lines fetched from the customer; hands back the guide. */
async function order(lineas: readonly number[], version: number): Promise<string> {
  const { idVale: id, idDireccion } = goods;
  const body = { id, version, idDireccion, fecha: '2026-03-19', lineas };
  const answer = await desk.asesor.send('vales/recolecta/guardar-parcial', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return /R\d{8}/.exec(answer.json().descripcion)?.[0] ?? '';
}

function cancel(version: number, { key = newKey(), id = goods.idVale } = {}) {
  return desk.administrador.send('vales/cancelar-vale', { id, version, motivo: MOTIVO }, key);
}

const LATEST = 1_000;

async function history(): Promise<readonly string[]> {
  const entries = await valeHistory.since(desk.db, goods.idVale, 0, LATEST);
  return entries.map(({ accion }) => accion);
}

async function statuses(folioGuia: string) {
  return (await onGuide(desk, folioGuia)).map(([linea, , statusitem]) => [linea, statusitem]);
}

async function stored() {
  const [vale] = await desk.db.select().from(vales).where(eq(vales.id, goods.idVale));
  return { estado: vale?.estado, version: vale?.version, entries: await history() };
}

async function collect(folioGuia: string, linea: number): Promise<void> {
  const guide = (await desk.asesor.get(`vales/clientes/guia-estatus/${folioGuia}`)).json();
  const rows: { linea: number; idarticulo: number }[] = guide.articulos;
  const idArticulo = rows.find((row) => row.linea === linea)?.idarticulo;
  const articulos = [{ idArticulo, statusitem: COLLECTED }];
  expect((await desk.asesor.send('vales/update-guia', { folioGuia, articulos })).statusCode).toBe(200);
}

async function leave(folioGuia: string): Promise<void> {
  await desk.db.update(guiaPaquetes).set({ estado: ON_THE_ROAD }).where(eq(guiaPaquetes.folioGuia, folioGuia));
}

function onTheWay(guia: string): string {
  return `La recolección con la guía ${guia} ya va en camino y no se puede cancelar: espere a que recoja los artículos o a que vuelva sin ellos.`;
}

describe('a cancelled voucher', () => {
  it('has its pickups cancelled at logistics, which answer, history and audit tell', async () => {
    const first = await order([3], 1);
    const second = await order([4], 2);
    const answer = await cancel(3);
    const told = [first, second].map((guia) => `La recolección con la guía ${guia} está cancelada`);
    expect(answer.json()).toMatchObject({
      codigo: 1,
      estado: { nombre: 'CANCELADO' },
      descripcion: expect.stringMatching(`^El vale D001\\d+ se canceló con éxito. ${told.join('. ')}$`),
    });
    expect([await statuses(first), await statuses(second)]).toEqual([[[3, CANCELLED]], [[4, CANCELLED]]]);
    expect((await stored()).entries.slice(2)).toEqual([`Vale cancelado: ${MOTIVO}`, ...told]);
    const [audited] = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'cancelarVale'));
    expect(audited?.despues).toMatchObject({ recolectas: told });
  });

  it('says what is already here and goes back to the customer, and cancels only what is not', async () => {
    const guia = await order([3, 4], 1);
    await collect(guia, 3);
    expect((await cancel(2)).json().descripcion).toContain(
      `está cancelada. Hay que regresarle al cliente lo que se recogió con la guía ${guia}`,
    );
    expect(await statuses(guia)).toEqual([
      [3, COLLECTED],
      [4, CANCELLED],
    ]);
  });

  it('without pickups says nothing of any', async () => {
    const answer = await cancel(1);
    expect(answer.json().descripcion).toMatch(/^El vale D001\d+ se canceló con éxito$/);
    expect((await stored()).entries).toEqual([`Vale cancelado: ${MOTIVO}`]);
  });
});

describe('a voucher for which somebody is on the way', () => {
  it('is not cancelled, and of its other pickups none is either', async () => {
    const waiting = await order([3], 1);
    const moving = await order([4], 2);
    await leave(moving);
    const before = await portray(desk.db);
    const answer = await cancel(3);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Alguien va en camino por los artículos de este vale: espere a que los recoja o a que vuelva sin ellos.',
    ]);
    expect(await portray(desk.db)).toEqual(before);
    expect(await statuses(waiting)).toEqual([[3, AWAITED]]);
  });

  it('is not cancelled either when he left in the very moment: logistics has the last word', async () => {
    const guia = await order([3], 1);
    cancelOtherwise = async (...asked) => {
      await leave(guia);
      return own().cancel(...asked);
    };
    const answer = await cancel(2);
    expect([answer.statusCode, answer.json().message]).toEqual([409, onTheWay(guia)]);
    expect([await statuses(guia), (await stored()).estado]).toEqual([[[3, AWAITED]], 4]);
  });

  it('has a guide that nobody cancels by hand, until he is back', async () => {
    const guia = await order([3], 1);
    await leave(guia);
    const byHand = () => desk.asesor.send('vales/clientes/cancelacion-guia', { folioGuia: guia });
    const answer = await byHand();
    expect([answer.statusCode, answer.json().message]).toEqual([409, onTheWay(guia)]);
    await desk.db.update(guiaPaquetes).set({ estado: 8 }).where(eq(guiaPaquetes.folioGuia, guia));
    expect((await byHand()).statusCode).toBe(200);
  });
});

describe('logistics hears nothing of a cancellation', () => {
  it.each([
    ['that is stale', () => cancel(1), 409],
    [
      'by who may not',
      () => desk.asesor.send('vales/cancelar-vale', { id: goods.idVale, version: 2, motivo: MOTIVO }),
      403,
    ],
    ['of a voucher that nobody knows', () => cancel(1, { id: 999_999 }), 404],
  ])('%s', async (_, ask, status) => {
    const guia = await order([3], 1);
    cancelOtherwise = () => Promise.reject(new Error('Logistics was asked'));
    expect((await ask()).statusCode).toBe(status);
    expect(await statuses(guia)).toEqual([[3, AWAITED]]);
  });
});

describe('a cancellation with a pickup happens once', () => {
  it('though the answer of logistics was lost: the voucher stays, and asked again it is cancelled', async () => {
    const guia = await order([3, 4], 1);
    cancelOtherwise = async (...asked) => {
      await own().cancel(...asked);
      throw new Error('socket hang up');
    };
    const key = newKey();
    const unknown = await cancel(2, { key });
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      502,
      'No se sabe si logística lo hizo. Intente de nuevo: se cuenta una sola vez.',
    ]);
    expect(await stored()).toMatchObject({ estado: 4, version: 2 });
    cancelOtherwise = null;
    const again = await cancel(2, { key });
    expect(again.json().descripcion).toContain(`La recolección con la guía ${guia} está cancelada`);
    const done = await stored();
    expect(done).toMatchObject({ estado: 3, version: 3 });
    expect(done.entries.slice(1)).toEqual([
      `Vale cancelado: ${MOTIVO}`,
      `La recolección con la guía ${guia} está cancelada`,
    ]);
    expect((await cancel(2, { key })).body).toBe(again.body);
    expect(await stored()).toEqual(done);
  });

  it('however often one key is sent at once', async () => {
    await order([3, 4], 1);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(2, { key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await stored()).version).toBe(3);
  });

  it('when it is asked for twice at once: the second reads that the voucher has changed', async () => {
    await order([3, 4], 1);
    const answers = await Promise.all([cancel(2), cancel(2)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(refused?.json().message).toContain('cambió mientras usted trabajaba');
  });
});

it('a voucher that changed while its pickup was being cancelled goes on, and whoever has it open sees that nobody goes', async () => {
  const guia = await order([3], 1);
  const stream = await openStream(desk.bed.app, await desk.bed.signIn(ADMINISTRATOR));
  streams.push(stream);
  await stream.nextOf('hello');
  cancelOtherwise = async (...asked) => {
    const done = await own().cancel(...asked);
    await desk.db.update(vales).set({ version: 3 }).where(eq(vales.id, goods.idVale));
    return done;
  };
  expect((await cancel(2)).statusCode).toBe(409);
  expect([await statuses(guia), (await stored()).estado]).toEqual([[[3, CANCELLED]], 4]);
  expect((await history()).at(-1)).toBe(`La recolección con la guía ${guia} está cancelada`);
  expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'vale', id: goods.idVale, version: 3 });
});

it('a rejected voucher has its pickups cancelled too', async () => {
  const guia = await order([3, 4], 1);
  // Saving waits for pickups: such a voucher is from before that was so. It holds its units.
  await desk.db.update(ventaArticulos).set({ cantidadMaxima: 0 }).where(eq(ventaArticulos.operacion, SALE));
  await desk.db.update(vales).set({ estado: POR_AUTORIZAR, fechaSolicitud: NOW }).where(eq(vales.id, goods.idVale));
  const body = { id: goods.idVale, version: 2, motivo: 'No procede así' };
  const answer = await desk.administrador.send('vales/rechazar-vale', body);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().descripcion).toContain(`se rechazó. La recolección con la guía ${guia} está cancelada`);
  expect(await statuses(guia)).toEqual([
    [3, CANCELLED],
    [4, CANCELLED],
  ]);
});

it('whatever becomes of a pickup stands in the history of its voucher, whose version stays', async () => {
  const guia = await order([3, 4], 1);
  const [{ idArticulo } = { idArticulo: 0 }] = await desk.db
    .select({ idArticulo: guiaArticulos.id })
    .from(guiaPaquetes)
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(eq(guiaPaquetes.folioGuia, guia))
    .orderBy(asc(guiaArticulos.id));
  await desk.asesor.send('vales/update-guia', {
    folioGuia: guia,
    articulos: [{ idArticulo, statusitem: COLLECTED }],
  });
  await desk.asesor.send('vales/clientes/cancelacion-guia', { folioGuia: guia });
  expect((await history()).slice(-2)).toEqual([
    `Guía ${guia}: 1 artículo RECOLECTADO`,
    `Guía ${guia}: Se canceló 1 unidad de la guía; 1 ya salió y sigue su camino`,
  ]);
  expect((await stored()).version).toBe(2);
});

it('a voucher is not saved over a pickup that goes for what it no longer takes', async () => {
  const guia = await order([3], 1);
  await desk.db.update(valeArticulos).set({ esRecolecta: false }).where(eq(valeArticulos.idVale, goods.idVale));
  const solicitud = {
    id: goods.idVale,
    version: 2,
    tienda: 1,
    operacion: SALE,
    caso: goods.idCaso,
    tipo: 1,
    motivo: 1,
    articulos: [{ linea: 4, cantidad: 1 }],
  };
  const refused = await desk.asesor.post('vales/validar-vale', solicitud);
  const waits = 'Los artículos por recolectar aún no se han recolectado.';
  expect([refused.statusCode, refused.json().message]).toEqual([409, waits]);
  await desk.asesor.send('vales/clientes/cancelacion-guia', { folioGuia: guia });
  const after = (await desk.asesor.post('vales/validar-vale', solicitud)).json();
  expect(after.message).not.toBe(waits);
});
