import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as turnoDelBucle } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_FILTER } from '#domain/casos/casos';
import { exportarCasos } from '../../../server/casos/list/export.ts';
import { createPasswords } from '../../../server/personas/sesion/passwords.ts';
import { exportaciones } from '../../../server/platform/db/schema/system.ts';
import { TURN_LASTS_MS } from '../../../server/platform/export/turn.ts';
import type { FileToDownload } from '../../../server/platform/http/handler.ts';
import { limited } from '../../../server/platform/neighbours/limited.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { type Bed, createBed, ENGINE, TEST_SECRETS } from '../bed/bed.ts';
import { PATIENT } from '../bed/patience.ts';
import { MANAGER_OF_TWO, seedCases } from '../casos/listaCasos.seed.ts';
import { testStamper } from '../facturas/timbrador.desk.ts';

/** Several batches for who sees them all. */
const HOW_MANY = 1_500;
const FILTER = JSON.stringify({ ...NO_FILTER, orden: 'porVencer' });

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
  await seedCases(bed.db, HOW_MANY);
});
beforeEach(async () => {
  await bed.db.delete(exportaciones);
});
afterAll(() => bed.close());

async function opened(): Promise<number> {
  return (await bed.db.select().from(exportaciones)).length;
}

/** An export of everything that is not read yet. */
async function begin(numiden = 100_001): Promise<FileToDownload> {
  return exportarCasos(
    { consulta: { filtro: FILTER } },
    {
      db: bed.db,
      lastingDb: bed.db,
      config: bed.config,
      clock: () => bed.clock.now,
      version: '',
      ip: '127.0.0.1',
      idempotencyKey: null,
      files: [],
      log: { error: () => undefined },
      cookie: { token: null, set: () => undefined, clear: () => undefined },
      trip: { token: null, set: () => undefined, clear: () => undefined },
      computer: { token: null, set: () => undefined },
      navegador: '',
      passwords: createPasswords(),
      provider: null,
      secrets: TEST_SECRETS,
      sealer: testStamper(bed).sealer,
      changes: {
        open: () => Readable.from([]),
        readTogether: (_question, work) => work(),
        presentTo: () => [],
      },
      neighbours: limited({
        ...embeddedNeighbours(bed.db, () => bed.clock.now),
        stamper: testStamper(bed),
        mail: null,
      }),
      sesion: {
        id: 1,
        abierta: bed.clock.now,
        numiden,
        nombre: '',
        tienda: { id: 1, nombre: '' },
        codigoPostal: null,
        areas: [],
        roles: [],
        limite: null,
        permisos: [1, 27],
        pendiente: null,
      },
    },
  );
}

async function ask(numiden: number, tienda = 1) {
  return bed.app.inject({
    url: `/mostrador/api/caso/exportar?filtro=${encodeURIComponent(FILTER)}`,
    headers: { cookie: await bed.signIn(numiden, tienda) },
  });
}

/** Time for everything that would go on by itself. */
async function aWhile(): Promise<void> {
  for (let round = 0; round < 200; round += 1) await turnoDelBucle();
}

async function readAll({ stream }: FileToDownload): Promise<string> {
  let texto = '';
  for await (const part of stream) texto += String(part);
  return texto;
}

describe('a person exports one thing at a time', () => {
  it('so that a second export is refused, with the reason and what to do', async () => {
    const first = await begin();
    const segunda = await ask(100_001);
    expect(segunda.statusCode).toBe(409);
    expect(segunda.json()).toEqual({
      codigo: 409,
      message:
        'Ya tiene otra exportación en curso, quizá en otra ventana. Espere a que termine, o ciérrela y espere un minuto, y exporte de nuevo.',
    });
    expect((await readAll(first)).split('\r\n')).toHaveLength(HOW_MANY + 2);
    expect(await opened()).toBe(0);
    expect((await ask(100_001)).statusCode).toBe(200);
  });

  it('while others export too', async () => {
    const first = await begin();
    expect((await ask(MANAGER_OF_TWO, 2)).statusCode).toBe(200);
    first.stream.destroy();
  });

  it('and again at once when the first one was left, or refused', async () => {
    const first = await begin();
    first.stream.destroy();
    await vi.waitFor(async () => expect(await opened()).toBe(0), PATIENT);
    const mala = await bed.app.inject({
      url: '/mostrador/api/caso/exportar?filtro=x',
      headers: { cookie: await bed.signIn(100_001) },
    });
    expect(mala.statusCode).toBe(400);
    expect(await opened()).toBe(0);
  });

  it('and after a minute when the server that had the first one died; which then cannot go on', async () => {
    const first = await begin();
    bed.clock.advance(TURN_LASTS_MS - 1);
    expect((await ask(100_001)).statusCode).toBe(409);
    bed.clock.advance(1);
    expect((await ask(100_001)).statusCode).toBe(200);
    await expect(readAll(first)).rejects.toThrow(/took the turn/);
  });

  it('for as long as it takes, when it goes on', async () => {
    const { stream } = await begin();
    const parts = stream[Symbol.asyncIterator]();
    let read = 0;
    for (let part = await parts.next(); part.done !== true; part = await parts.next()) {
      read += 1;
      bed.clock.advance(TURN_LASTS_MS / 2);
      if (read === 5) expect((await ask(100_001)).statusCode).toBe(409);
    }
    expect(read).toBeGreaterThan(5);
  });
});

describe('an export of everything', () => {
  it('reads no further than somebody takes it', async () => {
    const cliente = (bed.db as unknown as { readonly $client: { query(...parts: unknown[]): unknown } }).$client;
    const questions = vi.spyOn(cliente, 'query');
    const { stream } = await begin();
    stream.read(0);
    await vi.waitFor(() => expect(stream.readableLength).toBeGreaterThanOrEqual(stream.readableHighWaterMark), PATIENT);
    const sinLeer = questions.mock.calls.length;
    await aWhile();
    expect(questions.mock.calls.length).toBe(sinLeer);
    const enteras = await readAll({ nombre: '', tipo: '', bytes: null, stream });
    expect(enteras.split('\r\n')).toHaveLength(HOW_MANY + 2);
    // The rows read before are only a part: the rest had to be asked for.
    expect(questions.mock.calls.length).toBeGreaterThan(sinLeer * 2);
    questions.mockRestore();
  });

  it('takes no list of all cases at once, not even of those that lose a colour', async () => {
    const cliente = (bed.db as unknown as { readonly $client: { query(...parts: unknown[]): Promise<unknown> } })
      .$client;
    const original = cliente.query.bind(cliente);
    let masFilas = 0;
    const questions = vi.spyOn(cliente, 'query').mockImplementation(async (...parts) => {
      const answer = await original(...parts);
      masFilas = Math.max(masFilas, (answer as { readonly rows: readonly unknown[] }).rows.length);
      return answer;
    });
    await readAll(await begin());
    questions.mockRestore();
    expect(masFilas).toBe(ENGINE === 'postgres' ? 1_000 : 200);
  });

  it('stops when the asker goes away', async () => {
    await bed.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = bed.app.server.address() as AddressInfo;
    const request = get({
      port,
      host: '127.0.0.1',
      path: `/mostrador/api/caso/exportar?filtro=${encodeURIComponent(FILTER)}`,
      headers: { cookie: await bed.signIn(100_001) },
    });
    const [respuesta] = await once(request, 'response');
    expect(respuesta.statusCode).toBe(200);
    request.destroy();
    await vi.waitFor(async () => expect(await opened()).toBe(0), PATIENT);
  });
});
