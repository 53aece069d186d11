import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { crearApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import { leerConfig } from '../../server/config.ts';
import type { Base } from '../../server/db/abrir.ts';
import { abrirPostgres, baseEmbebida } from '../../server/db/abrir.ts';
import type { Db } from '../../server/db/db.ts';
import { openEmbedded } from '../../server/db/embedded/database.ts';
import { migrar } from '../../server/db/migrar.ts';
import { crearContrasenas } from '../../server/sesion/contrasenas.ts';
import { sembrar } from './siembra.ts';

const MIGRACIONES = fileURLToPath(new URL('../../server/db/migrations/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/mostrador/', import.meta.url));

/** Which engine the suite runs on; `MOTOR=postgres` needs TEST_DATABASE_URL. */
export const MOTOR = process.env.MOTOR === 'postgres' ? 'postgres' : 'pglite';

/** The moment at which every bench's clock stands until a test moves it: a Wednesday, 12:00 in Mexico City. */
export const AHORA_DE_PRUEBA = new Date('2026-03-18T18:00:00.000Z');

/** Passwords whose hashes cost next to nothing: what is tested is who is let in, not how long a guess takes. */
export const CONTRASENAS_BARATAS = crearContrasenas({ N: 2 ** 4, r: 8, p: 1 });

/** A log from the level 'warn' on, and its lines so far, parsed. */
export const registroDePrueba = () => {
  const escritas: string[] = [];
  const destino = new Writable({
    write(trozo, _codificacion, listo) {
      escritas.push(String(trozo));
      listo();
    },
  });
  return { registro: pino({ level: 'warn' }, destino), lineas: () => escritas.map((linea) => JSON.parse(linea)) };
};

/** A fresh database with the server on it. */
export interface Banco {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
  /** The server's clock. */
  readonly reloj: { ahora: Date; avanzar(ms: number): void };
  /** Signs in and answers the `cookie` header of the session; throws what the server said when it refused. */
  entrar(numiden: number, idTienda?: number): Promise<string>;
  /** Back to the beginning, much faster than a new bench: only the small world, and the clock where it stood. */
  reiniciar(): Promise<void>;
  cerrar(): Promise<void>;
}

interface OpcionesBanco {
  /** Whether the small world of `siembra.ts` is there (the default) or nothing but the tables. */
  readonly sembrado?: boolean;
  readonly entorno?: Readonly<Record<string, string>>;
  readonly dist?: string | null;
  readonly registro?: FastifyBaseLogger | null;
  readonly stalledUploadMs?: number;
}

const leerCopia = (archivo: string): Buffer | null => {
  try {
    return readFileSync(archivo);
  } catch {
    return null;
  }
};

const volcarMigrada = async (): Promise<Buffer> => {
  const carpeta = mkdtempSync(join(tmpdir(), 'mostrador-migrada-'));
  try {
    const base = baseEmbebida(await openEmbedded({ folder: carpeta }));
    await migrar(base.db);
    await base.cerrar();
    const cliente = await PGlite.create(carpeta);
    const volcado = Buffer.from(await (await cliente.dumpDataDir('none')).arrayBuffer());
    await cliente.close();
    return volcado;
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
};

// Making a PGlite takes seconds and copying a migrated one a fraction: the copy is kept by the migrations' content.
const abrirCopia = async (): Promise<Base> => {
  const archivos = readdirSync(MIGRACIONES).filter((nombre) => nombre.endsWith('.sql'));
  const huella = createHash('sha256');
  for (const nombre of archivos.sort()) huella.update(nombre).update(readFileSync(`${MIGRACIONES}${nombre}`));
  const archivo = `${CACHE}migrada-${huella.digest('hex').slice(0, 16)}.tar`;
  const copia = leerCopia(archivo);
  if (copia) return baseEmbebida(await openEmbedded({ image: copia }));
  const volcado = await volcarMigrada();
  mkdirSync(CACHE, { recursive: true });
  const propio = `${archivo}.${randomUUID()}`;
  writeFileSync(propio, volcado);
  renameSync(propio, archivo);
  return baseEmbebida(await openEmbedded({ image: volcado }));
};

const enPostgres = async (url: string, sentencia: string): Promise<void> => {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query(sentencia);
  } finally {
    await cliente.end();
  }
};

const abrirNueva = async (): Promise<Base> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('MOTOR=postgres needs TEST_DATABASE_URL');
  const nombre = `mostrador_prueba_${randomUUID().replaceAll('-', '')}`;
  await enPostgres(url, `create database ${nombre}`);
  const propia = new URL(url);
  propia.pathname = `/${nombre}`;
  const base = await abrirPostgres(propia.href, () => undefined);
  await migrar(base.db);
  return {
    ...base,
    cerrar: async () => {
      await base.cerrar();
      await enPostgres(url, `drop database ${nombre} with (force)`);
    },
  };
};

/** A fresh migrated database of the engine under test, without a server. */
export const abrirBaseDePrueba = (): Promise<Base> => (MOTOR === 'postgres' ? abrirNueva() : abrirCopia());

const vaciar = async (db: Db): Promise<void> => {
  const { rows } = await db.execute<{ tablas: string }>(
    sql`select string_agg(quote_ident(tablename), ', ') as tablas from pg_tables
        where schemaname = current_schema() and tablename <> 'migraciones'`,
  );
  await db.execute(sql.raw(`truncate ${rows[0]?.tablas} restart identity cascade`));
};

/** Makes a bench; the test closes it. */
export const crearBanco = async ({
  sembrado = true,
  entorno = {},
  dist = null,
  registro = null,
  stalledUploadMs,
}: OpcionesBanco = {}): Promise<Banco> => {
  const leida = leerConfig(entorno);
  if ('errores' in leida) throw new Error(leida.errores.join(' '));
  const base = await abrirBaseDePrueba();
  if (sembrado) await sembrar(base.db);
  const reloj = {
    ahora: AHORA_DE_PRUEBA,
    avanzar(ms: number) {
      this.ahora = new Date(this.ahora.getTime() + ms);
    },
  };
  const app = await crearApp({
    db: base.db,
    dbFor: base.dbFor,
    config: leida.config,
    ahora: () => reloj.ahora,
    version: '0.0.0-prueba',
    dist,
    registro,
    contrasenas: CONTRASENAS_BARATAS,
    ...(stalledUploadMs === undefined ? {} : { stalledUploadMs }),
  });
  await app.ready();
  return {
    app,
    db: base.db,
    config: leida.config,
    reloj,
    entrar: async (numiden, idTienda = 1) => {
      const respuesta = await app.inject({
        method: 'POST',
        url: `${leida.config.basePath}api/sesion/login`,
        payload: { numiden: String(numiden), idTienda, tienda: 'Tienda Centro' },
      });
      const [galleta] = respuesta.cookies;
      if (respuesta.statusCode !== 200 || !galleta) throw new Error(`login refused: ${respuesta.body}`);
      return `${galleta.name}=${galleta.value}`;
    },
    reiniciar: async () => {
      reloj.ahora = AHORA_DE_PRUEBA;
      await vaciar(base.db);
      if (sembrado) await sembrar(base.db);
    },
    cerrar: async () => {
      await app.close();
      await base.cerrar();
    },
  };
};
