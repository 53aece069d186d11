import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/permisos';
import { backUp } from '../../server/backup/backUp.ts';
import { restore } from '../../server/backup/restore.ts';
import { servidores } from '../../server/db/schema/configuracion.ts';
import { borradores } from '../../server/db/schema/drafts.ts';
import { bitacora, idempotencia } from '../../server/db/schema/system.ts';
import { createSecrets } from '../../server/secrets/secrets.ts';
import { renewSeals, shutInWords } from '../../server/servidores/renewSeals.ts';
import type { Bed } from './bed.ts';
import { createBed, openTestDatabase, TEST_NOW, TEST_SECRETS, testLog } from './bed.ts';
import { grantPermissions } from './people.ts';

const WHO = 100_001;
const OTHER = 100_003;
const PASS = 'S3creta-«inconfundible»-ñ';
const ERP = {
  servidor: 'erp.cadena.mx',
  usuario: 'mostrador',
  puerto: 8443,
  path: '/api',
  url: 'https://erp.cadena.mx',
};

const log = testLog();
let bed: Bed;
let cookie = '';
let neighbour: Server;
let port = 0;
const asked: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  neighbour = createServer(({ headers, url }, answer) => {
    asked.push(headers);
    if (url === '/muda') return;
    answer.writeHead(headers.authorization === undefined ? 401 : 204).end();
  });
  neighbour.listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  port = (neighbour.address() as AddressInfo).port;
  bed = await createBed({ registro: log.registro, entorno: { SERVIDORES_PERMITIDOS: `127.0.0.1:${port}` } });
});
afterAll(async () => {
  await bed.cerrar();
  neighbour.closeAllConnections();
  neighbour.close();
});
beforeEach(async () => {
  await bed.reiniciar();
  asked.length = 0;
  for (const who of [WHO, OTHER]) await grantPermissions(bed.db, who, [PERMISOS.servidores.id]);
  cookie = await bed.entrar(WHO);
});

