import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSERVA_POR_OMISION } from '#domain/common/crecimiento';
import type { Db } from '../../../server/platform/db/db.ts';
import { correoAdjuntos, correos } from '../../../server/platform/db/schema/neighbours.ts';
import { busquedaParametros, busquedas } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora, idempotencia, limpiezas } from '../../../server/platform/db/schema/system.ts';
import { GROUP_NAMES, groupOf } from '../../../server/startup/growth/groups.ts';
import { PURGE_LEASE_MS, purgeAll, purgeInTurn } from '../../../server/startup/growth/purge.ts';
import { readGrowth } from '../../../server/startup/growth/read.ts';
import { GROUP_OF_TABLE } from '../../../server/startup/growth/tables.ts';
import { type Bed, createBed, ENGINE } from '../bed/bed.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

const daysAgo = (days: number) => new Date(bed.clock.now.getTime() - days * DAY_MS);

async function keepKeys(howMany: number, days: number): Promise<void> {
  await bed.db.insert(idempotencia).values(
    Array.from({ length: howMany }, (_, n) => ({
      ...{ numiden: 100002, llamada: 'guardarCaso', clave: `${days}-${n}`, huella: '', creado: daysAgo(days) },
    })),
  );
}
const keys = () => bed.db.$count(idempotencia);

interface Mail {
  readonly clave: string;
  readonly days: number;
  readonly estado: 'pendiente' | 'enviado' | 'fallido';
  readonly numiden?: number;
  readonly atendido?: Date;
}

async function mail({ clave, days, ...rest }: Mail): Promise<void> {
  const creado = daysAgo(days);
  const [row] = await bed.db
    .insert(correos)
    .values({ clave, para: 'ana@correo.mx', asunto: '', texto: '', proximo: creado, creado, ...rest })
    .returning({ id: correos.id });
  if (row === undefined) throw new Error('No mail');
  await bed.db
    .insert(correoAdjuntos)
    .values({ idCorreo: row.id, orden: 1, nombre: 'a.pdf', tipo: 'application/pdf', contenido: Buffer.from('pdf') });
}

describe('the tables of the database', () => {
  it('are each in exactly one group that says how long their rows are kept', async () => {
    const { rows } = await bed.db.execute<{ tabla: string }>(
      sql`select tablename as tabla from pg_tables where schemaname = current_schema() order by tablename`,
    );
    expect(Object.keys(GROUP_OF_TABLE).sort()).toEqual(rows.map(({ tabla }) => tabla).sort());
    for (const grupo of GROUP_NAMES) {
      expect(Object.values(GROUP_OF_TABLE), grupo).toContain(grupo);
      expect(groupOf(grupo).plazo(CONSERVA_POR_OMISION), grupo).toMatch(/\S/);
    }
  });

  it('are shown by group with their rows, their room and the last purge', async () => {
    const before = await readGrowth(bed.db, CONSERVA_POR_OMISION);
    expect(before.map(({ grupo }) => grupo)).toEqual(GROUP_NAMES);
    expect(before.every(({ bytes, limpieza }) => bytes > 0 && limpieza === null)).toBe(true);
    await keepKeys(3, 31);
    await keepKeys(2, 29);
    await purgeInTurn({ db: bed.db, clock: () => bed.clock.now, conserva: CONSERVA_POR_OMISION, goOn: () => true });
    const after = await readGrowth(bed.db, { ...CONSERVA_POR_OMISION, claves: 31 });
    expect(after.find(({ grupo }) => grupo === 'claves')).toMatchObject({
      ...{ filas: 2, cuenta: 'exacta', plazo: '31 días', variables: ['CONSERVA_CLAVES'], seLimpia: true },
      limpieza: { momento: bed.clock.now.toISOString(), borradas: 3 },
    });
    expect(after.find(({ grupo }) => grupo === 'casos')).toMatchObject({
      ...{ plazo: 'Mientras exista el expediente', variables: [], seLimpia: false, limpieza: null },
    });
  });

  it('are counted up to ten thousand rows', async () => {
    await bed.db.execute(sql`
      insert into bitacora (momento, accion, entidad, id_entidad) select now(), 'probar', 'nada', n from generate_series(1, 10001) n`);
    const counted = async () =>
      (await readGrowth(bed.db, CONSERVA_POR_OMISION)).find(({ grupo }) => grupo === 'bitacora');
    expect(await counted()).toMatchObject({ filas: 10_000, cuenta: 'minima' });
    await bed.db.execute(sql`analyze ${sql.identifier(getTableName(bitacora))}`);
    const estimated = await counted();
    expect(estimated?.cuenta).toBe('estimada');
    expect(estimated?.filas).toBeGreaterThan(10_000);
  });
});

