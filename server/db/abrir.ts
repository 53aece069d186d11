import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { codigoDeError, ErrorDeArranque } from '../arranque/errorDeArranque.ts';
import type { Config } from '../config.ts';
import { tomarCerrojo } from './cerrojo.ts';
import { poolEmbebido } from './conexionEmbebida.ts';
import type { Db } from './db.ts';

/** An open database and how to leave it. */
export interface Base {
  readonly db: Db;
  readonly motor: 'pglite' | 'postgres';
  /** Waits for what is running, then closes. */
  cerrar(): Promise<void>;
}

/** Connections of one server: enough to keep a small PostgreSQL busy, few enough for many servers beside each other. */
const CONEXIONES = 10;
const ESPERA_CONEXION_MS = 5_000;

/** Wraps an open PGlite; tests hand one in that lives in memory. */
export const baseDePglite = (cliente: PGlite): Base => {
  const pool = poolEmbebido(cliente);
  return {
    db: drizzle(pool),
    motor: 'pglite',
    cerrar: async () => {
      await pool.end();
      await cliente.close();
    },
  };
};

const prepararCarpeta = (carpetaDatos: string): string => {
  try {
    mkdirSync(carpetaDatos, { recursive: true });
    accessSync(carpetaDatos, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(carpetaDatos);
  } catch (error) {
    throw new ErrorDeArranque(
      `No se puede escribir en la carpeta de datos ${carpetaDatos} (${codigoDeError(error)}): indique otra con DATA_DIR.`,
      error,
    );
  }
};

const abrirPglite = async (carpetaDatos: string): Promise<Base> => {
  const carpeta = prepararCarpeta(carpetaDatos);
  const cerrojo = await tomarCerrojo(carpeta);
  try {
    const base = baseDePglite(await PGlite.create({ dataDir: join(carpeta, 'pglite') }));
    return {
      ...base,
      cerrar: async () => {
        await base.cerrar();
        await cerrojo.soltar();
      },
    };
  } catch (error) {
    await cerrojo.soltar();
    throw new ErrorDeArranque(
      `No se pudo abrir la base de datos de la carpeta ${carpeta}: está dañada o no es de Mostrador.`,
      error,
    );
  }
};

const MOTIVOS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nadie atiende en esa dirección',
  ENOTFOUND: 'el equipo no existe',
  EAI_AGAIN: 'el nombre del equipo no se pudo resolver',
  ETIMEDOUT: 'el equipo no respondió a tiempo',
  EHOSTUNREACH: 'no hay camino hasta el equipo',
  ENOENT: 'no hay tal socket',
  '28P01': 'el usuario o la contraseña no son correctos',
  '28000': 'el usuario no puede conectarse',
  '3D000': 'la base de datos no existe',
  '53300': 'no quedan conexiones libres',
  '57P03': 'el servidor de base de datos está arrancando',
};

// Where it points, without the password.
const destinoDe = (url: string): string => {
  const { host, pathname, username } = new URL(url);
  return `${username === '' ? '' : `${decodeURIComponent(username)}@`}${host || 'localhost'}${pathname}`;
};

/**
 * Opens PostgreSQL and proves with one connection that it answers.
 * @param avisar told about connections that die while idle; without it such an error would end the process.
 */
export const abrirPostgres = async (url: string, avisar: (error: Error) => void): Promise<Base> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONEXIONES,
    connectionTimeoutMillis: ESPERA_CONEXION_MS,
    application_name: 'mostrador',
  });
  pool.on('error', avisar);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const codigo = codigoDeError(error);
    const motivo = MOTIVOS[codigo] ?? (codigo || (error instanceof Error ? error.message : 'motivo desconocido'));
    throw new ErrorDeArranque(
      `No se pudo conectar a PostgreSQL en ${destinoDe(url)} (DATABASE_URL): ${motivo}.`,
      error,
    );
  }
  return { db: drizzle(pool), motor: 'postgres', cerrar: () => pool.end() };
};

/**
 * Opens the database that the configuration names: PostgreSQL, or the embedded one in the data folder, which is made
 * when missing and locked until `cerrar`. The schema is not touched: see `migrar`.
 * @throws ErrorDeArranque with the one line to show.
 */
export const abrirBase = (config: Config, avisar: (error: Error) => void): Promise<Base> =>
  config.databaseUrl === null ? abrirPglite(config.carpetaDatos) : abrirPostgres(config.databaseUrl, avisar);
