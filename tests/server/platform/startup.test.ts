import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askWho, signInByNetwork } from '../bed/process.ts';
import { refused, startDesk } from './startup.desk.ts';

const { start, folder } = startDesk();

describe('npm start', () => {
  it('fills an empty database, says where it is and as which person to enter, and SIGTERM ends it cleanly', async () => {
    const process = start();
    const address = await process.direccion;
    expect(address).toMatch(/^http:\/\/localhost:\d+\/mostrador\/$/);
    expect(process.salida()).toMatch(/100001 .*Administrador/);
    expect(process.salida()).toMatch(/100005 .*sin rol/);
    expect((await fetch(address)).headers.get('content-type')).toBe('text/html; charset=utf-8');
    // The page of the calls brings files of its own, which the built server has to find.
    expect((await fetch(`${address}api/docs/static/swagger-ui.css`)).status).toBe(200);
    expect((await signInByNetwork(address, 100002)).status).toBe(200);
    expect((await signInByNetwork(address, 100005)).status).toBe(403);
    process.hijo.kill('SIGTERM');
    expect(await process.fin).toEqual({ codigo: 0, senal: null });
    expect(process.errores()).toBe('');
  });

  it('runs the server as it is built, which reads four files where the sources are a thousand', async () => {
    await start().direccion;
    const builtAt = new URL('../../../dist-server/build.js', import.meta.url).href;
    const { isServerUpToDate } = (await import(builtAt)) as typeof import('../../../server/startup/build.ts');
    expect(isServerUpToDate()).toBe(true);
  });

  it('keeps everything for the next start, after Ctrl-C and after SIGKILL', async () => {
    const first = start();
    const { cookie } = await signInByNetwork(await first.direccion, 100002);
    first.hijo.kill('SIGINT');
    expect(await first.fin).toEqual({ codigo: 0, senal: null });

    const second = start();
    expect(await askWho(await second.direccion, cookie)).toBe(200);
    expect(second.salida()).not.toContain('nueva');
    const { cookie: another } = await signInByNetwork(await second.direccion, 100003);
    second.hijo.kill('SIGKILL');
    await second.fin;

    const tercero = start();
    expect(await askWho(await tercero.direccion, another)).toBe(200);
  });

  it('tells what is wrong with the certificate for invoices, and serves all the same', async () => {
    const process = start({ CSD_CER: '/no/hay.cer', CSD_LLAVE: '/no/hay.key', CSD_CONTRASENA: 'secreta' });
    expect((await signInByNetwork(await process.direccion, 100002)).status).toBe(200);
    expect(process.salida()).toContain(
      'El archivo de CSD_CER, /no/hay.cer, no existe. Mientras tanto no se timbran facturas; lo demás sigue.\n',
    );
    expect(process.salida()).not.toContain('secreta');
  });

  it('lets a request that has begun come to its end before it closes', async () => {
    const process = start();
    const { port } = new URL(await process.direccion);
    const body = JSON.stringify({ numiden: '100002', idTienda: 1, tienda: '' });
    const connection = connect(Number(port), '127.0.0.1');
    let answer = '';
    connection.on('data', (chunk) => {
      answer += String(chunk);
    });
    connection.write(
      `POST /mostrador/api/sesion/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has the request in hand once it asks for the body.
    await once(connection, 'data');
    process.hijo.kill('SIGTERM');
    await once(process.hijo.stdout ?? connection, 'data');
    connection.write(body);
    await once(connection, 'close');
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toContain('mostrador_sesion=');
    expect(await process.fin).toEqual({ codigo: 0, senal: null });
  });
});

describe('a start that cannot be', () => {
  it('says that the port is taken, and makes no data folder', async () => {
    const another = createServer().listen(0, '127.0.0.1');
    await once(another, 'listening');
    const { port } = another.address() as AddressInfo;
    const fresh = join(folder(), 'nadie');
    expect(await refused(start({ PORT: String(port), DATA_DIR: fresh }))).toBe(
      `El puerto ${port} ya está en uso en 127.0.0.1: cierre el otro programa o elija otro puerto con PORT.`,
    );
    expect(existsSync(fresh)).toBe(false);
    another.close();
  });

  it('says that AUTH is unknown', async () => {
    expect(await refused(start({ AUTH: 'nada' }))).toBe('AUTH debe ser numiden, contrasena u oidc.');
  });

  it('says why a mere number must not be enough for other machines', async () => {
    expect(await refused(start({ HOST: '0.0.0.0' }))).toMatch(/^HOST expone el servidor a otros equipos/);
  });

  it('says that DATABASE_URL is no address', async () => {
    expect(await refused(start({ DATABASE_URL: 'base-de-la-tienda' }))).toMatch(
      /^DATABASE_URL no es una dirección de PostgreSQL/,
    );
  });

  it('says that nobody answers at DATABASE_URL, without its password', async () => {
    const line = await refused(start({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:1/mostrador' }));
    expect(line).toBe(
      'No se pudo conectar a PostgreSQL en ana@127.0.0.1:1/mostrador (DATABASE_URL): nadie atiende en esa dirección.',
    );
  });
});
