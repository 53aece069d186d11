import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, isOfIntegrations } from '#contract/common/call';
import { type CallName, contract } from '#contract/contract';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, equipos } from '../../../server/platform/db/schema/system.ts';
import { type Bed, CHEAP_PASSWORDS, createBed } from '../bed/bed.ts';

const PASSWORD = 'tres tristes tigres';
const NEW = 'caballo correcto batería';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let bed: Bed;
let hash = '';

function login(contrasena = PASSWORD, numiden = 100002, cookie = '') {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    headers: { 'user-agent': CHROME, cookie },
    payload: { numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro', contrasena },
  });
}
async function signIn(contrasena = PASSWORD, numiden = 100002): Promise<string> {
  return (await login(contrasena, numiden)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
function read(ruta: string, cookie: string) {
  return bed.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });
}
function write(ruta: string, cookie: string, payload: Record<string, unknown> = {}) {
  return bed.app.inject({ method: 'POST', url: `/mostrador/api/${ruta}`, headers: { cookie }, payload });
}
function change(cookie: string, current: string, fresh: string) {
  return write('sesion/contrasena', cookie, { actual: current, nueva: fresh });
}
async function sessions(cookie: string) {
  return (await read('sesion/cuenta', cookie)).json().sesiones;
}
async function actions() {
  return (await bed.db.select().from(bitacora)).map(({ accion }) => accion);
}

beforeAll(async () => {
  bed = await createBed({ environment: { AUTH: 'contrasena' } });
  hash = await CHEAP_PASSWORDS.hash(PASSWORD);
});
beforeEach(async () => {
  await bed.reset();
  await bed.db.update(usuarios).set({ contrasenaHash: hash });
});
afterAll(() => bed.close());

describe('one’s own account', () => {
  it('shows who one is and where one is signed in', async () => {
    const cookie = await signIn();
    expect((await read('sesion/cuenta', cookie)).json()).toEqual({
      numiden: 100002,
      nombreCompleto: 'Beto Asesor',
      correo: '100002@ejemplo.mx',
      rol: 'Asesor de tienda',
      areas: ['Atención a clientes'],
      tiendas: [],
      conContrasena: true,
      segundoFactor: { activo: false, codigosRestantes: 0, loPideElRol: false },
      ausencia: null,
      resumen: { pedido: false, impedimento: 'este servidor no tiene por dónde enviar correos' },
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
    await bed.db
      .update(usuarios)
      .set({ tiendas: [2, 1] })
      .where(eq(usuarios.numiden, 100002));
    await signIn(PASSWORD, 100003);
    const count = (await read('sesion/cuenta', await signIn())).json();
    expect(count.tiendas).toEqual(['Tienda Centro', 'Tienda Norte']);
    expect(count.sesiones).toHaveLength(1);
  });

  it('leaves out sessions that are over', async () => {
    await signIn();
    bed.clock.advance(20 * 60_000);
    const cookie = await signIn();
    expect(await sessions(cookie)).toHaveLength(1);
  });

  it('ends one session', async () => {
    const another = await signIn();
    const cookie = await signIn();
    const list = await sessions(cookie);
    expect(list.map(({ esta }: { esta: boolean }) => esta)).toEqual([true, false]);
    expect((await write('sesion/terminar', cookie, { id: list[1].id, contrasena: PASSWORD })).json().codigo).toBe(1);
    expect((await read('sesion/actual', another)).statusCode).toBe(401);
    expect(await sessions(cookie)).toHaveLength(1);
    expect((await write('sesion/terminar', cookie, { id: list[1].id, contrasena: PASSWORD })).json()).toEqual({
      codigo: 404,
      message: 'Esa sesión ya había terminado.',
    });
    expect(await actions()).toEqual(['iniciar sesión', 'iniciar sesión', 'terminar una sesión']);
  });

  it('never ends the session of somebody else', async () => {
    const ajena = await signIn(PASSWORD, 100003);
    const [{ id }] = await sessions(ajena);
    expect((await write('sesion/terminar', await signIn(), { id, contrasena: PASSWORD })).statusCode).toBe(404);
    expect((await read('sesion/actual', ajena)).statusCode).toBe(200);
  });

  it('ends all the others at once, and says how many', async () => {
    const otras = [await signIn(), await signIn()];
    const cookie = await signIn();
    expect((await write('sesion/terminar-otras', cookie, { contrasena: PASSWORD })).json().descripcion).toBe(
      'Se terminaron 2 sesiones',
    );
    for (const another of otras) expect((await read('sesion/actual', another)).statusCode).toBe(401);
    expect((await read('sesion/actual', cookie)).statusCode).toBe(200);
    expect((await write('sesion/terminar-otras', cookie, { contrasena: PASSWORD })).json().descripcion).toBe(
      'No había otras sesiones abiertas',
    );
  });
});

describe('a new password', () => {
  it('opens instead of the old one, and ends every other session', async () => {
    const another = await signIn();
    const cookie = await signIn();
    expect((await change(cookie, PASSWORD, NEW)).json()).toEqual({
      codigo: 1,
      descripcion: 'Su contraseña se cambió',
    });
    expect((await read('sesion/actual', cookie)).statusCode).toBe(200);
    expect((await read('sesion/actual', another)).statusCode).toBe(401);
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW)).statusCode).toBe(200);
    expect(await actions()).toContain('cambiar contraseña');
  });

  it('leaves only the computer where it was chosen as a known one', async () => {
    await signIn();
    const cookie = await signIn();
    await signIn(PASSWORD, 100003);
    expect(await bed.db.select().from(equipos)).toHaveLength(3);
    await change(cookie, PASSWORD, NEW);
    const suyos = await bed.db.select().from(equipos).where(eq(equipos.numiden, 100002));
    expect(suyos).toHaveLength(1);
    expect((await login(NEW, 100002, cookie)).cookies.map(({ value }) => value)).toContain(
      /mostrador_equipo=([\w-]+)/.exec(cookie)?.[1],
    );
  });

  it.each([
    ['the present one is wrong', 'otra cosa', NEW, 'actual', 'La contraseña actual no es correcta.'],
    ['it is the present one', PASSWORD, PASSWORD, 'nueva', 'La contraseña nueva debe ser distinta de la actual.'],
    ['it is too short', PASSWORD, 'corta', 'nueva', 'La contraseña debe tener al menos 10 caracteres.'],
    [
      'everybody has it',
      PASSWORD,
      'qwertyuiop',
      'nueva',
      'Esa contraseña es de las más usadas, y por eso de las primeras que alguien probaría. Elija otra.',
    ],
    [
      'it is the person’s name',
      PASSWORD,
      'betoasesor',
      'nueva',
      'La contraseña no puede ser su número de empleado, su nombre ni el nombre del sistema. Elija otra.',
    ],
  ])('is refused beside its field when %s', async (_caso, current, fresh, field, message) => {
    const answer = await change(await signIn(), current, fresh);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { codigo: 400, message, campos: [{ campo: field, message }] },
    ]);
    expect((await login()).statusCode).toBe(200);
  });

  it('cannot be had by guessing the present one at a computer that was left open', async () => {
    const cookie = await signIn();
    for (let time = 0; time < 5; time += 1) await change(cookie, `no ${time}`, NEW);
    expect((await change(cookie, PASSWORD, NEW)).statusCode).toBe(429);
    bed.clock.advance(1_000);
    expect((await change(cookie, PASSWORD, NEW)).statusCode).toBe(200);
  });
});

