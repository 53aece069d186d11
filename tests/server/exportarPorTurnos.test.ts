import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turnoDelBucle } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIN_FILTRO } from '#domain/casos';
import { exportarCasos } from '../../server/casos/lista/exportar.ts';
import { TURN_LASTS_MS } from '../../server/casos/lista/exportTurn.ts';
import { exportaciones } from '../../server/db/schema/sistema.ts';
import type { ArchivoParaDescargar } from '../../server/http/manejador.ts';
import { crearContrasenas } from '../../server/sesion/contrasenas.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';
import { GERENTE_DE_DOS, sembrarCasos } from './listaCasos.siembra.ts';

/** Several batches for who sees them all. */
const CUANTOS = 1_500;
const FILTRO = JSON.stringify({ ...SIN_FILTRO, orden: 'porVencer' });

let banco: Banco;
beforeAll(async () => {
  banco = await crearBanco();
  await sembrarCasos(banco.db, CUANTOS);
});
beforeEach(async () => {
  await banco.db.delete(exportaciones);
});
afterAll(() => banco.cerrar());

const abierta = async (): Promise<number> => (await banco.db.select().from(exportaciones)).length;

/** An export of everything that nobody reads yet. */
const empezar = async (numiden = 100_001): Promise<ArchivoParaDescargar> =>
  exportarCasos(
    { consulta: { filtro: FILTRO } },
    {
      ...{
        db: banco.db,
        lastingDb: banco.db,
        config: banco.config,
        ahora: () => banco.reloj.ahora,
        version: '',
        ip: '127.0.0.1',
      },
      ...{ claveIdempotencia: null, archivos: [], registro: { error: () => undefined } },
      galleta: { token: null, poner: () => undefined, quitar: () => undefined },
      equipo: { token: null, set: () => undefined },
      ...{ navegador: '', contrasenas: crearContrasenas() },
      sesion: {
        ...{ id: 1, numiden, nombre: '', tienda: { id: 1, nombre: '' }, areas: [], roles: [] },
        ...{ permisos: [1, 27], debeCambiarContrasena: false },
      },
    },
  );

const pedir = async (numiden: number, tienda = 1) =>
  banco.app.inject({
    url: `/mostrador/api/caso/exportar?filtro=${encodeURIComponent(FILTRO)}`,
    headers: { cookie: await banco.entrar(numiden, tienda) },
  });

/** Time for everything that would go on by itself. */
const unRato = async (): Promise<void> => {
  for (let vuelta = 0; vuelta < 200; vuelta += 1) await turnoDelBucle();
};

const leerTodo = async ({ flujo }: ArchivoParaDescargar): Promise<string> => {
  let texto = '';
  for await (const parte of flujo) texto += String(parte);
  return texto;
};

describe('a person exports one thing at a time', () => {
  it('so that a second export is refused, with the reason and what to do', async () => {
    const primera = await empezar();
    const segunda = await pedir(100_001);
    expect(segunda.statusCode).toBe(409);
    expect(segunda.json()).toEqual({
      codigo: 409,
      message:
        'Ya tiene otra exportación en curso, quizá en otra ventana. Espere a que termine, o ciérrela y espere un minuto, y exporte de nuevo.',
    });
    expect((await leerTodo(primera)).split('\r\n')).toHaveLength(CUANTOS + 2);
    expect(await abierta()).toBe(0);
    expect((await pedir(100_001)).statusCode).toBe(200);
  });

  it('while others export too', async () => {
    const primera = await empezar();
    expect((await pedir(GERENTE_DE_DOS, 2)).statusCode).toBe(200);
    primera.flujo.destroy();
  });

  it('and again at once when the first one was left, or refused', async () => {
    const primera = await empezar();
    primera.flujo.destroy();
    await vi.waitFor(async () => expect(await abierta()).toBe(0));
    const mala = await banco.app.inject({
      url: '/mostrador/api/caso/exportar?filtro=x',
      headers: { cookie: await banco.entrar(100_001) },
    });
    expect(mala.statusCode).toBe(400);
    expect(await abierta()).toBe(0);
  });

  it('and after a minute when the server that had the first one died; which then cannot go on', async () => {
    const primera = await empezar();
    banco.reloj.avanzar(TURN_LASTS_MS - 1);
    expect((await pedir(100_001)).statusCode).toBe(409);
    banco.reloj.avanzar(1);
    expect((await pedir(100_001)).statusCode).toBe(200);
    await expect(leerTodo(primera)).rejects.toThrow(/took the turn/);
  });

  it('for as long as it takes, when it goes on', async () => {
    const { flujo } = await empezar();
    const partes = flujo[Symbol.asyncIterator]();
    let leidas = 0;
    for (let parte = await partes.next(); parte.done !== true; parte = await partes.next()) {
      leidas += 1;
      banco.reloj.avanzar(TURN_LASTS_MS / 2);
      if (leidas === 5) expect((await pedir(100_001)).statusCode).toBe(409);
    }
    expect(leidas).toBeGreaterThan(5);
  });
});

describe('an export of everything', () => {
  it('reads no further than somebody takes it', async () => {
    const cliente = (banco.db as unknown as { readonly $client: { query(...partes: unknown[]): unknown } }).$client;
    const preguntas = vi.spyOn(cliente, 'query');
    const { flujo } = await empezar();
    flujo.read(0);
    await vi.waitFor(() => expect(flujo.readableLength).toBeGreaterThanOrEqual(flujo.readableHighWaterMark));
    const sinLeer = preguntas.mock.calls.length;
    await unRato();
    expect(preguntas.mock.calls.length).toBe(sinLeer);
    const enteras = await leerTodo({ nombre: '', tipo: '', bytes: null, flujo });
    expect(enteras.split('\r\n')).toHaveLength(CUANTOS + 2);
    // What was read before is a part of it all: the rest had to be asked for.
    expect(preguntas.mock.calls.length).toBeGreaterThan(sinLeer * 2);
    preguntas.mockRestore();
  });

  it('takes no list of all cases at once, not even of those that lose a colour', async () => {
    const cliente = (banco.db as unknown as { readonly $client: { query(...partes: unknown[]): Promise<unknown> } })
      .$client;
    const original = cliente.query.bind(cliente);
    let masFilas = 0;
    const preguntas = vi.spyOn(cliente, 'query').mockImplementation(async (...partes) => {
      const respuesta = await original(...partes);
      masFilas = Math.max(masFilas, (respuesta as { readonly rows: readonly unknown[] }).rows.length);
      return respuesta;
    });
    await leerTodo(await empezar());
    preguntas.mockRestore();
    expect(masFilas).toBe(200);
  });

  it('stops when the asker goes away', async () => {
    await banco.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = banco.app.server.address() as AddressInfo;
    const peticion = get({
      ...{ port, host: '127.0.0.1', path: `/mostrador/api/caso/exportar?filtro=${encodeURIComponent(FILTRO)}` },
      headers: { cookie: await banco.entrar(100_001) },
    });
    const [respuesta] = await once(peticion, 'response');
    expect(respuesta.statusCode).toBe(200);
    peticion.destroy();
    await vi.waitFor(async () => expect(await abierta()).toBe(0));
  });
});
