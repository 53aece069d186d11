import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Base } from '../../../server/platform/db/base.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import * as cadena from '../../../server/platform/db/schema/cadena.ts';
import * as casos from '../../../server/platform/db/schema/casos.ts';
import * as catalogos from '../../../server/platform/db/schema/catalogos.ts';
import * as clientes from '../../../server/platform/db/schema/clientes.ts';
import * as codigosPostales from '../../../server/platform/db/schema/codigosPostales.ts';
import * as configuracion from '../../../server/platform/db/schema/configuracion.ts';
import * as drafts from '../../../server/platform/db/schema/drafts.ts';
import * as entrada from '../../../server/platform/db/schema/entrada.ts';
import * as eventos from '../../../server/platform/db/schema/eventos.ts';
import * as facturas from '../../../server/platform/db/schema/facturas.ts';
import * as archivos from '../../../server/platform/db/schema/files.ts';
import * as globales from '../../../server/platform/db/schema/globales.ts';
import * as vecinos from '../../../server/platform/db/schema/neighbours.ts';
import * as notas from '../../../server/platform/db/schema/notas.ts';
import * as novedades from '../../../server/platform/db/schema/novedades.ts';
import * as operaciones from '../../../server/platform/db/schema/operaciones.ts';
import * as partesDeCaso from '../../../server/platform/db/schema/partesDeCaso.ts';
import * as personas from '../../../server/platform/db/schema/personas.ts';
import * as plazos from '../../../server/platform/db/schema/plazos.ts';
import * as recorridos from '../../../server/platform/db/schema/recorridos.ts';
import * as sistema from '../../../server/platform/db/schema/system.ts';
import * as tickets from '../../../server/platform/db/schema/tickets.ts';
import * as timbrador from '../../../server/platform/db/schema/timbrador.ts';
import * as vales from '../../../server/platform/db/schema/vales.ts';
import * as vistas from '../../../server/platform/db/schema/vistas.ts';
import { readSteps } from '../../../server/platform/db/steps.ts';
import { openTestDatabase } from '../bed/bed.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../server/platform/db/migrations/', import.meta.url));
const GOAL = fileURLToPath(new URL('../../../server/platform/db/migrations/meta/', import.meta.url));
const SCHEMAS = fileURLToPath(new URL('../../../server/platform/db/schema/', import.meta.url));

let base: Base;
beforeAll(async () => {
  base = await openTestDatabase();
});
afterAll(() => base.close());

async function apply(name: string): Promise<void> {
  for (const statement of readFileSync(`${MIGRATIONS}${name}`, 'utf8').split('--> statement-breakpoint')) {
    await base.db.execute(sql.raw(statement));
  }
}