describe('a password that must be changed', () => {
  const DESPUES = 'Antes de continuar debe cambiar su contraseña.';
  const provisional = async (): Promise<string> => {
    await bed.db.update(usuarios).set({ contrasenaProvisional: true }).where(eq(usuarios.numiden, 100001));
    return signIn(PASSWORD, 100001);
  };
  const cerradas = (Object.entries(contract) as [CallName, Call][])
    .filter(([, { acceso }]) => acceso !== 'publico' && !isOfIntegrations(acceso))
    .filter(([, { conPendiente }]) => !conPendiente?.includes('contrasena'))
    .map(([nombre, { metodo, ruta }]) => ({ nombre, metodo, ruta: ruta.replace(/\{\w+\}/g, '1') }));

  it('opens a session that says so', async () => {
    expect((await read('sesion/actual', await provisional())).json()).toMatchObject({
      numiden: 100001,
      pendiente: 'contrasena',
    });
  });

  it('opens no call but the change, to an administrator either', async () => {
    const cookie = await provisional();
    for (const { nombre, metodo, ruta } of cerradas) {
      const answer = await bed.app.inject({ method: metodo, url: `/mostrador/api/${ruta}`, headers: { cookie } });
      expect([answer.statusCode, answer.json().message], nombre).toEqual([403, DESPUES]);
    }
    expect(cerradas.length).toBeGreaterThan(20);
  });

  it('opens everything once it is changed, in the same session and the next', async () => {
    const cookie = await provisional();
    expect((await change(cookie, PASSWORD, NEW)).statusCode).toBe(200);
    expect((await read('sesion/actual', cookie)).json()).not.toHaveProperty('pendiente');
    expect((await read('sesion/cuenta', cookie)).statusCode).toBe(200);
    expect((await read('sesion/cuenta', await signIn(NEW, 100001))).statusCode).toBe(200);
  });

  it('may end its session', async () => {
    const cookie = await provisional();
    expect((await write('sesion/logout', cookie)).statusCode).toBe(200);
    expect((await read('sesion/actual', cookie)).statusCode).toBe(401);
  });
});

describe('a server that asks for no password', () => {
  it('has none to change, and minds none that must be changed', async () => {
    const another = await createBed();
    await another.db.update(usuarios).set({ contrasenaProvisional: true });
    const cookie = await another.signIn(100002);
    const count = await another.app.inject({ url: '/mostrador/api/sesion/cuenta', headers: { cookie } });
    expect(count.json().conContrasena).toBe(false);
    const answer = await another.app.inject({
      method: 'POST',
      url: '/mostrador/api/sesion/contrasena',
      headers: { cookie },
      payload: { actual: PASSWORD, nueva: NEW },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Este servidor no pide contraseñas: no hay ninguna que cambiar.',
    ]);
    await another.close();
  });
});
