import { createActor } from 'xstate';
import type { AvisosRef } from '#machines/avisos.machine';
import { avisosMachine } from '#machines/avisos.machine';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../api/api.ts';
import { crearApiPerezosa } from '../api/perezosa.ts';
import { borrar } from './almacen.ts';
import type { Conexion } from './conexion.ts';
import { crearConexion } from './conexion.ts';
import type { Configuracion } from './configuracion.ts';
import type { Avisar } from './connect/avisos.ts';
import { conectarAvisos } from './connect/avisos.ts';
import { conectarSesion } from './connect/sesion.ts';

/** What lives as long as the page and every route may use; it is the router's context. */
export interface Sistema {
  readonly configuracion: Configuracion;
  readonly api: Api;
  readonly conexion: Conexion;
  readonly sesion: SesionRef;
  readonly avisos: AvisosRef;
  readonly avisar: Avisar;
}

/** Puts the app-wide parts together, outside React; nothing is asked of the server before `sesion` is started. */
export const crearSistema = (configuracion: Configuracion): Sistema => {
  const conexion = crearConexion({ probar: () => api.llamar('salud', {}) });
  const api: Api = crearApiPerezosa({
    base: configuracion.api,
    conexion,
    alPerderSesion: (failure) => {
      borrar('sesion');
      sesion.send({ type: 'sesionPerdida', failure });
    },
  });
  const sesion = createActor(conectarSesion({ api }), { input: {} });
  const avisos = createActor(avisosMachine, { input: {} }).start();
  return { configuracion, api, conexion, sesion, avisos, avisar: conectarAvisos(avisos) };
};
