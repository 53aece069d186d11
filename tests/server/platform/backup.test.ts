import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../../server/backup/backUp.ts';
import { UnusableBackup } from '../../../server/backup/format.ts';
import { restore } from '../../../server/backup/restore.ts';
import { openingSession } from '../../../server/personas/sesion/sessions.ts';
import { type Config, readConfig } from '../../../server/platform/config.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { contenidoPartes } from '../../../server/platform/db/schema/files.ts';
import { anexos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { decisionesPorDia, pasosPorDia } from '../../../server/platform/db/schema/recorridos.ts';
import { sessions } from '../../../server/platform/db/schema/system.ts';
import { claimContents, storeContent } from '../../../server/platform/files/contents.ts';
import { fillIfEmpty } from '../../../server/startup/sampleData.ts';
import { ENGINE, openTestDatabase, TEST_NOW } from '../bed/bed.ts';
import { runCommand } from '../bed/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-respaldo-'));
const file = join(folder, 'completo.gz');
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, place) => (place * 31) % 256));
let source: Base;

function sampleConfig(): Config {
  const read = readConfig({ DEMO: 'si' });
  if ('errores' in read) throw new Error(read.errores.join());
  return read.config;
}

/** Works on the embedded database of a data folder, as a program does that has it to itself. */
async function inFolder(datos: string, work: (base: Base) => Promise<void>): Promise<void> {
  const read = readConfig({ DATA_DIR: datos });
  if ('errores' in read) throw new Error(read.errores.join());
  const base = await openDatabase(read.config, () => undefined);
  await work(base).finally(() => base.close());
}

function lines(ruta: string): string[] {
  return gunzipSync(readFileSync(ruta)).toString('utf8').split('\n');
}

beforeAll(async () => {
  source = await openTestDatabase();
  await fillIfEmpty(source.db, sampleConfig(), TEST_NOW);
  const idContenido = await storeContent(source.db, bytes, TEST_NOW);
  await source.db.transaction((tx) => claimContents(tx, [idContenido]));
  await source.db.insert(anexos).values({
    idContenido,
    idCaso: 1,
    nombre: 'ñandú "1".pdf',
    tipo: 'pdf',
    bytes: bytes.length,
    sha256: 'x',
    fecha: TEST_NOW,
    numiden: 100_002,
  });
  const { writing } = openingSession(source.db, {
    numiden: 100_002,
    cvetda: 1,
    ip: '127.0.0.1',
    now: TEST_NOW,
    navegador: '',
    provisional: false,
    porInscribir: false,
    sid: null,
  });
  await writing;
  // Sums are read anew from what is restored: one that came along would count twice.
  const day = { entidad: 'caso', tienda: 0, dia: '2026-03-18', veces: 1 } as const;
  await source.db.insert(pasosPorDia).values({ ...day, clase: 'estado', clave: 'vidaCaso.pendiente', cubeta: 0 });
  await source.db.insert(decisionesPorDia).values({ ...day, estado: 'vidaCaso.pendiente', numiden: 100_003 });
  await backUp(source.db, file, TEST_NOW);
});

afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

async function onEmptyDatabase(prueba: (base: Base) => Promise<void>): Promise<void> {
  const base = await openTestDatabase();
  try {
    await prueba(base);
  } finally {
    await base.close();
  }
}

describe('a backup', () => {
  it('brings everything back: another backup of what was restored says the same, word for word', () =>
    onEmptyDatabase(async ({ db }) => {
      const cuenta = await restore(db, file);
      expect(cuenta.casos).toBe(400);
      const another = join(folder, 'otro.gz');
      await backUp(db, another, TEST_NOW);
      expect(lines(another).sort()).toEqual(lines(file).sort());
      const [parte] = await db.select({ contenido: contenidoPartes.contenido }).from(contenidoPartes);
      expect(parte?.contenido.equals(bytes)).toBe(true);
    }));

  it('lets numbers go on after the restored ones, and what triggers derive be right', () =>
    onEmptyDatabase(async ({ db }) => {
      await restore(db, file);
      const [ultimo] = await db.select({ id: sql<number>`max(id)`.mapWith(Number) }).from(casos);
      const [nuevo] = await db
        .insert(anexos)
        .values({
          idContenido: await storeContent(db, Buffer.from('b'), TEST_NOW),
          idCaso: 1,
          nombre: 'b.pdf',
          tipo: 'pdf',
          bytes: 1,
          sha256: 'y',
          fecha: TEST_NOW,
          numiden: 100_002,
        })
        .returning({ id: anexos.id });
      expect(nuevo?.id).toBeGreaterThan(1);
      const { rows } = await db.execute<{ n: string }>(
        sql`select sum(n)::text as n from casos_cuenta where cvetda = 0`,
      );
      expect(Number(rows[0]?.n)).toBe(ultimo?.id);
      // The ways of all records are read anew.
      const { rows: ways } = await db.execute(sql`
        select count(*)::int as marked, (select count(distinct id_caso)::int from caso_logs) as cases,
          (select count(*)::int from pasos_por_dia) + (select count(*)::int from decisiones_por_dia) as sums
        from recorridos where entidad = 'caso' and not leido`);
      expect(ways[0]).toMatchObject({ marked: (ways[0] as { readonly cases: number }).cases, sums: 0 });
    }));

  it.skipIf(process.platform === 'win32')('is for its owner alone, whatever was left of an earlier one', async () => {
    const own = join(folder, 'propio.gz');
    writeFileSync(`${own}.parcial`, 'a medias', { mode: 0o666 });
    await backUp(source.db, own, TEST_NOW);
    expect((statSync(own).mode & 0o777).toString(8)).toBe('600');
    expect(existsSync(`${own}.parcial`)).toBe(false);
  });

  it('keeps nobody signed in', () =>
    onEmptyDatabase(async ({ db }) => {
      await restore(db, file);
      expect(await db.select({ n: count() }).from(sessions)).toEqual([{ n: 0 }]);
    }));
});

