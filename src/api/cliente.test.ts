import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '#contract/failure';
import type { Api } from './api.ts';
import { crearApi } from './cliente.ts';

type Contestar = (peticion: IncomingMessage, respuesta: ServerResponse) => void;

const cierres: (() => void)[] = [];
afterEach(() => {
  for (const cerrar of cierres.splice(0)) cerrar();
});

interface Banco {
  readonly api: Api;
  readonly recibidas: string[];
  readonly sesionesPerdidas: Failure[];
  /** How each call ended, as the keeper of the connection hears it. */
  readonly conexiones: string[];
}

const json = (respuesta: ServerResponse, status: number, cuerpo: unknown, cabeceras: Record<string, string> = {}) => {
  respuesta.writeHead(status, { 'Content-Type': 'application/json', ...cabeceras }).end(JSON.stringify(cuerpo));
};

/** A back end that really listens, with a client in front of it. */
const crearBanco = async (contestar: Contestar): Promise<Banco> => {
  const recibidas: string[] = [];
  const servidor = createServer((peticion, respuesta) => {
    recibidas.push(`${peticion.method} ${peticion.url}`);
    contestar(peticion, respuesta);
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  cierres.push(() => {
    servidor.closeAllConnections();
    servidor.close();
  });
  const { port } = servidor.address() as AddressInfo;
  const sesionesPerdidas: Failure[] = [];
  const conexiones: string[] = [];
  const api = crearApi({
    base: `http://127.0.0.1:${port}/mostrador/api/`,
    alPerderSesion: (failure) => sesionesPerdidas.push(failure),
    conexion: {
      fallo: ({ tipo }) => conexiones.push(tipo),
      contesto: () => conexiones.push('contesto'),
      alVolver: () => () => undefined,
    },
  });
  return { api, recibidas, sesionesPerdidas, conexiones };
};

const fallo = (promesa: Promise<unknown>): Promise<unknown> =>
  promesa.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error,
  );

describe('The client of the contract', () => {
  it('answers data of the agreed shape', async () => {
    const { api, recibidas, conexiones } = await crearBanco((_, respuesta) =>
      json(respuesta, 200, [{ cvetda: 1, nombre: 'Tienda Centro' }]),
    );
    expect(await api.llamar('tiendasLogin', {})).toEqual([{ cvetda: 1, nombre: 'Tienda Centro' }]);
    expect(recibidas).toEqual(['GET /mostrador/api/catalogo/tiendas-login']);
    expect(conexiones).toEqual(['contesto']);
  });

  it('takes an answer of another shape for an internal error', async () => {
    const { api } = await crearBanco((_, respuesta) => json(respuesta, 200, { otra: 'cosa' }));
    expect(await fallo(api.llamar('tiendasLogin', {}))).toMatchObject({
      tipo: 'interno',
      texto: 'Ocurrio un error interno',
    });
  });

  it('says what the server says when it refuses', async () => {
    const { api } = await crearBanco((_, respuesta) =>
      json(respuesta, 429, { codigo: -3, message: 'Espere 5 minutos.' }, { 'Retry-After': '300' }),
    );
    expect(await fallo(api.llamar('cerrarSesion', {}))).toEqual({
      tipo: 'espera',
      texto: 'Espere 5 minutos.',
      codigo: -3,
      campos: [],
      segundos: 300,
    });
  });

  it('tells of a lost session, but not of a refused sign-in', async () => {
    const { api, sesionesPerdidas } = await crearBanco((_, respuesta) =>
      json(respuesta, 401, { codigo: -1, message: 'Su sesión terminó.' }),
    );
    await fallo(
      api.llamar('iniciarSesion', { cuerpo: { numiden: '1', idTienda: 1, tienda: 'Centro', contrasena: 'x' } }),
    );
    expect(sesionesPerdidas).toEqual([]);
    await fallo(api.llamar('areas', {}));
    expect(sesionesPerdidas).toEqual([{ tipo: 'sinSesion', texto: 'Su sesión terminó.', codigo: -1, campos: [] }]);
  });

  it('asks once more for a reading whose connection broke', async () => {
    let veces = 0;
    const { api, recibidas } = await crearBanco((peticion, respuesta) => {
      veces += 1;
      if (veces === 1) peticion.socket.destroy();
      else json(respuesta, 200, []);
    });
    expect(await api.llamar('areas', {})).toEqual([]);
    expect(recibidas).toHaveLength(2);
  });

  it('never repeats a writing: whether it was done is unknown', async () => {
    const { api, recibidas, conexiones } = await crearBanco((peticion) => peticion.socket.destroy());
    expect(await fallo(api.llamar('cerrarSesion', {}))).toEqual({
      tipo: 'sinConexion',
      texto: 'Revise su conexión a internet',
      codigo: null,
      campos: [],
    });
    expect(recibidas).toHaveLength(1);
    expect(conexiones).toEqual(['sinConexion']);
  });

  it('does not repeat a reading that the server answered with an error', async () => {
    const { api, recibidas, conexiones } = await crearBanco((_, respuesta) =>
      json(respuesta, 503, { codigo: 0, message: 'No' }, { 'Retry-After': '4' }),
    );
    expect(await fallo(api.llamar('areas', {}))).toMatchObject({ tipo: 'noDisponible', texto: 'No', segundos: 4 });
    expect(recibidas).toHaveLength(1);
    expect(conexiones).toEqual(['noDisponible']);
  });

  it('does not read a text page of something in between as a message', async () => {
    const { api } = await crearBanco((_, respuesta) => respuesta.writeHead(502).end('<html>Bad gateway</html>'));
    expect(await fallo(api.llamar('areas', {}))).toMatchObject({ tipo: 'interno', texto: 'Ocurrio un error interno' });
  });

  it('gives a file as its bytes', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 10]);
    const { api } = await crearBanco((_, respuesta) => respuesta.writeHead(200).end(bytes));
    const archivo = await api.llamar('descargarAnexo', { ruta: { id: 3 } });
    expect(new Uint8Array(await archivo.arrayBuffer())).toEqual(bytes);
  });

  it('rejects with the reason of the signal, not with a failure, when it is called off', async () => {
    const corte = new AbortController();
    const { api, conexiones } = await crearBanco(() => corte.abort(new Error('ya no')));
    expect(await fallo(api.llamar('areas', {}, { signal: corte.signal }))).toEqual(new Error('ya no'));
    expect(conexiones).toEqual([]);
  });
});
