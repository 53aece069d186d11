import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../../server/platform/db/db.ts';
import { inOneGo, Lock, lockThen, onOneConnection } from '../../../server/platform/db/oneConnection.ts';
import { type Places, prepared } from '../../../server/platform/db/prepared.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { roles, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { idempotencia } from '../../../server/platform/db/schema/system.ts';
import type { Context } from '../../../server/platform/http/handler.ts';
import { oncePerKey } from '../../../server/platform/http/idempotency.ts';
import { type Bed, createBed, ENGINE, TEST_NOW } from '../bed/bed.ts';

const nameOf = prepared('prueba_tienda', (db, { cvetda }: Places<{ cvetda: number }>) =>
  db.select({ nombre: stores.nombre }).from(stores).where(eq(stores.cvetda, cvetda)),
);
const rename = prepared('prueba_nombre', (db, { cvetda, nombre }: Places<{ cvetda: number; nombre: string }>) =>
  db
    .update(stores)
    .set({ nombre: sql`${nombre}` })
    .where(eq(stores.cvetda, cvetda))
    .returning({ nombre: stores.nombre }),
);
const lock = prepared('prueba_tomada', (db, { cvetda }: Places<{ cvetda: number }>) =>
  db.select({ cvetda: stores.cvetda }).from(stores).where(eq(stores.cvetda, cvetda)).for('update'),
);
const roleOf = prepared('prueba_rol', (db, { numiden }: Places<{ numiden: number }>) =>
  db
    .select({ numiden: usuarios.numiden, rol: { id: roles.id, nombre: roles.nombre } })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .where(eq(usuarios.numiden, numiden)),
);
const divide = prepared('prueba_division', (db, { by }: Places<{ by: number }>) =>
  db.select({ n: sql<number>`12 / ${by}::int` }).from(sql`(select) once`),
);

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

it('a prepared statement is done where it is asked for, in a transaction or out of one', async () => {
  const undone = new Error('undone');
  await expect(
    bed.db.transaction(async (tx) => {
      await rename(tx, { cvetda: 2, nombre: 'Tienda Sur' });
      expect(await nameOf(tx, { cvetda: 2 })).toEqual([{ nombre: 'Tienda Sur' }]);
      throw undone;
    }),
  ).rejects.toBe(undone);
  expect(await nameOf(bed.db, { cvetda: 2 })).toEqual([{ nombre: 'Tienda Norte' }]);
  expect(await nameOf(bed.db, { cvetda: 1 })).toEqual([{ nombre: 'Tienda Centro' }]);
});

it('a prepared statement answers null for what a join did not find', async () => {
  expect(await roleOf(bed.db, { numiden: 100_005 })).toEqual([{ numiden: 100_005, rol: null }]);
  expect(await roleOf(bed.db, { numiden: 100_002 })).toEqual([
    { numiden: 100_002, rol: { id: 2, nombre: 'Asesor de tienda' } },
  ]);
});

it('a prepared statement writes null as null', async () => {
  const keep = prepared('prueba_nulo', (db, { clave, entidad }: Places<{ clave: string; entidad: string | null }>) =>
    db
      .insert(idempotencia)
      .values({ numiden: 1, llamada: 'prueba', clave, huella: '', entidad, creado: TEST_NOW })
      .returning({ clave: idempotencia.clave }),
  );
  await keep(bed.db, { clave: 'con', entidad: 'caso' });
  await keep(bed.db, { clave: 'sin', entidad: null });
  expect(
    await bed.db.select({ clave: idempotencia.clave }).from(idempotencia).where(isNull(idempotencia.entidad)),
  ).toEqual([{ clave: 'sin' }]);
});

it('two statements cannot have one name', async () => {
  const other = prepared('prueba_division', (db) => db.select({ n: sql<number>`1` }).from(sql`(select) once`));
  const asked = onOneConnection(bed.db, async (one) => {
    await divide(one, { by: 4 });
    return other(one, {});
  });
  await expect(asked).rejects.toMatchObject({ cause: { message: expect.stringContaining('prueba_division') } });
});

