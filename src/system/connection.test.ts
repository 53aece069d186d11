import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '#contract/common/failure';
import { failureOf, noConnection } from '../api/failure.ts';
import { type ConnectionState, createConnection } from './connection.ts';
import { connectionText } from './connectionText.ts';

function noService(seconds: number): Failure {
  return {
    tipo: 'noDisponible',
    texto: 'La base de datos no contesta.',
    codigo: 503,
    campos: [],
    segundos: seconds,
  };
}

let ventana = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00-06:00') });
  ventana = new EventTarget();
  vi.stubGlobal('window', ventana);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A keeper whose back end answers what the test says: a failure, or null for an answer. */
function open(answers: Failure | null = null) {
  const server = { contesta: answers };
  const questions: number[] = [];
  const start = Date.now();
  const connection = createConnection({
    probar: () => {
      questions.push(Date.now() - start);
      return server.contesta === null ? Promise.resolve() : Promise.reject(server.contesta);
    },
    azar: () => 1,
  });
  const estados: ConnectionState[] = [];
  const rounds: number[] = [];
  connection.suscribir(() => estados.push(connection.estado()));
  connection.alVolver(() => rounds.push(Date.now() - start));
  return { conexion: connection, servidor: server, preguntas: questions, estados, vueltas: rounds };
}

it('asks by itself with growing pauses until the back end serves, and tells whoever waits', async () => {
  const { conexion, servidor, preguntas, estados, vueltas } = open(noService(1));
  conexion.fallo(noService(1));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(preguntas).toEqual([1_000, 3_000, 7_000, 15_000, 25_000, 35_000]);
  servidor.contesta = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vueltas).toEqual([45_000]);
  expect(estados).toEqual(['sinServicio', 'bien']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preguntas).toHaveLength(7);
});

it('leaves the server alone for as long as it asked, but not for longer than half a minute', async () => {
  const uno = open();
  uno.conexion.fallo(noService(8));
  uno.conexion.contesto();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uno.preguntas).toEqual([8_000]);
  const another = open();
  another.conexion.fallo(noService(3_600));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(another.preguntas).toEqual([30_000]);
});

it('does not believe that the database is back because some other call was answered, but asks at once', async () => {
  const { conexion, servidor, preguntas, vueltas } = open(noService(1));
  conexion.fallo(noService(1));
  await vi.advanceTimersByTimeAsync(1_000);
  conexion.contesto();
  await vi.advanceTimersByTimeAsync(0);
  expect(conexion.estado()).toBe('sinServicio');
  servidor.contesta = null;
  conexion.contesto();
  await vi.advanceTimersByTimeAsync(0);
  expect(preguntas).toEqual([1_000, 1_000, 1_000]);
  expect(vueltas).toEqual([1_000]);
});

it('keeps its pauses long when the back end goes away again as soon as it is back', async () => {
  const { conexion, preguntas, vueltas } = open();
  conexion.fallo(noConnection());
  await vi.advanceTimersByTimeAsync(1_000);
  conexion.fallo(noConnection());
  await vi.advanceTimersByTimeAsync(2_000);
  conexion.fallo(noConnection());
  await vi.advanceTimersByTimeAsync(40_000);
  conexion.fallo(noConnection());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(preguntas).toEqual([1_000, 3_000, 7_000, 44_000]);
  expect(vueltas).toEqual(preguntas);
});

it.each([failureOf('noEncontrado', 'No existe'), failureOf('sinPermiso', 'No')])(
  'takes an integrator that does not know the question for one that answers: $tipo',
  async (answer) => {
    const { conexion, vueltas } = open(answer);
    conexion.fallo(noConnection());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vueltas).toEqual([1_000]);
  },
);

it.each([
  failureOf('rechazo', 'No'),
  failureOf('interno', 'Ocurrio un error interno'),
  failureOf('noEncontrado', 'No'),
])('is not moved by a failure that says nothing of the connection: $tipo', (failure) => {
  const { conexion, estados } = open();
  conexion.fallo(failure);
  expect(estados).toEqual([]);
});

it('hears of the network from the browser too', async () => {
  const { conexion, vueltas } = open(noConnection());
  ventana.dispatchEvent(new Event('offline'));
  expect(conexion.estado()).toBe('sinRed');
  ventana.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  // That there is a network does not mean that the back end can be reached over it.
  expect(vueltas).toEqual([]);
});

it('says what is missing, and of a save nothing that its own place would say otherwise', () => {
  expect(connectionText('bien')).toBeNull();
  expect(connectionText('sinServicio')).toMatch(/^Sin conexión con la base de datos\. Lo que escriba se conserva;/);
  expect(connectionText('sinRed')).toMatch(/^Revise su conexión a internet\. Lo que escriba se conserva;/);
  expect(connectionText('sinEspacio')).toMatch(/avise a la mesa de ayuda\. Lo que escriba se conserva\.$/);
});
