import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { crearApp } from '../app.ts';
import { actualizarPlegado } from '../clientes/plegado.ts';
import type { Config } from '../config.ts';
import type { Base } from '../db/abrir.ts';
import { abrirBase } from '../db/abrir.ts';
import { iniciarMantenimiento } from '../db/mantenimiento.ts';
import { migrar } from '../db/migrar.ts';
import { empleadosDeMuestra } from '../demo/empleados.ts';
import { RAIZ } from '../raiz.ts';
import { anunciar } from './anuncio.ts';
import { construirSiHaceFalta } from './construir.ts';
import type { ContrasenasIniciales } from './contrasenasIniciales.ts';
import { ponerContrasenasIniciales } from './contrasenasIniciales.ts';
import { llenarSiVacia } from './llenado.ts';
import { errorAlEscuchar } from './puerto.ts';
import type { Senales } from './senales.ts';
import { llegada } from './senales.ts';

/**
 * How long after the order to close a request that still waits for the database is told that there is none, and how long
 * after that its connection is cut, in milliseconds. Who starts and ends servers gives them ten seconds.
 */
const PLAZO_DE_LA_BASE_MS = 6_000;
const PLAZO_DE_CIERRE_MS = 8_000;

const versionPropia = (): string => {
  const paquete = JSON.parse(readFileSync(join(RAIZ, 'package.json'), 'utf8')) as { readonly version: string };
  return paquete.version;
};

interface BaseLista {
  readonly base: Base;
  readonly contrasenas: ContrasenasIniciales | null;
}

// What is done before anybody is served may take its time; from then on PostgreSQL keeps to the limits of a server.
const conLimites = async (base: Base, config: Config, avisar: (error: Error) => void): Promise<Base> => {
  if (base.motor === 'pglite') return base;
  await base.cerrar();
  return abrirBase(config, avisar, 'servidor');
};

const prepararBase = async (config: Config, registro: Logger): Promise<BaseLista> => {
  const avisar = (error: Error): void => registro.error({ err: error }, 'idle database connection lost');
  const base = await abrirBase(config, avisar, 'programa');
  try {
    await migrar(base.db);
    await actualizarPlegado(base.db);
    const ahora = new Date();
    if (await llenarSiVacia(base.db, config, ahora)) {
      console.log(
        config.demo ? 'Base de datos nueva, llena con datos de muestra.' : 'Base de datos nueva, con un administrador.',
      );
    }
    const contrasenas =
      config.auth === 'contrasena'
        ? await ponerContrasenasIniciales(base.db, {
            numeros: empleadosDeMuestra.map(({ numiden }) => numiden),
            carpetaDatos: config.carpetaDatos,
            ahora,
          })
        : null;
    return { base: await conLimites(base, config, avisar), contrasenas };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};

// The two slow halves of a first start side by side: the builders are processes of their own.
const preparar = async (config: Config, registro: Logger, construir: boolean): Promise<BaseLista> => {
  const [construccion, base] = await Promise.allSettled([
    construir ? construirSiHaceFalta((linea) => console.log(linea)) : null,
    prepararBase(config, registro),
  ]);
  if (base.status === 'rejected') throw base.reason;
  if (construccion.status === 'rejected') {
    await base.value.base.cerrar();
    throw construccion.reason;
  }
  return base.value;
};

const escuchar = async (app: FastifyInstance, { host, puerto }: Config): Promise<number> => {
  try {
    await app.listen({ host, port: puerto });
  } catch (error) {
    throw errorAlEscuchar(host, puerto, error);
  }
  return (app.server.address() as AddressInfo).port;
};

const cerrarApp = async (app: FastifyInstance, base: Base, { corte }: Senales): Promise<void> => {
  const cortar = () => app.server.closeAllConnections();
  const plazoDeLaBase = setTimeout(base.cortar, PLAZO_DE_LA_BASE_MS);
  const plazo = setTimeout(cortar, PLAZO_DE_CIERRE_MS);
  corte.addEventListener('abort', cortar, { once: true });
  // A connection whose last request began before the order stays open for a next one that must not come.
  const ociosas = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(ociosas);
  clearTimeout(plazo);
  clearTimeout(plazoDeLaBase);
};

const atender = async (
  config: Config,
  registro: Logger,
  lista: BaseLista,
  senales: Senales,
  dist: string | null,
): Promise<void> => {
  const { base, contrasenas } = lista;
  const ahora = () => new Date();
  const mantenimiento = iniciarMantenimiento({
    base,
    ahora,
    avisar: (error) => registro.error({ err: error }, 'housekeeping failed'),
  });
  try {
    const app = await crearApp({
      db: base.db,
      dbFor: base.dbFor,
      config,
      ahora,
      version: versionPropia(),
      dist,
      registro,
      vigia: mantenimiento,
    });
    try {
      const puerto = await escuchar(app, config);
      const empleados = config.demo ? empleadosDeMuestra : [];
      console.log(anunciar({ config, puerto, conApp: dist !== null, empleados, contrasenas }));
      await llegada(senales.cierre);
      console.log('Cerrando…');
    } finally {
      await cerrarApp(app, base, senales);
    }
  } finally {
    await mantenimiento.parar();
  }
};

/**
 * Opens and migrates the database, fills an empty one, and serves until a signal comes.
 * @param construir whether to build what is not built, or older than its sources, and to serve the app; else only the calls.
 * @throws ErrorDeArranque when it cannot begin.
 */
export const servir = async (config: Config, senales: Senales, construir: boolean): Promise<void> => {
  const registro = pino({ level: 'warn' }, pino.destination(2));
  const lista = await preparar(config, registro, construir);
  try {
    if (!senales.cierre.aborted) await atender(config, registro, lista, senales, construir ? join(RAIZ, 'dist') : null);
  } finally {
    await lista.base.cerrar();
  }
};
