import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOTOR } from './banco.ts';
import type { Proceso } from './proceso.ts';
import { ejecutar, entrarPorRed, preguntarQuien } from './proceso.ts';

const EN_PGLITE = MOTOR === 'pglite';
const procesos: Proceso[] = [];
let carpeta = '';
let datos = '';
let urlPostgres = '';

const iniciar = (
  entorno: Record<string, string> = {},
  programa: 'start' | 'contrasena' = 'start',
  argumentos: string[] = [],
) => {
  const base: Record<string, string> = EN_PGLITE ? {} : { DATABASE_URL: urlPostgres };
  const proceso = ejecutar(programa, { PORT: '0', DATA_DIR: datos, ...base, ...entorno }, argumentos);
  procesos.push(proceso);
  return proceso;
};

const rechazado = async (proceso: Proceso): Promise<string> => {
  expect(await proceso.fin).toEqual({ codigo: 1, senal: null });
  const lineas = proceso.errores().trim().split('\n');
  expect(lineas).toHaveLength(1);
  expect(proceso.salida()).not.toContain('listo');
  return lineas[0] ?? '';
};

const enServidor = async (sentencia: string) => {
  const cliente = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await cliente.connect();
  await cliente.query(sentencia);
  await cliente.end();
};

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'arranque-'));
  datos = join(carpeta, 'datos');
  if (EN_PGLITE) return;
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/arranque_${randomUUID().replaceAll('-', '')}`;
  urlPostgres = url.href;
  await enServidor(`create database ${url.pathname.slice(1)}`);
});
afterEach(async () => {
  for (const { hijo } of procesos) if (hijo.exitCode === null) hijo.kill('SIGKILL');
  await Promise.all(procesos.splice(0).map(({ fin }) => fin));
});
afterAll(async () => {
  rmSync(carpeta, { recursive: true, force: true });
  if (!EN_PGLITE) await enServidor(`drop database ${new URL(urlPostgres).pathname.slice(1)} with (force)`);
});

describe('npm start', () => {
  it('fills an empty database, says where it is and with whom to enter, and SIGTERM ends it cleanly', async () => {
    const proceso = iniciar();
    const direccion = await proceso.direccion;
    expect(direccion).toMatch(/^http:\/\/localhost:\d+\/mostrador\/$/);
    expect(proceso.salida()).toMatch(/100001 .*Administrador/);
    expect(proceso.salida()).toMatch(/100005 .*sin rol/);
    expect((await fetch(direccion)).headers.get('content-type')).toBe('text/html; charset=utf-8');
    // The page of the calls brings files of its own, which the built server has to find.
    expect((await fetch(`${direccion}api/docs/static/swagger-ui.css`)).status).toBe(200);
    expect((await entrarPorRed(direccion, 100002)).status).toBe(200);
    expect((await entrarPorRed(direccion, 100005)).status).toBe(403);
    proceso.hijo.kill('SIGTERM');
    expect(await proceso.fin).toEqual({ codigo: 0, senal: null });
    expect(proceso.errores()).toBe('');
  });

  it('keeps everything for the next start, after Ctrl-C and after SIGKILL', async () => {
    const primero = iniciar();
    const { cookie } = await entrarPorRed(await primero.direccion, 100002);
    primero.hijo.kill('SIGINT');
    expect(await primero.fin).toEqual({ codigo: 0, senal: null });

    const segundo = iniciar();
    expect(await preguntarQuien(await segundo.direccion, cookie)).toBe(200);
    expect(segundo.salida()).not.toContain('nueva');
    const { cookie: otra } = await entrarPorRed(await segundo.direccion, 100003);
    segundo.hijo.kill('SIGKILL');
    await segundo.fin;

    const tercero = iniciar();
    expect(await preguntarQuien(await tercero.direccion, otra)).toBe(200);
  });

  it('lets a request that has begun come to its end before it closes', async () => {
    const proceso = iniciar();
    const { port } = new URL(await proceso.direccion);
    const cuerpo = JSON.stringify({ numiden: '100002', idTienda: 1, tienda: '' });
    const conexion = connect(Number(port), '127.0.0.1');
    let respuesta = '';
    conexion.on('data', (trozo) => {
      respuesta += String(trozo);
    });
    conexion.write(
      `POST /mostrador/api/sesion/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${cuerpo.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has the request in hand once it asks for the body.
    await once(conexion, 'data');
    proceso.hijo.kill('SIGTERM');
    await once(proceso.hijo.stdout ?? conexion, 'data');
    conexion.write(cuerpo);
    await once(conexion, 'close');
    expect(respuesta).toContain('HTTP/1.1 200 OK');
    expect(respuesta).toContain('mostrador_sesion=');
    expect(await proceso.fin).toEqual({ codigo: 0, senal: null });
  });
});