it('what is asked in one go is done once each, in its order', async () => {
  const [, renamed, found] = await onOneConnection(bed.db, (one) =>
    inOneGo([
      one.insert(stores).values({ cvetda: 50, nombre: 'Tienda Nueva', tipo: 'fisica', admiteLogin: true }),
      rename(one, { cvetda: 1, nombre: 'Primera' }),
      nameOf(one, { cvetda: 1 }),
    ]),
  );
  expect([renamed, found]).toEqual([[{ nombre: 'Primera' }], [{ nombre: 'Primera' }]]);
  expect(await bed.db.$count(stores, eq(stores.cvetda, 50))).toBe(1);
});

it('of what fails in one go the first is told, once all have ended, and the others are done', async () => {
  const asked = onOneConnection(bed.db, (one) =>
    inOneGo([
      nameOf(one, { cvetda: 1 }),
      divide(one, { by: 0 }),
      rename(one, { cvetda: 1, nombre: 'Después' }),
      one.execute(sql`select nada`),
    ]),
  );
  await expect(asked).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await nameOf(bed.db, { cvetda: 1 })).toEqual([{ nombre: 'Después' }]);
  expect(await divide(bed.db, { by: 4 })).toEqual([{ n: 3 }]);
});

it('in a transaction nothing of one go is left when one of it fails', async () => {
  const asked = bed.db.transaction((tx) =>
    inOneGo([rename(tx, { cvetda: 1, nombre: 'Nunca' }), divide(tx, { by: 0 }), nameOf(tx, { cvetda: 1 })]),
  );
  await expect(asked).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await nameOf(bed.db, { cvetda: 1 })).toEqual([{ nombre: 'Tienda Centro' }]);
});

it('what is read in one go with a lock is what stands once the lock is held', async () => {
  let goOn = (): void => undefined;
  const mayEnd = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = bed.db.transaction(async (tx) => {
    await rename(tx, { cvetda: 1, nombre: 'La de antes' });
    begun();
    await mayEnd;
  });
  await hasBegun;
  const second = bed.db.transaction((tx) => inOneGo([lock(tx, { cvetda: 1 }), nameOf(tx, { cvetda: 1 })]));
  // On the embedded engine it has not begun: there is one connection.
  while (ENGINE === 'postgres' && (await waiting()) === 0) await new Promise(setImmediate);
  goOn();
  await first;
  expect((await second)[1]).toEqual([{ nombre: 'La de antes' }]);
});

it('nothing is asked for after the end of a transaction, where it would happen by itself', async () => {
  let late: Promise<unknown> = Promise.resolve();
  await bed.db.transaction(async (tx) => {
    await nameOf(tx, { cvetda: 1 });
    // Runs once the end is on its way.
    process.nextTick(() => {
      late = rename(tx, { cvetda: 1, nombre: 'Tarde' }).catch((error: Error) => error.cause);
    });
  });
  expect(await late).toEqual(new Error('A statement was asked for after the end of its transaction'));
  expect(await nameOf(bed.db, { cvetda: 1 })).toEqual([{ nombre: 'Tienda Centro' }]);
});

