import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import type { Base } from '../../server/db/open.ts';
import * as casos from '../../server/db/schema/casos.ts';
import * as catalogos from '../../server/db/schema/catalogos.ts';
import * as clientes from '../../server/db/schema/clientes.ts';
import * as configuracion from '../../server/db/schema/configuracion.ts';
import * as drafts from '../../server/db/schema/drafts.ts';
import * as archivos from '../../server/db/schema/files.ts';
import * as vecinos from '../../server/db/schema/neighbours.ts';
import * as operaciones from '../../server/db/schema/operaciones.ts';
import * as personas from '../../server/db/schema/personas.ts';
import * as sistema from '../../server/db/schema/system.ts';
import * as vales from '../../server/db/schema/vales.ts';
import { readContent, storeContent } from '../../server/files/contents.ts';
import { openTestDatabase } from './bed.ts';

const MIGRATIONS = fileURLToPath(new URL('../../server/db/migrations/', import.meta.url));
const GOAL = fileURLToPath(new URL('../../server/db/migrations/meta/', import.meta.url));
const SCHEMAS = fileURLToPath(new URL('../../server/db/schema/', import.meta.url));

let base: Base;
beforeAll(async () => {
  base = await openTestDatabase();
});
afterAll(() => base.cerrar());

describe('the migrations', () => {
  it('make exactly the tables that the program believes in', async () => {
    const enCarpeta = readdirSync(SCHEMAS).filter((nombre) => nombre.endsWith('.ts'));
    expect(enCarpeta.sort()).toEqual([
      'casos.ts',
      'catalogos.ts',
      'clientes.ts',
      'configuracion.ts',
      'drafts.ts',
      'files.ts',
      'neighbours.ts',
      'operaciones.ts',
      'personas.ts',
      'system.ts',
      'vales.ts',
    ]);
    const last = readdirSync(GOAL)
      .filter((nombre) => nombre.endsWith('_snapshot.json'))
      .sort()
      .at(-1);
    const saved = JSON.parse(readFileSync(`${GOAL}${last}`, 'utf8'));
    const current = generateDrizzleJson(
      {
        ...archivos,
        ...casos,
        ...catalogos,
        ...clientes,
        ...configuracion,
        ...drafts,
        ...operaciones,
        ...personas,
        ...sistema,
        ...vales,
        ...vecinos,
      },
      saved.id,
    );
    expect(await generateMigration(saved, current)).toEqual([]);
  });

  it('are applied once', async () => {
    expect(await migrate(base.db)).toBe(0);
    const { rows } = await base.db.execute<{ total: number }>(sql`select count(*)::int as total from migraciones`);
    expect(rows[0]?.total).toBe(readdirSync(GOAL).filter((nombre) => nombre.endsWith('_snapshot.json')).length);
  });

  it('are applied once by several servers that start together', async () => {
    await base.db.execute(sql`drop schema public cascade`);
    await base.db.execute(sql`create schema public`);
    const aplicadas = await Promise.all([migrate(base.db), migrate(base.db), migrate(base.db)]);
    expect(aplicadas.filter((howMany) => howMany > 0)).toHaveLength(1);
  });

  it('keep the bytes of the attachments that an older version stored', async () => {
    const { db } = base;
    await migrateUpTo(db, 3);
    await db.transaction(async (tx) => {
      // Without the case and the person that the attachment is of.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into anexos (id, id_caso, nombre, tipo, bytes, sha256, fecha, numiden) overriding system value
        values (7, 1, 'a.pdf', 'pdf', 5, 'x', now(), 100002)`);
      await tx.execute(sql`insert into anexo_partes values (7, 0, 'abc'), (7, 1, 'de')`);
    });

    expect(await migrate(db)).toBeGreaterThan(0);
    const { rows } = await db.execute<{ id: string }>(sql`select id_contenido as id from anexos`);
    const pieces: Buffer[] = [];
    for await (const piece of readContent(db, Number(rows[0]?.id), 5)) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe('abcde');
    const following = await storeContent(db, Buffer.from('otro'), new Date(0));
    expect(following).toBeGreaterThan(7);
  });

  it('keep what a key of an older version created', async () => {
    const { db } = base;
    await migrateUpTo(db, 7);
    await db.execute(sql`
      insert into idempotencia (numiden, llamada, clave, huella, id_caso, creado) values
        (100002, 'guardarCaso', 'clave-1', 'x', 7001, now()), (100002, 'cerrarCaso', 'clave-2', 'x', null, now())`);
    expect(await migrate(db)).toBeGreaterThan(0);
    const rows = await db
      .select({ entidad: sistema.idempotencia.entidad, id: sistema.idempotencia.idEntidad })
      .from(sistema.idempotencia)
      .orderBy(sistema.idempotencia.clave);
    expect(rows).toEqual([
      { entidad: 'caso', id: 7001 },
      { entidad: null, id: null },
    ]);
  });
});

/** An empty database as the first migrations leave it. */
async function migrateUpTo(db: Base['db'], count: number): Promise<void> {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await db.execute(sql`create table migraciones (huella text primary key, creada bigint not null)`);
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(
    0,
    count,
  )) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into migraciones values (${hash}, ${folderMillis})`);
  }
}
