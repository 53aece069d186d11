import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../server/db/schema/personas.ts';
import { bitacora, frenosLogin, sesiones } from '../../server/db/schema/sistema.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';
import { darPermisos } from './personas.ts';

const MINUTO = 60_000;
let banco: Banco;

const login = (cuerpo: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  banco.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    headers,
    payload: { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', ...cuerpo },
  });
const leer = (ruta: string, cookie: string) => banco.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });
const escribir = (ruta: string, cookie: string, payload: Record<string, unknown>) =>
  banco.app.inject({ method: 'POST', url: `/mostrador/api/${ruta}`, headers: { cookie }, payload });
const total = async (tabla: typeof sesiones | typeof frenosLogin | typeof bitacora) =>
  (await banco.db.select({ total: count() }).from(tabla))[0]?.total;

beforeAll(async () => {
  banco = await crearBanco();
});
beforeEach(() => banco.reiniciar());
afterAll(() => banco.cerrar());

describe('an employee who signs in', () => {
  it('gets code 1 and an http-only cookie of the same site, for the whole app', async () => {
    const respuesta = await login();
    expect(respuesta.json()).toEqual({ codigo: 1, descripcion: 'Sesión iniciada' });
    expect(respuesta.headers['set-cookie']).toMatch(
      /^mostrador_sesion=[\w-]{43}; Path=\/mostrador\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is known afterwards, at the store that was chosen, whatever its name was said to be', async () => {
    const cookie = await login({ idTienda: 2, tienda: 'Otra' }).then(
      ({ cookies }) => `mostrador_sesion=${cookies[0]?.value}`,
    );
    expect((await leer('sesion/actual', cookie)).json()).toEqual({
      numiden: 100002,
      tienda: { id: 2, nombre: 'Tienda Norte' },
      version: '0.0.0-prueba',
    });
  });

  it('reads the own details and permissions, and nobody else’s', async () => {
    const cookie = await banco.entrar(100003);
    expect((await leer('usuario/detalles/100003', cookie)).json()).toEqual({
      id: 100003,
      nombreCompleto: 'Caro Gerente',
      correo: '100003@ejemplo.mx',
      areas: [1, 2],
      roles: [3],
      permisos: [27, 11],
      esGerente: false,
      areasGerente: [],
      nuevo: false,
    });
    expect((await leer('permiso/perfil-usuario/100003', cookie)).json()).toEqual([
      { id: 11, nombre: 'Ver estadísticas' },
      { id: 27, nombre: 'Validar operaciones y ver los casos de la tienda' },
    ]);
    expect((await leer('usuario/detalles/100001', cookie)).statusCode).toBe(403);
    expect((await leer('permiso/perfil-usuario/100001', cookie)).statusCode).toBe(403);
  });

  it('leaves no token in the database that would open the session', async () => {
    const cookie = await banco.entrar(100002);
    const [fila] = await banco.db.select().from(sesiones);
    expect(fila?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(cookie).not.toContain(fila?.tokenHash);
    expect((await leer('sesion/actual', `mostrador_sesion=${fila?.tokenHash}`)).statusCode).toBe(401);
  });

  it('gets a new session each time, and the one the browser had before is over', async () => {
    const vieja = await banco.entrar(100002);
    const respuesta = await login({}, { cookie: vieja });
    expect(`mostrador_sesion=${respuesta.cookies[0]?.value}`).not.toBe(vieja);
    expect((await leer('sesion/actual', vieja)).statusCode).toBe(401);
    expect(await total(sesiones)).toBe(1);
  });

  it('leaves a line in the audit', async () => {
    await banco.entrar(100002);
    expect((await banco.db.select().from(bitacora))[0]).toMatchObject({
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
  ])('says why: %s', async (_caso, cuerpo, status, codigo, message) => {
    const respuesta = await login(cuerpo);
    expect(respuesta.statusCode).toBe(status);
    expect(respuesta.json()).toEqual({ codigo, message });
    expect(respuesta.headers['set-cookie']).toBeUndefined();
    expect(await total(sesiones)).toBe(0);
  });

  it('says why: an employee who was deactivated', async () => {
    await banco.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, 100002));
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
    ['letters in the number', { numiden: '10000a' }, 'numiden', 'El número de empleado lleva solo dígitos.'],
    ['no number', { numiden: '' }, 'numiden', 'El número de empleado lleva solo dígitos.'],
  ])('names the field: %s', async (_caso, cuerpo, campo, message) => {
    const respuesta = await login(cuerpo);
    expect(respuesta.statusCode).toBe(400);
    expect(respuesta.json()).toEqual({ codigo: 400, message, campos: [{ campo, message }] });
  });
});

describe('a store that opens', () => {
  it('lets everybody in who signs in at the same moment: who is being judged has not failed', async () => {
    const gente = ['100001', '100002', '100003', '100004'];
    const respuestas = await Promise.all(
      Array.from({ length: 40 }, (_, turno) => login({ numiden: gente[turno % gente.length] })),
    );
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(await total(frenosLogin)).toBe(0);
  });
});

describe('a session', () => {
  it('ends after 20 minutes without a call, and lives as long as there are calls', async () => {
    const cookie = await banco.entrar(100002);
    for (let veces = 0; veces < 5; veces += 1) {
      banco.reloj.avanzar(19 * MINUTO);
      expect((await leer('sesion/actual', cookie)).statusCode).toBe(200);
    }
    banco.reloj.avanzar(20 * MINUTO);
    expect((await leer('sesion/actual', cookie)).statusCode).toBe(401);
  });

  it('ends twelve hours after signing in, whatever its use', async () => {
    const cookie = await banco.entrar(100002);
    for (let veces = 0; veces < 47; veces += 1) {
      banco.reloj.avanzar(15 * MINUTO);
      expect((await leer('sesion/actual', cookie)).statusCode).toBe(200);
    }
    banco.reloj.avanzar(15 * MINUTO);
    expect((await leer('sesion/actual', cookie)).statusCode).toBe(401);
  });

  it('ends at logout for whoever holds a copy of the cookie, and logging out again does nothing', async () => {
    const cookie = await banco.entrar(100002);
    const salida = await escribir('sesion/logout', cookie, {});
    expect(salida.json()).toEqual({ codigo: 1, descripcion: 'Sesión cerrada' });
    expect(salida.headers['set-cookie']).toMatch(/^mostrador_sesion=; .*Expires=Thu, 01 Jan 1970/);
    expect((await leer('sesion/actual', cookie)).statusCode).toBe(401);
    expect((await escribir('sesion/logout', cookie, {})).statusCode).toBe(200);
    expect((await banco.app.inject({ method: 'POST', url: '/mostrador/api/sesion/logout' })).statusCode).toBe(200);
    expect(await total(bitacora)).toBe(2);
  });

  it('ends with the next call when the person is deactivated', async () => {
    const cookie = await banco.entrar(100002);
    await banco.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, 100002));
    expect((await leer('sesion/actual', cookie)).statusCode).toBe(401);
  });

  it('loses a permission with the next call', async () => {
    const cookie = await banco.entrar(100003);
    expect((await leer('dashboard/datos-estadisticos', cookie)).json().historico).toHaveLength(15);
    await darPermisos(banco.db, 100003, [27]);
    expect((await leer('dashboard/datos-estadisticos', cookie)).json()).toEqual({
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
  ])('%s', async (_caso, numiden, idSubcategoria, codigo) => {
    const respuesta = await escribir('usuario/tiene-subcategoria', await banco.entrar(numiden), { idSubcategoria });
    expect(respuesta.statusCode).toBe(200);
    expect(respuesta.json().codigo).toBe(codigo);
  });

  it('a category that does not exist is refused', async () => {
    const cookie = await banco.entrar(100002);
    const respuesta = await escribir('usuario/tiene-subcategoria', cookie, { idSubcategoria: 999 });
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, 'La categoría no existe.']);
  });
});