describe('a connection of the server', () => {
  it.skipIf(ENGINE === 'pglite')('compiles no statement, which takes longer than the statement itself', async () => {
    const { rows } = await bed.db.execute<{ jit: string }>(sql`show jit`);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});

describe('a write that goes with the end of its transaction', () => {
  const context = (key: string) =>
    ({
      db: bed.db,
      sesion: { numiden: 100_002 },
      clock: () => TEST_NOW,
      idempotencyKey: key,
      files: [],
    }) as unknown as Context;
  const save = (key: string, by: number, released: string[]) =>
    oncePerKey(
      'guardarCaso',
      {},
      context(key),
      async () => 'taken',
      async (tx, taken) => {
        const written = inOneGo([rename(tx, { cvetda: 1, nombre: taken }), divide(tx, { by })]);
        return { answer: { by }, created: null, written };
      },
      { release: async (taken) => void released.push(taken) },
    );
  const KEY = '11111111-1111-4111-8111-111111111111';

  it('is there with its answer, which a repetition gets', async () => {
    const released: string[] = [];
    expect(await save(KEY, 3, released)).toEqual({ by: 3 });
    expect(await nameOf(bed.db, { cvetda: 1 })).toEqual([{ nombre: 'taken' }]);
    expect(await save(KEY, 4, released)).toEqual({ by: 3 });
    expect(released).toEqual([]);
  });

  it('leaves nothing when it fails: no effect and no key, and what was taken is given back', async () => {
    const released: string[] = [];
    await expect(save(KEY, 0, released)).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await nameOf(bed.db, { cvetda: 1 })).toEqual([{ nombre: 'Tienda Centro' }]);
    expect(await bed.db.$count(idempotencia)).toBe(0);
    expect(released).toEqual(['taken']);
    expect(await save(KEY, 4, released)).toEqual({ by: 4 });
  });
});

async function waiting(): Promise<number> {
  const { rows } = await bed.db.execute<{ n: string }>(sql`
    select count(*) as n from pg_locks join pg_stat_activity using (pid)
    where not granted and pg_stat_activity.datname = current_database()`);
  return Number(rows[0]?.n);
}

describe('what is judged under a lock', () => {
  it('begins once the lock was asked for, and answers after it', async () => {
    const order: string[] = [];
    const told = await bed.db.transaction((tx) =>
      lockThen(
        storeLock(tx, (rows) => {
          order.push('held');
          return rows;
        }),
        async () => {
          order.push('asked');
          const rows = await nameOf(tx, { cvetda: 2 });
          order.push('judged');
          return rows;
        },
      ),
    );
    expect(told).toEqual([[{ cvetda: 2 }], [{ nombre: 'Tienda Norte' }]]);
    expect(order).toEqual(['asked', 'held', 'judged']);
  });

  it('sees what was committed while the lock was waited for', async () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const first = bed.db.transaction(async (tx) => {
      await rename(tx, { cvetda: 2, nombre: 'Tienda Sur' });
      isHeld();
      await until;
    });
    await held;
    const second = bed.db.transaction((tx) =>
      lockThen(
        storeLock(tx, (rows) => rows),
        // Read by a statement that is prepared, which is sent sooner than another.
        () => nameOf(tx, { cvetda: 2 }),
      ),
    );
    release();
    await first;
    expect((await second)[1]).toEqual([{ nombre: 'Tienda Sur' }]);
  });

  it('is done without a lock where there is nothing to lock', async () => {
    expect(await lockThen(null, async () => 'done')).toEqual([null, 'done']);
  });

  it('does not compile in another order, nor as two of many', () => {
    const held = Lock.of({ execute: () => Promise.resolve([]) }, () => undefined);
    const judged = Promise.resolve(1);
    const wrong = [
      // @ts-expect-error: judged before it is locked
      () => lockThen(judged, () => held.take()),
      // @ts-expect-error: the judgement is under way already
      () => lockThen(held, judged),
      // @ts-expect-error: an order of a list
      () => inOneGo([held, judged]),
      // @ts-expect-error: a lock, or none
      () => inOneGo([judged, Math.random() < 2 ? held : null]),
      // @ts-expect-error: a lock that was asked for already
      () => lockThen(held.take(), () => judged),
    ];
    expect(wrong).toHaveLength(5);
  });
});

function storeLock<T>(tx: Tx, judge: (rows: readonly { cvetda: number }[]) => T): Lock<T> {
  return Lock.of(tx.select({ cvetda: stores.cvetda }).from(stores).where(eq(stores.cvetda, 2)).for('update'), judge);
}
