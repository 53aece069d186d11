import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, frenosLogin, sessions } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed } from '../bed/bed.ts';

const MINUTE_MS = 60_000;
let bed: Bed;

function login(body: Record<string, unknown> = {}) {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    payload: { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', ...body },
  });
}
function read(ruta: string, cookie: string) {
  return bed.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });
}

beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

describe('too many failed logins', () => {
  const fallar = async (times: number, numiden = '999999') => {
    for (let time = 0; time < times; time += 1) await login({ numiden });
  };

  it('of one number wait: five are free, then 1, 2, 4 seconds', async () => {
    await fallar(4);
    expect((await login({ numiden: '999999' })).statusCode).toBe(401);
    for (const seconds of [1, 2, 4, 8]) {
      const wait = await login({ numiden: '999999' });
      expect([wait.statusCode, wait.headers['retry-after']]).toEqual([429, String(seconds)]);
      bed.clock.advance(seconds * 1_000);
      expect((await login({ numiden: '999999' })).statusCode).toBe(401);
    }
    expect((await login({ numiden: '999999' })).json()).toEqual({
      codigo: 429,
      message: 'Demasiados intentos fallidos. Espere 16 segundos e intente de nuevo.',
    });
  });

  it('never wait longer than a quarter of an hour', async () => {
    for (let time = 0; time < 20; time += 1) {
      await login({ numiden: '999999' });
      bed.clock.advance(15 * MINUTE_MS);
    }
    await login({ numiden: '999999' });
    expect((await login({ numiden: '999999' })).json().message).toBe(
      'Demasiados intentos fallidos. Espere 15 minutos e intente de nuevo.',
    );
  });

  it('of one number do not stop another number', async () => {
    await fallar(6);
    expect((await login()).statusCode).toBe(200);
  });

  it('of one number are forgotten when it gets in', async () => {
    await bed.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, 100002));
    await fallar(4, '100002');
    await bed.db.update(usuarios).set({ activo: true }).where(eq(usuarios.numiden, 100002));
    expect((await login()).statusCode).toBe(200);
    expect((await bed.db.select().from(frenosLogin)).map(({ clave }) => clave)).toEqual(['bitacora']);
  });

  it('of any numbers do not stop the others of the same address', async () => {
    for (let number = 900001; number <= 900150; number += 1) await login({ numiden: String(number) });
    expect((await login()).statusCode).toBe(200);
  });

  it('are limited even when they come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login({ numiden: '999999' })));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(25);
  });

  it('stand in the audit, with who was tried and from where, and a flood leaves a few lines', async () => {
    await Promise.all(Array.from({ length: 70 }, () => login({ numiden: '999999' })));
    const lines = await bed.db.select().from(bitacora);
    expect(
      lines.every(({ accion, idEntidad }) => accion === 'rechazar inicio de sesión' && idEntidad === '999999'),
    ).toBe(true);
    const de = (motivo: string) =>
      lines.map(({ despues }) => despues as Record<string, unknown>).filter((after) => after.motivo === motivo);
    expect(de('usuario sin acceso').map(({ veces, ip }) => [veces, ip])).toEqual(
      [1, 2, 3, 4, 5].map((times) => [times, '127.0.0.1']),
    );
    expect(de('demasiados intentos').map(({ veces }) => veces)).toEqual([1, 2, 3, 4, 5, 8, 16, 32, 64]);
  });
});

describe('a person with stores of their own', () => {
  const darTiendas = (tiendas: number[]) =>
    bed.db.update(usuarios).set({ tiendas }).where(eq(usuarios.numiden, 100002));

  it('gets in there', async () => {
    await darTiendas([2]);
    expect((await login({ idTienda: 2 })).statusCode).toBe(200);
  });

  it('is refused anywhere else, beside the field, and told where to go', async () => {
    await darTiendas([2]);
    const message = 'No puede entrar en Tienda Centro: elija Tienda Norte, o pida que le asignen esa tienda.';
    const answer = await login();
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { codigo: -3, message, campos: [{ campo: 'idTienda', message }] },
    ]);
    expect(await bed.db.select().from(sessions)).toEqual([]);
  });

  it('loses the session of a store that is taken away with the next call', async () => {
    const cookie = await bed.signIn(100002);
    await darTiendas([1]);
    expect((await read('sesion/actual', cookie)).statusCode).toBe(200);
    await darTiendas([2]);
    expect((await read('sesion/actual', cookie)).statusCode).toBe(401);
  });
});
