import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../server/db/schema/personas.ts';
import { bitacora, equipos, frenosLogin } from '../../server/db/schema/sistema.ts';
import { crearContrasenas } from '../../server/sesion/contrasenas.ts';
import type { Banco } from './banco.ts';
import { CONTRASENAS_BARATAS, crearBanco } from './banco.ts';

const CONTRASENA = 'tres tristes tigres';
const MINUTO = 60_000;
let banco: Banco;
let hash = '';

const login = (cuerpo: Record<string, unknown> = {}, { cookie = '', ip = '10.0.0.1' } = {}) =>
  banco.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    remoteAddress: ip,
    headers: { cookie },
    payload: { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', ...cuerpo },
  });
const bien = (cuerpo: Record<string, unknown> = {}, desde = {}) => login({ contrasena: CONTRASENA, ...cuerpo }, desde);
const mal = (cuerpo: Record<string, unknown> = {}, desde = {}) => login({ contrasena: 'otra cosa', ...cuerpo }, desde);

/** Signs in and answers the cookie by which the computer is known afterwards. */
const equipoConocido = async (cuerpo = {}, desde = {}): Promise<string> => {
  const { cookies } = await bien(cuerpo, desde);
  return `mostrador_equipo=${cookies.find(({ name }) => name === 'mostrador_equipo')?.value}`;
};

beforeAll(async () => {
  banco = await crearBanco({ entorno: { AUTH: 'contrasena' } });
  hash = await CONTRASENAS_BARATAS.cifrar(CONTRASENA);
});
beforeEach(async () => {
  await banco.reiniciar();
  await banco.db.update(usuarios).set({ contrasenaHash: hash });
});
afterAll(() => banco.cerrar());

