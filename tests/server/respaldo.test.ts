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
import { llenarSiVacia } from '../../server/arranque/llenado.ts';
import type { Config } from '../../server/config.ts';
import { leerConfig } from '../../server/config.ts';
import type { Base } from '../../server/db/abrir.ts';
import { contenidoPartes } from '../../server/db/schema/archivos.ts';
import { anexos, casos } from '../../server/db/schema/casos.ts';
import { usuarios } from '../../server/db/schema/personas.ts';
import { sesiones } from '../../server/db/schema/sistema.ts';
import { claimContents, storeContent } from '../../server/files/contents.ts';
import { RespaldoInservible } from '../../server/respaldo/formato.ts';
import { respaldar } from '../../server/respaldo/respaldar.ts';
import { restaurar } from '../../server/respaldo/restaurar.ts';
import { abrirSesion } from '../../server/sesion/sesiones.ts';
import { AHORA_DE_PRUEBA, abrirBaseDePrueba, MOTOR } from './banco.ts';
import { ejecutar } from './proceso.ts';

const carpeta = mkdtempSync(join(tmpdir(), 'mostrador-respaldo-'));
const archivo = join(carpeta, 'completo.gz');
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, lugar) => (lugar * 31) % 256));
let origen: Base;

const configDeMuestra = (): Config => {
  const leida = leerConfig({ DEMO: 'si' });
  if ('errores' in leida) throw new Error(leida.errores.join());
  return leida.config;
};

const lineas = (ruta: string): string[] => gunzipSync(readFileSync(ruta)).toString('utf8').split('\n');

beforeAll(async () => {
  origen = await abrirBaseDePrueba();
  await llenarSiVacia(origen.db, configDeMuestra(), AHORA_DE_PRUEBA);
  const idContenido = await storeContent(origen.db, bytes, AHORA_DE_PRUEBA);
  await origen.db.transaction((tx) => claimContents(tx, [idContenido]));
  await origen.db.insert(anexos).values({
    idContenido,
    idCaso: 1,
    nombre: 'ñandú "1".pdf',
    tipo: 'pdf',
    bytes: bytes.length,
    sha256: 'x',
    fecha: AHORA_DE_PRUEBA,
    numiden: 100_002,
  });
  await abrirSesion(origen.db, {
    numiden: 100_002,
    cvetda: 1,
    ip: '127.0.0.1',
    ahora: AHORA_DE_PRUEBA,
    navegador: '',
    provisional: false,
  });
  await respaldar(origen.db, archivo, AHORA_DE_PRUEBA);
});

afterAll(async () => {
  await origen.cerrar();
  rmSync(carpeta, { recursive: true });
});

const enBaseVacia = async (prueba: (base: Base) => Promise<void>): Promise<void> => {
  const base = await abrirBaseDePrueba();
  try {
    await prueba(base);
  } finally {
    await base.cerrar();
  }
};

describe('a backup', () => {
  it('brings everything back: another backup of what was restored says the same, word for word', () =>
    enBaseVacia(async ({ db }) => {
      const cuenta = await restaurar(db, archivo);
      expect(cuenta.casos).toBe(400);
      const otro = join(carpeta, 'otro.gz');
      await respaldar(db, otro, AHORA_DE_PRUEBA);
      expect(lineas(otro).sort()).toEqual(lineas(archivo).sort());
      const [parte] = await db.select({ contenido: contenidoPartes.contenido }).from(contenidoPartes);
      expect(parte?.contenido.equals(bytes)).toBe(true);
    }));

  it('lets numbers go on after the restored ones, and what triggers derive be right', () =>
    enBaseVacia(async ({ db }) => {
      await restaurar(db, archivo);
      const [ultimo] = await db.select({ id: sql<number>`max(id)`.mapWith(Number) }).from(casos);
      const [nuevo] = await db
        .insert(anexos)
        .values({
          idContenido: await storeContent(db, Buffer.from('b'), AHORA_DE_PRUEBA),
          idCaso: 1,
          nombre: 'b.pdf',
          tipo: 'pdf',
          bytes: 1,
          sha256: 'y',
          fecha: AHORA_DE_PRUEBA,
          numiden: 100_002,
        })
        .returning({ id: anexos.id });
      expect(nuevo?.id).toBeGreaterThan(1);
      const { rows } = await db.execute<{ n: string }>(sql`select sum(n)::text as n from casos_cuenta`);
      expect(Number(rows[0]?.n)).toBe(ultimo?.id);
    }));

  it.skipIf(process.platform === 'win32')('is for its owner alone, whatever was left of an earlier one', async () => {
    const propio = join(carpeta, 'propio.gz');
    writeFileSync(`${propio}.parcial`, 'a medias', { mode: 0o666 });
    await respaldar(origen.db, propio, AHORA_DE_PRUEBA);
    expect((statSync(propio).mode & 0o777).toString(8)).toBe('600');
    expect(existsSync(`${propio}.parcial`)).toBe(false);
  });

  it('keeps nobody signed in', () =>
    enBaseVacia(async ({ db }) => {
      await restaurar(db, archivo);
      expect(await db.select({ n: count() }).from(sesiones)).toEqual([{ n: 0 }]);
    }));
});

