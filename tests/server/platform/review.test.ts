/** `npm run actualizar -- revisar`: what a version would do to a database, told before and done by nobody. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Base } from '../../../server/platform/db/base.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { readSteps, type Step } from '../../../server/platform/db/steps.ts';
import { linesOf } from '../../../server/upgrade/inWords.ts';
import { review } from '../../../server/upgrade/review.ts';
import { ENGINE, openTestDatabase } from '../bed/bed.ts';
import { runCommand } from '../bed/process.ts';
import { startDesk } from './startup.desk.ts';

const OWN = readSteps();
const LAST = OWN.at(-1)?.name ?? '';

let base: Base;
beforeAll(async () => {
  base = await openTestDatabase();
});
afterAll(() => base.close());

function step(number: number, statements: readonly string[], demands = -1): Step {
  const name = `${number}_prueba`;
  return { name, number, hash: name, createdMs: 0, statements, contracts: demands >= 0, demands };
}

function reviewed(...more: readonly Step[]) {
  return review(base.db, { motor: ENGINE, steps: [...OWN, ...more] });
}

/** All that the database says of itself, and of the steps that were taken. */
async function catalogue(): Promise<unknown> {
  const { rows } = await base.db.execute(sql`
    select (select json_agg(array[oid::text, relname, relfilenode::text, relhastriggers::text] order by oid) from pg_class) as clases,
      (select json_agg(array[attrelid::text, attname, atttypid::text, attnotnull::text] order by attrelid, attnum) from pg_attribute) as columnas,
      (select json_agg(array[oid::text, conname] order by oid) from pg_constraint) as reglas,
      (select json_agg(array[oid::text, tgname] order by oid) from pg_trigger) as disparadores,
      (select json_agg(array[oid::text, proname] order by oid) from pg_proc) as funciones,
      (select json_agg(array[xmin::text, huella, paso, exige::text] order by huella) from migraciones) as pasos`);
  return rows[0];
}

const ADDS = [
  'CREATE TABLE "prueba" ("id" bigint);',
  'ALTER TABLE "casos" ADD COLUMN "prueba" bigint;',
  'CREATE INDEX "casos_prueba" ON "casos" USING btree ("prueba");',
  'ALTER TABLE "prueba" ADD CONSTRAINT "prueba_tienda" FOREIGN KEY ("id") REFERENCES "public"."tiendas"("cvetda");',
];

