import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createByTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXPIRED, OF_THIS_MACHINE } from '../../tests/server/bed/certificates.ts';
import { examine, whyUnreachable } from './instance.ts';
import { readOptions } from './options.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server, scheme: string): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}/mostrador/`;
}

/** An instance as far as it is asked before anybody signs in. */
const answers =
  (contrasena: boolean): RequestListener =>
  ({ url }, answer) => {
    const said = url?.endsWith('sesion/opciones')
      ? { contrasena }
      : url?.endsWith('tiendas-login')
        ? [1, 2].map((cvetda) => ({ cvetda, nombre: `Tienda ${cvetda}` }))
        : {};
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(said));
  };

function examined(url: string) {
  return examine(url, readOptions(['--contra', url]));
}

describe('an instance that cannot be walked', () => {
  it('whose certificate nobody vouches for is told so, with the way out', async () => {
    const url = await listening(createByTls(OF_THIS_MACHINE, answers(true)), 'https');
    await expect(examined(url)).rejects.toThrow(
      `El certificado de ${new URL(url).origin} no lo avala nadie que este equipo conozca. Si es una instancia de prueba, agregue --inseguro;`,
    );
  });

  it.each([
    ['CERT_HAS_EXPIRED', 'El certificado de https://pruebas.cadena.mx ya venció.'],
    ['CERT_NOT_YET_VALID', 'El certificado de https://pruebas.cadena.mx todavía no vale.'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'El certificado de https://pruebas.cadena.mx es de otra dirección.'],
    ['ECONNREFUSED', 'Nadie contesta en https://pruebas.cadena.mx/mostrador/: ¿está en marcha la instancia?'],
  ])('says what %s means', (code, said) => {
    expect(whyUnreachable(new URL('https://pruebas.cadena.mx/mostrador/'), code)).toContain(said);
  });

  it('is asked in spite of its certificate, where the tester says so', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const url = await listening(createByTls(EXPIRED, answers(true)), 'https');
    await expect(examined(url)).rejects.toThrow('La instancia pide contraseña');
  });

  it('that asks for passwords says where the one that is missing goes', async () => {
    const url = await listening(createServer(answers(true)), 'http');
    await expect(examined(url)).rejects.toThrow(
      'La instancia pide contraseña: ponga la de 100003 en la variable de ambiente CONTRASENA_100003.',
    );
  });

  it('that does not speak TLS is told apart from one that is away', async () => {
    const url = await listening(createServer(answers(false)), 'http');
    await expect(examined(url.replace('http:', 'https:'))).rejects.toThrow('no se habla https: pruebe con http.');
    const [server] = servers.splice(0);
    server?.close();
    await expect(examined(url)).rejects.toThrow(`Nadie contesta en ${url}api/sesion/opciones`);
  });
});