describe('a start that cannot be', () => {
  it('says that the port is taken, and makes no data folder', async () => {
    const otro = createServer().listen(0, '127.0.0.1');
    await once(otro, 'listening');
    const { port } = otro.address() as AddressInfo;
    const nueva = join(carpeta, 'nadie');
    expect(await rechazado(iniciar({ PORT: String(port), DATA_DIR: nueva }))).toBe(
      `El puerto ${port} ya está en uso en 127.0.0.1: cierre el otro programa o elija otro puerto con PORT.`,
    );
    expect(existsSync(nueva)).toBe(false);
    otro.close();
  });

  it('says that AUTH is unknown', async () => {
    expect(await rechazado(iniciar({ AUTH: 'nada' }))).toBe('AUTH debe ser numiden o contrasena.');
  });

  it('says why a mere number must not be enough for other machines', async () => {
    expect(await rechazado(iniciar({ HOST: '0.0.0.0' }))).toMatch(/^HOST expone el servidor a otros equipos/);
  });

  it('says that DATABASE_URL is no address', async () => {
    expect(await rechazado(iniciar({ DATABASE_URL: 'base-de-la-tienda' }))).toMatch(
      /^DATABASE_URL no es una dirección de PostgreSQL/,
    );
  });

  it('says that nobody answers at DATABASE_URL, without its password', async () => {
    const linea = await rechazado(iniciar({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:1/mostrador' }));
    expect(linea).toBe(
      'No se pudo conectar a PostgreSQL en ana@127.0.0.1:1/mostrador (DATABASE_URL): nadie atiende en esa dirección.',
    );
  });
});

const enCarpeta = () => {
  it('belongs to one process: the second is refused and the first goes on', async () => {
    const primero = iniciar();
    const direccion = await primero.direccion;
    expect(await rechazado(iniciar())).toMatch(/^La carpeta de datos .* está en uso por otro proceso de Mostrador/);
    expect((await entrarPorRed(direccion, 100002)).status).toBe(200);
  });

  it('must be writable', async () => {
    const archivo = join(carpeta, 'archivo');
    writeFileSync(archivo, '');
    expect(await rechazado(iniciar({ DATA_DIR: join(archivo, 'datos') }))).toBe(
      `No se puede escribir en la carpeta de datos ${join(archivo, 'datos')} (ENOTDIR): indique otra con DATA_DIR.`,
    );
  });

  it.skipIf(process.platform !== 'linux')('that the system never lets be made is refused at once', async () => {
    expect(await rechazado(iniciar({ DATA_DIR: '/proc/nada' }))).toBe(
      'No se puede escribir en la carpeta de datos /proc/nada (ENOENT): indique otra con DATA_DIR.',
    );
  });

  it('with DEMO=no begins with one administrator and nobody else', async () => {
    const proceso = iniciar({ DATA_DIR: join(carpeta, 'vacia'), DEMO: 'no' });
    const direccion = await proceso.direccion;
    expect(proceso.salida()).not.toContain('muestra');
    expect((await entrarPorRed(direccion, 100001)).status).toBe(200);
    expect((await entrarPorRed(direccion, 100002)).status).toBe(401);
  });

  it('with AUTH=contrasena writes first passwords where only its user can read them, and never prints them', async () => {
    const entorno = { AUTH: 'contrasena', HOST: '0.0.0.0' };
    const primero = iniciar(entorno);
    const direccion = await primero.direccion;
    const archivo = join(datos, 'contrasenas-iniciales.txt');
    expect(primero.salida()).toContain(archivo);
    expect(statSync(archivo).mode & 0o777).toBe(0o600);
    const iniciales = [...readFileSync(archivo, 'utf8').matchAll(/(\d+) {2}(\w{4}-\w{4}-\w{4})/g)];
    expect(iniciales.map(([, numiden]) => numiden)).toEqual(['100001', '100002', '100003', '100004', '100005']);
    for (const [, , cada = ''] of iniciales) expect(primero.salida() + primero.errores()).not.toContain(cada);
    const contrasena = iniciales[1]?.[2] ?? '';
    expect((await entrarPorRed(direccion, 100002)).status).toBe(400);
    expect((await entrarPorRed(direccion, 100002, 'otra-cosa-mas')).status).toBe(401);
    const { status, cookie } = await entrarPorRed(direccion, 100002, contrasena);
    expect(status).toBe(200);
    const tiendas = await fetch(`${direccion}api/sesion/cuenta`, { headers: { cookie } });
    expect(tiendas.status).toBe(403);

    const cambiar = (nueva = 'caballo correcto batería') => {
      const proceso = iniciar(entorno, 'contrasena', ['100002']);
      proceso.hijo.stdin?.end(`${nueva}\n`);
      return proceso;
    };
    expect(await rechazado(cambiar())).toMatch(/está en uso/);
    primero.hijo.kill('SIGTERM');
    await primero.fin;
    expect(await rechazado(cambiar('password2026!'))).toMatch(/^Esa contraseña es de las más usadas/);
    expect((await cambiar().fin).codigo).toBe(0);

    const segundo = iniciar(entorno);
    const otra = await segundo.direccion;
    expect(segundo.salida()).not.toContain('Contraseñas');
    expect(await preguntarQuien(otra, cookie)).toBe(401);
    expect((await entrarPorRed(otra, 100002, contrasena)).status).toBe(401);
    expect((await entrarPorRed(otra, 100002, 'caballo correcto batería')).status).toBe(200);
  });
};

const enPostgres = () => {
  it('a database that does not exist is named, without the password', async () => {
    const url = new URL(urlPostgres);
    url.pathname = '/no_existe';
    const linea = await rechazado(iniciar({ DATABASE_URL: url.href }));
    expect(linea).toMatch(
      /^No se pudo conectar a PostgreSQL en .*no_existe \(DATABASE_URL\): la base de datos no existe\.$/,
    );
  });

  it('two servers that start at once on an empty database fill it once and share sessions and limits', async () => {
    const url = new URL(urlPostgres);
    url.pathname = `/dos_${randomUUID().replaceAll('-', '')}`;
    await enServidor(`create database ${url.pathname.slice(1)}`);
    const servidores = [iniciar({ DATABASE_URL: url.href }), iniciar({ DATABASE_URL: url.href })];
    const [una = '', otra = ''] = await Promise.all(servidores.map(({ direccion }) => direccion));
    expect(servidores.filter((servidor) => servidor.salida().includes('Base de datos nueva'))).toHaveLength(1);
    const { cookie } = await entrarPorRed(una, 100002);
    expect(await preguntarQuien(otra, cookie)).toBe(200);
    // Five are free; each later one doubles the wait, which soon is longer than any network is slow.
    const estados: number[] = [];
    for (let vez = 0; vez < 20; vez += 1) {
      estados.push((await entrarPorRed(vez % 2 === 0 ? una : otra, 999999)).status);
    }
    expect(estados.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(estados.at(-1)).toBe(429);
    for (const { hijo, fin } of servidores) {
      hijo.kill('SIGTERM');
      expect((await fin).codigo).toBe(0);
    }
    await enServidor(`drop database ${url.pathname.slice(1)} with (force)`);
  });

  it('with AUTH=contrasena the first passwords of two servers stand in one file of the data folder', async () => {
    const url = new URL(urlPostgres);
    url.pathname = `/claves_${randomUUID().replaceAll('-', '')}`;
    await enServidor(`create database ${url.pathname.slice(1)}`);
    const entorno = { DATABASE_URL: url.href, AUTH: 'contrasena', DATA_DIR: join(carpeta, 'claves') };
    const servidores = [iniciar(entorno), iniciar(entorno)];
    const [una = ''] = await Promise.all(servidores.map(({ direccion }) => direccion));
    const archivo = join(carpeta, 'claves', 'contrasenas-iniciales.txt');
    expect(servidores.filter((servidor) => servidor.salida().includes(archivo))).toHaveLength(1);
    const [, contrasena = ''] = /100002 {2}(\S+)/.exec(readFileSync(archivo, 'utf8')) ?? [];
    expect((await entrarPorRed(una, 100002, contrasena)).status).toBe(200);
    for (const { hijo, fin } of servidores) {
      hijo.kill('SIGTERM');
      expect((await fin).codigo).toBe(0);
    }
    await enServidor(`drop database ${url.pathname.slice(1)} with (force)`);
  });

  it('connections that the database cuts off are replaced', async () => {
    const proceso = iniciar();
    const direccion = await proceso.direccion;
    const { cookie } = await entrarPorRed(direccion, 100002);
    await enServidor(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(urlPostgres).pathname.slice(1)}'`,
    );
    await expect.poll(() => preguntarQuien(direccion, cookie)).toBe(200);
    expect(proceso.hijo.exitCode).toBeNull();
  });
};

if (EN_PGLITE) describe('the data folder', enCarpeta);
else describe('on PostgreSQL', enPostgres);
