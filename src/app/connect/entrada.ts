import { CODIGO_EXITO } from '#contract/respuestas';
import type { Sesion } from '#domain/sesion';
import { sesionSchema } from '#domain/sesion';
import { TEXTOS } from '#domain/textos';
import type { Credenciales, Entrado } from '#machines/sesion.machine';
import type { Api } from '../../api/api.ts';
import { comoFailure, fallo } from '../../api/fallo.ts';
import { borrar, guardar, leer } from '../almacen.ts';
import { anotarActividad, inactividadCumplida } from './actividad.ts';

/** The session's fields as the local storage holds them, or null when there are none or they are of another shape. */
const sesionGuardada = (): Sesion | null => {
  try {
    const leida = sesionSchema.safeParse(JSON.parse(leer('sesion') ?? 'null'));
    return leida.success ? leida.data : null;
  } catch {
    return null;
  }
};

/** Ends the session at the server; when that fails it is tried again at the next start, before anything is restored. */
export const cerrar = async (api: Api, signal?: AbortSignal): Promise<void> => {
  borrar('sesion');
  guardar('cierrePendiente', 'si');
  await api.llamar('cerrarSesion', {}, signal === undefined ? {} : { signal });
  borrar('cierrePendiente');
};

/** Who the signed-in person is and what they may do, or null when the person may do nothing here. */
const completar = async (api: Api, signal: AbortSignal): Promise<Entrado | null> => {
  const { numiden, tienda, version, debeCambiarContrasena } = await api.llamar('sesionActual', {}, { signal });
  if (debeCambiarContrasena === true) return { logueado: false, numiden };
  const [detalles, permisos] = await Promise.all([
    api.llamar('detallesUsuario', { ruta: { numiden } }, { signal }),
    api.llamar('permisosPerfil', { ruta: { id: numiden } }, { signal }),
  ]);
  if (permisos.length === 0) return null;
  return {
    logueado: true,
    numiden,
    nombre: detalles.nombreCompleto,
    tienda,
    avatar: null,
    roles: detalles.roles,
    areas: detalles.areas,
    permisos: permisos.map(({ id }) => id),
    gerente: { esGerente: detalles.esGerente, areasGerente: detalles.areasGerente },
    version,
  };
};

const recordar = (entrado: Entrado): void => {
  borrar('cierrePendiente');
  // Other tabs are not to take this for a session in which one can work.
  if (!entrado.logueado) {
    borrar('sesion');
    return;
  }
  const texto = JSON.stringify(entrado);
  // Writing the same again would tell the other tabs of a sign-in that did not happen.
  if (leer('sesion') !== texto) guardar('sesion', texto);
};

/**
 * The session of the browser's cookie, confirmed by the server, or null when there is none. A session that was left
 * alone for too long while no tab was open is closed here. Rejects with a `Failure` when the server cannot be asked.
 */
export const restaurar = async (api: Api, signal: AbortSignal): Promise<Entrado | null> => {
  const debeCerrarse =
    leer('cierrePendiente') !== null || (sesionGuardada() !== null && inactividadCumplida(Date.now()));
  if (debeCerrarse) {
    await cerrar(api, signal);
    return null;
  }
  try {
    const entrado = await completar(api, signal);
    if (entrado === null) {
      await cerrar(api, signal);
      return null;
    }
    recordar(entrado);
    return entrado;
  } catch (error) {
    if (comoFailure(error).tipo !== 'sinSesion') throw error;
    borrar('sesion');
    return null;
  }
};

/** Signs in and loads who it is; rejects with a `Failure` whose text says why not (specification, section 6). */
export const iniciar = async (api: Api, credenciales: Credenciales, signal: AbortSignal): Promise<Entrado> => {
  const { numiden, idTienda, tienda, contrasena } = credenciales;
  const respuesta = await api.llamar(
    'iniciarSesion',
    { cuerpo: { numiden, idTienda, tienda, ...(contrasena === null ? {} : { contrasena }) } },
    { signal },
  );
  if (respuesta.codigo !== CODIGO_EXITO) throw fallo('rechazo', respuesta.descripcion, respuesta.codigo);
  try {
    const entrado = await completar(api, signal);
    if (entrado === null) throw fallo('sinPermiso', TEXTOS.sinPermisos);
    anotarActividad(Date.now());
    recordar(entrado);
    return entrado;
  } catch (error) {
    // A sign-in that the app refuses must not stay open at the server.
    await cerrar(api).catch(() => undefined);
    const failure = comoFailure(error);
    throw failure.tipo === 'noEncontrado' ? fallo('noEncontrado', TEXTOS.sinAcceso) : failure;
  }
};
