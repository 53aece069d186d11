import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NombreLlamada } from '#contract/contrato';
import { contrato } from '#contract/contrato';
import type { Llamada } from '#contract/llamada';
import { usuarios } from '../../server/db/schema/personas.ts';
import { bitacora, equipos } from '../../server/db/schema/sistema.ts';
import type { Banco } from './banco.ts';
import { CONTRASENAS_BARATAS, crearBanco } from './banco.ts';

const CONTRASENA = 'tres tristes tigres';
const NUEVA = 'caballo correcto batería';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let banco: Banco;
let hash = '';

const login = (contrasena = CONTRASENA, numiden = 100002, cookie = '') =>
  banco.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    headers: { 'user-agent': CHROME, cookie },
    payload: { numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro', contrasena },
  });
const entrar = async (contrasena = CONTRASENA, numiden = 100002): Promise<string> =>
  (await login(contrasena, numiden)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const leer = (ruta: string, cookie: string) => banco.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });
const escribir = (ruta: string, cookie: string, payload: Record<string, unknown> = {}) =>
  banco.app.inject({ method: 'POST', url: `/mostrador/api/${ruta}`, headers: { cookie }, payload });
const cambiar = (cookie: string, actual: string, nueva: string) =>
  escribir('sesion/contrasena', cookie, { actual, nueva });
const sesiones = async (cookie: string) => (await leer('sesion/cuenta', cookie)).json().sesiones;
const acciones = async () => (await banco.db.select().from(bitacora)).map(({ accion }) => accion);

beforeAll(async () => {
  banco = await crearBanco({ entorno: { AUTH: 'contrasena' } });
  hash = await CONTRASENAS_BARATAS.cifrar(CONTRASENA);
});
beforeEach(async () => {
  await banco.reiniciar();
  await banco.db.update(usuarios).set({ contrasenaHash: hash });
});
afterAll(() => banco.cerrar());

describe('one’s own account', () => {
  it('shows who one is and where one is signed in', async () => {
    const cookie = await entrar();
    expect((await leer('sesion/cuenta', cookie)).json()).toEqual({
      numiden: 100002,
      nombreCompleto: 'Beto Asesor',
      correo: '100002@ejemplo.mx',
      rol: 'Asesor de tienda',
      areas: ['Atención a clientes'],
      tiendas: [],
      conContrasena: true,
      sesiones: [
        {
          id: 1,
          creada: '2026-03-18T18:00:00.000Z',
          ultimoUso: '2026-03-18T18:00:00.000Z',
          ip: '127.0.0.1',
          navegador: 'Chrome en Windows',
          tienda: 'Tienda Centro',
          esta: true,
        },
      ],
    });
  });

  it('names the stores of a person who has some, and shows nothing of other people', async () => {
    await banco.db
      .update(usuarios)
      .set({ tiendas: [2, 1] })
      .where(eq(usuarios.numiden, 100002));
    await entrar(CONTRASENA, 100003);
    const cuenta = (await leer('sesion/cuenta', await entrar())).json();
    expect(cuenta.tiendas).toEqual(['Tienda Centro', 'Tienda Norte']);
    expect(cuenta.sesiones).toHaveLength(1);
  });

  it('leaves out sessions that are over', async () => {
    await entrar();
    banco.reloj.avanzar(20 * 60_000);
    const cookie = await entrar();
    expect(await sesiones(cookie)).toHaveLength(1);
  });

  it('ends one session', async () => {
    const otra = await entrar();
    const cookie = await entrar();
    const lista = await sesiones(cookie);
    expect(lista.map(({ esta }: { esta: boolean }) => esta)).toEqual([true, false]);
    expect((await escribir('sesion/terminar', cookie, { id: lista[1].id })).json().codigo).toBe(1);
    expect((await leer('sesion/actual', otra)).statusCode).toBe(401);
    expect(await sesiones(cookie)).toHaveLength(1);
    expect((await escribir('sesion/terminar', cookie, { id: lista[1].id })).json()).toEqual({
      codigo: 404,
      message: 'Esa sesión ya había terminado.',
    });
    expect(await acciones()).toEqual(['iniciar sesión', 'iniciar sesión', 'terminar una sesión']);
  });

  it('never ends the session of somebody else', async () => {
    const ajena = await entrar(CONTRASENA, 100003);
    const [{ id }] = await sesiones(ajena);
    expect((await escribir('sesion/terminar', await entrar(), { id })).statusCode).toBe(404);
    expect((await leer('sesion/actual', ajena)).statusCode).toBe(200);
  });

  it('ends all the others at once, and says how many', async () => {
    const otras = [await entrar(), await entrar()];
    const cookie = await entrar();
    expect((await escribir('sesion/terminar-otras', cookie)).json().descripcion).toBe('Se terminaron 2 sesiones');
    for (const otra of otras) expect((await leer('sesion/actual', otra)).statusCode).toBe(401);
    expect((await leer('sesion/actual', cookie)).statusCode).toBe(200);
    expect((await escribir('sesion/terminar-otras', cookie)).json().descripcion).toBe(
      'No había otras sesiones abiertas',
    );
  });
});

