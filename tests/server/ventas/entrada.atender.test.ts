import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import type { Incidencia, LineaDeEntrada } from '#domain/ventas/entrada/entradas';
import { entradas } from '../../../server/platform/db/schema/entrada.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { purge } from '../../../server/startup/maintenance.ts';
import { deliver } from '../../../server/ventas/entrada/deliver.ts';
import { openStream } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { secondServer } from '../bed/secondServer.ts';
import { makeIntegration } from '../cadena/integraciones.desk.ts';
import { ADMINISTRATOR, ONLY_VALIDATES, Person, STRANGER } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, voucherOf } from '../vales/vales.desk.ts';
import { send, sentSale } from './ventasEntrantes.desk.ts';

let desk: WorkDesk;
let other: FastifyInstance;
let ana: Person;
let beto: Person;
let operacion = 8_100_000;
beforeAll(async () => {
  desk = await openVoucherDesk();
  other = await secondServer(desk.bed);
  await makeIntegration(desk.bed);
  for (const who of [ADMINISTRATOR, STRANGER]) await grantPermissions(desk.db, who, [PERMISOS.servidores.id]);
  ana = new Person(desk.bed, await desk.bed.signIn(ADMINISTRATOR));
  beto = new Person({ ...desk.bed, app: other }, await desk.bed.signIn(STRANGER));
});
beforeEach(async () => {
  await desk.db.execute(sql`delete from entradas`);
  operacion += 100;
});
afterAll(async () => {
  await other.close();
  await desk.bed.close();
});

const summary = async () => (await ana.get('entrada/resumen')).json();
const waiting = async (): Promise<readonly Incidencia[]> => (await summary()).incidencias;
const reasons = async () => (await waiting()).map(({ resultado, motivo }) => `${resultado}: ${motivo}`);
const linesOfLast = async (): Promise<readonly LineaDeEntrada[]> => {
  const [last] = (await summary()).entradas;
  return (await ana.get(`entrada/detalle/${last.id}`)).json().lineas;
};
const attend = (who: Person, id: number | undefined) => who.post('entrada/atender', { id });

/** A sale, one that contradicts it, one of no store, one that does not add up, and no sale at all. */
const mixed = () => [
  sentSale(operacion, [1]),
  sentSale(operacion, [2]),
  sentSale(operacion + 1, [1], { tienda: 987 }),
  sentSale(operacion + 2, [1], { total: 1 }),
  'no es JSON',
];
const FOUR = [
  'conflicto: ',
  'rechazada: La línea no es un objeto JSON.',
  'rechazada: La cadena no tiene una tienda con ese número.',
  'rechazada: Las líneas suman $116.00 y la venta dice $1.00.',
];

describe('what waits for somebody', () => {
  it('is told with its store, sender and moment, and without what it says of a customer', async () => {
    const cliente = { numiden: 900_001, nombre: 'Íñigo Peña' };
    await send(desk.db, sentSale(operacion, [1], { cliente, total: 1 }));
    const answer = await ana.get('entrada/resumen');
    expect(answer.json()).toMatchObject({
      total: 1,
      incidencias: [
        {
          ...{ linea: 1, operacion, resultado: 'rechazada', remitente: 'Cajas', recibida: '2026-03-19T03:00:00.000Z' },
          tienda: { id: 1, nombre: expect.any(String) },
          motivo: 'Las líneas suman $116.00 y la venta dice $1.00.',
        },
      ],
      entradas: [
        {
          remitente: 'Cajas',
          ventas: 1,
          resultados: { rechazada: 1 },
          incidencias: 1,
          milisegundos: expect.any(Number),
        },
      ],
    });
    expect(answer.body).not.toContain('Peña');
  });

  it('is told once, however often its delivery is repeated, and each delivery says what became of its own lines', async () => {
    for (let time = 0; time < 3; time += 1) await send(desk.db, ...mixed());
    expect((await reasons()).toSorted()).toEqual(FOUR.toSorted());
    expect((await linesOfLast()).map(({ linea, atendida }) => [linea, atendida?.por])).toEqual([
      [2, null],
      [3, null],
      [4, null],
      [5, null],
    ]);
    for (const { id } of await waiting()) expect((await attend(ana, id)).statusCode).toBe(200);
    await send(desk.db, ...mixed());
    expect(await reasons()).toEqual([]);
  });

  it('is told once by two servers that take in the same at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => send(desk.db, ...mixed())));
    expect((await reasons()).toSorted()).toEqual(FOUR.toSorted());
  });

  it('is not what came twice in another way', async () => {
    await send(desk.db, 'no es JSON', '}', '}', sentSale(operacion, [1], { total: 1 }));
    await send(desk.db, sentSale(operacion, [1], { total: 2 }));
    expect(await waiting()).toHaveLength(4);
  });

  it('is settled by the revision that is stored, by none before it, and by no repetition', async () => {
    const wrong = sentSale(operacion, [1], { revision: 2, total: 1 });
    await send(desk.db, sentSale(operacion, [1]), sentSale(operacion, [3]), wrong);
    await send(desk.db, sentSale(operacion, [1]));
    expect(await reasons()).toEqual([FOUR[0], FOUR[3]]);
    await send(desk.db, sentSale(operacion, [2], { revision: 2 }));
    expect(await reasons()).toEqual([]);
    await send(desk.db, wrong);
    expect(await reasons()).toEqual([]);
  });

  it('stays where its revision cannot be read', async () => {
    await send(desk.db, sentSale(operacion, [1], { revision: 'dos' }), sentSale(operacion, [1]));
    expect(await waiting()).toHaveLength(1);
  });

  it('is a correction that takes away what vouchers hold, until a later one does not', async () => {
    await send(desk.db, sentSale(operacion, [2]));
    await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 2 }));
    await send(desk.db, sentSale(operacion, [1], { revision: 2 }));
    expect(await waiting()).toMatchObject([{ resultado: 'conVales', operacion }]);
    await send(desk.db, sentSale(operacion, [2], { revision: 3, folioWeb: `W-${operacion}` }));
    expect(await waiting()).toEqual([]);
    expect((await ana.get('entrada/resumen')).json().entradas).toHaveLength(3);
  });
});

