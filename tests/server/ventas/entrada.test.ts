import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readIntegration } from '../../../server/cadena/integraciones/credential.ts';
import { audit } from '../../../server/platform/db/audit.ts';
import { integraciones, integracionSecretos } from '../../../server/platform/db/schema/configuracion.ts';
import { bitacora, frenosLogin } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed, TEST_NOW, testLog } from '../bed/bed.ts';
import { makeIntegration, makeSecret, WHO } from '../cadena/integraciones.desk.ts';

const log = testLog();
let bed: Bed;
let id = 0;
let idSecret = 0;
let secret = '';
beforeAll(async () => {
  bed = await createBed({ log: log.log });
});
beforeEach(async () => {
  await bed.reset();
  id = await makeIntegration(bed);
  ({ id: idSecret, secret } = await makeSecret(bed, id));
});
afterAll(() => bed.close());

function ask(authorization: string | null = `Bearer ${secret}`, remoteAddress = '10.0.0.5', headers: object = {}) {
  return bed.app.inject({
    url: '/mostrador/api/entrada/prueba',
    remoteAddress,
    headers: { ...headers, ...(authorization === null ? {} : { authorization }) },
  });
}

async function set(changes: Partial<typeof integraciones.$inferInsert>): Promise<void> {
  await bed.db.update(integraciones).set(changes).where(eq(integraciones.id, id));
}

const UNKNOWN = { codigo: 401, message: 'La credencial no es válida.' };

