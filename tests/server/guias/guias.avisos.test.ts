import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Guia } from '#domain/guias/guiasVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { mirroredLogistics } from '../../../server/guias/neighbours/guideMirror.ts';
import { guidesOf } from '../../../server/guias/neighbours/guideRows.ts';
import type { Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { guias } from '../../../server/platform/db/schema/operaciones.ts';
import { type OpenStream, openStream } from '../bed/eventStream.ts';
import { secondServer } from '../bed/secondServer.ts';
import { makeIntegration, makeSecret } from '../cadena/integraciones.desk.ts';
import { ASESOR, type Desk, NOW, openDesk } from '../casos/casos.desk.ts';
import { GUIDE, ON_GUIDE, onGuide, SALE, SERVICE, seedGoods, WEB_SALE } from './guias.desk.ts';

const KEY = { tienda: 1, operacion: SALE };
const AS_SEEDED = ON_GUIDE.map(({ linea, cantidad, statusitem, paquete }) => [linea, cantidad, statusitem, paquete]);
const DELIVERED = 7;

let desk: Desk;
let secret = '';
/** The guides of the sale as logistics knows them, and the sales that it was asked about. */
let there: readonly Guia[] = [];
let asked: number[] = [];
let answer: (key: ClaveOperacion) => Promise<readonly Guia[] | null>;
const streams: OpenStream[] = [];

const remote = { consult: (key: ClaveOperacion) => answer(key) } as Logistics;
const logistics = () => mirroredLogistics(remote, desk.db, () => desk.bed.clock.now);

beforeAll(async () => {
  const standing = new Proxy({} as Logistics, { get: (_, name: keyof Logistics) => logistics()[name] });
  desk = await openDesk({ neighbours: { logistics: standing }, neighbourWaitMs: 2_000 });
  ({ secret } = await makeSecret(desk.bed, await makeIntegration(desk.bed, { nombre: 'TMS', alcances: ['guias'] })));
});
beforeEach(async () => {
  desk.bed.clock.now = NOW;
  await seedGoods(desk);
  there = (await guidesOf(desk.db, KEY)) ?? [];
  asked = [];
  answer = async ({ operacion }) => {
    asked.push(operacion);
    return operacion === SALE ? there : [];
  };
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => desk.bed.close());

function announce(ventas: readonly ClaveOperacion[], { app = desk.bed.app, by = secret } = {}) {
  return app.inject({
    method: 'POST',
    url: '/mostrador/api/entrada/guias',
    headers: { authorization: `Bearer ${by}` },
    payload: { ventas },
  });
}

/** Goods of line 1 reach the customer: logistics knows it from now on. */
function deliver(): void {
  there = there.map((guide) => ({
    ...guide,
    articulos: guide.articulos.map((one) => (one.linea === 1 ? { ...one, statusitem: DELIVERED } : one)),
  }));
}

const AFTER = AS_SEEDED.map(([linea, cantidad, statusitem, paquete]) =>
  linea === 1 ? [linea, cantidad, DELIVERED, paquete] : [linea, cantidad, statusitem, paquete],
);

describe('an announcement of logistics', () => {
  it('has its guides asked for, and whoever has the sale open hears of it; told again it is no news', async () => {
    const stream = await openStream(desk.bed.app, await desk.bed.signIn(ASESOR));
    streams.push(stream);
    await stream.nextOf('hello');
    deliver();
    const first = await announce([KEY]);
    expect([first.statusCode, first.json()]).toEqual([200, { actualizadas: 1, detalle: [] }]);
    expect(await onGuide(desk, GUIDE)).toEqual(AFTER);
    expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'guia', id: SALE });
    expect((await announce([KEY, KEY])).json()).toEqual({ actualizadas: 1, detalle: [] });
    expect([await onGuide(desk, GUIDE), asked]).toEqual([AFTER, [SALE, SALE]]);
  });

  it('does not wait for who asked before the change, whose answer then changes nothing', async () => {
    const before = there;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const usual = answer;
    answer = () => held.then(() => before);
    const opening = logistics().refresh?.(KEY);
    answer = usual;
    deliver();
    desk.bed.clock.advance(1);
    expect((await announce([KEY])).json()).toEqual({ actualizadas: 1, detalle: [] });
    release();
    await opening;
    expect(await onGuide(desk, GUIDE)).toEqual(AFTER);
  });

  it('that says a field that does not exist is refused by its name', async () => {
    const send = (payload: object) =>
      desk.bed.app.inject({
        ...{ method: 'POST', url: '/mostrador/api/entrada/guias', payload },
        headers: { authorization: `Bearer ${secret}` },
      });
    const answers = [await send({ ventas: [KEY], guias: 1 }), await send({ ventas: [{ ...KEY, guia: 'G1' }] })];
    expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [400, 'El campo «guias» no existe. Lo que la cadena quiera mandar aparte va en «extra».'],
      [400, 'El campo «guia» no existe. Lo que la cadena quiera mandar aparte va en «extra».'],
    ]);
    expect((await send({ ventas: [{ ...KEY, extra: { ruta: 4 } }], extra: {} })).statusCode).toBe(200);
  });

  it('of a sale that is not here asks nothing', async () => {
    const unknown = { tienda: 1, operacion: 4_242 };
    const noStore = { tienda: 9_999_999_999, operacion: SALE };
    const answered = (await announce([unknown, noStore, { tienda: 80, operacion: WEB_SALE }])).json();
    expect(answered).toEqual({
      actualizadas: 1,
      detalle: [
        { ...unknown, resultado: 'desconocida' },
        { ...noStore, resultado: 'desconocida' },
      ],
    });
    expect(asked).toEqual([WEB_SALE]);
  });

  it('of numbers that another guide has says so, and the others are kept', async () => {
    const [own] = there.filter(({ guia }) => guia === GUIDE);
    const usual = answer;
    answer = async (key) =>
      key.operacion === WEB_SALE ? [{ ...(own ?? { tipoGuia: 'ENTREGA', articulos: [] }), guia: 'GL900' }] : usual(key);
    deliver();
    const web = { tienda: 80, operacion: WEB_SALE };
    expect((await announce([web, KEY])).json()).toEqual({
      actualizadas: 1,
      detalle: [{ ...web, resultado: 'contradice' }],
    });
    expect([await onGuide(desk, GUIDE), await onGuide(desk, 'GL900')]).toEqual([AFTER, []]);
  });

  it.each([
    ['says nothing', () => new Promise<never>(() => undefined)],
    ['breaks the line', () => Promise.reject(new Error('socket hang up'))],
  ])('is asked for again where logistics itself %s', async (_what, silent) => {
    answer = silent;
    const refused = await announce([KEY]);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      503,
      '30',
      'Logística no contestó cómo van las guías que avisa. Avise de nuevo en 30 segundos.',
    ]);
    expect(await onGuide(desk, GUIDE)).toEqual(AS_SEEDED);
  });

  it('takes away no guide that was ordered in the same millisecond, or that logistics never named', async () => {
    const ordered = { tipo: 'RECOLECTA', cvetda: 1, operacion: SALE } as const;
    await desk.db.insert(guias).values([
      { ...ordered, folio: 'X1', vista: NOW },
      { ...ordered, folio: 'X2', vista: null },
    ]);
    const folios = async () => (await desk.db.select().from(guias).orderBy(guias.folio)).map(({ folio }) => folio);
    await announce([KEY]);
    expect(await folios()).toEqual([GUIDE, SERVICE, 'X1', 'X2']);
    desk.bed.clock.advance(1);
    await announce([KEY]);
    expect(await folios()).toEqual([GUIDE, SERVICE, 'X2']);
  });

  it('twenty times at once changes it once', async () => {
    deliver();
    const answers = await Promise.all(Array.from({ length: 20 }, () => announce([KEY])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await onGuide(desk, GUIDE)).toEqual(AFTER);
  });

  it('is refused where the guides are our own, and to who may not make it', async () => {
    const app = await secondServer(desk.bed);
    const own = await announce([KEY], { app });
    await app.close();
    expect([own.statusCode, own.json().message]).toEqual([
      409,
      'Mostrador lleva las guías él mismo: no hay otra logística a la que preguntar.',
    ]);
    const { secret: by } = await makeSecret(desk.bed, await makeIntegration(desk.bed, { nombre: 'Solo ventas' }));
    expect((await announce([KEY], { by })).statusCode).toBe(403);
  });

  it('names one to twenty sales', async () => {
    const many = Array.from({ length: 21 }, (_, n) => ({ tienda: 1, operacion: n + 1 }));
    const messages = await Promise.all([announce([]), announce(many)].map(async (one) => (await one).json().campos));
    expect(messages.map(([field]) => field.message)).toEqual([
      'No viene ninguna venta.',
      'Avise hasta 20 ventas por envío.',
    ]);
  });
});
