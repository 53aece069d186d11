import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Base } from '../../server/db/abrir.ts';
import { migrar } from '../../server/db/migrar.ts';
import * as archivos from '../../server/db/schema/archivos.ts';
import * as casos from '../../server/db/schema/casos.ts';
import * as catalogos from '../../server/db/schema/catalogos.ts';
import * as clientes from '../../server/db/schema/clientes.ts';
import * as operaciones from '../../server/db/schema/operaciones.ts';
import * as personas from '../../server/db/schema/personas.ts';
import * as sistema from '../../server/db/schema/sistema.ts';
import { readContent, storeContent } from '../../server/files/contents.ts';
import { abrirBaseDePrueba } from './banco.ts';

const MIGRACIONES = fileURLToPath(new URL('../../server/db/migrations/', import.meta.url));
const META = fileURLToPath(new URL('../../server/db/migrations/meta/', import.meta.url));
const ESQUEMAS = fileURLToPath(new URL('../../server/db/schema/', import.meta.url));

let base: Base;
beforeAll(async () => {
  base = await abrirBaseDePrueba();
});
afterAll(() => base.cerrar());

describe('the migrations', () => {
  it('make exactly the tables that the program believes in', async () => {
    const enCarpeta = readdirSync(ESQUEMAS).filter((nombre) => nombre.endsWith('.ts'));
    expect(enCarpeta.sort()).toEqual([
      'archivos.ts',
      'casos.ts',
      'catalogos.ts',
      'clientes.ts',
      'operaciones.ts',
      'personas.ts',
      'sistema.ts',
    ]);
    const ultima = readdirSync(META)
      .filter((nombre) => nombre.endsWith('_snapshot.json'))
      .sort()
      .at(-1);
    const guardado = JSON.parse(readFileSync(`${META}${ultima}`, 'utf8'));
    const actual = generateDrizzleJson(
      { ...archivos, ...casos, ...catalogos, ...clientes, ...operaciones, ...personas, ...sistema },
      guardado.id,
    );
    expect(await generateMigration(guardado, actual)).toEqual([]);
  });

  it('are applied once', async () => {
    expect(await migrar(base.db)).toBe(0);
    const { rows } = await base.db.execute<{ total: number }>(sql`select count(*)::int as total from migraciones`);
    expect(rows[0]?.total).toBe(readdirSync(META).filter((nombre) => nombre.endsWith('_snapshot.json')).length);
  });

  it('are applied once by several servers that start together', async () => {
    await base.db.execute(sql`drop schema public cascade`);
    await base.db.execute(sql`create schema public`);
    const aplicadas = await Promise.all([migrar(base.db), migrar(base.db), migrar(base.db)]);
    expect(aplicadas.filter((cuantas) => cuantas > 0)).toHaveLength(1);
  });

  it('keep the bytes of the attachments that an older version stored', async () => {
    const { db } = base;
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await db.execute(sql`create table migraciones (huella text primary key, creada bigint not null)`);
    for (const { sql: sentencias, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRACIONES }).slice(
      0,
      3,
    )) {
      for (const sentencia of sentencias) await db.execute(sql.raw(sentencia));
      await db.execute(sql`insert into migraciones values (${hash}, ${folderMillis})`);
    }
    await db.transaction(async (tx) => {
      // Without the case and the person that the attachment is of.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into anexos (id, id_caso, nombre, tipo, bytes, sha256, fecha, numiden) overriding system value
        values (7, 1, 'a.pdf', 'pdf', 5, 'x', now(), 100002)`);
      await tx.execute(sql`insert into anexo_partes values (7, 0, 'abc'), (7, 1, 'de')`);
    });

    expect(await migrar(db)).toBeGreaterThan(0);
    const { rows } = await db.execute<{ id: string }>(sql`select id_contenido as id from anexos`);
    const pieces: Buffer[] = [];
    for await (const piece of readContent(db, Number(rows[0]?.id), 5)) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe('abcde');
    const siguiente = await storeContent(db, Buffer.from('otro'), new Date(0));
    expect(siguiente).toBeGreaterThan(7);
  });
});