describe('a restore that cannot be complete changes nothing and says why in one line', () => {
  // One for all: each test says that it is as empty as before.
  let empty: Base;
  beforeAll(async () => {
    empty = await openTestDatabase();
  });
  afterAll(() => empty.close());

  const rechaza = async (ruta: string, texto: string): Promise<void> => {
    const fallo: unknown = await restore(empty.db, ruta).catch((error: unknown) => error);
    expect(fallo).toBeInstanceOf(UnusableBackup);
    expect((fallo as UnusableBackup).message).toBe(texto);
    expect(await empty.db.select({ n: count() }).from(usuarios)).toEqual([{ n: 0 }]);
  };
  const written = (nombre: string, content: Buffer): string => {
    const ruta = join(folder, nombre);
    writeFileSync(ruta, content);
    return ruta;
  };
  const cambiado = (nombre: string, change: (lineas: string[]) => readonly string[]): string =>
    written(nombre, gzipSync(change(lines(file)).join('\n')));
  const INCOMPLETO = 'El respaldo está incompleto: el archivo se cortó antes de su final.';
  const esFinal = (line: string) => line.startsWith('{"fin":');

  it('a file that was cut off', async () => {
    const cortado = written('cortado.gz', readFileSync(file));
    truncateSync(cortado, 20_000);
    await rechaza(cortado, INCOMPLETO);
  });

  it('a file whose last lines are missing', () =>
    rechaza(
      cambiado('sinfin.gz', (all) => all.slice(0, -40)),
      INCOMPLETO,
    ));

  it.each<[string, (line: string) => string, string]>([
    ['of no table', () => '{"fin":{}}', 'sus filas no son las que dice su línea final'],
    [
      'that leaves a table out',
      (line) => line.replace(/"casos":\d+,?/, ''),
      'sus filas no son las que dice su línea final',
    ],
    [
      'that counts another number of rows',
      (line) => line.replace(/"casos":\d+/, '"casos":399'),
      'sus filas no son las que dice su línea final',
    ],
    ['that counts in words', (line) => line.replace(/"casos":\d+/, '"casos":"400"'), 'su línea final no se puede leer'],
    ['that was cut', (line) => line.slice(0, -9), 'su línea final no se puede leer'],
    ['with more behind it', (line) => `${line}\n{"tabla":"casos"}`, 'hay datos después de su línea final'],
  ])('an end line %s', (nombre, change, motivo) =>
    rechaza(
      cambiado(`${nombre}.gz`, (all) => all.map((line) => (esFinal(line) ? change(line) : line))),
      `El respaldo está dañado: ${motivo}.`,
    ),
  );

  it('a file that lost a row', () =>
    rechaza(
      cambiado('falta.gz', (all) => all.filter((line) => !line.startsWith('{"numiden":100002,'))),
      'El respaldo está dañado: las filas de la tabla casos no concuerdan con las demás.',
    ));

  it('a file with a value that no column takes', () =>
    rechaza(
      cambiado('valor.gz', (all) => all.map((line) => line.replace(/^\{"numiden":100002,/, '{"numiden":"muchos",'))),
      'El respaldo está dañado: las filas de la tabla usuarios no concuerdan con las demás.',
    ));

  it('a file with a row that is none', () =>
    rechaza(
      cambiado('fila.gz', (all) => all.map((line) => (line.startsWith('{"numiden":100002,') ? '[1]' : line))),
      'El respaldo está dañado: una fila de la tabla usuarios no se puede leer.',
    ));

  it('a file with a table that nobody knows', () =>
    rechaza(
      cambiado('tabla.gz', (all) => all.map((line) => line.replace('{"tabla":"casos"}', '{"tabla":"cuentos"}'))),
      'El respaldo está dañado: trae la tabla cuentos, que esta versión no tiene.',
    ));

  it('a file with a column that nobody knows, or without one', async () => {
    const conFila = (nombre: string, change: (line: string) => string) =>
      cambiado(nombre, (all) => all.map((line) => (line.startsWith('{"numiden":100002,') ? change(line) : line)));
    await rechaza(
      conFila('columna.gz', (line) => line.replace('{', '{"apodo":"Beto",')),
      'El respaldo está dañado: la tabla usuarios trae la columna apodo, que esta versión no tiene.',
    );
    await rechaza(
      conFila('sincolumna.gz', (line) => line.replace('"correo":', '"correa":')),
      'El respaldo está dañado: la tabla usuarios trae la columna correa, que esta versión no tiene.',
    );
  });

  it('a file that is no backup', async () => {
    await rechaza(written('otro.txt', Buffer.from('hola')), 'El archivo no es un respaldo de Mostrador o está dañado.');
    await rechaza(written('otro.gz', gzipSync('hola\n')), 'El archivo no es un respaldo de Mostrador.');
    await rechaza(written('vacio.gz', gzipSync('')), 'El respaldo está dañado: está vacío.');
    await rechaza(written('nulo.gz', Buffer.alloc(0)), INCOMPLETO);
    await rechaza(folder, `No se pudo leer el archivo ${folder} (EISDIR).`);
  });

  it('a file that is not there', () => {
    const none = join(folder, 'nada.gz');
    return rechaza(none, `No existe el archivo ${none}.`);
  });

  it('a backup of another version', () =>
    rechaza(
      written(
        'version.gz',
        gzipSync(
          lines(file)
            .join('\n')
            .replace(/"migraciones":\["/, '"migraciones":["0'),
        ),
      ),
      'El respaldo es de otra versión de Mostrador: restáurelo con esa versión y actualice después.',
    ));

  it('a database that holds data already', async () => {
    await expect(restore(source.db, file)).rejects.toThrow('La base de datos ya tiene datos');
  });
});

describe.skipIf(ENGINE !== 'pglite')('npm run backup', () => {
  it('changes nothing in a database of the version before: whoever goes back finds its tables', async () => {
    const datos = join(folder, 'anterior');
    // The last migration is one that this version knows and that database does not.
    await inFolder(datos, async ({ db }) => {
      await migrate(db);
      await db.execute(sql`delete from migraciones where creada = (select max(creada) from migraciones)`);
    });
    const proceso = runCommand('respaldar', { DATA_DIR: datos }, [join(folder, 'anterior.gz')]);
    expect([proceso.errores(), await proceso.fin]).toEqual(['', { codigo: 0, senal: null }]);
    const [header = ''] = lines(join(folder, 'anterior.gz'));
    await inFolder(datos, async ({ db }) => {
      const { rows } = await db.execute<{ huella: string }>(sql`select huella from migraciones order by huella`);
      expect(rows.map(({ huella }) => huella)).toEqual(JSON.parse(header).migraciones);
    });
  });

  it('says of a database without tables that there is nothing to keep', async () => {
    const proceso = runCommand('respaldar', { DATA_DIR: join(folder, 'vacia') }, [join(folder, 'vacia.gz')]);
    expect(await proceso.fin).toEqual({ codigo: 1, senal: null });
    expect(proceso.errores()).toBe('La base de datos está vacía: no hay nada que respaldar.\n');
  });
});

describe.skipIf(ENGINE !== 'pglite')('npm run restore', () => {
  it('says what is wrong in one line, and makes a data folder of the person’s own', async () => {
    const datos = join(folder, 'datos');
    const proceso = runCommand('restaurar', { DATA_DIR: datos }, [join(folder, 'nada.gz')]);
    expect(await proceso.fin).toEqual({ codigo: 1, senal: null });
    expect(proceso.errores()).toBe(`No existe el archivo ${join(folder, 'nada.gz')}.\n`);
    if (process.platform === 'win32') return;
    const abiertos = readdirSync(datos, { recursive: true, encoding: 'utf8' }).filter(
      (nombre) => (statSync(join(datos, nombre)).mode & 0o077) !== 0,
    );
    expect(abiertos).toEqual([]);
    expect((statSync(datos).mode & 0o777).toString(8)).toBe('700');
  });
});
