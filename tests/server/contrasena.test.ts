import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../server/db/schema/personas.ts';
import { cifrarContrasena } from '../../server/sesion/contrasenas.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';

const CONTRASENA = 'tres tristes tigres';
let banco: Banco;
let hash = '';

const login = (cuerpo: Record<string, unknown> = {}) =>
  banco.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    payload: { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', ...cuerpo },
  });

beforeAll(async () => {
  banco = await crearBanco({ entorno: { AUTH: 'contrasena' } });
  hash = await cifrarContrasena(CONTRASENA);
});
beforeEach(async () => {
  await banco.reiniciar();
  await banco.db.update(usuarios).set({ contrasenaHash: hash }).where(eq(usuarios.numiden, 100002));
});
afterAll(() => banco.cerrar());

describe('a login with a password', () => {
  it('the login screen is told to ask for one', async () => {
    const respuesta = await banco.app.inject({ url: '/mostrador/api/sesion/opciones' });
    expect(respuesta.json()).toEqual({ contrasena: true });
  });

  it('the right one opens', async () => {
    expect((await login({ contrasena: CONTRASENA })).statusCode).toBe(200);
  });

  it('a wrong one and an unknown number get one and the same text', async () => {
    const textos = await Promise.all(
      [
        { contrasena: 'otra' },
        { numiden: '999999', contrasena: 'otra' },
        { numiden: '100003', contrasena: 'otra' },
      ].map(async (cuerpo) => {
        const respuesta = await login(cuerpo);
        return [respuesta.statusCode, respuesta.json()];
      }),
    );
    const esperado = [401, { codigo: -1, message: 'El número de empleado o la contraseña no son correctos.' }];
    expect(textos).toEqual([esperado, esperado, esperado]);
  });

  it('none is asked for beside its field', async () => {
    expect((await login()).json().campos).toEqual([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
  });

  it('the right one opens eight times at once', async () => {
    const respuestas = await Promise.all(Array.from({ length: 8 }, () => login({ contrasena: CONTRASENA })));
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('the right one does not open after five wrong ones', async () => {
    for (let vez = 0; vez < 5; vez += 1) await login({ contrasena: `no ${vez}` });
    expect((await login({ contrasena: CONTRASENA })).statusCode).toBe(429);
  });
});
