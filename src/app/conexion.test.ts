import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '#contract/failure';
import { fallo, sinConexion } from '../api/fallo.ts';
import type { EstadoConexion } from './conexion.ts';
import { crearConexion, textoDeConexion } from './conexion.ts';

const sinServicio = (segundos: number): Failure => ({
  tipo: 'noDisponible',
  texto: 'La base de datos no contesta.',
  codigo: 503,
  campos: [],
  segundos,
});

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
const abrir = (contesta: Failure | null = null) => {
  const servidor = { contesta };
  const preguntas: number[] = [];
  const inicio = Date.now();
  const conexion = crearConexion({
    probar: () => {
      preguntas.push(Date.now() - inicio);
      return servidor.contesta === null ? Promise.resolve() : Promise.reject(servidor.contesta);
    },
    azar: () => 1,
  });
  const estados: EstadoConexion[] = [];
  const vueltas: number[] = [];
  conexion.suscribir(() => estados.push(conexion.estado()));
  conexion.alVolver(() => vueltas.push(Date.now() - inicio));
  return { conexion, servidor, preguntas, estados, vueltas };
};

it('asks by itself with growing pauses until the back end serves, and tells whoever waits', async () => {
  const { conexion, servidor, preguntas, estados, vueltas } = abrir(sinServicio(1));
  conexion.fallo(sinServicio(1));
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
  const uno = abrir();
  uno.conexion.fallo(sinServicio(8));
  uno.conexion.contesto();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uno.preguntas).toEqual([8_000]);
  const otro = abrir();
  otro.conexion.fallo(sinServicio(3_600));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(otro.preguntas).toEqual([30_000]);
});

it('does not believe that the database is back because some other call was answered, but asks at once', async () => {
  const { conexion, servidor, preguntas, vueltas } = abrir(sinServicio(1));
  conexion.fallo(sinServicio(1));
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
  const { conexion, preguntas, vueltas } = abrir();
  conexion.fallo(sinConexion());
  await vi.advanceTimersByTimeAsync(1_000);
  conexion.fallo(sinConexion());
  await vi.advanceTimersByTimeAsync(2_000);
  conexion.fallo(sinConexion());
  await vi.advanceTimersByTimeAsync(40_000);
  conexion.fallo(sinConexion());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(preguntas).toEqual([1_000, 3_000, 7_000, 44_000]);
  expect(vueltas).toEqual(preguntas);
});

it.each([fallo('noEncontrado', 'No existe'), fallo('sinPermiso', 'No')])(
  'takes an integrator that does not know the question for one that answers: $tipo',
  async (respuesta) => {
    const { conexion, vueltas } = abrir(respuesta);
    conexion.fallo(sinConexion());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vueltas).toEqual([1_000]);
  },
);

it.each([fallo('rechazo', 'No'), fallo('interno', 'Ocurrio un error interno'), fallo('noEncontrado', 'No')])(
  'is not moved by a failure that says nothing of the connection: $tipo',
  (failure) => {
    const { conexion, estados } = abrir();
    conexion.fallo(failure);
    expect(estados).toEqual([]);
  },
);

it('hears of the network from the browser too', async () => {
  const { conexion, vueltas } = abrir(sinConexion());
  ventana.dispatchEvent(new Event('offline'));
  expect(conexion.estado()).toBe('sinRed');
  ventana.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  // That there is a network does not mean that the back end can be reached over it.
  expect(vueltas).toEqual([]);
});

it('says what is missing, and that nobody needs to do anything', () => {
  expect(textoDeConexion('bien')).toBeNull();
  expect(textoDeConexion('sinServicio')).toMatch(/^Sin conexión con la base de datos\. Se reintentará solo/);
  expect(textoDeConexion('sinRed')).toMatch(/se reintentará solo/);
  expect(textoDeConexion('sinEspacio')).toMatch(/avise a la mesa de ayuda/);
});