describe('what a version would do', () => {
  it('is nothing where it took all of its steps', async () => {
    expect(await reviewed()).toEqual({ at: LAST, waiting: [], busy: [], seconds: 0, against: [] });
  });

  it('can be done by day where it only adds to small tables, and names what is locked and how', async () => {
    const before = await catalogue();
    const found = await reviewed(step(9000, ADDS));
    expect(found.busy.map(({ table, lock }) => [table, lock])).toEqual([
      ['casos', 'all'],
      ['tiendas', 'writing'],
    ]);
    expect(found.against).toEqual([]);
    const lines = linesOf(found, ENGINE);
    expect(lines[0]).toContain(`en el paso ${LAST}. Espera 1 paso, menos de 1 s en total:`);
    expect(lines.slice(1, 6)).toEqual([
      '9000_prueba (solo agrega)',
      '  crea la tabla prueba',
      '  agrega la columna prueba a casos',
      '  hace el índice casos_prueba de casos',
      '  exige que id de prueba exista en la otra tabla',
    ]);
    expect(lines.at(-1)).toContain('Se puede de día');
    expect(await catalogue()).toEqual(before);
  });

  it('wants the night where a large table is locked for long', async () => {
    await base.db.execute(sql`create table grande (id bigint, texto text)`);
    await base.db.execute(sql`insert into grande select n, repeat('x', 1500) from generate_series(1, 45000) n`);
    const found = await reviewed(step(9000, ['CREATE INDEX "grande_id" ON "grande" USING btree ("id");']));
    const [grande] = found.busy;
    expect(grande).toMatchObject({ table: 'grande', lock: 'writing', rows: 45_000 });
    expect(grande?.bytes).toBeGreaterThan(67e6);
    expect(found.against).toEqual([expect.stringMatching(/^nadie escribe en grande unos \d+ s$/)]);
    expect(linesOf(found, ENGINE).at(-1)).toMatch(
      /^Solo de noche, con los servidores detenidos: nadie escribe en grande/,
    );
    await base.db.execute(sql`drop table grande`);
  });

  it.skipIf(ENGINE !== 'postgres')('wants the night where servers of before could not go on', async () => {
    const takesAway = ['ALTER TABLE "casos" DROP COLUMN "prueba";'];
    const said = async (...more: readonly Step[]) => (await reviewed(...more)).against;
    const last = OWN.at(-1)?.number ?? 0;
    expect(await said(step(9000, ADDS), step(9001, takesAway, 9000))).toEqual([
      'con el paso 9001_prueba los servidores de la versión anterior dejan de atender',
    ]);
    expect(await said(step(9000, takesAway, last))).toEqual([]);
    expect(await said(step(9000, takesAway))).toEqual(['el paso 9000_prueba dice que solo agrega, y no es así']);
  });

  it('cannot be said of the tables of another version', async () => {
    await base.db.execute(sql`insert into migraciones (huella, creada) values ('of a version to come', 1)`);
    await expect(reviewed()).rejects.toThrow('La base de datos es de otra versión de Mostrador');
    await base.db.execute(sql`delete from migraciones where huella = 'of a version to come'`);
  });
});

describe('npm run actualizar -- revisar', () => {
  const desk = startDesk();
  const place = () => (ENGINE === 'postgres' ? { DATABASE_URL: desk.databaseUrl(desk.database) } : {});

  async function revisar(environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
    const run = runCommand('revisar', environment, args);
    const { codigo } = await run.fin;
    return { codigo, salida: run.salida(), errores: run.errores() };
  }

  it('says that there is nothing yet, and makes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'revisar-'));
    const { codigo, salida } = await revisar({ DATA_DIR: join(folder, 'datos'), ...place() });
    expect([codigo, salida.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('Se puede de día')]);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('ends with 2 where it cannot say: asked wrongly, or no database', async () => {
    expect(await revisar(place(), ['de', 'más'])).toMatchObject({
      codigo: 2,
      errores: 'Uso: npm run actualizar -- revisar\n',
    });
    const away = await revisar({ DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada' });
    expect(away).toMatchObject({ codigo: 2, errores: expect.stringContaining('No se pudo conectar a PostgreSQL') });
  });

  it.skipIf(ENGINE !== 'postgres')('ends with 1 where it wants the night', async () => {
    const url = desk.databaseUrl(desk.database);
    const own = await openPostgres(url, () => undefined);
    await migrate(own.db);
    await own.db.execute(sql`alter table textos drop column sigue`);
    await own.db.execute(sql`delete from migraciones where paso >= '0054'`);
    await own.close();
    const { codigo, salida } = await revisar({ DATABASE_URL: url });
    expect(codigo).toBe(1);
    const lines = salida.trim().split('\n');
    expect(lines[0]).toMatch(/^PostgreSQL, en el paso 0053_plazos\. Esperan? \d+ pasos?, menos de 1 s en total:$/);
    expect(lines.slice(1, 3)).toEqual([
      '0054_lo_que_sigue (quita o cambia; exige servidores que conozcan el paso 54)',
      '  agrega la columna sigue a textos',
    ]);
    expect(lines).toContain('  textos: nadie lee ni escribe (access exclusive), menos de 1 s; 0 filas, 0 bytes');
    expect(lines.at(-1)).toContain(
      'Solo de noche, con los servidores detenidos: con el paso 0054_lo_que_sigue los servidores de la versión anterior dejan de atender',
    );
  });
});