describe('to see to it', () => {
  const one = async () => {
    await send(desk.db, sentSale(operacion, [1], { total: 1 }));
    return (await waiting())[0]?.id;
  };

  it('is done by one of two people at once, the other reads who did, and who did may repeat it', async () => {
    const id = await one();
    const answers = await Promise.all([attend(ana, id), attend(beto, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const first = answers[0].statusCode === 200 ? [ana, 'Ana'] : [beto, 'Beto'];
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toMatch(/^\S.* ya atendió esa venta, el \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/);
    expect((await attend(first[0] as Person, id)).json()).toEqual({
      codigo: 1,
      descripcion: 'La venta quedó como atendida',
    });
    expect(await waiting()).toEqual([]);
    const [{ atendida } = { atendida: null }] = await linesOfLast();
    expect(refused?.json().message).toContain(atendida?.por);
    const rows = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'atenderIncidencia'));
    expect(rows.filter(({ idEntidad }) => idEntidad === `1/${operacion}`)).toMatchObject([
      { entidad: 'operacion', despues: { resultado: 'rechazada', motivo: FOUR[3]?.slice(11) } },
    ]);
  });

  it('is too late once its till has sent it rightly', async () => {
    const id = await one();
    await send(desk.db, sentSale(operacion, [1]));
    const answer = await attend(ana, id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Esa venta ya no espera: sus cajas la mandaron bien después.',
    ]);
  });

  it('is for permission 17, and of something that there is', async () => {
    const without = new Person(desk.bed, await desk.bed.signIn(ONLY_VALIDATES));
    for (const answer of [await attend(without, 1), await without.get('entrada/resumen')]) {
      expect(answer.statusCode).toBe(403);
    }
    const missing = [await attend(ana, 999_999), await ana.get('entrada/detalle/999999')];
    expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('is told to who may see it, as is what comes, and a delivery that brings no work is not', async () => {
    const stream = await openStream(desk.bed.app, await desk.bed.signIn(ADMINISTRATOR));
    await send(desk.db, sentSale(operacion + 1, [1]));
    const id = await one();
    await attend(ana, id);
    const [{ id: last } = { id: 0 }] = await desk.db.select({ id: entradas.id }).from(entradas).orderBy(sql`id desc`);
    const heard = { entidad: 'entrada', id: last, version: null };
    expect(await stream.nextOf('message')).toMatchObject({ data: { ...heard, numiden: null } });
    expect(await stream.nextOf('message')).toMatchObject({ data: { ...heard, numiden: ADMINISTRATOR } });
  });
});

describe('deliveries of a quarter ago', () => {
  const DAY_MS = 86_400_000;
  const daysAgo = (days: number) => new Date(desk.bed.clock.now.getTime() - days * DAY_MS);
  const come = async (days: number, ...lines: readonly unknown[]) => {
    const here = { db: desk.db, log: { error: () => undefined }, clock: () => desk.bed.clock.now };
    const { id } = await deliver(here, { id: null, nombre: `de hace ${days}` }, lines);
    await desk.db
      .update(entradas)
      .set({ recibida: daysAgo(days) })
      .where(eq(entradas.id, id));
  };
  const left = async () => {
    const { rows } = await desk.db.execute<{ remitente: string; lineas: number }>(sql`
      select e.remitente, count(i.id)::int as lineas from entradas e left join entrada_incidencias i on i.id_entrada = e.id
      group by e.id order by e.id`);
    return rows.map(({ remitente, lineas }) => [remitente, lineas]);
  };

  it('go with what was seen to; what waits stays, and so do the sales', async () => {
    await come(91, sentSale(operacion, [1]));
    await come(91, ...mixed());
    await come(92, 'tampoco es JSON');
    await attend(ana, (await waiting()).find(({ motivo }) => motivo.includes('tienda'))?.id);
    await attend(ana, (await waiting()).find(({ remitente }) => remitente === 'de hace 92')?.id);
    await come(89, 'y esto menos');
    await attend(ana, (await waiting()).find(({ remitente }) => remitente === 'de hace 89')?.id);
    const before = await waiting();
    await Promise.all([purge(desk.db, desk.bed.clock.now), purge(desk.db, desk.bed.clock.now)]);
    expect(await left()).toEqual([
      ['de hace 91', 3],
      ['de hace 89', 1],
    ]);
    expect(await waiting()).toEqual(before);
    expect(await desk.db.$count(ventas, eq(ventas.operacion, operacion))).toBe(1);
    for (const { id } of before) await attend(ana, id);
    await purge(desk.db, desk.bed.clock.now);
    expect(await left()).toEqual([['de hace 89', 1]]);
  });

  it('go however many there are', async () => {
    await desk.db.execute(sql`
      insert into entradas (remitente, recibida, resultados)
      select 'muchas', ${daysAgo(100).toISOString()}::timestamptz, '{}' from generate_series(1, 2300)`);
    await desk.db.execute(sql`
      insert into entrada_incidencias (id_entrada, linea, resultado, motivo, atendida)
      select min(id), n, 'rechazada', '', now() from entradas, generate_series(1, 2100) n group by n`);
    await purge(desk.db, desk.bed.clock.now);
    expect(await left()).toEqual([]);
  });
});

describe('the stores', () => {
  it('stand with their last sale, those first that say nothing for longer than usual', async () => {
    const surroundings = { db: desk.db, log: { error: () => undefined } };
    const start = desk.bed.clock.now.getTime();
    const hours = (count: number) => new Date(start + count * 3_600_000);
    const from = async (tienda: number, hour: number) => {
      operacion += 1;
      const sale = sentSale(operacion, [1], { tienda, fecha: hours(hour - 1).toISOString() });
      await deliver({ ...surroundings, clock: () => hours(hour) }, { id: null, nombre: 'x' }, [sale]);
    };
    await desk.db.execute(sql`delete from entrada_tiendas`);
    // One sends each hour, one each third day.
    for (const hour of [-73, -72, -71, -70]) await from(2, hour);
    for (const hour of [-142, -70]) await from(1, hour);
    const { tiendas } = await summary();
    expect(tiendas.slice(0, 2)).toMatchObject([
      {
        tienda: { id: 2 },
        ultima: { venta: hours(-71).toISOString(), recibida: hours(-70).toISOString() },
        callada: true,
      },
      { tienda: { id: 1 }, callada: false },
    ]);
    expect(tiendas.at(-1)).toMatchObject({ ultima: null, callada: false });
  });
});

describe('a sale that the database refuses', () => {
  it('is refused alone, and those beside it are stored', async () => {
    await desk.db.execute(
      sql.raw(`
      create function falla() returns trigger language plpgsql as
        $$ begin if new.operacion = ${operacion + 1} then raise exception 'falla plantada'; end if; return new; end $$;
      create trigger falla before insert on ventas for each row execute function falla();`),
    );
    const told: unknown[] = [];
    const surroundings = {
      db: desk.db,
      clock: () => desk.bed.clock.now,
      log: { error: (what: unknown) => told.push(what) },
    };
    const lines = [0, 1, 2].map((index) => sentSale(operacion + index, [1]));
    const { resultados, recibidas } = await deliver(surroundings, { id: null, nombre: 'x' }, lines);
    expect(resultados).toEqual({ nueva: 2, rechazada: 1 });
    const motivo = 'El servidor no la pudo guardar; la causa está en su bitácora técnica.';
    expect(recibidas).toMatchObject([
      { resultado: 'nueva' },
      { resultado: 'rechazada', motivo },
      { resultado: 'nueva' },
    ]);
    expect(told).toMatchObject([{ tienda: 1, operacion: operacion + 1 }]);
    expect(await reasons()).toEqual([`rechazada: ${motivo}`]);
    await desk.db.execute(sql.raw('drop trigger falla on ventas'));
    await deliver(surroundings, { id: null, nombre: 'x' }, lines);
    expect(await reasons()).toEqual([]);
  });
});
