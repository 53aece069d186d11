import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
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
import { abrirBaseDePrueba } from './banco.ts';

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
});