describe('the migrations', () => {
  it('make exactly the tables that the program believes in', async () => {
    const enCarpeta = readdirSync(SCHEMAS).filter((nombre) => nombre.endsWith('.ts'));
    expect(enCarpeta.sort()).toEqual([
      'cadena.ts',
      'casos.ts',
      'catalogos.ts',
      'clientes.ts',
      'codigosPostales.ts',
      'configuracion.ts',
      'drafts.ts',
      'entrada.ts',
      'eventos.ts',
      'facturas.ts',
      'files.ts',
      'globales.ts',
      'neighbours.ts',
      'notas.ts',
      'novedades.ts',
      'operaciones.ts',
      'partesDeCaso.ts',
      'personas.ts',
      'plazos.ts',
      'recorridos.ts',
      'system.ts',
      'tickets.ts',
      'timbrador.ts',
      'vales.ts',
      'vistas.ts',
    ]);
    const last = readdirSync(GOAL).find((name) => name.endsWith('_snapshot.json'));
    const saved = JSON.parse(readFileSync(`${GOAL}${last}`, 'utf8'));
    const current = generateDrizzleJson(
      {
        ...archivos,
        ...cadena,
        ...casos,
        ...catalogos,
        ...clientes,
        ...codigosPostales,
        ...configuracion,
        ...drafts,
        ...entrada,
        ...eventos,
        ...facturas,
        ...globales,
        ...notas,
        ...novedades,
        ...operaciones,
        ...partesDeCaso,
        ...personas,
        ...plazos,
        ...recorridos,
        ...sistema,
        ...tickets,
        ...timbrador,
        ...vales,
        ...vecinos,
        ...vistas,
      },
      saved.id,
    );
    expect(await generateMigration(saved, current)).toEqual([]);
  });

  it('are applied once', async () => {
    expect(await migrate(base.db)).toBe(0);
    const { rows } = await base.db.execute<{ total: number }>(sql`select count(*)::int as total from migraciones`);
    expect(rows[0]?.total).toBe(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length);
  });

  it('are applied once by several servers that start together', async () => {
    await base.db.execute(sql`drop schema public cascade`);
    await base.db.execute(sql`create schema public`);
    const aplicadas = await Promise.all([migrate(base.db), migrate(base.db), migrate(base.db)]);
    expect(aplicadas.filter((howMany) => howMany > 0)).toHaveLength(1);
  });

  it('refuse tables that another version made, and leave them alone', async () => {
    const { db } = base;
    await db.execute(sql`insert into migraciones (huella, creada) values ('of a version to come', 1)`);
    await expect(migrate(db)).rejects.toThrow('La base de datos es de otra versión de Mostrador');
    await db.execute(sql`delete from migraciones`);
    await db.execute(sql`insert into migraciones (huella, creada) values ('of a version of long ago', 1)`);
    await expect(migrate(db)).rejects.toThrow('La base de datos es de otra versión de Mostrador');
    const { rows } = await db.execute(sql`select huella from migraciones`);
    expect(rows).toEqual([{ huella: 'of a version of long ago' }]);
  });

  it('write down which steps a program took that did not say so', async () => {
    const { db } = base;
    await db.execute(sql`delete from migraciones`);
    await db.execute(sql`alter table migraciones drop column paso, drop column exige`);
    for (const { hash } of readSteps()) {
      await db.execute(sql`insert into migraciones (huella, creada) values (${hash}, 0)`);
    }
    expect(await migrate(db)).toBe(0);
    const { rows } = await db.execute(sql`select paso, exige from migraciones order by paso`);
    expect(rows).toEqual(readSteps().map(({ name, demands }) => ({ paso: name, exige: demands })));
    expect(rows.slice(53, 55)).toEqual([
      { paso: '0053_plazos', exige: 53 },
      { paso: '0054_lo_que_sigue', exige: 54 },
    ]);
  });

  it('make no tables beside those of somebody else, and say so', async () => {
    await base.db.execute(sql`drop schema public cascade`);
    await base.db.execute(sql`create schema public`);
    await base.db.execute(sql`create table casos (de_otro text)`);
    await expect(migrate(base.db)).rejects.toThrow('La base de datos tiene tablas que no son de Mostrador');
    const { rows } = await base.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([{ tablename: 'casos' }]);
  });

  it('say that a role may not make tables', async () => {
    await base.db.execute(sql`drop schema public cascade`);
    await base.db.execute(sql`create schema public`);
    const role = sql.identifier(`sin_derechos_${process.pid}`);
    await base.db.execute(sql`create role ${role}`);
    const refused = base.db.transaction(async (tx) => {
      await tx.execute(sql`set local role ${role}`);
      return migrate(tx as unknown as Base['db']);
    });
    await expect(refused).rejects.toThrow('El usuario de DATABASE_URL no puede crear tablas');
    await base.db.execute(sql`drop role ${role}`);
  });

  it('carry over what was being given back when the program was replaced', async () => {
    const before = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name < '0005');
    await base.db.execute(sql`drop schema public cascade`);
    await base.db.execute(sql`create schema public`);
    for (const name of before) await apply(name);
    // Without the voucher and the person, which nothing here reads.
    await base.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
      insert into vale_devoluciones (id_vale, metodo, monto, estado, clave, creado, numiden) overriding system value values
        (1, 3, 100, 'pendiente', 'one', '2026-03-02T10:00:00Z', 7),
        (2, 4, 100, 'pendiente', 'two', '2026-03-02T10:00:00Z', 7),
        (3, 6, 100, 'hecha', 'three', '2026-03-02T10:00:00Z', 7)`);
      await tx.execute(sql`
      insert into idempotencia (numiden, llamada, clave, huella, creado, respuesta) values
        (0, 'devolucion sin terminar', 'one', '', '2026-03-02T10:00:00Z',
         '{"llamada":"abonarBilletera","clave":"of-the-person","intentos":4,"proximo":"2026-03-02T10:15:00.000Z"}')`);
    });
    await apply('0005_devoluciones_por_terminar.sql');
    const { rows } = await base.db.execute(sql`
      select clave, llamada, clave_idempotencia as key, intentos, extract(hour from proximo at time zone 'UTC')::int as hour,
        extract(minute from proximo)::int as minute
      from vale_devoluciones order by id`);
    expect(rows).toEqual([
      { clave: 'one', llamada: 'abonarBilletera', key: 'of-the-person', intentos: 4, hour: 10, minute: 15 },
      { clave: 'two', llamada: 'devolverCredito', key: null, intentos: 0, hour: 10, minute: 0 },
      { clave: 'three', llamada: null, key: null, intentos: 0, hour: null, minute: null },
    ]);
  });

  it('count the cases that were there for the whole chain too', async () => {
    const before = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name < '0010');
    await base.db.execute(sql`drop schema public cascade`);
    await base.db.execute(sql`create schema public`);
    for (const name of before) await apply(name);
    await base.db.execute(sql`
      insert into casos_cuenta (mes, cvetda, id_area, id_subcategoria, id_estado, n) values
        ('2026-03-01', 1, 2, 20, 3, 5), ('2026-03-01', 1, 2, 20, 3, -1), ('2026-03-01', 80, 2, 20, 3, 2), ('2026-03-01', 80, 2, 20, 1, 0)`);
    await apply('0010_cuenta_de_la_cadena.sql');
    const { rows } = await base.db.execute(sql`
      select cvetda, id_estado, sum(n)::int as n, bool_or(suelta) as suelta from casos_cuenta group by 1, 2 having sum(n) <> 0 order by 1`);
    expect(rows).toEqual([
      { cvetda: 0, id_estado: 3, n: 6, suelta: false },
      { cvetda: 1, id_estado: 3, n: 4, suelta: false },
      { cvetda: 80, id_estado: 3, n: 2, suelta: false },
    ]);
  });

  it('keep one description of the tables, that a new column changes by a few lines', () => {
    expect(readdirSync(GOAL).filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1);
  });
});
