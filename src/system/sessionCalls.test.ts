import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#contract/common/failure';
import { dateAndTime } from '#domain/common/dates';
import type { Api } from '../api/api.ts';
import { failureOf, noConnection } from '../api/failure.ts';
import { noteActivity } from './activity.ts';
import { close, confirm, restoreSession, start } from './sessionCalls.ts';

const NOW = Date.parse('2026-03-31T18:00:00Z');
const MINUTE_MS = 60_000;

const storage = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FINE = {
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
function server(otras: Readonly<Record<string, unknown>> = {}) {
  const llamadas: string[] = [];
  const answers: Readonly<Record<string, unknown>> = { ...FINE, ...otras };
  const callApi = async (nombre: string) => {
    llamadas.push(nombre);
    const answer = answers[nombre];
    if (typeof answer === 'object' && answer !== null && 'tipo' in answer) throw answer;
    return answer;
  };
  return { api: { llamar: callApi, subir: callApi } as unknown as Api, llamadas };
}

const CREDENTIALS = { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', contrasena: null, porProveedor: false };
const SESSION = {
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
function stored() {
  return JSON.parse(storage.get('mostrador.sesion') ?? 'null');
}
function fails(promise: Promise<unknown>): Promise<Failure> {
  return promise.then(
    () => expect.unreachable(),
    (e) => e,
  );
}

describe('Signing in', () => {
  it('loads who the person is and keeps the fields of the session, never the credentials', async () => {
    const { api, llamadas } = server();
    expect(await start(api, CREDENTIALS, signal)).toEqual(SESSION);
    expect(stored()).toEqual(SESSION);
    expect(llamadas[0]).toBe('iniciarSesion');
    expect(llamadas.toSorted()).toEqual(['detallesUsuario', 'iniciarSesion', 'permisosPerfil', 'sesionActual']);
  });

  it('counts from then on by the clock of the store', async () => {
    const { api } = server({ sesionActual: { ...FINE.sesionActual, zona: 'America/Tijuana' } });
    await start(api, CREDENTIALS, signal);
    expect(dateAndTime('2026-07-01T18:05:00.000Z')).toBe('01/07/2026 11:05');
    // A back end that does not say it is in the centre.
    await start(server().api, CREDENTIALS, signal);
    expect(dateAndTime('2026-07-01T18:05:00.000Z')).toBe('01/07/2026 12:05');
  });

  it('of who has a second factor asks for its code, and who it is only after that', async () => {
    const { api } = server({
      iniciarSesion: { codigo: 2, descripcion: 'Escriba el código.' },
      confirmarCodigo: FINE.iniciarSesion,
    });
    expect(await start(api, CREDENTIALS, signal)).toEqual({ logueado: false, pendiente: 'codigo' });
    expect(stored()).toBeNull();
    expect(await confirm(api, '287082', signal)).toMatchObject({ logueado: true, numiden: 100002 });
  });

  it('of a password that must be changed hears no other refusal and keeps nothing in the browser', async () => {
    storage.set('mostrador.sesion', JSON.stringify(SESSION));
    const { api, llamadas } = server({
      sesionActual: { ...FINE.sesionActual, pendiente: 'contrasena' },
      detallesUsuario: failureOf('sinPermiso', 'Cambie su contraseña'),
      permisosPerfil: failureOf('sinPermiso', 'Cambie su contraseña'),
    });
    expect(await start(api, CREDENTIALS, signal)).toEqual({
      logueado: false,
      numiden: 100002,
      pendiente: 'contrasena',
    });
    expect(stored()).toBeNull();
    expect(await restoreSession(api, signal)).toEqual({ logueado: false, numiden: 100002, pendiente: 'contrasena' });
    expect(llamadas.filter((each) => each === 'cerrarSesion')).toEqual([]);
  });

  it('asks for all of the person in one trip once the server has let them in', async () => {
    const { api, llamadas } = server({ sesionActual: new Promise(() => undefined) });
    void start(api, CREDENTIALS, signal);
    await vi.waitFor(() =>
      expect(llamadas.toSorted()).toEqual(['detallesUsuario', 'iniciarSesion', 'permisosPerfil', 'sesionActual']),
    );
  });

  it('is refused with what the server says when its code is not the one of success', async () => {
    const { api } = server({ iniciarSesion: { codigo: 0, descripcion: 'Empleado dado de baja' } });
    expect(await fails(start(api, CREDENTIALS, signal))).toMatchObject({ texto: 'Empleado dado de baja' });
    expect(stored()).toBeNull();
  });

  it('is refused to a person without permissions, and nothing stays open at the server', async () => {
    const { api, llamadas } = server({ permisosPerfil: [] });
    expect((await fails(start(api, CREDENTIALS, signal))).texto).toBe(
      'No tiene permisos para acceder a esta aplicación.',
    );
    expect(llamadas.at(-1)).toBe('cerrarSesion');
    expect(stored()).toBeNull();
  });

  it('is refused when the details of the person are missing', async () => {
    const { api } = server({ detallesUsuario: failureOf('noEncontrado', 'No se encontraron resultados') });
    expect((await fails(start(api, CREDENTIALS, signal))).texto).toBe('El usuario no tiene acceso a la aplicación.');
  });
});

describe('Opening or reloading the app', () => {
  it('restores the session of the cookie although nothing was kept in the browser', async () => {
    const { api } = server();
    expect(await restoreSession(api, signal)).toEqual(SESSION);
    expect(stored()).toEqual(SESSION);
  });

  it('asks in one trip for the person that the browser kept, and anew when the cookie is somebody else’s', async () => {
    storage.set('mostrador.sesion', JSON.stringify({ ...SESSION, numiden: 100001 }));
    const answers = { ...FINE, detallesUsuario: { ...FINE.detallesUsuario, nombreCompleto: 'Ana Peña' } };
    const asked: unknown[] = [];
    const llamar = async (name: keyof typeof answers, { ruta }: { ruta?: { numiden?: number; id?: number } }) => {
      const whose = ruta?.numiden ?? ruta?.id ?? null;
      asked.push([name, whose]);
      if (whose === 100001) throw failureOf('sinPermiso', 'No es usted');
      return answers[name];
    };
    expect(await restoreSession({ llamar } as unknown as Api, signal)).toEqual(SESSION);
    expect(asked).toEqual([
      ['sesionActual', null],
      ['detallesUsuario', 100001],
      ['permisosPerfil', 100001],
      ['detallesUsuario', 100002],
      ['permisosPerfil', 100002],
    ]);
  });

  it('believes the server, not the browser, about the permissions', async () => {
    storage.set('mostrador.sesion', JSON.stringify({ ...SESSION, permisos: [1, 2, 3] }));
    const { api } = server();
    expect(await restoreSession(api, signal)).toMatchObject({ permisos: [2, 27] });
    expect(stored().permisos).toEqual([2, 27]);
  });

  it('forgets what the browser kept when the server knows no session', async () => {
    storage.set('mostrador.sesion', JSON.stringify(SESSION));
    const { api } = server({ sesionActual: failureOf('sinSesion', 'Inicie sesión') });
    expect(await restoreSession(api, signal)).toBeNull();
    expect(stored()).toBeNull();
  });

  it('keeps everything when the server cannot be asked', async () => {
    storage.set('mostrador.sesion', JSON.stringify(SESSION));
    const { api } = server({ sesionActual: noConnection() });
    expect((await fails(restoreSession(api, signal))).tipo).toBe('sinConexion');
    expect(stored()).toEqual(SESSION);
  });

  it('closes a session that was left alone for 15 minutes while no tab was open', async () => {
    storage.set('mostrador.sesion', JSON.stringify(SESSION));
    noteActivity(NOW - 15 * MINUTE_MS);
    const { api, llamadas } = server();
    expect(await restoreSession(api, signal)).toBeNull();
    expect(llamadas).toEqual(['cerrarSesion']);
    expect(stored()).toBeNull();
  });

  it('goes on with a session that was left alone for less', async () => {
    storage.set('mostrador.sesion', JSON.stringify(SESSION));
    noteActivity(NOW - 15 * MINUTE_MS + 1);
    expect(await restoreSession(server().api, signal)).toEqual(SESSION);
  });

  it('first closes a session whose end the server was never told of', async () => {
    await fails(close(server({ cerrarSesion: noConnection() }).api));
    const { api, llamadas } = server();
    expect(await restoreSession(api, signal)).toBeNull();
    expect(llamadas).toEqual(['cerrarSesion']);
    expect(await restoreSession(api, signal)).toEqual(SESSION);
  });

  it('does not trust fields of another shape', async () => {
    storage.set('mostrador.sesion', '{"logueado":true');
    expect(await restoreSession(server().api, signal)).toEqual(SESSION);
  });
});
