import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Sesion } from '#domain/personas/sesion';
import { sesionMachine } from '#machines/sesion.machine';
import type { Entrado, FaltaCodigo, Prueba } from '#machines/sesion.types';
import { noConnection, sesion as persona } from '../../tests/machines/samples.ts';
import type { Api } from '../api/api.ts';
import { holdPersonalData } from './personalData.ts';
import { query } from './query.ts';

class FakeSource extends EventTarget {
  static open = new Set<FakeSource>();

  constructor() {
    super();
    FakeSource.open.add(this);
  }

  readyState = 0;

  close(): void {
    FakeSource.open.delete(this);
  }

  static refuse(): void {
    for (const each of FakeSource.open) {
      each.readyState = 2;
      each.dispatchEvent(new Event('error'));
    }
  }

  static say(name: string, data: object): void {
    for (const each of FakeSource.open)
      each.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }
}

function newPage() {
  return Object.assign(new EventTarget(), { visibilityState: 'visible' });
}
let page = newPage();
const endings: (() => void)[] = [];

beforeEach(() => {
  FakeSource.open.clear();
  page = newPage();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  // A page that may not lock: by a plain address that is not this machine.
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  vi.unstubAllGlobals();
});

/** Somebody signed in, as the server says; `becomes` is what the server says of the session from then on. */
async function signedIn(says: Sesion = persona) {
  const server: { says: Sesion | null } = { says };
  const sesion = createActor(
    sesionMachine.provide({
      actors: {
        restaurarSesion: fromPromise<Entrado | null>(async () => server.says),
        cerrarSesion: fromPromise<void, { readonly aProposito: boolean }>(async () => undefined),
        iniciarSesion: fromPromise<Entrado | FaltaCodigo, Prueba | null>(async () => says),
      },
    }),
    { input: {} },
  ).start();
  await waitFor(sesion, (state) => state.matches('active'));
  const callApi = vi.fn<(name: string, ...rest: unknown[]) => Promise<unknown>>(async () => []);
  const api = { llamar: callApi, alVolver: () => () => undefined } as unknown as Api;
  const open = holdPersonalData({ api, sesion, address: 'http://a/api/eventos', version: '1.0.0' });
  endings.push(() => {
    // From the dialog of an outdated version one leaves by accepting.
    sesion.send({ type: 'aceptar' });
    sesion.send({ type: 'salir' });
    sesion.stop();
  });
  const becomes = async (says: Sesion) => {
    server.says = says;
    sesion.send({ type: 'entradaEnOtraPestana' });
    await waitFor(sesion, (state) => state.matches('active') && state.context.sesion === says);
  };
  return { sesion, llamar: callApi, open, server, becomes };
}

it('one person in one store has one store of readings', async () => {
  const { open, becomes } = await signedIn();
  const { data } = open();
  await becomes({ ...persona });
  expect(open().data).toBe(data);
});

it('another person at the same computer begins with none, and hears nothing of the one before', async () => {
  const { open, becomes, llamar } = await signedIn();
  const first = open();
  await first.data.ensureQueryData(query('areas', {}));
  await becomes({ ...persona, numiden: 100_003 });
  expect([first.data.getQueryCache().getAll(), FakeSource.open.size]).toEqual([[], 0]);
  const second = open();
  expect(second.data).not.toBe(first.data);
  await second.data.ensureQueryData(query('areas', {}));
  expect(llamar).toHaveBeenCalledTimes(2);
});

it('whose session ended is followed by no stream until they are in again, and then reads what is shown anew', async () => {
  const { open, sesion } = await signedIn();
  const { data } = open();
  await data.ensureQueryData(query('areas', {}));
  sesion.send({ type: 'inactividadCumplida' });
  expect(FakeSource.open.size).toBe(0);
  await waitFor(sesion, (state) => !state.hasTag('busy'));
  sesion.send({
    type: 'entrar',
    credenciales: { numiden: '100002', idTienda: 1, tienda: 'Centro', contrasena: null, porProveedor: false },
  });
  await waitFor(sesion, (state) => state.matches('active'));
  expect([open().data === data, FakeSource.open.size]).toEqual([true, 1]);
});