describe('a purge', () => {
  it('takes sent mail after a year, and leaves what is owed and what somebody has to see to', async () => {
    await mail({ clave: 'viejo', days: 366, estado: 'enviado' });
    await mail({ clave: 'reciente', days: 364, estado: 'enviado' });
    await mail({ clave: 'debido', days: 400, estado: 'pendiente' });
    await mail({ clave: 'por atender', days: 400, estado: 'fallido', numiden: 100002 });
    await mail({ clave: 'atendido', days: 400, estado: 'fallido', numiden: 100002, atendido: daysAgo(399) });
    await mail({ clave: 'de nadie', days: 400, estado: 'fallido' });
    await purgeAll(bed.db, bed.clock.now);
    const left = await bed.db.select({ clave: correos.clave }).from(correos).orderBy(correos.clave);
    expect(left.map(({ clave }) => clave)).toEqual(['debido', 'por atender', 'reciente']);
    expect(await bed.db.$count(correoAdjuntos)).toBe(3);
    await purgeAll(bed.db, bed.clock.now, { ...CONSERVA_POR_OMISION, correos: 363 });
    expect(await bed.db.$count(correos)).toBe(2);
  });

  it('takes readings and refused sign-ins after a year, and no change ever', async () => {
    const row = { entidad: 'usuario', idEntidad: '1' };
    const refused = 'rechazar inicio de sesión';
    await bed.db.insert(bitacora).values([
      { ...row, accion: 'verCaso', lectura: true, momento: daysAgo(366) },
      { ...row, accion: 'verCaso', lectura: true, momento: daysAgo(364) },
      { ...row, accion: refused, momento: daysAgo(366) },
      { ...row, accion: refused, momento: daysAgo(364) },
      { ...row, accion: 'guardarCaso', momento: daysAgo(4_000) },
    ]);
    await purgeAll(bed.db, bed.clock.now);
    const left = await bed.db.select({ accion: bitacora.accion }).from(bitacora).orderBy(bitacora.id);
    expect(left.map(({ accion }) => accion)).toEqual(['verCaso', refused, 'guardarCaso']);
  });

  it('takes searches with their texts, however many', async () => {
    await bed.db.execute(sql`
      insert into busquedas (numiden, cvetda, fecha) select 100002, 1, ${daysAgo(366).toISOString()}::timestamptz from generate_series(1, 1100)`);
    await bed.db.insert(busquedas).values({ numiden: 100002, cvetda: 1, fecha: daysAgo(364) });
    await bed.db.execute(
      sql`insert into busqueda_parametros (id_busqueda, orden, tipo, valor) select id, 1, 1, '7' from busquedas`,
    );
    await purgeAll(bed.db, bed.clock.now);
    expect([await bed.db.$count(busquedas), await bed.db.$count(busquedaParametros)]).toEqual([1, 1]);
  });

  const turn = { clock: () => bed.clock.now, conserva: CONSERVA_POR_OMISION, goOn: () => true };
  const lastOfKeys = async () => {
    const rows = await bed.db.select().from(limpiezas).where(eq(limpiezas.grupo, 'claves'));
    return rows[0]?.borradas ?? null;
  };
  /** The database of a server to which something happens as soon as it has deleted a whole lot. */
  const afterALot = (happens: () => void): Db =>
    new Proxy(bed.db, {
      get: (target, name) => {
        const own = Reflect.get(target, name);
        if (name !== 'execute') return typeof own === 'function' ? own.bind(target) : own;
        return async (statement: SQL) => {
          const result = await target.execute<{ n?: number }>(statement);
          if (result.rows[0]?.n === 500) happens();
          return result;
        };
      },
    });

  it('gives way to people between two lots, and goes on where it was', async () => {
    await keepKeys(1_200, 31);
    await keepKeys(5, 1);
    let nobody = true;
    const db = afterALot(() => {
      nobody = false;
    });
    expect(await purgeInTurn({ ...turn, db, goOn: () => nobody })).toBe(false);
    expect([await keys(), await lastOfKeys()]).toEqual([705, null]);
    expect(await purgeInTurn({ ...turn, db: bed.db })).toBe(true);
    expect([await keys(), await lastOfKeys()]).toEqual([5, 1_200]);
  });

  it('of a server that was killed is gone on with by another, once its lease has run out', async () => {
    await keepKeys(1_200, 31);
    await keepKeys(5, 1);
    const db = afterALot(() => {
      throw new Error('killed');
    });
    await expect(purgeInTurn({ ...turn, db })).rejects.toThrow('killed');
    bed.clock.advance(PURGE_LEASE_MS - 1);
    await purgeInTurn({ ...turn, db: bed.db });
    expect(await keys()).toBe(705);
    bed.clock.advance(1);
    await purgeInTurn({ ...turn, db: bed.db });
    expect(await keys()).toBe(5);
  });

  it('is one of several servers, once in an hour', async () => {
    await keepKeys(1_200, 31);
    await Promise.all(Array.from({ length: 5 }, () => purgeInTurn({ ...turn, db: bed.db })));
    expect([await keys(), await lastOfKeys()]).toEqual([0, 1_200]);
    await keepKeys(2, 32);
    bed.clock.advance(54 * 60_000);
    await purgeInTurn({ ...turn, db: bed.db });
    expect(await keys()).toBe(2);
    bed.clock.advance(60_000);
    await purgeInTurn({ ...turn, db: bed.db });
    expect([await keys(), await lastOfKeys()]).toEqual([0, 2]);
  });

  it('is not put off by a clock that was set back', async () => {
    await purgeInTurn({ ...turn, db: bed.db });
    bed.clock.advance(-3 * HOUR_MS);
    await keepKeys(2, 31);
    await purgeInTurn({ ...turn, db: bed.db });
    expect(await keys()).toBe(0);
  });

  it('leaves a row that somebody holds, and waits for nobody', async () => {
    await keepKeys(3, 31);
    await bed.db.transaction(async (tx) => {
      await tx.select().from(idempotencia).where(eq(idempotencia.clave, '31-1')).for('update');
      if (ENGINE === 'postgres') await purgeAll(bed.db, bed.clock.now);
    });
    if (ENGINE === 'postgres') expect(await keys()).toBe(1);
    await purgeAll(bed.db, bed.clock.now);
    expect(await keys()).toBe(0);
  });
});