describe('a restore that cannot be complete changes nothing and says why in one line', () => {
  // One for all: each test says that it is as empty as before.
  let vacia: Base;
  beforeAll(async () => {
    vacia = await abrirBaseDePrueba();
  });
  afterAll(() => vacia.cerrar());

  const rechaza = async (ruta: string, texto: string): Promise<void> => {
    const fallo: unknown = await restaurar(vacia.db, ruta).catch((error: unknown) => error);
    expect(fallo).toBeInstanceOf(RespaldoInservible);
    expect((fallo as RespaldoInservible).message).toBe(texto);
    expect(await vacia.db.select({ n: count() }).from(usuarios)).toEqual([{ n: 0 }]);
  };
  const escrito = (nombre: string, contenido: Buffer): string => {
    const ruta = join(carpeta, nombre);
    writeFileSync(ruta, contenido);
    return ruta;
  };
  const cambiado = (nombre: string, cambiar: (lineas: string[]) => readonly string[]): string =>
    escrito(nombre, gzipSync(cambiar(lineas(archivo)).join('\n')));
  const INCOMPLETO = 'El respaldo está incompleto: el archivo se cortó antes de su final.';
  const esFinal = (linea: string) => linea.startsWith('{"fin":');

  it('a file that was cut off', async () => {
    const cortado = escrito('cortado.gz', readFileSync(archivo));
    truncateSync(cortado, 20_000);
    await rechaza(cortado, INCOMPLETO);
  });

  it('a file whose last lines are missing', () =>
    rechaza(
      cambiado('sinfin.gz', (todas) => todas.slice(0, -40)),
      INCOMPLETO,
    ));

  it.each<[string, (linea: string) => string, string]>([
    ['of no table', () => '{"fin":{}}', 'sus filas no son las que dice su línea final'],
    [
      'that leaves a table out',
      (linea) => linea.replace(/"casos":\d+,?/, ''),
      'sus filas no son las que dice su línea final',
    ],
    [
      'that counts another number of rows',
      (linea) => linea.replace(/"casos":\d+/, '"casos":399'),
      'sus filas no son las que dice su línea final',
    ],
    [
      'that counts in words',
      (linea) => linea.replace(/"casos":\d+/, '"casos":"400"'),
      'su línea final no se puede leer',
    ],
    ['that was cut', (linea) => linea.slice(0, -9), 'su línea final no se puede leer'],
    ['with more behind it', (linea) => `${linea}\n{"tabla":"casos"}`, 'hay datos después de su línea final'],
  ])('an end line %s', (nombre, cambiar, motivo) =>
    rechaza(
      cambiado(`${nombre}.gz`, (todas) => todas.map((linea) => (esFinal(linea) ? cambiar(linea) : linea))),
      `El respaldo está dañado: ${motivo}.`,
    ),
  );

  it('a file that lost a row', () =>
    rechaza(
      cambiado('falta.gz', (todas) => todas.filter((linea) => !linea.startsWith('{"numiden":100002,'))),
      'El respaldo está dañado: las filas de la tabla casos no concuerdan con las demás.',
    ));

  it('a file with a value that no column takes', () =>
    rechaza(
      cambiado('valor.gz', (todas) =>
        todas.map((linea) => linea.replace(/^\{"numiden":100002,/, '{"numiden":"muchos",')),
      ),
      'El respaldo está dañado: las filas de la tabla usuarios no concuerdan con las demás.',
    ));

  it('a file with a row that is none', () =>
    rechaza(
      cambiado('fila.gz', (todas) => todas.map((linea) => (linea.startsWith('{"numiden":100002,') ? '[1]' : linea))),
      'El respaldo está dañado: una fila de la tabla usuarios no se puede leer.',
    ));

  it('a file with a table that nobody knows', () =>
    rechaza(
      cambiado('tabla.gz', (todas) => todas.map((linea) => linea.replace('{"tabla":"casos"}', '{"tabla":"cuentos"}'))),
      'El respaldo está dañado: trae la tabla cuentos, que esta versión no tiene.',
    ));

  it('a file with a column that nobody knows, or without one', async () => {
    const conFila = (nombre: string, cambiar: (linea: string) => string) =>
      cambiado(nombre, (todas) =>
        todas.map((linea) => (linea.startsWith('{"numiden":100002,') ? cambiar(linea) : linea)),
      );
    await rechaza(
      conFila('columna.gz', (linea) => linea.replace('{', '{"apodo":"Beto",')),
      'El respaldo está dañado: la tabla usuarios trae la columna apodo, que esta versión no tiene.',
    );
    await rechaza(
      conFila('sincolumna.gz', (linea) => linea.replace('"correo":', '"correa":')),
      'El respaldo está dañado: la tabla usuarios trae la columna correa, que esta versión no tiene.',
    );
  });

  it('a file that is no backup', async () => {
    await rechaza(escrito('otro.txt', Buffer.from('hola')), 'El archivo no es un respaldo de Mostrador o está dañado.');
    await rechaza(escrito('otro.gz', gzipSync('hola\n')), 'El archivo no es un respaldo de Mostrador.');
    await rechaza(escrito('vacio.gz', gzipSync('')), 'El respaldo está dañado: está vacío.');
    await rechaza(escrito('nulo.gz', Buffer.alloc(0)), INCOMPLETO);
    await rechaza(carpeta, `No se pudo leer el archivo ${carpeta} (EISDIR).`);
  });

  it('a file that is not there', () => {
    const ninguno = join(carpeta, 'nada.gz');
    return rechaza(ninguno, `No existe el archivo ${ninguno}.`);
  });

  it('a backup of another version', () =>
    rechaza(
      escrito(
        'version.gz',
        gzipSync(
          lineas(archivo)
            .join('\n')
            .replace(/"migraciones":\["/, '"migraciones":["0'),
        ),
      ),
      'El respaldo es de otra versión de Mostrador: restáurelo con esa versión y actualice después.',
    ));

  it('a database that holds data already', async () => {
    await expect(restaurar(origen.db, archivo)).rejects.toThrow('La base de datos ya tiene datos');
  });
});

describe.skipIf(MOTOR !== 'pglite')('npm run restore', () => {
  it('says what is wrong in one line, and makes a data folder of the person’s own', async () => {
    const datos = join(carpeta, 'datos');
    const proceso = ejecutar('restaurar', { DATA_DIR: datos }, [join(carpeta, 'nada.gz')]);
    expect(await proceso.fin).toEqual({ codigo: 1, senal: null });
    expect(proceso.errores()).toBe(`No existe el archivo ${join(carpeta, 'nada.gz')}.\n`);
    if (process.platform === 'win32') return;
    const abiertos = readdirSync(datos, { recursive: true, encoding: 'utf8' }).filter(
      (nombre) => (statSync(join(datos, nombre)).mode & 0o077) !== 0,
    );
    expect(abiertos).toEqual([]);
    expect((statSync(datos).mode & 0o777).toString(8)).toBe('700');
  });
});
