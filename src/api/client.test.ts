import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#contract/common/failure';
import type { Api } from './api.ts';
import { createApi } from './client.ts';

type Respond = (request: IncomingMessage, answer: ServerResponse) => void;

const endings: (() => void)[] = [];
afterEach(() => {
  for (const cerrar of endings.splice(0)) cerrar();
});

interface Bed {
  readonly api: Api;
  readonly person: { is: string; back: Promise<void> | null };
  readonly recibidas: string[];
  readonly sesionesPerdidas: Failure[];
  /** How each call ended, as the keeper of the connection hears it. */
  readonly conexiones: string[];
}

function json(answer: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  answer.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A back end that really listens, with a client in front of it. */
async function createBed(respond: Respond): Promise<Bed> {
  const received: string[] = [];
  const server = createServer((request, answer) => {
    received.push(`${request.method} ${request.url}`);
    respond(request, answer);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const sesionesPerdidas: Failure[] = [];
  /** Who is signed in, and what the calls of a person whose session ended wait for. */
  const person: { is: string; back: Promise<void> | null } = { is: '100002/1', back: null };
  const connections: string[] = [];
  const api = createApi({
    base: `http://127.0.0.1:${port}/mostrador/api/`,
    alPerderSesion: (failure) => sesionesPerdidas.push(failure),
    conexion: {
      fallo: ({ tipo }) => connections.push(tipo),
      contesto: () => connections.push('contesto'),
      alVolver: () => () => undefined,
    },
    onBehalfOf: () => person.is,
    untilBack: () => person.back,
  });
  return { api, person, recibidas: received, sesionesPerdidas, conexiones: connections };
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error,
  );
}

describe('The client of the contract', () => {
  it('answers data of the agreed shape', async () => {
    const { api, recibidas, conexiones } = await createBed((_, answer) =>
      json(answer, 200, [{ cvetda: 1, nombre: 'Tienda Centro' }]),
    );
    expect(await api.llamar('tiendasLogin', {})).toEqual([{ cvetda: 1, nombre: 'Tienda Centro' }]);
    expect(recibidas).toEqual(['GET /mostrador/api/catalogo/tiendas-login']);
    expect(conexiones).toEqual(['contesto']);
  });

  it('takes an answer of another shape for an internal error', async () => {
    const { api } = await createBed((_, answer) => json(answer, 200, { otra: 'cosa' }));
    expect(await failureOf(api.llamar('tiendasLogin', {}))).toMatchObject({
      tipo: 'interno',
      texto: 'Ocurrio un error interno',
    });
  });

  it('takes a call to which no way leads for an internal error that names it, and not for a lost connection', async () => {
    const { api, recibidas, conexiones } = await createBed((_, answer) => json(answer, 200, {}));
    expect(await failureOf(api.llamar('hacerMagia' as string as 'tiendasLogin', {}))).toEqual({
      tipo: 'interno',
      texto: 'Ocurrio un error interno: la aplicación no conoce la llamada hacerMagia. Avise a quien la administra.',
      codigo: null,
      campos: [],
    });
    expect([recibidas, conexiones]).toEqual([[], []]);
  });

  it('says what the server says when it refuses', async () => {
    const { api } = await createBed((_, answer) =>
      json(answer, 429, { codigo: -3, message: 'Espere 5 minutos.' }, { 'Retry-After': '300' }),
    );
    expect(await failureOf(api.llamar('cerrarSesion', {}))).toEqual({
      tipo: 'espera',
      texto: 'Espere 5 minutos.',
      codigo: -3,
      campos: [],
      segundos: 300,
    });
  });

  it('reads of what was not done its code and why, however little more is told', async () => {
    const answers: unknown[] = [{ codigo: 2, descripcion: 'El caso tiene vales sin terminar.' }, { codigo: 1 }];
    const { api } = await createBed((_, answer) => json(answer, 200, answers.shift()));
    const close = () =>
      api.llamar('cerrarCaso', { cuerpo: { idCaso: 1, version: 1, solucion: 'Se repuso.' } }, { clave: 'k' });
    expect(await close()).toEqual({ codigo: 2, descripcion: 'El caso tiene vales sin terminar.' });
    expect(await failureOf(close())).toMatchObject({ tipo: 'interno', texto: 'Ocurrio un error interno' });
  });

  it.each(['', '{}', 'null'])(
    'says of an empty answer %j to a refund of credit that it was not applied',
    async (body) => {
      const { api } = await createBed((_, answer) => answer.end(body));
      const refund = api.llamar('devolverCredito', { cuerpo: { id: 1, version: 1 } }, { clave: 'k' });
      expect(await failureOf(refund)).toMatchObject({ texto: 'Ocurrió un error al aplicar la devolución' });
    },
  );

  it('tells of a lost session, but not of a refused sign-in', async () => {
    const { api, sesionesPerdidas } = await createBed((_, answer) =>
      json(answer, 401, { codigo: -1, message: 'Su sesión terminó.' }),
    );
    await failureOf(
      api.llamar('iniciarSesion', { cuerpo: { numiden: '1', idTienda: 1, tienda: 'Centro', contrasena: 'x' } }),
    );
    expect(sesionesPerdidas).toEqual([]);
    await failureOf(api.llamar('areas', {}));
    expect(sesionesPerdidas).toEqual([{ tipo: 'sinSesion', texto: 'Su sesión terminó.', codigo: -1, campos: [] }]);
  });

  describe('a call that finds the session over', () => {
    const over = { codigo: -1, message: 'Su sesión terminó.' };
    const closing = { cuerpo: { idCaso: 1, version: 1, solucion: 'Se repuso.' } };

    it('waits until its person is in again, and is made once more, with its key and for that person', async () => {
      const asked: IncomingHttpHeaders[] = [];
      let comeBack = (): void => undefined;
      const bed = await createBed(({ headers }, answer) => {
        if (asked.push(headers) > 1) return json(answer, 200, { codigo: 2, descripcion: 'Sin cambios.' });
        bed.person.back = new Promise<void>((resolve) => {
          comeBack = resolve;
        });
        json(answer, 401, over);
      });
      const { api, person } = bed;
      const closed = api.llamar('cerrarCaso', closing, { clave: 'k' });
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      // The next one does not even set out.
      const areas = api.llamar('areas', {}).catch(() => undefined);
      await new Promise((later) => setTimeout(later, 30));
      expect(asked).toHaveLength(1);
      // Whoever is signed in by then: it stays the first one's.
      person.is = '100003/1';
      person.back = null;
      comeBack();
      expect(await closed).toMatchObject({ codigo: 2 });
      await areas;
      const said = asked.filter(({ 'idempotency-key': key }) => key === 'k').map((each) => each['on-behalf-of']);
      expect(said).toEqual(['100002/1', '100002/1']);
      expect(asked).toHaveLength(3);
    });

    it('is made no third time, so that a back end which always refuses is not asked without end', async () => {
      const { api, person, recibidas } = await createBed((_, answer) => json(answer, 401, over));
      person.back = Promise.resolve();
      expect(await failureOf(api.llamar('cerrarCaso', closing, { clave: 'k' }))).toMatchObject({ tipo: 'sinSesion' });
      expect(recibidas).toHaveLength(2);
    });

    it('says so at once where nobody is waited for', async () => {
      const { api, recibidas } = await createBed((_, answer) => json(answer, 401, over));
      expect(await failureOf(api.llamar('areas', {}))).toMatchObject({ tipo: 'sinSesion' });
      expect(recibidas).toHaveLength(1);
    });
  });

  it('asks once more for a reading whose connection broke', async () => {
    let times = 0;
    const { api, recibidas } = await createBed((request, answer) => {
      times += 1;
      if (times === 1) request.socket.destroy();
      else json(answer, 200, []);
    });
    expect(await api.llamar('areas', {})).toEqual([]);
    expect(recibidas).toHaveLength(2);
  });

  it('never repeats a writing: whether it was done is unknown', async () => {
    const { api, recibidas, conexiones } = await createBed((request) => request.socket.destroy());
    expect(await failureOf(api.llamar('cerrarSesion', {}))).toEqual({
      tipo: 'sinConexion',
      texto: 'Revise su conexión a internet',
      codigo: null,
      campos: [],
    });
    expect(recibidas).toHaveLength(1);
    expect(conexiones).toEqual(['sinConexion']);
  });

  it('does not repeat a reading that the server answered with an error', async () => {
    const { api, recibidas, conexiones } = await createBed((_, answer) =>
      json(answer, 503, { codigo: 0, message: 'No' }, { 'Retry-After': '4' }),
    );
    expect(await failureOf(api.llamar('areas', {}))).toMatchObject({ tipo: 'noDisponible', texto: 'No', segundos: 4 });
    expect(recibidas).toHaveLength(1);
    expect(conexiones).toEqual(['noDisponible']);
  });

  it('does not read a text page of something in between as a message', async () => {
    const { api } = await createBed((_, answer) => answer.writeHead(502).end('<html>Bad gateway</html>'));
    expect(await failureOf(api.llamar('areas', {}))).toMatchObject({
      tipo: 'interno',
      texto: 'Ocurrio un error interno',
    });
  });

  it('gives a file as its bytes', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 10]);
    const { api } = await createBed((_, answer) => answer.writeHead(200).end(bytes));
    const file = await api.llamar('descargarAnexo', { ruta: { id: 3 } });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('rejects with the reason of the signal, not with a failure, when it is called off', async () => {
    const abort = new AbortController();
    const { api, conexiones } = await createBed(() => abort.abort(new Error('ya no')));
    expect(await failureOf(api.llamar('areas', {}, { signal: abort.signal }))).toEqual(new Error('ya no'));
    expect(conexiones).toEqual([]);
  });
});
