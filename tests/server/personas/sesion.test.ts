import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, isOfIntegrations } from '#contract/common/call';
import { contract } from '#contract/contract';
import { borradores } from '../../../server/platform/db/schema/drafts.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, frenosLogin, sessions } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';

const MINUTE_MS = 60_000;
let bed: Bed;

function login(body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    headers,
    payload: { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', ...body },
  });
}
function read(ruta: string, cookie: string) {
  return bed.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });
}
function write(ruta: string, cookie: string, payload: Record<string, unknown>) {
  return bed.app.inject({ method: 'POST', url: `/mostrador/api/${ruta}`, headers: { cookie }, payload });
}
async function total(table: typeof sessions | typeof frenosLogin | typeof bitacora) {
  return (await bed.db.select({ total: count() }).from(table))[0]?.total;
}

beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

describe('an employee who signs in', () => {
  it('gets code 1 and an http-only cookie of the same site, for the whole app', async () => {
    const answer = await login();
    expect(answer.json()).toEqual({ codigo: 1, descripcion: 'Sesión iniciada' });
    expect(answer.headers['set-cookie']).toMatch(
      /^mostrador_sesion=[\w-]{43}; Path=\/mostrador\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is known afterwards, at the store that was chosen, whatever its name was said to be', async () => {
    const cookie = await login({ idTienda: 2, tienda: 'Otra' }).then(
      ({ cookies }) => `mostrador_sesion=${cookies[0]?.value}`,
    );
    expect((await read('sesion/actual', cookie)).json()).toEqual({
      numiden: 100002,
      tienda: { id: 2, nombre: 'Tienda Norte' },
      zona: 'America/Mexico_City',
      version: '0.0.0-prueba',
      quedanMs: 12 * 60 * MINUTE_MS,
    });
  });

  it('reads the own details and permissions, and nobody else’s', async () => {
    const cookie = await bed.signIn(100003);
    expect((await read('usuario/detalles/100003', cookie)).json()).toEqual({
      id: 100003,
      nombreCompleto: 'Caro Gerente',
      correo: '100003@ejemplo.mx',
      areas: [1, 2],
      roles: [3],
      permisos: [27, 11],
      esGerente: false,
      areasGerente: [],
      nuevo: false,
      limite: null,
    });
    expect((await read('permiso/perfil-usuario/100003', cookie)).json()).toEqual([
      { id: 11, nombre: 'Ver estadísticas' },
      { id: 27, nombre: 'Validar operaciones y ver los casos de la tienda' },
    ]);
    expect((await read('usuario/detalles/100001', cookie)).statusCode).toBe(403);
    expect((await read('permiso/perfil-usuario/100001', cookie)).statusCode).toBe(403);
  });

  it('leaves no token in the database that would open the session', async () => {
    const cookie = await bed.signIn(100002);
    const [fila] = await bed.db.select().from(sessions);
    expect(fila?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(cookie).not.toContain(fila?.tokenHash);
    expect((await read('sesion/actual', `mostrador_sesion=${fila?.tokenHash}`)).statusCode).toBe(401);
  });

  it('gets a new session each time, and the one the browser had before is over', async () => {
    const old = await bed.signIn(100002);
    const answer = await login({}, { cookie: old });
    expect(`mostrador_sesion=${answer.cookies[0]?.value}`).not.toBe(old);
    expect((await read('sesion/actual', old)).statusCode).toBe(401);
    expect(await total(sessions)).toBe(1);
  });

  it('leaves a line in the audit', async () => {
    await bed.signIn(100002);
    expect((await bed.db.select().from(bitacora))[0]).toMatchObject({
      numiden: 100002,
      accion: 'iniciar sesión',
      despues: { cvetda: 1, ip: '127.0.0.1' },
    });
  });
});

describe('a refused login', () => {
  it.each([
    ['a number that nobody has', { numiden: '999999' }, 401, -1, 'El usuario no tiene acceso a la aplicación.'],
    ['a number longer than any', { numiden: '9999999999' }, 401, -1, 'El usuario no tiene acceso a la aplicación.'],
    [
      'an employee without permissions',
      { numiden: '100005' },
      403,
      -2,
      'No tiene permisos para acceder a esta aplicación.',
    ],
  ])('says why: %s', async (_caso, body, status, code, message) => {
    const answer = await login(body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ codigo: code, message });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await total(sessions)).toBe(0);
  });

  it('says why: an employee who was deactivated', async () => {
    await bed.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, 100002));
    expect((await login()).json()).toEqual({ codigo: -1, message: 'El usuario no tiene acceso a la aplicación.' });
  });

  it.each([
    ['an unknown store', { idTienda: 77 }, 'idTienda', 'Seleccione una tienda en la que se pueda iniciar sesión.'],
    [
      'a store without counters',
      { idTienda: 90 },
      'idTienda',
      'Seleccione una tienda en la que se pueda iniciar sesión.',
    ],
    ['no store', { idTienda: 0 }, 'idTienda', 'Seleccione una tienda.'],
    [
      'letters in the number',
      { numiden: '10000a' },
      'numiden',
      'El número de empleado lleva solo dígitos, diez como máximo.',
    ],
    ['no number', { numiden: '' }, 'numiden', 'El número de empleado lleva solo dígitos, diez como máximo.'],
  ])('names the field: %s', async (_caso, body, field, message) => {
    const answer = await login(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ codigo: 400, message, campos: [{ campo: field, message }] });
  });
});

describe('a store that opens', () => {
  it('lets everybody in who signs in at the same moment: who is being judged has not failed', async () => {
    const gente = ['100001', '100002', '100003', '100004'];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => login({ numiden: gente[turn % gente.length] })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(await total(frenosLogin)).toBe(0);
  });
});

