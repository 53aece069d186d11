import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { crearApp } from './app.ts';
import { anunciar } from './arranque/anuncio.ts';
import { construirSiHaceFalta } from './arranque/construir.ts';
import type { ContrasenaInicial } from './arranque/contrasenasIniciales.ts';
import { ponerContrasenasIniciales } from './arranque/contrasenasIniciales.ts';
import { ErrorDeArranque } from './arranque/errorDeArranque.ts';
import { llenarSiVacia } from './arranque/llenado.ts';
import { errorAlEscuchar, probarPuerto } from './arranque/puerto.ts';
import { actualizarPlegado } from './clientes/plegado.ts';
import type { Config } from './config.ts';
import { leerConfig } from './config.ts';
import type { Base } from './db/abrir.ts';
import { abrirBase } from './db/abrir.ts';
import { iniciarMantenimiento } from './db/mantenimiento.ts';
import { migrar } from './db/migrar.ts';
import { empleadosDeMuestra } from './demo/empleados.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** A request that is still running this long after the order to close is cut off, in milliseconds. */
const PLAZO_DE_CIERRE_MS = 10_000;

const leerEntorno = (): Config => {
  const leida = leerConfig(process.env);
  if ('errores' in leida) throw new ErrorDeArranque(leida.errores.join('\n'));
  return leida.config;
};

const versionPropia = (): string => {
  const paquete = JSON.parse(readFileSync(join(RAIZ, 'package.json'), 'utf8')) as { readonly version: string };
  return paquete.version;
};

interface BaseLista {
  readonly base: Base;
  readonly contrasenas: readonly ContrasenaInicial[];
}

const prepararBase = async (config: Config, registro: Logger): Promise<BaseLista> => {
  const base = await abrirBase(config, (error) => registro.error({ err: error }, 'idle database connection lost'));
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
        ? await ponerContrasenasIniciales(
            base.db,
            empleadosDeMuestra.map(({ numiden }) => numiden),
            ahora,
          )
        : [];
    return { base, contrasenas };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};

// The two slow halves of a first start side by side: the builder is a process of its own.
const preparar = async (config: Config, registro: Logger): Promise<BaseLista> => {
  const [construccion, base] = await Promise.allSettled([
    construirSiHaceFalta(RAIZ, (linea) => console.log(linea)),
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

interface Senales {
  /** Aborted by the first signal: running requests may end. */
  readonly cierre: AbortSignal;
  /** Aborted by the second: they are cut off. */
  readonly corte: AbortSignal;
}

const escucharSenales = (): Senales => {
  const cierre = new AbortController();
  const corte = new AbortController();
  for (const nombre of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(nombre, () => (cierre.signal.aborted ? corte : cierre).abort());
  }
  return { cierre: cierre.signal, corte: corte.signal };
};

const llegada = (senal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (senal.aborted) resolve();
    else senal.addEventListener('abort', () => resolve(), { once: true });
  });

const cerrarApp = async (app: FastifyInstance, { corte }: Senales): Promise<void> => {
  const cortar = () => app.server.closeAllConnections();
  const plazo = setTimeout(cortar, PLAZO_DE_CIERRE_MS);
  corte.addEventListener('abort', cortar, { once: true });
  // A connection whose last request began before the order stays open for a next one that must not come.
  const ociosas = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(ociosas);
  clearTimeout(plazo);
};

const servir = async (config: Config, registro: Logger, lista: BaseLista, senales: Senales): Promise<void> => {
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
      config,
      ahora,
      version: versionPropia(),
      dist: join(RAIZ, 'dist'),
      registro,
      vigia: mantenimiento,
    });
    try {
      const puerto = await escuchar(app, config);
      console.log(anunciar({ config, puerto, empleados: config.demo ? empleadosDeMuestra : [], contrasenas }));
      await llegada(senales.cierre);
      console.log('Cerrando…');
    } finally {
      await cerrarApp(app, senales);
    }
  } finally {
    await mantenimiento.parar();
  }
};

const main = async (senales: Senales): Promise<void> => {
  const config = leerEntorno();
  const registro = pino({ level: 'warn' }, pino.destination(2));
  await probarPuerto(config.host, config.puerto);
  const lista = await preparar(config, registro);
  try {
    if (!senales.cierre.aborted) await servir(config, registro, lista, senales);
  } finally {
    await lista.base.cerrar();
  }
};

const senales = escucharSenales();

main(senales).then(
  () => process.exit(0),
  (error: unknown) => {
    // Ctrl-C reaches the builder too, which then fails: that is no news to whoever pressed it.
    if (senales.cierre.aborted) process.exit(0);
    if (error instanceof ErrorDeArranque) console.error(error.message);
    else console.error('No se pudo iniciar el servidor:', error);
    process.exit(1);
  },
);