describe('who is let in', () => {
  it('is told which integration it is, what it may do and what time it is here', async () => {
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { integracion: 'Cajas', alcances: ['ventas'], hora: '2026-03-18T18:00:00.000Z' },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('shows either of its two secrets', async () => {
    const other = await makeSecret(bed, id);
    expect((await ask(`Bearer ${other.secret}`)).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
  });

  it('is a program: a browser of another site asks for nothing more than it', async () => {
    const answer = await ask(undefined, undefined, { origin: 'https://otra.mx', 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});

describe('a credential that is none', () => {
  const wrong: readonly (readonly [string, () => Promise<string | null>])[] = [
    ['none at all', async () => null],
    ['another scheme', async () => `Basic ${secret}`],
    ['another text', async () => `Bearer ${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
    ['of another secret', async () => `Bearer ${secret.replace(`mst_${idSecret}_`, 'mst_999_')}`],
    [
      'ended',
      async () => {
        await bed.db.delete(integracionSecretos);
        return `Bearer ${secret}`;
      },
    ],
    [
      'of an integration that is off',
      async () => {
        await set({ activa: false });
        return `Bearer ${secret}`;
      },
    ],
  ];

  it.each(wrong)('is refused in the same words: %s', async (_name, credential) => {
    const answer = await ask(await credential());
    expect([answer.statusCode, answer.json(), answer.headers['www-authenticate']]).toEqual([401, UNKNOWN, 'Bearer']);
  });

  it('is also a session’s cookie; and a secret opens no session', async () => {
    const cookie = await bed.signIn(WHO);
    expect((await ask(null, '10.0.0.5', { cookie })).statusCode).toBe(401);
    const answer = await bed.app.inject({
      url: '/mostrador/api/sesion/actual',
      headers: { authorization: `Bearer ${secret}` },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Su sesión terminó. Inicie sesión de nuevo.']);
  });

  it('may be shown a hundred times from one network, and holds up no one who shows the right one', async () => {
    for (let n = 0; n < 100; n += 1) expect((await ask(null)).statusCode).toBe(401);
    const answer = await ask(null);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().message]).toEqual([
      429,
      '60',
      'Demasiados intentos fallidos. Espere 1 minuto e intente de nuevo.',
    ]);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask(null, '10.0.0.6')).statusCode).toBe(401);
    bed.clock.advance(60_000);
    expect((await ask(null)).statusCode).toBe(401);
  });
});

describe('an address', () => {
  it.each([
    ['10.0.0.5', 200],
    ['::ffff:10.1.2.3', 200],
    ['10.2.0.1', 403],
  ])('%s: %i', async (address, status) => {
    await set({ direcciones: ['10.0.0.5', '10.1.0.0/16'] });
    const answer = await ask(undefined, address);
    expect(answer.statusCode).toBe(status);
    if (status === 403) {
      expect(answer.json().message).toBe('Esta integración no puede entrar desde esta dirección.');
    }
  });
});

describe('a scope', () => {
  const request = () => ({
    headers: { authorization: `Bearer ${secret}` },
    ip: '10.0.0.5',
    log: log.log,
  });
  const reply = { header: () => reply as never };
  const askWith = (integracion: 'ventas' | 'cualquiera') =>
    readIntegration({ db: bed.db, clock: () => TEST_NOW }, request(), reply, {
      acceso: { integracion },
      ruta: 'entrada/ventas',
    });

  it('that it has opens its calls', async () => {
    expect(await askWith('ventas')).toEqual({ id, nombre: 'Cajas', alcances: ['ventas'] });
  });

  it('that it lacks does not', async () => {
    await set({ alcances: [] });
    expect(await askWith('cualquiera')).toEqual({ id, nombre: 'Cajas', alcances: [] });
    await expect(askWith('ventas')).rejects.toMatchObject({
      status: 403,
      message: 'Esta integración no tiene permiso para esta llamada.',
    });
  });
});

describe('an integration that asks too often', () => {
  it('waits after six hundred at once, by each of its secrets, and another one does not', async () => {
    const other = await makeSecret(bed, id);
    const second = await makeSecret(bed, await makeIntegration(bed, { nombre: 'ERP' }));
    await bed.db
      .insert(frenosLogin)
      .values({ clave: `integracion:${id}`, cuenta: 599, rechazos: 0, libre: new Date(TEST_NOW.getTime() + 59_900) });
    expect((await ask()).statusCode).toBe(200);
    for (const shown of [secret, other.secret]) {
      const answer = await ask(`Bearer ${shown}`);
      expect([answer.statusCode, answer.headers['retry-after'], answer.json().message]).toEqual([
        429,
        '1',
        'Demasiadas peticiones de esta integración. Espere 1 segundo e intente de nuevo.',
      ]);
    }
    expect((await ask(`Bearer ${second.secret}`)).statusCode).toBe(200);
    bed.clock.advance(100);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });
});

describe('the last use of a secret', () => {
  const lastUse = async () => {
    const [row] = await bed.db.select().from(integracionSecretos).where(eq(integracionSecretos.id, idSecret));
    return [row?.ultimoUso?.toISOString() ?? null, row?.ultimaIp ?? null];
  };

  it('is written down with its address, once a minute at most', async () => {
    expect(await lastUse()).toEqual([null, null]);
    await ask();
    expect(await lastUse()).toEqual(['2026-03-18T18:00:00.000Z', '10.0.0.5']);
    bed.clock.advance(59_999);
    await ask(undefined, '10.0.0.6');
    expect(await lastUse()).toEqual(['2026-03-18T18:00:00.000Z', '10.0.0.5']);
    bed.clock.advance(1);
    await ask(undefined, '10.0.0.6');
    expect(await lastUse()).toEqual(['2026-03-18T18:01:00.000Z', '10.0.0.6']);
  });

  it('is not that of a refusal', async () => {
    await set({ direcciones: ['10.9.0.0/16'] });
    await ask();
    expect(await lastUse()).toEqual([null, null]);
  });
});

it('no secret stands in the log', async () => {
  await set({ direcciones: ['10.9.0.0/16'] });
  await ask();
  const lines = JSON.stringify(log.lines());
  expect(lines).toContain('address of an integration refused');
  expect(lines).not.toContain(secret.slice(-43));
});

it('the audit tells which integration did something', async () => {
  const cookie = await bed.signIn(WHO);
  await bed.db.delete(bitacora);
  const act = { momento: TEST_NOW, accion: 'cerrarCaso', entidad: 'caso', idEntidad: 7001 } as const;
  await bed.db.transaction(async (tx) => {
    await audit(tx, { ...act, integracion: id });
    await audit(tx, { ...act, integracion: 999 });
  });
  const filtro = {
    lecturas: false,
    numiden: null,
    entidad: '',
    idEntidad: '',
    acciones: [],
    fechaIni: null,
    fechaFin: null,
  };
  const payload = { ...filtro, orden: 'antiguas', numPagina: 1, tamPagina: 25 };
  const url = '/mostrador/api/bitacora/lista-paginada';
  const listed = await bed.app.inject({ method: 'POST', url, headers: { cookie }, payload });
  expect(listed.json().filas.map(({ autor }: { autor: unknown }) => autor)).toEqual([
    { integracion: id, nombre: 'Cajas' },
    { integracion: 999, nombre: null },
  ]);
  const exported = await bed.app.inject({
    url: '/mostrador/api/bitacora/exportar',
    query: { filtro: JSON.stringify({ ...filtro, orden: 'antiguas' }) },
    headers: { cookie },
  });
  expect(exported.body).toContain(',"Integración Cajas","Cerrar un caso",');
  expect(exported.body).toContain(',"Integración 999","Cerrar un caso",');
});