let keys = 0;
function ask(
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

async function add(changes: object = {}): Promise<number> {
  const answer = await ask('POST', 'guardar', { ...ERP, pass: PASS, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

async function rowOf(id: number) {
  const [row] = await bed.db.select().from(servidores).where(eq(servidores.id, id));
  if (row === undefined) throw new Error(`There is no server ${id}`);
  return row;
}

/** The server that listens in this very process, as it would be set up. */
const neighbourly = () => ({
  ...{ servidor: '127.0.0.1', usuario: 'mostrador', puerto: port },
  ...{ path: '', url: `http://127.0.0.1:${port}` },
});

describe('a server', () => {
  it('is added, and read without its password', async () => {
    const id = await add();
    const whole = { ...ERP, id, activo: true, tienePass: true, passIlegible: false, version: 1 };
    expect((await ask('GET', 'obtener-server')).json()).toEqual([whole]);
    expect((await ask('GET', `obtener-server/${id}`)).json()).toEqual(whole);
    const without = await add({ pass: null });
    expect((await ask('GET', `obtener-server/${without}`)).json()).toMatchObject({ tienePass: false });
  });

  it('that is none is told so', async () => {
    for (const answer of [
      await ask('GET', 'obtener-server/9'),
      await ask('GET', 'switch/9'),
      await ask('PUT', 'editar', { ...ERP, id: 9 }),
      await ask('PUT', 'actualizar', { ...ERP, id: 9, pass: null }),
      await ask('POST', 'test', { ...ERP, id: 9 }),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'No existe ese servidor.']);
    }
  });

  it('is added once under one key, with the password that it was sent with', async () => {
    const send = (pass: string) => ask('POST', 'guardar', { ...ERP, pass }, { key: 'la-misma-clave' });
    const [first, again, another] = [await send(PASS), await send(PASS), await send('otra')];
    expect(again.json()).toEqual(first.json());
    expect(another.statusCode).toBe(409);
    expect(await bed.db.select().from(servidores)).toHaveLength(1);
  });

  it('is told field by field what is wrong with it', async () => {
    const answer = await ask('POST', 'guardar', { ...ERP, servidor: '', puerto: 70_000, url: 'ftp://x' });
    expect(answer.json().campos).toEqual([
      { campo: 'servidor', message: 'Campo requerido' },
      { campo: 'puerto', message: 'Escriba un puerto entre 1 y 65535.' },
      { campo: 'url', message: 'Escriba una dirección que empiece con http:// o https://' },
    ]);
  });

  it('is edited but for its password, which a client cannot change here by mistake', async () => {
    const id = await add();
    const { passCifrado } = await rowOf(id);
    const answer = await ask('PUT', 'editar', { ...ERP, id, version: 1, usuario: 'otro', path: '/v2' });
    expect(answer.json()).toEqual({ codigo: 1, descripcion: 'Servidor editado con éxito', id, version: 2 });
    expect(await rowOf(id)).toMatchObject({ usuario: 'otro', path: '/v2', passCifrado, version: 2 });
    expect((await ask('PUT', 'editar', { ...ERP, id, version: 2, pass: 'x' })).statusCode).toBe(400);
  });

  it('gets another password, or none, with all the rest', async () => {
    const id = await add();
    const { passCifrado } = await rowOf(id);
    const elsewhere = { ...ERP, id, servidor: 'otro.cadena.mx' };
    expect((await ask('PUT', 'actualizar', { ...elsewhere, version: 1, pass: 'nueva' })).statusCode).toBe(200);
    const after = await rowOf(id);
    expect(after.passCifrado).not.toBe(passCifrado);
    await ask('PUT', 'actualizar', { ...elsewhere, version: 2, pass: null });
    expect((await rowOf(id)).passCifrado).toBeNull();
  });

  it.each([{ servidor: 'malo.mx' }, { puerto: 9999 }, { url: 'https://malo.mx' }, { url: 'http://erp.cadena.mx' }])(
    'keeps its password from going elsewhere: %j',
    async (changes) => {
      const id = await add();
      const before = await rowOf(id);
      const answer = await ask('PUT', 'editar', { ...ERP, ...changes, id, version: 1 });
      const message = 'Escriba de nuevo la contraseña: el servidor cambió.';
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { codigo: 400, message, campos: [{ campo: 'pass', message }] },
      ]);
      expect(await rowOf(id)).toEqual(before);
    },
  );

  it('without a password may go anywhere', async () => {
    const id = await add({ pass: null });
    expect((await ask('PUT', 'editar', { ...ERP, servidor: 'otro.mx', id, version: 1 })).statusCode).toBe(200);
  });

  it('that others changed meanwhile is not overwritten, and says what they changed', async () => {
    const id = await add();
    await ask(
      'PUT',
      'actualizar',
      { ...ERP, id, version: 1, usuario: 'otro', pass: 'otra' },
      { as: await bed.entrar(OTHER) },
    );
    const before = await rowOf(id);
    const answer = await ask('PUT', 'editar', { ...ERP, id, version: 1, path: '/mio' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: `El servidor ${id} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
      ...{ entidad: 'servidor', id, version: 2 },
      cambios: [{ accion: 'Usuario: de mostrador a otro. Contraseña: cambió', version: 2, autor: { numiden: OTHER } }],
    });
    expect(await rowOf(id)).toEqual(before);
  });
});

describe('the switch', () => {
  it('turns a server off and on, once for each key', async () => {
    const id = await add();
    const off = () => ask('GET', `switch/${id}?version=1&activo=false`, undefined, { key: 'apagar-una-vez' });
    expect((await off()).json()).toEqual({ codigo: 1, descripcion: 'Servidor apagado con éxito', id, version: 2 });
    expect((await off()).json().version).toBe(2);
    expect((await rowOf(id)).activo).toBe(false);
    expect((await ask('GET', `switch/${id}?version=2`)).json().descripcion).toBe('Servidor encendido con éxito');
    expect((await rowOf(id)).activo).toBe(true);
  });

  it('does nothing for who saw another version, or what is so already', async () => {
    const id = await add();
    await ask('GET', `switch/${id}?version=1&activo=false`);
    const stale = await ask('GET', `switch/${id}?version=1&activo=false`);
    expect([stale.statusCode, stale.json().cambios[0].accion]).toEqual([409, 'Activo: de Sí a No']);
    const already = await ask('GET', `switch/${id}?version=2&activo=false`);
    expect([already.statusCode, already.json().message]).toEqual([409, 'El servidor ya está apagado.']);
    expect((await rowOf(id)).version).toBe(2);
  });

  it.each([
    ['a link, an image or an address in the bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, null],
    ['a link in a page of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, null],
    ['an old browser', { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1)' }, null],
    ['another site, whatever it sends', { 'sec-fetch-site': 'cross-site' }, 'una-clave-ajena'],
    ['another site of an old browser', { origin: 'https://malo.mx' }, 'una-clave-ajena'],
  ])('is not turned by %s', async (_what, headers, key) => {
    const id = await add();
    const answer = await ask('GET', `switch/${id}`, undefined, { headers, key });
    expect(answer.statusCode).toBe(403);
    expect((await rowOf(id)).activo).toBe(true);
  });

  it('is not turned by who asks for headers alone', async () => {
    const id = await add();
    const answer = await bed.app.inject({
      method: 'HEAD',
      url: `/mostrador/api/panel/switch/${id}`,
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(405);
    expect((await rowOf(id)).activo).toBe(true);
  });

  it('is turned by the app’s own code, and by a program that is no browser', async () => {
    const id = await add();
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'user-agent': 'Mozilla/5.0' };
    expect((await ask('GET', `switch/${id}`, undefined, { headers: own })).statusCode).toBe(200);
    expect((await ask('GET', `switch/${id}`, undefined, { key: null })).statusCode).toBe(200);
  });
});

describe('the audit', () => {
  it('holds who changed what, before and after, and of the password only that it changed', async () => {
    const id = await add();
    await ask('PUT', 'actualizar', { ...ERP, id, version: 1, pass: 'otra' });
    await ask('GET', `switch/${id}`);
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.entidad, 'servidor')).orderBy(asc(bitacora.id));
    const kept = { ...ERP, activo: true, pass: 'guardada' };
    expect(rows.map(({ accion, numiden, antes, despues }) => ({ accion, numiden, antes, despues }))).toEqual([
      { accion: 'guardarServidor', numiden: WHO, antes: null, despues: { ...kept, version: 1 } },
      { accion: 'actualizarServidor', numiden: WHO, antes: kept, despues: { ...kept, pass: 'cambió', version: 2 } },
      { accion: 'cambiarServidor', numiden: WHO, antes: kept, despues: { ...kept, activo: false, version: 3 } },
    ]);
  });
});

describe('a try of a connection', () => {
  it('sends the stored password where it belongs', async () => {
    const id = await add(neighbourly());
    const answer = await ask('POST', 'test', { ...neighbourly(), id });
    expect(answer.json()).toMatchObject({ codigo: 1, razon: 'conecta', milisegundos: expect.any(Number) });
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from(`mostrador:${PASS}`).toString('base64')}`);
  });

  it('sends what was typed instead, also for a server that is not saved', async () => {
    await ask('POST', 'test', { ...neighbourly(), pass: 'tecleada' });
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('mostrador:tecleada').toString('base64')}`);
  });

  it('never sends the stored password to where the server did not lead', async () => {
    const id = await add();
    const answer = await ask('POST', 'test', { ...neighbourly(), id });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Escriba de nuevo la contraseña: el servidor cambió.',
    ]);
    expect(asked).toEqual([]);
  });

  it('says why it did not connect, and changes nothing', async () => {
    const id = await add();
    const answer = await ask('POST', 'test', { ...ERP, id });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        ...{ codigo: 2, razon: 'noPermitido' },
        descripcion: expect.stringContaining('El equipo erp.cadena.mx, puerto 8443, no está entre los permitidos.'),
      }),
    ]);
    expect((await rowOf(id)).version).toBe(1);
  });

  it('is slowed after ten in a minute, each person alone', async () => {
    const attempt = (as = cookie) => ask('POST', 'test', { ...ERP, pass: null }, { as });
    for (let n = 0; n < 10; n += 1) expect((await attempt()).statusCode).toBe(200);
    const slowed = await attempt();
    expect([slowed.statusCode, slowed.json().message, slowed.headers['retry-after']]).toEqual([
      429,
      'Probó 10 conexiones en un minuto. Espere 6 segundos e intente de nuevo.',
      '6',
    ]);
    expect((await attempt(await bed.entrar(OTHER))).statusCode).toBe(200);
    bed.reloj.avanzar(6_000);
    expect((await attempt()).statusCode).toBe(200);
  });

  it('is written down with where it went and how it ended, apart from the history of the server', async () => {
    const id = await add();
    await ask('POST', 'test', { ...ERP, id, pass: 'tecleada' });
    const [row] = await bed.db.select().from(bitacora).where(eq(bitacora.accion, 'probarServidor'));
    const { usuario: _, ...where } = ERP;
    expect(row).toMatchObject({ entidad: 'pruebaServidor', idEntidad: String(id), numiden: WHO });
    expect(row?.despues).toEqual({ ...where, resultado: 'noPermitido' });
  });
});

describe('a password', () => {
  it('stands nowhere in clear: no answer, log, audit, draft, key or backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-secretos-'));
    try {
      const id = await add(neighbourly());
      const answers = [
        await ask('PUT', 'actualizar', { ...neighbourly(), id, version: 1, pass: PASS }),
        await ask('PUT', 'actualizar', { ...neighbourly(), id, version: 1, pass: PASS }),
        await ask('PUT', 'actualizar', { ...neighbourly(), puerto: 0, id, version: 2, pass: PASS }),
        await ask('POST', 'test', { ...neighbourly(), id }),
        await ask('POST', 'test', { ...ERP, pass: PASS }),
        await ask('GET', 'obtener-server'),
        await ask('GET', `obtener-server/${id}`),
      ].map(({ body, headers }) => body + JSON.stringify(headers));
      const file = join(folder, 'todo.gz');
      await backUp(bed.db, file, TEST_NOW);
      const everything = [
        ...answers,
        JSON.stringify(log.lineas()),
        JSON.stringify(await bed.db.select().from(bitacora)),
        JSON.stringify(await bed.db.select().from(borradores)),
        JSON.stringify(await bed.db.select().from(idempotencia)),
        gunzipSync(readFileSync(file)).toString('utf8'),
      ].join('\n');
      for (const clear of [
        PASS,
        'S3creta',
        Buffer.from(PASS).toString('base64'),
        Buffer.from(`mostrador:${PASS}`).toString('base64'),
      ])
        expect(everything.includes(clear), clear).toBe(false);
      expect(everything).toContain((await rowOf(id)).passCifrado ?? '?');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('that was moved to another server does not open there', async () => {
    const [rich, poor] = [await add(), await add(neighbourly())];
    const { passCifrado } = await rowOf(rich);
    await bed.db.update(servidores).set({ passCifrado }).where(eq(servidores.id, poor));
    const answer = await ask('POST', 'test', { ...neighbourly(), id: poor });
    expect([answer.json().razon, asked]).toEqual(['passIlegible', []]);
  });

  it('does not follow a server that was made to lead elsewhere behind our back', async () => {
    const id = await add();
    await bed.db.update(servidores).set(neighbourly()).where(eq(servidores.id, id));
    const answer = await ask('POST', 'test', { ...neighbourly(), id });
    expect([answer.json().razon, asked]).toEqual(['passIlegible', []]);
  });

  it('of another installation’s key is said to be so, and can be typed anew', async () => {
    const foreign = createSecrets([Buffer.alloc(32, 9)]);
    const id = await add(neighbourly());
    await bed.db
      .update(servidores)
      .set({ passCifrado: foreign.seal('x', 'y') })
      .where(eq(servidores.id, id));
    expect((await ask('GET', `obtener-server/${id}`)).json()).toMatchObject({ tienePass: true, passIlegible: true });
    expect((await ask('POST', 'test', { ...neighbourly(), id })).json()).toMatchObject({
      codigo: 2,
      descripcion: expect.stringContaining('se cifró con otra clave (CLAVE_SECRETOS) y aquí no se puede leer'),
    });
    await ask('PUT', 'actualizar', { ...neighbourly(), id, version: 1, pass: 'nueva' });
    expect((await ask('GET', `obtener-server/${id}`)).json()).toMatchObject({ passIlegible: false });
  });
});

describe('keys that are changed', () => {
  it('leave every password sealed with the new one, and those of nobody’s key are counted', async () => {
    const id = await add(neighbourly());
    const lost = await add();
    const foreign = createSecrets([Buffer.alloc(32, 9)]).seal('x', 'y');
    await bed.db.update(servidores).set({ passCifrado: foreign }).where(eq(servidores.id, lost));
    const fresh = Buffer.alloc(32, 8);
    const both = createSecrets([fresh, Buffer.alloc(32, 7)]);
    expect(await renewSeals(bed.db, both, TEST_NOW)).toBe(1);
    const { passCifrado, version } = await rowOf(id);
    expect([both.isCurrent(passCifrado ?? ''), version]).toEqual([true, 1]);
    expect(createSecrets([fresh]).hasKeyOf(passCifrado ?? '')).toBe(true);
    expect(TEST_SECRETS.hasKeyOf(passCifrado ?? '')).toBe(false);
    expect((await rowOf(lost)).passCifrado).toBe(foreign);
    expect(await renewSeals(bed.db, both, TEST_NOW)).toBe(1);
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.accion, 'cifrar con la clave nueva'));
    expect(rows.map(({ idEntidad, numiden }) => [idEntidad, numiden])).toEqual([[String(id), null]]);
  });

  it('are missed where a backup is restored without them, and found again with them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-secretos-'));
    const elsewhere = await openTestDatabase();
    try {
      await add(neighbourly());
      await backUp(bed.db, join(folder, 'todo.gz'), TEST_NOW);
      await restore(elsewhere.db, join(folder, 'todo.gz'));
      expect(await renewSeals(elsewhere.db, createSecrets([Buffer.alloc(32, 9)]), TEST_NOW)).toBe(1);
      expect(await renewSeals(elsewhere.db, TEST_SECRETS, TEST_NOW)).toBe(0);
    } finally {
      await elsewhere.cerrar();
      rmSync(folder, { recursive: true });
    }
  });

  it('are told to whoever starts or restores', () => {
    expect(shutInWords(0)).toBeNull();
    expect(shutInWords(1)).toMatch(/^La contraseña de 1 servidor se cifró con otra clave y no se puede leer: /);
    expect(shutInWords(3)).toMatch(/^Las contraseñas de 3 servidores se cifraron con otra clave/);
  });
});
