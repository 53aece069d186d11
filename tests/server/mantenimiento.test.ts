import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aspirar, iniciarMantenimiento, purgar } from '../../server/db/mantenimiento.ts';
import { bitacora, equipos, frenosLogin, idempotencia, sesiones } from '../../server/db/schema/sistema.ts';
import type { Banco } from './banco.ts';
import { crearBanco, MOTOR } from './banco.ts';

const MINUTO = 60_000;
let banco: Banco;
beforeAll(async () => {
  banco = await crearBanco();
  // PostgreSQL would otherwise, once in a while, have looked already.
  await banco.db.execute(sql`alter table bitacora set (autovacuum_enabled = false)`);
});
beforeEach(() => banco.reiniciar());
afterAll(() => banco.cerrar());

const hace = (ms: number) => new Date(banco.reloj.ahora.getTime() - ms);
const anotarLineas = (lineas: number) =>
  banco.db.insert(bitacora).values(
    Array.from({ length: lineas }, (_, n) => ({
      momento: banco.reloj.ahora,
      accion: 'probar',
      entidad: 'nada',
      idEntidad: String(n),
    })),
  );
/** How many rows the planner believes in: -1 before anybody has looked. */
const estimadas = async (): Promise<number> => {
  const { rows } = await banco.db.execute<{ filas: number }>(
    sql`select reltuples::int as filas from pg_class where relname = 'bitacora'`,
  );
  return rows[0]?.filas ?? Number.NaN;
};

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
    await banco.db.insert(sesiones).values([sesion('vieja', hace(21 * MINUTO)), sesion('viva', hace(19 * MINUTO))]);
    const clave = (nombre: string, creado: Date) => ({
      numiden: 100002,
      llamada: 'guardarCaso',
      clave: nombre,
      huella: '',
      creado,
    });
    await banco.db
      .insert(idempotencia)
      .values([clave('vieja', hace(31 * 1_440 * MINUTO)), clave('viva', hace(MINUTO))]);
    const freno = (nombre: string, libre: Date) => ({ clave: nombre, cuenta: 3, rechazos: 0, libre });
    await banco.db
      .insert(frenosLogin)
      .values([freno('viejo', hace(25 * 60 * MINUTO)), freno('vivo', hace(23 * 60 * MINUTO))]);
    const equipo = (equipoHash: string, visto: Date) => ({ equipoHash, numiden: 100002, red: '10.0.0.1', visto });
    await banco.db
      .insert(equipos)
      .values([equipo('viejo', hace(91 * 1_440 * MINUTO)), equipo('vivo', hace(89 * 1_440 * MINUTO))]);
    await purgar(banco.db, banco.reloj.ahora);
    expect((await banco.db.select().from(sesiones)).map(({ tokenHash }) => tokenHash)).toEqual(['viva']);
    expect((await banco.db.select().from(idempotencia)).map((fila) => fila.clave)).toEqual(['viva']);
    expect((await banco.db.select().from(frenosLogin)).map((fila) => fila.clave)).toEqual(['vivo']);
    expect((await banco.db.select().from(equipos)).map((fila) => fila.equipoHash)).toEqual(['vivo']);
  });

  it('tells the planner how large the tables are', async () => {
    await anotarLineas(300);
    expect(await aspirar(banco.db)).toBe(true);
    expect(await estimadas()).toBe(300);
  });

  it('stops between two tables when somebody asks for something', async () => {
    const veces = { miradas: 0 };
    const seguir = () => {
      veces.miradas += 1;
      return veces.miradas <= 2;
    };
    expect(await aspirar(banco.db, seguir)).toBe(false);
    expect(veces.miradas).toBe(3);
  });
});

describe('when housekeeping is done', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  const vigilar = () =>
    iniciarMantenimiento({
      base: { db: banco.db, motor: 'pglite' },
      ahora: () => banco.reloj.ahora,
      avisar: (error) => {
        throw error;
      },
    });
  const pasar = (ms: number) => {
    banco.reloj.avanzar(ms);
    vi.advanceTimersByTime(5_000);
  };

  it('is ten seconds after the last of many writes, and not while somebody is served', async () => {
    await banco.db.execute(sql`vacuum (analyze) bitacora`);
    await anotarLineas(200);
    const mantenimiento = vigilar();
    for (let vez = 0; vez < 500; vez += 1) {
      mantenimiento.entro();
      mantenimiento.salio(true);
    }
    mantenimiento.entro();
    pasar(60_000);
    mantenimiento.salio(false);
    pasar(5_000);
    expect(await estimadas()).toBeLessThanOrEqual(0);
    pasar(5_000);
    await vi.waitFor(async () => expect(await estimadas()).toBe(200));
    await mantenimiento.parar();
  });

  it('leaves a large table alone until nobody has come for half an hour', async () => {
    await banco.db.execute(sql`vacuum (analyze) bitacora`);
    await banco.db.execute(sql`
      insert into bitacora (momento, accion, entidad, id_entidad)
      select now(), (select string_agg(md5(n::text || m), '') from generate_series(1, 1500) m), 'nada', n
      from generate_series(1, 500) n`);
    const mantenimiento = vigilar();
    for (let vez = 0; vez < 500; vez += 1) {
      mantenimiento.entro();
      mantenimiento.salio(true);
    }
    pasar(29 * 60_000);
    await mantenimiento.parar();
    expect(await estimadas()).toBeLessThanOrEqual(0);

    const otroDia = vigilar();
    for (let vez = 0; vez < 500; vez += 1) {
      otroDia.entro();
      otroDia.salio(true);
    }
    pasar(30 * 60_000);
    await vi.waitFor(async () => expect(await estimadas()).toBe(500));
    await otroDia.parar();
  });

  it('is not after a few writes', async () => {
    await banco.db.execute(sql`vacuum (analyze) bitacora`);
    await anotarLineas(200);
    const mantenimiento = vigilar();
    for (let vez = 0; vez < 499; vez += 1) {
      mantenimiento.entro();
      mantenimiento.salio(true);
    }
    pasar(60_000);
    await mantenimiento.parar();
    expect(await estimadas()).toBeLessThanOrEqual(0);
  });
});

describe('the engine under test', () => {
  it('is the one that was asked for', async () => {
    const { rows } = await banco.db.execute<{ version: string }>(sql`select version() as version`);
    expect(rows[0]?.version.includes('emscripten') || rows[0]?.version.includes('wasm')).toBe(MOTOR === 'pglite');
  });
});
