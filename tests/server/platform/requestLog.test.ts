/** The lines of a server's log that tell of requests. */
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { folioUnderWay } from '../../../server/platform/http/folio.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { ENGINE, testLog } from '../bed/bed.ts';
import { PATIENT } from '../bed/patience.ts';
import { type Desk, openDesk } from '../casos/casos.desk.ts';

let heard: (string | null)[] = [];
const logistics = new Proxy({} as Logistics, {
  get: () => async () => {
    heard.push(folioUnderWay());
    throw new NeighbourRefusal('No.');
  },
});

let desk: Desk;
let written: ReturnType<typeof testLog>;
let cookie = '';
let earlier = 0;
beforeAll(async () => {
  written = testLog('info');
  desk = await openDesk({ log: written.log, neighbours: { logistics }, environment: { PROXIES: '127.0.0.1' } });
  await desk.bed.app.listen({ host: '127.0.0.1', port: 0 });
  cookie = await desk.bed.signIn(100_002);
});
beforeEach(() => {
  heard = [];
  earlier = written.lines().length;
});
afterAll(() => desk.bed.close());

const lines = () => written.lines().slice(earlier);
const API = '/mostrador/api/';

function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  return desk.bed.app.inject({ url: `${API}${path}`, headers: { cookie, ...headers } });
}

describe('a request', () => {
  it('is one line: who asked which call, and how it ended; without names, addresses or content', async () => {
    const answer = await desk.bed.app.inject({
      method: 'POST',
      url: `${API}clientes/listar?correo=ana@correo.mx`,
      headers: { cookie },
      payload: { nombre: 'ANA', apellidoPaterno: 'UC' },
    });
    const [line, ...more] = lines();
    expect(more).toEqual([]);
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      folio: answer.headers['x-request-id'],
      llamada: 'listarClientes',
      estado: answer.statusCode,
      ms: expect.any(Number),
      numiden: 100_002,
      tienda: 1,
      msg: 'request',
    });
    expect(line.folio).toMatch(/^[0-9A-Z]{10}$/);
  });

  it('of nobody, and of no call, has neither', async () => {
    await desk.bed.app.inject({ url: '/otra/cosa?nombre=ANA' });
    expect(lines()).toMatchObject([{ llamada: null, estado: 404, numiden: null, tienda: null }]);
    expect(JSON.stringify(lines())).not.toContain('ANA');
  });

  it('keeps the name that a balancer gave it, and no other that comes with it', async () => {
    const given = await ask('catalogo/areas', { 'x-request-id': 'balanceador-0001' });
    expect(given.headers['x-request-id']).toBe('balanceador-0001');
    const long = await ask('catalogo/areas', { 'x-request-id': 'x'.repeat(65) });
    expect(long.headers['x-request-id']).toMatch(/^[0-9A-Z]{10}$/);
    const stranger = await desk.bed.app.inject({
      url: `${API}catalogo/areas`,
      headers: { cookie, 'x-request-id': 'balanceador-0001' },
      remoteAddress: '10.9.9.9',
    });
    expect(stranger.headers['x-request-id']).toMatch(/^[0-9A-Z]{10}$/);
  });
});

describe('the folio of an error', () => {
  afterEach(() => desk.db.execute(sql`alter table if exists areas_fuera rename to areas`));

  it('finds in the log by one search what went wrong, and for whom', async () => {
    await desk.db.execute(sql`alter table areas rename to areas_fuera`);
    const answer = await ask('catalogo/areas');
    expect(answer.statusCode).toBe(500);
    const folio = String(answer.headers['x-request-id']);
    const found = lines().filter((line) => JSON.stringify(line).includes(folio));
    expect(found).toMatchObject([
      { level: 50, msg: 'request failed', err: { causa: { codigo: '42P01' } } },
      { level: 30, llamada: 'areas', estado: 500, numiden: 100_002 },
    ]);
  });

  it('is known to a neighbour that is asked for the request', async () => {
    const answer = await ask('vales/clientes/guia-estatus/G-1');
    expect(heard).toEqual([answer.headers['x-request-id']]);
    expect(folioUnderWay()).toBeNull();
  });

  it('stands in the audit of a login that was refused', async () => {
    const answer = await desk.bed.app.inject({
      method: 'POST',
      url: `${API}sesion/login`,
      payload: { numiden: '100005', idTienda: 1, tienda: 'Tienda Centro' },
    });
    expect(answer.statusCode).toBe(403);
    const refused = eq(bitacora.accion, 'rechazar inicio de sesión');
    const [row] = await desk.db.select().from(bitacora).where(refused).orderBy(desc(bitacora.id)).limit(1);
    expect(row?.despues).toMatchObject({ folio: answer.headers['x-request-id'] });
  });
});

describe('an asker who leaves', () => {
  const port = () => (desk.bed.app.server.address() as AddressInfo).port;

  /** Sends the head of a request, and what there is of its body. */
  function begin(head: string, body = '') {
    const socket = connect(port(), '127.0.0.1');
    socket.write(`${head} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n${body === '' ? '\r\n' : body}`);
    return socket;
  }

  async function lineOfEnd() {
    await vi.waitFor(() => expect(lines().map(({ msg }) => msg)).toContain('the asker left'), PATIENT);
    // Whatever would still be told of it is told by the time that others are answered.
    await ask('catalogo/areas');
    return lines().filter(({ estado, level }) => estado === 499 || level > 30);
  }

  it('while the database works is one quiet line, and no fault of the database', async () => {
    let free = (): void => undefined;
    let locked = (): void => undefined;
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const held = desk.db.transaction(async (tx) => {
      await tx.execute(sql`lock table areas in access exclusive mode`);
      locked();
      await new Promise<void>((resolve) => {
        free = resolve;
      });
    });
    await isLocked;
    const socket = begin(`GET ${API}catalogo/areas`);
    const asked = () => desk.bed.base.connections();
    await vi.waitFor(
      () => expect(ENGINE === 'pglite' ? asked().waiting : asked().total - asked().idle).toBeGreaterThanOrEqual(1),
      PATIENT,
    );
    if (ENGINE === 'postgres') await vi.waitFor(() => expect(asked().total - asked().idle).toBe(2), PATIENT);
    socket.destroy();
    await vi.waitFor(() => expect(lines().map(({ msg }) => msg)).toContain('the asker left'), PATIENT);
    free();
    await held;
    expect(await lineOfEnd()).toMatchObject([{ level: 30, llamada: 'areas', estado: 499, msg: 'the asker left' }]);
  });

  it('in the middle of what they send is one quiet line', async () => {
    const head = `POST ${API}clientes/listar`;
    const socket = begin(head, 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":');
    await pause(50);
    socket.destroy();
    expect(await lineOfEnd()).toMatchObject([{ level: 30, llamada: 'listarClientes', estado: 499 }]);
  });
});
