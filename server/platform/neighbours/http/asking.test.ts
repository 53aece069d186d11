import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROBLEM_JSON, PROBLEMAS } from '#contract/neighbours/sobre';
import { centavos } from '#domain/common/money';
import { readAllowList } from '../../allowList.ts';
import { limited } from '../limited.ts';
import type { Neighbours } from '../neighbours.ts';
import { outcomeOf } from '../outcome.ts';
import { lineTo } from './line.ts';
import { remoteNeighbour, remoteNeighbours } from './remote.ts';
import type { RemoteSettings } from './settings.ts';
import { signatureOf } from './signature.ts';

const KEY = Buffer.alloc(24, 1);

interface Heard {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const NOTHING: Heard = { url: '', headers: {}, body: '' };

let server: Server;
let heard: Heard[] = [];
let reply: (response: ServerResponse) => void = () => undefined;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    heard.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    reply(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  heard = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

function settingsFor(url: string): RemoteSettings {
  return { nombre: 'billetera', url, secretos: [KEY], token: 'abc', certificado: null, llave: null };
}

function wallet(url = `http://127.0.0.1:${port()}/v1/`, allowed = '127.0.0.1', allMs = 300) {
  const settings = settingsFor(url);
  const line = lineTo(settings, readAllowList(allowed) ?? [], { connectMs: 100, allMs });
  return (remoteNeighbour(settings, line) as Pick<Neighbours, 'wallet'>).wallet;
}

const says = (status: number, body: string, type = 'application/json', more = {}) => {
  reply = (response) => response.writeHead(status, { 'Content-Type': type, ...more }).end(body);
};
const saysProblem = (status: number, type: string, title = 'No cabe.') =>
  says(status, JSON.stringify({ type, title }), PROBLEM_JSON);

const DEPOSIT = {
  clave: 'devolucion-7',
  numiden: 100_002,
  numidenCliente: 7,
  titular: { nombre: 'PÉREZ ANA', correo: null, telefono: null },
  monto: centavos(11_650),
  maximo: centavos(1_000_000),
  concepto: 'Vale 9',
  idVale: 9,
};
const add = () => wallet().add(DEPOSIT);
const told = async (question: () => Promise<unknown>) => (await outcomeOf(question)).tipo;

describe('what is sent', () => {
  beforeEach(() => says(200, '{"resultado":{"folio":"X1"}}'));

  it('is the envelope of the contract, in pesos, signed, with its key', async () => {
    expect(await wallet().add(DEPOSIT)).toEqual({ folio: 'X1' });
    const [{ url, headers, body } = NOTHING] = heard;
    expect(url).toBe('/v1/abonar');
    expect(JSON.parse(body)).toEqual({
      operacion: 'abonar',
      clave: 'devolucion-7',
      numiden: 100_002,
      datos: {
        numidenCliente: 7,
        titular: DEPOSIT.titular,
        monto: 116.5,
        maximo: 10_000,
        concepto: 'Vale 9',
        idVale: 9,
      },
    });
    const seconds = Number(headers['webhook-timestamp']);
    expect(Math.abs(Date.now() / 1_000 - seconds)).toBeLessThan(10);
    expect(headers).toMatchObject({
      'idempotency-key': 'devolucion-7',
      'webhook-id': 'devolucion-7',
      'webhook-signature': signatureOf({ id: 'devolucion-7', seconds, body }, [KEY]),
      authorization: 'Bearer abc',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    });
  });

  it('has a clave without a full stop and never too long, always the same', async () => {
    for (const clave of ['corrida.7', 'x'.repeat(300)]) {
      await wallet().add({ ...DEPOSIT, clave });
      await wallet().add({ ...DEPOSIT, clave });
    }
    const ids = heard.map(({ headers }) => String(headers['webhook-id']));
    expect(ids.every((id) => /^sha256-[0-9a-f]{64}$/.test(id))).toBe(true);
    expect([ids[0] === ids[1], ids[2] === ids[3], ids[0] === ids[2]]).toEqual([true, true, false]);
  });

  it('of a reading has no clave, and is named by its question', async () => {
    says(200, '{"resultado":{"existe":true}}');
    const near = limited({ wallet: wallet(), stamper: { certified: true }, mail: null } as unknown as Neighbours);
    expect(await near.within((near) => near.wallet.exists('X1'))).toBe(true);
    const [{ headers, body } = NOTHING] = heard;
    expect(JSON.parse(body)).toEqual({ operacion: 'existe', numiden: null, datos: { folio: 'X1' } });
    expect(headers['webhook-id']).toBe(headers['x-request-id']);
    expect(headers['idempotency-key']).toBeUndefined();
  });
});

describe('an answer to a change', () => {
  it.each([
    ['negado', 409, PROBLEMAS.negado],
    ['negado', 422, PROBLEMAS.negado],
    ['noListo', 429, PROBLEMAS.noTomado],
    ['noListo', 503, PROBLEMAS.noTomado],
    // Something was done under this clave: nobody may take it for a no.
    ['desconocido', 422, PROBLEMAS.otraPeticion],
    ['desconocido', 409, PROBLEMAS.enCurso],
    ['desconocido', 404, PROBLEMAS.noExiste],
    ['desconocido', 400, PROBLEMAS.negado],
    ['desconocido', 503, PROBLEMAS.negado],
    ['desconocido', 409, 'about:blank'],
    ['desconocido', 401, 'about:blank'],
  ])('is %s: %i %s', async (outcome, status, type) => {
    saysProblem(status, type);
    expect(await told(add)).toBe(outcome);
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['HTML', 200, '<html>', 'text/html'],
    ['a no without its type', 409, `{"type":"${PROBLEMAS.negado}","title":"No."}`, 'application/json'],
    ['a no without words', 409, `{"type":"${PROBLEMAS.negado}","title":""}`, PROBLEM_JSON],
    ['half a body', 200, '{"resultado":{"fol', 'application/json'],
    ['another body', 200, '{"resultado":{"folio":7}}', 'application/json'],
    ['no outcome', 200, '{}', 'application/json'],
    ['nothing', 204, '', 'application/json'],
    ['a proxy', 502, '<html>', 'text/html'],
    ['too much', 200, `{"resultado":{"folio":"X","mas":"${'x'.repeat(1024 * 1024)}"}}`, 'application/json'],
  ])('that is none of the contract is unknown: %s', async (_what, status, body, type) => {
    says(status, body, type);
    expect(await told(add)).toBe('desconocido');
    expect(heard).toHaveLength(1);
  });

  it('that leads elsewhere is not followed', async () => {
    says(307, '', 'text/plain', { Location: `http://127.0.0.1:${port()}/v1/abonar` });
    expect(await told(add)).toBe('desconocido');
    expect(heard).toHaveLength(1);
  });

  it('that breaks off or never comes is unknown, and nothing is sent again', async () => {
    reply = (response) => response.destroy();
    expect(await told(add)).toBe('desconocido');
    reply = (response) => response.writeHead(200, { 'Content-Length': 100 }).write('{"resultado"');
    expect(await told(add)).toBe('desconocido');
    reply = () => undefined;
    expect(await told(add)).toBe('desconocido');
    expect(heard).toHaveLength(3);
  });
});

describe('a reading', () => {
  it('that broke is asked once more', async () => {
    reply = (response) => {
      if (heard.length === 1) response.destroy();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"resultado":{"existe":false}}');
    };
    expect(await wallet().exists('X')).toBe(false);
    expect(heard).toHaveLength(2);
  });

  it('finds nothing only where the contract says so', async () => {
    saysProblem(404, PROBLEMAS.noExiste);
    expect(await wallet().read(7)).toBeNull();
    expect(await told(() => wallet().exists('X'))).toBe('desconocido');
    says(404, '<html>', 'text/html');
    expect(await told(() => wallet().read(7))).toBe('desconocido');
  });

  it('is in centavos and moments', async () => {
    const movimientos = [{ fecha: '2026-11-25T10:12:00-06:00', monto: -10.1, concepto: 'Compra', idVale: null }];
    says(200, JSON.stringify({ resultado: { folio: 'X', saldo: 0.29, movimientos, otro: 1 } }));
    expect(await wallet().read(7)).toEqual({
      folio: 'X',
      saldo: 29,
      movimientos: [{ fecha: new Date('2026-11-25T16:12:00Z'), monto: -1_010, concepto: 'Compra', idVale: null }],
    });
  });
});

it('a sale comes as its till would send it, and one that cannot be is no answer', async () => {
  const settings = { ...settingsFor(`http://127.0.0.1:${port()}`), nombre: 'ventas' as const };
  const line = lineTo(settings, readAllowList('127.0.0.1') ?? []);
  const { sales } = remoteNeighbour(settings, line) as Pick<Neighbours, 'sales'>;
  const price = { precioUnitario: 100, subtotal: 100, iva: 16, total: 116 };
  const linea = { linea: 1, numArt: '10001', descripcion: 'LICUADORA', cantidad: 1, ...price };
  const sale = { tienda: 1, operacion: 1_000_001, fecha: '2026-11-25T10:12:00-06:00', total: 116, lineas: [linea] };
  says(200, JSON.stringify({ resultado: sale }));
  expect(await sales.find(1, 1_000_001)).toMatchObject({ ...sale, revision: 1, pagos: [], folioWeb: null });
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    operacion: 'buscar',
    datos: { tienda: 1, operacion: 1_000_001 },
  });
  says(200, JSON.stringify({ resultado: { ...sale, total: '116' } }));
  expect(await told(() => sales.find(1, 1_000_001))).toBe('desconocido');
  // Units that went back under another name would go back again.
  says(200, JSON.stringify({ resultado: { ...sale, lineas: [{ ...linea, devueltos: 1 }] } }));
  expect(await told(() => sales.find(1, 1_000_001))).toBe('desconocido');
  saysProblem(404, PROBLEMAS.noExiste);
  expect(await sales.find(1, 1_000_001)).toBeNull();
});

describe('the way there', () => {
  beforeEach(() => says(200, '{"resultado":{"folio":"X1"}}'));

  it('is only an address that is allowed, whatever a name leads to', async () => {
    expect(await told(() => wallet(`http://localhost:${port()}`, 'localhost').add(DEPOSIT))).toBe('hecho');
    expect(await told(() => wallet(`http://localhost:${port()}`, '10.0.0.0/8').add(DEPOSIT))).toBe('desconocido');
    expect(heard).toHaveLength(1);
  });

  it('that nobody answers is given up soon', async () => {
    const began = performance.now();
    // An address of documentation: nothing answers there, or there is no way to it.
    expect(await told(() => wallet('http://192.0.2.1', '192.0.2.1', 5_000).add(DEPOSIT))).toBe('desconocido');
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('needs the certificate that it is told to show', () => {
    const settings = { ...settingsFor('https://x.mx'), certificado: '/no/hay.pem', llave: '/no/hay.pem' };
    expect(() => remoteNeighbours({ billetera: settings }, [])).toThrow('VECINO_BILLETERA_CERTIFICADO');
  });
});