describe('a session', () => {
  it('ends after 20 minutes without a call, and lives as long as there are calls', async () => {
    const cookie = await bed.signIn(100002);
    for (let times = 0; times < 5; times += 1) {
      bed.clock.advance(19 * MINUTE_MS);
      expect((await read('sesion/actual', cookie)).statusCode).toBe(200);
    }
    bed.clock.advance(20 * MINUTE_MS);
    expect((await read('sesion/actual', cookie)).statusCode).toBe(401);
  });

  it('ends twelve hours after signing in, whatever its use', async () => {
    const cookie = await bed.signIn(100002);
    for (let times = 0; times < 47; times += 1) {
      bed.clock.advance(15 * MINUTE_MS);
      const answer = await read('sesion/actual', cookie);
      // Said as a duration: the clock of who asks may be wrong.
      expect([answer.statusCode, answer.json().quedanMs]).toEqual([200, (47 - times) * 15 * MINUTE_MS]);
    }
    bed.clock.advance(15 * MINUTE_MS);
    expect((await read('sesion/actual', cookie)).statusCode).toBe(401);
  });

  it('ends at logout for whoever holds a copy of the cookie, and logging out again does nothing', async () => {
    const cookie = await bed.signIn(100002);
    const salida = await write('sesion/logout', cookie, {});
    expect(salida.json()).toEqual({ codigo: 1, descripcion: 'Sesión cerrada' });
    expect(salida.headers['set-cookie']).toMatch(/^mostrador_sesion=; .*Expires=Thu, 01 Jan 1970/);
    expect((await read('sesion/actual', cookie)).statusCode).toBe(401);
    expect((await write('sesion/logout', cookie, {})).statusCode).toBe(200);
    expect((await bed.app.inject({ method: 'POST', url: '/mostrador/api/sesion/logout' })).statusCode).toBe(200);
    expect(await total(bitacora)).toBe(2);
  });

  it('ends with the next call when the person is deactivated', async () => {
    const cookie = await bed.signIn(100002);
    await bed.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, 100002));
    expect((await read('sesion/actual', cookie)).statusCode).toBe(401);
  });

  it('loses a permission with the next call', async () => {
    const cookie = await bed.signIn(100003);
    expect((await read('dashboard/datos-estadisticos', cookie)).json().historico).toHaveLength(15);
    await grantPermissions(bed.db, 100003, [27]);
    expect((await read('dashboard/datos-estadisticos', cookie)).json()).toEqual({
      totalPorEstatus: [],
      historico: [],
      version: '0.0.0-prueba',
    });
  });
});

describe('whether a person attends a category', () => {
  it.each([
    ['one of the own areas', 100002, 20, 200],
    ['an area of others', 100002, 1, 0],
    ['any, for the administrator', 100001, 20, 200],
  ])('%s', async (_caso, numiden, idSubcategoria, code) => {
    const answer = await write('usuario/tiene-subcategoria', await bed.signIn(numiden), { idSubcategoria });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().codigo).toBe(code);
  });

  it('a category that does not exist is refused', async () => {
    const cookie = await bed.signIn(100002);
    const answer = await write('usuario/tiene-subcategoria', cookie, { idSubcategoria: 999 });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'La categoría no existe.']);
  });
});

describe('a tab that did not hear of a later sign-in in its browser', () => {
  const draft = (cookie: string, behalf: string | null) =>
    bed.app.inject({
      method: 'PUT',
      url: '/mostrador/api/borrador/guardar/caso.7.cerrar',
      headers: { cookie, ...(behalf === null ? {} : { 'on-behalf-of': behalf }) },
      payload: { contenido: { solucion: 'Se cambió la pieza.' } },
    });
  const kept = () => bed.db.select({ numiden: borradores.numiden }).from(borradores);

  it('has nothing saved in the name of the other person, who is named, and is told how to go on', async () => {
    const answer = await draft(await bed.signIn(100003), '100002/1');
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toEqual({
      codigo: 4120,
      message:
        'En este navegador entró después Caro Gerente (numiden 100003), y no se hizo nada de lo que pidió esta pestaña. ' +
        'Lo que escribió sigue aquí: entre de nuevo con el numiden 100002 desde otra pestaña y vuelva a intentarlo en esta.',
    });
    expect(await kept()).toEqual([]);
    await draft(await bed.signIn(100002), '100002/1');
    expect(await kept()).toEqual([{ numiden: 100002 }]);
  });

  it('of the same person in another store is told so', async () => {
    const answer = await draft(await bed.signIn(100002), '100002/2');
    expect(answer.statusCode).toBe(412);
    expect(answer.json().message).toContain('usted entró después en Tienda Centro');
    expect(answer.json().message).toContain('en la tienda de esta pestaña');
    expect(await kept()).toEqual([]);
  });

  it('is refused by every call that needs a session, before it is read', async () => {
    const cookie = await bed.signIn(100001);
    const answers = await Promise.all(
      Object.values(contract)
        .filter(({ acceso }: Call) => acceso !== 'publico' && !isOfIntegrations(acceso))
        .map(async ({ metodo, ruta }) => {
          const url = `/mostrador/api/${ruta.replace(/^\//, '').replace(/\{\w+\}/g, '1')}`;
          const headers = { cookie, 'on-behalf-of': '100002/1', 'idempotency-key': 'una-clave-de-prueba' };
          return [ruta, (await bed.app.inject({ method: metodo, url, headers })).statusCode];
        }),
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter(([, status]) => status !== 412)).toEqual([]);
  });

  it('that says nothing is served as whoever is signed in: programs have no tabs', async () => {
    expect((await draft(await bed.signIn(100003), null)).statusCode).toBe(200);
    expect(await kept()).toEqual([{ numiden: 100003 }]);
  });
});
