import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
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
import { respaldar } from '../../server/respaldo/respaldar.ts';
import { restaurar } from '../../server/respaldo/restaurar.ts';
import { abrirSesion } from '../../server/sesion/sesiones.ts';
import { AHORA_DE_PRUEBA, abrirBaseDePrueba } from './banco.ts';

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

  it('keeps nobody signed in', () =>
    enBaseVacia(async ({ db }) => {
      await restaurar(db, archivo);
      expect(await db.select({ n: count() }).from(sesiones)).toEqual([{ n: 0 }]);
    }));
});

describe('a restore that cannot be complete changes nothing', () => {
  const rechaza = (ruta: string, texto: RegExp) =>
    enBaseVacia(async ({ db }) => {
      await expect(restaurar(db, ruta)).rejects.toThrow(texto);
      expect(await db.select({ n: count() }).from(usuarios)).toEqual([{ n: 0 }]);
    });
  const escrito = (nombre: string, contenido: Buffer): string => {
    const ruta = join(carpeta, nombre);
    writeFileSync(ruta, contenido);
    return ruta;
  };

  it('a file that was cut off', async () => {
    const cortado = escrito('cortado.gz', readFileSync(archivo));
    truncateSync(cortado, 20_000);
    await rechaza(cortado, /dañado|incompleto/);
  });

  it('a file whose last lines are missing', () =>
    rechaza(escrito('sinfin.gz', gzipSync(lineas(archivo).slice(0, -40).join('\n'))), /incompleto/));

  it('a file that lost a row', () =>
    rechaza(
      escrito(
        'falta.gz',
        gzipSync(
          lineas(archivo)
            .filter((linea) => !linea.includes('"numiden":100002'))
            .join('\n'),
        ),
      ),
      /dañado|foreign key/,
    ));

  it('a file that is no backup', () => rechaza(escrito('otro.txt', Buffer.from('hola')), /no es un respaldo/));

  it('a file that is not there', () => rechaza(join(carpeta, 'nada.gz'), /No existe el archivo/));

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
      /otra versión/,
    ));

  it('a database that holds data already', async () => {
    await expect(restaurar(origen.db, archivo)).rejects.toThrow('La base de datos ya tiene datos');
  });
});
