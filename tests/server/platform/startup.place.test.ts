import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGINE } from '../bed/bed.ts';
import { askWho, signInByNetwork } from '../bed/process.ts';
import { refused, startDesk } from './startup.desk.ts';

const { start, folder, data, database, databaseUrl, onServer } = startDesk();

function inFolder() {
  it('belongs to one process: the second is refused and the first goes on', async () => {
    const first = start();
    const address = await first.direccion;
    expect(await refused(start())).toMatch(/^La carpeta de datos .* está en uso por otro proceso de Mostrador/);
    expect((await signInByNetwork(address, 100002)).status).toBe(200);
  });

  it('must be writable', async () => {
    const file = join(folder(), 'archivo');
    writeFileSync(file, '');
    expect(await refused(start({ DATA_DIR: join(file, 'datos') }))).toBe(
      `No se puede escribir en la carpeta de datos ${join(file, 'datos')} (ENOTDIR): indique otra con DATA_DIR.`,
    );
  });

  it('has a folder of sales that is there, if one is named', async () => {
    const none = join(folder(), 'entrada');
    expect(await refused(start({ ENTRADA_DIR: none }))).toBe(
      `No se puede leer y escribir en la carpeta de entrada ${none} (ENOENT): hágala o indique otra con ENTRADA_DIR.`,
    );
  });

  it.skipIf(process.platform !== 'linux')('that the system never lets be made is refused at once', async () => {
    expect(await refused(start({ DATA_DIR: '/proc/nada' }))).toBe(
      'No se puede escribir en la carpeta de datos /proc/nada (ENOENT): indique otra con DATA_DIR.',
    );
  });

  it('with DEMO=no begins with one administrator and nobody else', async () => {
    const proceso = start({ DATA_DIR: join(folder(), 'vacia'), DEMO: 'no' });
    const address = await proceso.direccion;
    expect(proceso.salida()).not.toContain('muestra');
    expect((await signInByNetwork(address, 100001)).status).toBe(200);
    expect((await signInByNetwork(address, 100002)).status).toBe(401);
  });

  it('with AUTH=contrasena writes first passwords where only its user can read them, and never prints them', async () => {
    const environment = { AUTH: 'contrasena', HOST: '0.0.0.0' };
    const first = start(environment);
    const address = await first.direccion;
    const file = join(data(), 'contrasenas-iniciales.txt');
    expect(first.salida()).toContain(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const iniciales = [...readFileSync(file, 'utf8').matchAll(/(\d+) {2}(\w{4}-\w{4}-\w{4})/g)];
    expect(iniciales.map(([, numiden]) => numiden)).toEqual(['100001', '100002', '100003', '100004', '100005']);
    for (const [, , cada = ''] of iniciales) expect(first.salida() + first.errores()).not.toContain(cada);
    const contrasena = iniciales[1]?.[2] ?? '';
    expect((await signInByNetwork(address, 100002)).status).toBe(400);
    expect((await signInByNetwork(address, 100002, 'otra-cosa-mas')).status).toBe(401);
    const { status, cookie } = await signInByNetwork(address, 100002, contrasena);
    expect(status).toBe(200);
    const tiendas = await fetch(`${address}api/sesion/cuenta`, { headers: { cookie } });
    expect(tiendas.status).toBe(403);

    const change = (fresh = 'caballo correcto batería') => {
      const proceso = start(environment, 'contrasena', ['100002']);
      proceso.hijo.stdin?.end(`${fresh}\n`);
      return proceso;
    };
    expect(await refused(change())).toMatch(/está en uso/);
    first.hijo.kill('SIGTERM');
    await first.fin;
    expect(await refused(change('password2026!'))).toMatch(/^Esa contraseña es de las más usadas/);
    expect((await change().fin).codigo).toBe(0);
    expect(await refused(start(environment, 'quitarFactor', ['100002']))).toMatch(/no tiene segundo factor\.$/);
    expect(await refused(start(environment, 'quitarFactor', ['ana']))).toMatch(/^Uso: /);

    const second = start(environment);
    const another = await second.direccion;
    expect(second.salida()).not.toContain('Contraseñas');
    expect(await askWho(another, cookie)).toBe(401);
    expect((await signInByNetwork(another, 100002, contrasena)).status).toBe(401);
    expect((await signInByNetwork(another, 100002, 'caballo correcto batería')).status).toBe(200);
  });
}

function onPostgres() {
  it('a database that does not exist is named, without the password', async () => {
    const line = await refused(start({ DATABASE_URL: databaseUrl('no_existe') }));
    expect(line).toMatch(
      /^No se pudo conectar a PostgreSQL en .*no_existe \(DATABASE_URL\): la base de datos no existe\.$/,
    );
  });

  it('two servers that start at once on an empty database fill it once and share sessions and limits', async () => {
    const name = `dos_${randomUUID().replaceAll('-', '')}`;
    const DATABASE_URL = databaseUrl(name);
    await onServer(`create database ${name}`);
    const servidores = [start({ DATABASE_URL }), start({ DATABASE_URL })];
    const [una = '', otra = ''] = await Promise.all(servidores.map(({ direccion }) => direccion));
    expect(servidores.filter((server) => server.salida().includes('Base de datos nueva'))).toHaveLength(1);
    const { cookie } = await signInByNetwork(una, 100002);
    expect(await askWho(otra, cookie)).toBe(200);
    // Five are free; each later one doubles the wait, which soon is longer than any network is slow.
    const estados: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      estados.push((await signInByNetwork(time % 2 === 0 ? una : otra, 999999)).status);
    }
    expect(estados.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(estados.at(-1)).toBe(429);
    for (const { hijo, fin } of servidores) {
      hijo.kill('SIGTERM');
      expect((await fin).codigo).toBe(0);
    }
    await onServer(`drop database ${name} with (force)`);
  });

  it('with AUTH=contrasena the first passwords of two servers stand in one file of the data folder', async () => {
    const name = `claves_${randomUUID().replaceAll('-', '')}`;
    const DATABASE_URL = databaseUrl(name);
    await onServer(`create database ${name}`);
    const environment = { DATABASE_URL, AUTH: 'contrasena', DATA_DIR: join(folder(), 'claves'), DEMO: 'no' };
    const servidores = [start(environment), start(environment)];
    const [una = ''] = await Promise.all(servidores.map(({ direccion }) => direccion));
    const file = join(folder(), 'claves', 'contrasenas-iniciales.txt');
    expect(servidores.filter((server) => server.salida().includes(file))).toHaveLength(1);
    const [, contrasena = ''] = /100001 {2}(\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
    expect((await signInByNetwork(una, 100001, contrasena)).status).toBe(200);
    for (const { hijo, fin } of servidores) {
      hijo.kill('SIGTERM');
      expect((await fin).codigo).toBe(0);
    }
    await onServer(`drop database ${name} with (force)`);
  });

  it('connections that the database cuts off are replaced', async () => {
    const process = start({ DEMO: 'no' });
    const address = await process.direccion;
    const { cookie } = await signInByNetwork(address, 100001);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
    await expect.poll(() => askWho(address, cookie)).toBe(200);
    expect(process.hijo.exitCode).toBeNull();
  });
}

if (ENGINE === 'pglite') describe('the data folder', inFolder);
else describe('on PostgreSQL', onPostgres);
