import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { servidores } from '../../../server/platform/db/schema/configuracion.ts';
import { type Bed, createBed, testLog } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';

export const WHO = 100_001;
export const OTHER = 100_003;
export const PASS = 'S3creta-«inconfundible»-ñ';
export const ERP = {
  servidor: 'erp.cadena.mx',
  usuario: 'mostrador',
  puerto: 8443,
  path: '/api',
  url: 'https://erp.cadena.mx',
};

export const log = testLog();
export let bed: Bed;
export let cookie = '';
let neighbour: Server;
let port = 0;
export const asked: IncomingHttpHeaders[] = [];

/** A server of ours, and a neighbour of it in this very process, for the tests of one file. */
export function openServersDesk(): void {
  beforeAll(async () => {
    neighbour = createServer(({ headers, url }, answer) => {
      asked.push(headers);
      if (url === '/muda') return;
      answer.writeHead(headers.authorization === undefined ? 401 : 204).end();
    });
    neighbour.listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    port = (neighbour.address() as AddressInfo).port;
    bed = await createBed({ log: log.log, environment: { SERVIDORES_PERMITIDOS: `127.0.0.1:${port}` } });
  });
  afterAll(async () => {
    await bed.close();
    neighbour.closeAllConnections();
    neighbour.close();
  });
  beforeEach(async () => {
    await bed.reset();
    asked.length = 0;
    for (const who of [WHO, OTHER]) await grantPermissions(bed.db, who, [PERMISOS.servidores.id]);
    cookie = await bed.signIn(WHO);
  });
}

let keys = 0;
/** Makes a call of the servers, under a key of its own unless another, or none, is given. */
export function ask(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  {
    key = `clave-${++keys}-aaaa`,
    headers = {},
    as = cookie,
  }: { key?: string | null; headers?: object; as?: string } = {},
) {
  return bed.app.inject({
    method,
    url: `/mostrador/api/panel/${path}`,
    headers: { cookie: as, ...(key === null ? {} : { 'idempotency-key': key }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Adds a server and answers its id. */
export async function add(changes: object = {}): Promise<number> {
  const answer = await ask('POST', 'guardar', { ...ERP, pass: PASS, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

export async function rowOf(id: number) {
  const [row] = await bed.db.select().from(servidores).where(eq(servidores.id, id));
  if (row === undefined) throw new Error(`There is no server ${id}`);
  return row;
}

/** The server that listens in this very process, as it would be set up. */
export const neighbourly = () => ({
  servidor: '127.0.0.1',
  usuario: 'mostrador',
  puerto: port,
  path: '',
  url: `http://127.0.0.1:${port}`,
});
