import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#contract/failure';
import type { Api } from '../../api/api.ts';
import { fallo, sinConexion } from '../../api/fallo.ts';
import { anotarActividad } from './actividad.ts';
import { cerrar, iniciar, restaurar } from './entrada.ts';

const AHORA = Date.parse('2026-03-31T18:00:00Z');
const MINUTO = 60_000;

const almacen = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: AHORA });
  almacen.clear();
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => almacen.get(clave) ?? null,
    setItem: (clave: string, valor: string) => almacen.set(clave, valor),
    removeItem: (clave: string) => almacen.delete(clave),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BIEN = {
  iniciarSesion: { codigo: 1, descripcion: 'Bienvenida' },
  sesionActual: { numiden: 100002, tienda: { id: 1, nombre: 'Tienda Centro' }, version: '0.1.0' },
  detallesUsuario: {
    id: 100002,
    nombreCompleto: 'Ana Peña',
    correo: 'ana@cadena.example',
    areas: [1],
    roles: [2],
    permisos: [2, 27],
    esGerente: false,
    areasGerente: [],
    nuevo: false,
  },
  permisosPerfil: [
    { id: 2, nombre: 'Crear casos' },
    { id: 27, nombre: 'Validar operaciones' },
  ],
  cerrarSesion: { codigo: 1, descripcion: 'Hasta luego' },
};

/** A back end that answers well, but for the calls given: data, or a failure to reject with. */
const servidor = (otras: Readonly<Record<string, unknown>> = {}) => {
  const llamadas: string[] = [];
  const respuestas: Readonly<Record<string, unknown>> = { ...BIEN, ...otras };
  const llamar = async (nombre: string) => {
    llamadas.push(nombre);
    const respuesta = respuestas[nombre];
    if (typeof respuesta === 'object' && respuesta !== null && 'tipo' in respuesta) throw respuesta;
    return respuesta;
  };
  return { api: { llamar, subir: llamar } as unknown as Api, llamadas };
};

const CREDENCIALES = { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', contrasena: null };
const SESION = {
  logueado: true,
  numiden: 100002,
  nombre: 'Ana Peña',
  tienda: { id: 1, nombre: 'Tienda Centro' },
  avatar: null,
  roles: [2],
  areas: [1],
  permisos: [2, 27],
  gerente: { esGerente: false, areasGerente: [] },
  version: '0.1.0',
};
const { signal } = new AbortController();
const guardada = () => JSON.parse(almacen.get('mostrador.sesion') ?? 'null');
const falla = (promesa: Promise<unknown>): Promise<Failure> =>
  promesa.then(
    () => expect.unreachable(),
    (e) => e,
  );

describe('Signing in', () => {
  it('loads who the person is and keeps the fields of the session, never the credentials', async () => {
    const { api, llamadas } = servidor();
    expect(await iniciar(api, CREDENCIALES, signal)).toEqual(SESION);
    expect(guardada()).toEqual(SESION);
    expect(llamadas).toEqual(['iniciarSesion', 'sesionActual', 'detallesUsuario', 'permisosPerfil']);
  });

  it('of a password that must be changed asks for nothing else and keeps nothing in the browser', async () => {
    almacen.set('mostrador.sesion', JSON.stringify(SESION));
    const { api, llamadas } = servidor({ sesionActual: { ...BIEN.sesionActual, debeCambiarContrasena: true } });
    expect(await iniciar(api, CREDENCIALES, signal)).toEqual({ logueado: false, numiden: 100002 });
    expect(guardada()).toBeNull();
    expect(llamadas).toEqual(['iniciarSesion', 'sesionActual']);
    expect(await restaurar(api, signal)).toEqual({ logueado: false, numiden: 100002 });
  });

  it('is refused with what the server says when its code is not the one of success', async () => {
    const { api } = servidor({ iniciarSesion: { codigo: 0, descripcion: 'Empleado dado de baja' } });
    expect(await falla(iniciar(api, CREDENCIALES, signal))).toMatchObject({ texto: 'Empleado dado de baja' });
    expect(guardada()).toBeNull();
  });

  it('is refused to a person without permissions, and nothing stays open at the server', async () => {
    const { api, llamadas } = servidor({ permisosPerfil: [] });
    expect((await falla(iniciar(api, CREDENCIALES, signal))).texto).toBe(
      'No tiene permisos para acceder a esta aplicación.',
    );
    expect(llamadas.at(-1)).toBe('cerrarSesion');
    expect(guardada()).toBeNull();
  });

  it('is refused when the details of the person are missing', async () => {
    const { api } = servidor({ detallesUsuario: fallo('noEncontrado', 'No se encontraron resultados') });
    expect((await falla(iniciar(api, CREDENCIALES, signal))).texto).toBe('El usuario no tiene acceso a la aplicación.');
  });
});

describe('Opening or reloading the app', () => {
  it('restores the session of the cookie although nothing was kept in the browser', async () => {
    const { api } = servidor();
    expect(await restaurar(api, signal)).toEqual(SESION);
    expect(guardada()).toEqual(SESION);
  });

  it('believes the server, not the browser, about the permissions', async () => {
    almacen.set('mostrador.sesion', JSON.stringify({ ...SESION, permisos: [1, 2, 3] }));
    const { api } = servidor();
    expect(await restaurar(api, signal)).toMatchObject({ permisos: [2, 27] });
    expect(guardada().permisos).toEqual([2, 27]);
  });

  it('forgets what the browser kept when the server knows no session', async () => {
    almacen.set('mostrador.sesion', JSON.stringify(SESION));
    const { api } = servidor({ sesionActual: fallo('sinSesion', 'Inicie sesión') });
    expect(await restaurar(api, signal)).toBeNull();
    expect(guardada()).toBeNull();
  });

  it('keeps everything when the server cannot be asked', async () => {
    almacen.set('mostrador.sesion', JSON.stringify(SESION));
    const { api } = servidor({ sesionActual: sinConexion() });
    expect((await falla(restaurar(api, signal))).tipo).toBe('sinConexion');
    expect(guardada()).toEqual(SESION);
  });

  it('closes a session that was left alone for 15 minutes while no tab was open', async () => {
    almacen.set('mostrador.sesion', JSON.stringify(SESION));
    anotarActividad(AHORA - 15 * MINUTO);
    const { api, llamadas } = servidor();
    expect(await restaurar(api, signal)).toBeNull();
    expect(llamadas).toEqual(['cerrarSesion']);
    expect(guardada()).toBeNull();
  });

  it('goes on with a session that was left alone for less', async () => {
    almacen.set('mostrador.sesion', JSON.stringify(SESION));
    anotarActividad(AHORA - 15 * MINUTO + 1);
    expect(await restaurar(servidor().api, signal)).toEqual(SESION);
  });

  it('first closes a session whose end the server was never told of', async () => {
    await falla(cerrar(servidor({ cerrarSesion: sinConexion() }).api));
    const { api, llamadas } = servidor();
    expect(await restaurar(api, signal)).toBeNull();
    expect(llamadas).toEqual(['cerrarSesion']);
    expect(await restaurar(api, signal)).toEqual(SESION);
  });

  it('does not trust fields of another shape', async () => {
    almacen.set('mostrador.sesion', '{"logueado":true');
    expect(await restaurar(servidor().api, signal)).toEqual(SESION);
  });
});