describe('a new password', () => {
  it('opens instead of the old one, and ends every other session', async () => {
    const otra = await entrar();
    const cookie = await entrar();
    expect((await cambiar(cookie, CONTRASENA, NUEVA)).json()).toEqual({
      codigo: 1,
      descripcion: 'Su contraseña se cambió',
    });
    expect((await leer('sesion/actual', cookie)).statusCode).toBe(200);
    expect((await leer('sesion/actual', otra)).statusCode).toBe(401);
    expect((await login(CONTRASENA)).statusCode).toBe(401);
    expect((await login(NUEVA)).statusCode).toBe(200);
    expect(await acciones()).toContain('cambiar contraseña');
  });

  it('leaves only the computer where it was chosen as a known one', async () => {
    await entrar();
    const cookie = await entrar();
    await entrar(CONTRASENA, 100003);
    expect(await banco.db.select().from(equipos)).toHaveLength(3);
    await cambiar(cookie, CONTRASENA, NUEVA);
    const suyos = await banco.db.select().from(equipos).where(eq(equipos.numiden, 100002));
    expect(suyos).toHaveLength(1);
    expect((await login(NUEVA, 100002, cookie)).cookies.map(({ value }) => value)).toContain(
      /mostrador_equipo=([\w-]+)/.exec(cookie)?.[1],
    );
  });

  it.each([
    ['the present one is wrong', 'otra cosa', NUEVA, 'actual', 'La contraseña actual no es correcta.'],
    ['it is the present one', CONTRASENA, CONTRASENA, 'nueva', 'La contraseña nueva debe ser distinta de la actual.'],
    ['it is too short', CONTRASENA, 'corta', 'nueva', 'La contraseña debe tener al menos 10 caracteres.'],
    [
      'everybody has it',
      CONTRASENA,
      'qwertyuiop',
      'nueva',
      'Esa contraseña es de las más usadas, y por eso de las primeras que alguien probaría. Elija otra.',
    ],
    [
      'it is the person’s name',
      CONTRASENA,
      'betoasesor',
      'nueva',
      'La contraseña no puede ser su número de empleado, su nombre ni el nombre del sistema. Elija otra.',
    ],
  ])('is refused beside its field when %s', async (_caso, actual, nueva, campo, message) => {
    const respuesta = await cambiar(await entrar(), actual, nueva);
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      400,
      { codigo: 400, message, campos: [{ campo, message }] },
    ]);
    expect((await login()).statusCode).toBe(200);
  });

  it('cannot be had by guessing the present one at a computer that was left open', async () => {
    const cookie = await entrar();
    for (let vez = 0; vez < 5; vez += 1) await cambiar(cookie, `no ${vez}`, NUEVA);
    expect((await cambiar(cookie, CONTRASENA, NUEVA)).statusCode).toBe(429);
    banco.reloj.avanzar(1_000);
    expect((await cambiar(cookie, CONTRASENA, NUEVA)).statusCode).toBe(200);
  });
});

describe('a password that must be changed', () => {
  const DESPUES = 'Antes de continuar debe cambiar su contraseña.';
  const provisional = async (): Promise<string> => {
    await banco.db.update(usuarios).set({ contrasenaProvisional: true }).where(eq(usuarios.numiden, 100001));
    return entrar(CONTRASENA, 100001);
  };
  const cerradas = (Object.entries(contrato) as [NombreLlamada, Llamada][])
    .filter(([, { acceso, conContrasenaPorCambiar }]) => acceso !== 'publico' && !conContrasenaPorCambiar)
    .map(([nombre, { metodo, ruta }]) => ({ nombre, metodo, ruta: ruta.replace(/\{\w+\}/g, '1') }));

  it('opens a session that says so', async () => {
    expect((await leer('sesion/actual', await provisional())).json()).toMatchObject({
      numiden: 100001,
      debeCambiarContrasena: true,
    });
  });

  it('opens no call but the change, to an administrator either', async () => {
    const cookie = await provisional();
    for (const { nombre, metodo, ruta } of cerradas) {
      const respuesta = await banco.app.inject({ method: metodo, url: `/mostrador/api/${ruta}`, headers: { cookie } });
      expect([respuesta.statusCode, respuesta.json().message], nombre).toEqual([403, DESPUES]);
    }
    expect(cerradas.length).toBeGreaterThan(20);
  });

  it('opens everything once it is changed, in the same session and the next', async () => {
    const cookie = await provisional();
    expect((await cambiar(cookie, CONTRASENA, NUEVA)).statusCode).toBe(200);
    expect((await leer('sesion/actual', cookie)).json()).not.toHaveProperty('debeCambiarContrasena');
    expect((await leer('sesion/cuenta', cookie)).statusCode).toBe(200);
    expect((await leer('sesion/cuenta', await entrar(NUEVA, 100001))).statusCode).toBe(200);
  });

  it('may end its session', async () => {
    const cookie = await provisional();
    expect((await escribir('sesion/logout', cookie)).statusCode).toBe(200);
    expect((await leer('sesion/actual', cookie)).statusCode).toBe(401);
  });
});

describe('a server that asks for no password', () => {
  it('has none to change, and minds none that must be changed', async () => {
    const otro = await crearBanco();
    await otro.db.update(usuarios).set({ contrasenaProvisional: true });
    const cookie = await otro.entrar(100002);
    const cuenta = await otro.app.inject({ url: '/mostrador/api/sesion/cuenta', headers: { cookie } });
    expect(cuenta.json().conContrasena).toBe(false);
    const respuesta = await otro.app.inject({
      method: 'POST',
      url: '/mostrador/api/sesion/contrasena',
      headers: { cookie },
      payload: { actual: CONTRASENA, nueva: NUEVA },
    });
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      409,
      'Este servidor no pide contraseñas: no hay ninguna que cambiar.',
    ]);
    await otro.cerrar();
  });
});
