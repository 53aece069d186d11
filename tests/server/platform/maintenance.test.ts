import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSERVA_POR_OMISION } from '#domain/common/crecimiento';
import { bitacora, equipos, frenosLogin, idempotencia, sessions } from '../../../server/platform/db/schema/system.ts';
import { purge, startMaintenance, vacuum } from '../../../server/startup/maintenance.ts';
import { type Bed, createBed, ENGINE } from '../bed/bed.ts';
import { PATIENT } from '../bed/patience.ts';

const MINUTE_MS = 60_000;
let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
  // PostgreSQL would otherwise, once in a while, have looked already.
  await bed.db.execute(sql`alter table bitacora set (autovacuum_enabled = false)`);
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

function ago(ms: number) {
  return new Date(bed.clock.now.getTime() - ms);
}
function noteLines(lines: number) {
  return bed.db.insert(bitacora).values(
    Array.from({ length: lines }, (_, n) => ({
      momento: bed.clock.now,
      accion: 'probar',
      entidad: 'nada',
      idEntidad: String(n),
    })),
  );
}
/** How many rows the planner believes in: -1 before anybody has looked. */
async function estimated(): Promise<number> {
  const { rows } = await bed.db.execute<{ filas: number }>(
    sql`select reltuples::int as filas from pg_class where relname = 'bitacora'`,
  );
  return rows[0]?.filas ?? Number.NaN;
}

describe('housekeeping', () => {
  it('deletes sessions, failed logins, known computers and kept answers that have run out, and no others', async () => {
    const sesion = (tokenHash: string, ultimoUso: Date) => ({
      tokenHash,
      numiden: 100002,
      cvetda: 1,
      creada: ultimoUso,
      ultimoUso,
      ip: '127.0.0.1',
    });
    await bed.db.insert(sessions).values([sesion('vieja', ago(21 * MINUTE_MS)), sesion('viva', ago(19 * MINUTE_MS))]);
    const key = (nombre: string, created: Date) => ({
      numiden: 100002,
      llamada: 'guardarCaso',
      clave: nombre,
      huella: '',
      creado: created,
    });
    await bed.db.insert(idempotencia).values([key('vieja', ago(31 * 1_440 * MINUTE_MS)), key('viva', ago(MINUTE_MS))]);
    const brake = (nombre: string, libre: Date) => ({ clave: nombre, cuenta: 3, rechazos: 0, libre });
    await bed.db
      .insert(frenosLogin)
      .values([brake('viejo', ago(25 * 60 * MINUTE_MS)), brake('vivo', ago(23 * 60 * MINUTE_MS))]);
    const equipo = (equipoHash: string, seen: Date) => ({ equipoHash, numiden: 100002, red: '10.0.0.1', visto: seen });
    await bed.db
      .insert(equipos)
      .values([equipo('viejo', ago(91 * 1_440 * MINUTE_MS)), equipo('vivo', ago(89 * 1_440 * MINUTE_MS))]);
    await purge(bed.db, bed.clock.now);
    expect((await bed.db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['viva']);
    expect((await bed.db.select().from(idempotencia)).map((row) => row.clave)).toEqual(['viva']);
    expect((await bed.db.select().from(frenosLogin)).map((row) => row.clave)).toEqual(['vivo']);
    expect((await bed.db.select().from(equipos)).map((row) => row.equipoHash)).toEqual(['vivo']);
  });

  it('tells the planner how large the tables are', async () => {
    await noteLines(300);
    expect(await vacuum(bed.db)).toBe(true);
    expect(await estimated()).toBe(300);
  });

  it('stops between two tables when somebody asks for something', async () => {
    const times = { miradas: 0 };
    const goOn = () => {
      times.miradas += 1;
      return times.miradas <= 2;
    };
    expect(await vacuum(bed.db, goOn)).toBe(false);
    expect(times.miradas).toBe(3);
  });
});

describe('when housekeeping is done', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  const watch = () =>
    startMaintenance({
      base: { db: bed.db, motor: 'pglite' },
      clock: () => bed.clock.now,
      conserva: CONSERVA_POR_OMISION,
      warn: (error) => {
        throw error;
      },
    });
  const pasar = (ms: number) => {
    bed.clock.advance(ms);
    vi.advanceTimersByTime(5_000);
  };

  it('is ten seconds after the last of many writes, and not while somebody is served', async () => {
    await bed.db.execute(sql`vacuum (analyze) bitacora`);
    await noteLines(200);
    const maintenance = watch();
    for (let time = 0; time < 500; time += 1) {
      maintenance.entered();
      maintenance.left(true);
    }
    maintenance.entered();
    pasar(60_000);
    maintenance.left(false);
    pasar(5_000);
    expect(await estimated()).toBeLessThanOrEqual(0);
    pasar(5_000);
    await vi.waitFor(async () => expect(await estimated()).toBe(200), PATIENT);
    await maintenance.stop();
  });

  it('leaves a large table alone until nobody has come for half an hour', async () => {
    await bed.db.execute(sql`vacuum (analyze) bitacora`);
    await bed.db.execute(sql`
      insert into bitacora (momento, accion, entidad, id_entidad, despues)
      select now(), 'probar', 'nada', n,
        (select to_jsonb(string_agg(md5(n::text || m), '')) from generate_series(1, 1500) m)
      from generate_series(1, 500) n`);
    const maintenance = watch();
    for (let time = 0; time < 500; time += 1) {
      maintenance.entered();
      maintenance.left(true);
    }
    pasar(29 * 60_000);
    await maintenance.stop();
    expect(await estimated()).toBeLessThanOrEqual(0);

    const another = watch();
    for (let time = 0; time < 500; time += 1) {
      another.entered();
      another.left(true);
    }
    pasar(30 * 60_000);
    await vi.waitFor(async () => expect(await estimated()).toBe(500), PATIENT);
    await another.stop();
  });

  it('is not after a few writes', async () => {
    await bed.db.execute(sql`vacuum (analyze) bitacora`);
    await noteLines(200);
    const maintenance = watch();
    for (let time = 0; time < 499; time += 1) {
      maintenance.entered();
      maintenance.left(true);
    }
    pasar(60_000);
    await maintenance.stop();
    expect(await estimated()).toBeLessThanOrEqual(0);
  });
});

describe('the engine under test', () => {
  it('is the one that was asked for', async () => {
    const { rows } = await bed.db.execute<{ version: string }>(sql`select version() as version`);
    expect(rows[0]?.version.includes('emscripten') || rows[0]?.version.includes('wasm')).toBe(ENGINE === 'pglite');
  });
});