describe('a login with a password', () => {
  it('the login screen is told to ask for one', async () => {
    const respuesta = await banco.app.inject({ url: '/mostrador/api/sesion/opciones' });
    expect(respuesta.json()).toEqual({ contrasena: true });
  });

  it('the right one opens', async () => {
    expect((await bien()).statusCode).toBe(200);
  });

  it('a wrong one and an unknown number get one and the same text', async () => {
    await banco.db.update(usuarios).set({ contrasenaHash: null }).where(eq(usuarios.numiden, 100003));
    const textos = await Promise.all(
      [{}, { numiden: '999999' }, { numiden: '100003' }, { numiden: '100005' }].map(async (cuerpo) => {
        const respuesta = await mal(cuerpo);
        return [respuesta.statusCode, respuesta.json()];
      }),
    );
    const esperado = [401, { codigo: -1, message: 'El número de empleado o la contraseña no son correctos.' }];
    expect(textos).toEqual([esperado, esperado, esperado, esperado]);
  });

  it('tells nothing of stores to who does not know the password', async () => {
    await banco.db.update(usuarios).set({ tiendas: [2] });
    expect((await mal()).json().codigo).toBe(-1);
    expect((await bien()).json().codigo).toBe(-3);
  });

  it('none is asked for beside its field', async () => {
    expect((await login()).json().campos).toEqual([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
  });

  it('the right one opens eight times at once', async () => {
    const respuestas = await Promise.all(Array.from({ length: 8 }, () => bien()));
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('a hash that cost less is made anew at the next login, and goes on opening', async () => {
    const vieja = await crearContrasenas({ N: 2, r: 8, p: 1 }).cifrar(CONTRASENA);
    await banco.db.update(usuarios).set({ contrasenaHash: vieja });
    const guardada = async () =>
      (await banco.db.select().from(usuarios).where(eq(usuarios.numiden, 100002)))[0]?.contrasenaHash;
    await mal();
    expect(await guardada()).toBe(vieja);
    await bien();
    const nueva = await guardada();
    expect(nueva).toMatch(/^scrypt\$16\$8\$1\$/);
    expect((await bien()).statusCode).toBe(200);
    expect(await guardada()).toBe(nueva);
  });

  it('costs what OWASP asks of scrypt', async () => {
    expect(await crearContrasenas().cifrar(CONTRASENA)).toMatch(/^scrypt\$131072\$8\$1\$/);
  });
});

describe('guessing from elsewhere', () => {
  const AFUERA = { ip: '203.0.113.7' };

  it('slows the pair of number and address down, right password or not', async () => {
    for (let vez = 0; vez < 5; vez += 1) await mal({}, AFUERA);
    expect((await bien({}, AFUERA)).statusCode).toBe(429);
    banco.reloj.avanzar(1_000);
    expect((await bien({}, AFUERA)).statusCode).toBe(200);
  });

  it('stops neither the number at another address nor the others of the address', async () => {
    for (let vez = 0; vez < 6; vez += 1) await mal({}, AFUERA);
    expect((await bien()).statusCode).toBe(200);
    expect((await bien({ numiden: '100003' }, AFUERA)).statusCode).toBe(200);
  });

  it('is bounded for one number over all addresses, and its owner gets in from a known computer or network', async () => {
    const cookie = await equipoConocido();
    const atacar = (n: number) => mal({}, { ip: `198.51.${n % 100}.${n}` });
    const estados = [];
    for (let n = 1; n <= 110; n += 1) estados.push((await atacar(n)).statusCode);
    expect(estados.filter((estado) => estado === 401)).toHaveLength(100);
    expect((await atacar(120)).statusCode).toBe(429);
    expect((await bien({}, { ip: '192.0.2.9' })).statusCode).toBe(429);
    expect((await bien()).statusCode).toBe(200);
    expect((await bien({}, { ip: '192.0.2.9', cookie })).statusCode).toBe(200);
    banco.reloj.avanzar(15 * MINUTO);
    expect((await bien({}, { ip: '192.0.2.10' })).statusCode).toBe(200);
  });

  it('of one password over many numbers is bounded for the address, and a store behind it goes on', async () => {
    const cookie = await equipoConocido({ numiden: '100003' }, AFUERA);
    await equipoConocido({}, AFUERA);
    const estados = [];
    for (let n = 1; n <= 110; n += 1) estados.push((await mal({ numiden: String(900_000 + n) }, AFUERA)).statusCode);
    expect(estados.filter((estado) => estado === 401)).toHaveLength(100);
    expect((await bien({ numiden: '100003' }, { ...AFUERA, cookie })).statusCode).toBe(200);
    expect((await bien({}, AFUERA)).statusCode).toBe(200);
    expect((await bien({ numiden: '100001' }, AFUERA)).statusCode).toBe(429);
    banco.reloj.avanzar(2 * MINUTO);
    expect((await bien({ numiden: '100001' }, AFUERA)).statusCode).toBe(200);
  });

  it('does not tell who is known there and who does not exist, even when it is bounded', async () => {
    await equipoConocido({}, AFUERA);
    for (let n = 1; n <= 101; n += 1) await mal({ numiden: String(900_000 + n) }, AFUERA);
    const respuestas = await Promise.all(
      ['100002', '100001', '999999'].map(async (numiden) => {
        const respuesta = await mal({ numiden }, AFUERA);
        return [respuesta.statusCode, respuesta.json(), respuesta.headers['retry-after']];
      }),
    );
    expect(respuestas[0]?.[0]).toBe(429);
    expect(respuestas[1]).toEqual(respuestas[0]);
    expect(respuestas[2]).toEqual(respuestas[0]);
  });

  it('does not give its failures back by signing in as oneself', async () => {
    for (let n = 1; n <= 60; n += 1) {
      await mal({ numiden: String(900_000 + n) }, AFUERA);
      await bien({}, AFUERA);
    }
    let negados = 0;
    for (let n = 61; n <= 110; n += 1) {
      if ((await mal({ numiden: String(900_000 + n) }, AFUERA)).statusCode === 429) negados += 1;
    }
    expect(negados).toBe(10);
  });

  it('leaves a bounded number of lines in the audit, however many addresses and numbers it uses', async () => {
    const usado = new Date(banco.reloj.ahora.getTime() + 990 * MINUTO);
    await banco.db.insert(frenosLogin).values({ clave: 'bitacora', cuenta: 990, rechazos: 0, libre: usado });
    for (let n = 1; n <= 20; n += 1) await mal({ numiden: String(900_000 + n) }, { ip: `10.0.${n}.1` });
    const lineas = await banco.db.select().from(bitacora);
    expect(lineas).toHaveLength(10);
    expect(lineas[0]).toMatchObject({
      numiden: null,
      accion: 'rechazar inicio de sesión',
      entidad: 'usuario',
      idEntidad: '900001',
      despues: { ip: '10.0.1.1', motivo: 'contraseña incorrecta', veces: 1 },
    });
    banco.reloj.avanzar(MINUTO);
    await mal();
    expect(await banco.db.select().from(bitacora)).toHaveLength(11);
  });
});

describe('a known computer', () => {
  it('is known by an http-only cookie that opens nothing and of which only the hash is stored', async () => {
    const respuesta = await bien();
    const linea = [respuesta.headers['set-cookie']].flat().find((cada) => cada?.startsWith('mostrador_equipo='));
    expect(linea).toMatch(
      /^mostrador_equipo=[\w-]{43}; Max-Age=7776000; Path=\/mostrador\/api\/sesion\/; HttpOnly; SameSite=Strict$/,
    );
    const [fila] = await banco.db.select().from(equipos);
    expect(fila?.equipoHash).toMatch(/^[0-9a-f]{64}$/);
    expect(linea).not.toContain(fila?.equipoHash);
    const cookie = linea?.split(';')[0] ?? '';
    const quien = await banco.app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie } });
    expect(quien.statusCode).toBe(401);
  });

  it('slows down only by failures of its own, and these slow down nobody else', async () => {
    const cookie = await equipoConocido();
    for (let vez = 0; vez < 5; vez += 1) await mal({}, { cookie });
    expect((await bien({}, { cookie })).statusCode).toBe(429);
    expect((await bien()).statusCode).toBe(200);
  });

  it('serves all who sign in there, each known apart', async () => {
    const cookie = await equipoConocido();
    await bien({ numiden: '100003' }, { cookie });
    expect(await banco.db.select().from(equipos)).toHaveLength(2);
    for (let vez = 0; vez < 6; vez += 1) await mal({}, { cookie });
    expect((await bien({ numiden: '100003' }, { cookie })).statusCode).toBe(200);
  });

  it('is no stranger’s choice: a cookie that this server did not give out is replaced', async () => {
    const inventada = `mostrador_equipo=${'A'.repeat(43)}`;
    expect(await equipoConocido({}, { cookie: inventada })).not.toBe(inventada);
  });

  it('is a stranger again after 90 days without a login', async () => {
    const cookie = await equipoConocido({}, { ip: '192.0.2.1' });
    for (let vez = 0; vez < 6; vez += 1) await mal();
    banco.reloj.avanzar(90 * 24 * 60 * MINUTO);
    for (let vez = 0; vez < 5; vez += 1) await mal();
    expect((await bien({}, { cookie })).statusCode).toBe(429);
  });
});