it('a draft that goes when somebody else is in already goes in the name of who wrote it', async () => {
  const { open, becomes, llamar } = await signedIn();
  const { drafts } = open();
  llamar.mockRejectedValueOnce(noConnection);
  drafts.keep('caso.7.cerrar', { solucion: 'x' });
  await drafts.settled();
  await becomes({ ...persona, numiden: 100_003 });
  const sent = llamar.mock.calls.filter(([name]) => name === 'guardarBorrador');
  expect(sent.map(([, , options]) => options)).toEqual([{ behalf: '100002/1' }, { behalf: '100002/1' }]);
});

it('who leaves is followed by no stream, and nobody reads for nobody', async () => {
  const { open, sesion } = await signedIn();
  open();
  expect(FakeSource.open.size).toBe(1);
  sesion.send({ type: 'salir' });
  expect(FakeSource.open.size).toBe(0);
  expect(open).toThrow('only for somebody signed in');
});

it('other permissions forget what nobody looks at, once the server was asked for them', async () => {
  const { open, sesion, server } = await signedIn();
  const { data } = open();
  await data.ensureQueryData(query('casosPorAutorizar', { consulta: {} }));
  server.says = { ...persona, permisos: [2] };
  FakeSource.say('session', { motivo: 'cambiada' });
  await waitFor(sesion, (state) => state.context.sesion?.permisos.length === 1);
  expect(data.getQueryCache().getAll()).toEqual([]);
});

it('a session that ended is asked for, and the refusal says why', async () => {
  const { open, llamar } = await signedIn();
  open();
  FakeSource.say('session', { motivo: 'terminada' });
  expect(llamar).toHaveBeenCalledExactlyOnceWith('sesionActual', {});
});

it('another version of the server is told of, as the session or the stream says it', async () => {
  const later = await signedIn({ ...persona, version: '1.0.1' });
  later.open();
  expect(later.sesion.getSnapshot().matches('outdated')).toBe(true);
  const { open, sesion } = await signedIn();
  open();
  FakeSource.say('hello', { version: '1.0.0' });
  expect(sesion.getSnapshot().matches('active')).toBe(true);
  FakeSource.say('hello', { version: '1.0.1' });
  expect(sesion.getSnapshot().matches('outdated')).toBe(true);
});

it('a page that may not lock holds its own stream while it is in view', async () => {
  const { open } = await signedIn();
  open();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSource.open.size).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSource.open.size).toBe(1);
});

it('asks why the stream is refused, as a call whose refusal the client reads', async () => {
  const { open, llamar } = await signedIn();
  open();
  FakeSource.refuse();
  expect(llamar).toHaveBeenCalledWith('eventos', {});
});

it('who may no longer hear is asked who he is, once: a back end may refuse the stream to people who work', async () => {
  const { open, llamar, sesion, server } = await signedIn();
  open();
  llamar.mockRejectedValue({ tipo: 'sinPermiso', texto: 'No.', codigo: 403, campos: [] });
  const asked: string[] = [];
  sesion.subscribe((state) => asked.push(String(state.value)));
  FakeSource.refuse();
  await vi.waitFor(() => expect(asked).toContain('restoring'));
  await waitFor(sesion, (state) => state.matches('active') && server.says !== null);
  asked.length = 0;
  open();
  FakeSource.refuse();
  await Promise.resolve();
  expect(asked).not.toContain('restoring');
});

it('hears of another version with the figures of the dashboard', async () => {
  const { open, llamar, sesion } = await signedIn();
  const { data } = open();
  const figures = (version: string) => ({ totalPorEstatus: [], historico: [], version });
  llamar.mockResolvedValue(figures('1.0.0'));
  await data.fetchQuery(query('datosEstadisticos', {}));
  expect(sesion.getSnapshot().matches('active')).toBe(true);
  llamar.mockResolvedValue(figures('1.1.0'));
  await data.fetchQuery({ ...query('datosEstadisticos', {}), staleTime: 0 });
  expect(sesion.getSnapshot().value).toBe('outdated');
});
