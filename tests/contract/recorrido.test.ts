import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NombreLlamada } from '#contract/contrato';
import { contrato } from '#contract/contrato';
import { cuerpoDeErrorSchema } from '#contract/failure';
import type { Llamada } from '#contract/llamada';
import type { Permiso } from '#domain/permisos';
import { PERMISOS } from '#domain/permisos';
import { manejadores } from '../../server/http/manejadores.ts';
import type { Banco } from '../server/banco.ts';
import { crearBanco } from '../server/banco.ts';
import { darPermisos } from '../server/personas.ts';

const LLAMADAS = (Object.entries(contrato) as [NombreLlamada, Llamada][]).map(([nombre, llamada]) => ({
  nombre,
  llamada,
}));

const urlDe = ({ ruta }: Llamada): string => `/mostrador/api/${ruta.replace(/\{\w+\}/g, '1')}`;

// Sent with what the route's own checks ask of any request, so that only the session can be what is missing.
const pedir = (banco: Banco, llamada: Llamada, cookie: string | null) =>
  banco.app.inject({
    method: llamada.metodo,
    url: urlDe(llamada),
    headers: {
      'idempotency-key': 'clave-de-prueba',
      ...(cookie === null ? {} : { cookie }),
      ...(llamada.multipart ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    },
    ...(llamada.multipart ? { payload: '--x--\r\n' } : llamada.entrada.cuerpo ? { payload: {} } : {}),
  });

let banco: Banco;
beforeAll(async () => {
  banco = await crearBanco();
});
afterAll(() => banco.cerrar());

describe('every call of the contract', () => {
  it('has its own path and method', () => {
    const claves = LLAMADAS.map(({ llamada }) => `${llamada.metodo} ${llamada.ruta}`);
    expect(new Set(claves).size).toBe(claves.length);
  });

  it('has a relative path without a leading slash', () => {
    expect(LLAMADAS.filter(({ llamada }) => !/^[\w-]+(\/([\w-]+|\{\w+\}))+$/.test(llamada.ruta))).toEqual([]);
  });

  it('has a handler, and no handler is without a call', () => {
    expect(Object.keys(manejadores).sort()).toEqual(Object.keys(contrato).sort());
  });

  it('stands in the OpenAPI document with its name, method and who may make it', async () => {
    const documento = (await banco.app.inject({ url: '/mostrador/api/docs/json' })).json();
    const operaciones = Object.entries<Record<string, { operationId: string; security: unknown[] }>>(
      documento.paths,
    ).flatMap(([ruta, metodos]) =>
      Object.entries(metodos).map(([metodo, operacion]) => ({ ruta, metodo, ...operacion })),
    );
    expect(
      operaciones.map(({ ruta, metodo, operationId, security }) => [operationId, metodo, ruta, security.length]).sort(),
    ).toEqual(
      LLAMADAS.map(({ nombre, llamada }) => [
        nombre,
        llamada.metodo.toLowerCase(),
        `/mostrador/api/${llamada.ruta}`,
        llamada.acceso === 'publico' ? 0 : 1,
      ]).sort(),
    );
  });
});

const de = (cumple: (llamada: Llamada) => boolean) => LLAMADAS.filter(({ llamada }) => cumple(llamada));
const permisosDe = ({ acceso }: Llamada): readonly Permiso[] => (typeof acceso === 'string' ? [] : acceso);

describe('a call that is not open to everybody', () => {
  const cerradas = de(({ acceso }) => acceso !== 'publico');

  it.each(cerradas)('is refused without a session: $nombre', async ({ llamada }) => {
    const respuesta = await pedir(banco, llamada, null);
    expect(respuesta.statusCode).toBe(401);
    expect(cuerpoDeErrorSchema.parse(respuesta.json()).message).toBe('Su sesión terminó. Inicie sesión de nuevo.');
  });

  it.each(cerradas)('is refused with an invented session: $nombre', async ({ llamada }) => {
    const respuesta = await pedir(banco, llamada, `mostrador_sesion=${'A'.repeat(43)}`);
    expect(respuesta.statusCode).toBe(401);
  });
});

describe('a call that needs a permission', () => {
  const conPermiso = de((llamada) => permisosDe(llamada).length > 0);

  it.each(conPermiso)('is refused to whoever holds every other one: $nombre', async ({ llamada }) => {
    const pedidos: readonly string[] = permisosDe(llamada);
    const otros = Object.entries(PERMISOS).flatMap(([nombre, { id }]) => (pedidos.includes(nombre) ? [] : [id]));
    await darPermisos(banco.db, 100004, otros);
    const respuesta = await pedir(banco, llamada, await banco.entrar(100004));
    expect(respuesta.statusCode).toBe(403);
    expect(cuerpoDeErrorSchema.parse(respuesta.json()).message).toBe('No tiene permiso para realizar esta operación.');
  });

  it.each(conPermiso)('is open to whoever holds any one of them: $nombre', async ({ llamada }) => {
    for (const permiso of permisosDe(llamada)) {
      await darPermisos(banco.db, 100004, [PERMISOS[permiso].id]);
      const respuesta = await pedir(banco, llamada, await banco.entrar(100004));
      expect([200, 400, 404], permiso).toContain(respuesta.statusCode);
    }
  });
});

describe('a call that needs a session only', () => {
  it.each(de(({ acceso }) => acceso === 'sesion'))('does not ask which permissions: $nombre', async ({ llamada }) => {
    await darPermisos(banco.db, 100004, [PERMISOS.verUsuarios.id]);
    const respuesta = await pedir(banco, llamada, await banco.entrar(100004));
    // The calls about oneself were asked about employee 1.
    const propia = /numiden|perfil-usuario/.test(llamada.ruta);
    expect(propia ? [403] : [200, 400]).toContain(respuesta.statusCode);
  });
});

describe('a call of the login screen', () => {
  it.each(de(({ acceso }) => acceso === 'publico'))('is open to anybody: $nombre', async ({ llamada }) => {
    const respuesta = await pedir(banco, llamada, null);
    expect(respuesta.statusCode).toBe(llamada.entrada.cuerpo ? 400 : 200);
  });

  it('is one of these and no other', () => {
    expect(de(({ acceso }) => acceso === 'publico').map(({ nombre }) => nombre)).toEqual([
      'opcionesSesion',
      'iniciarSesion',
      'cerrarSesion',
      'tiendasLogin',
      'salud',
    ]);
  });
});
