import { sesionMachine } from '#machines/sesion.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { porCambiar, rechazo, sesion, sinConexion, sinSesion } from './samples.ts';

const credenciales = { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', contrasena: null };

const fixtures: Fixtures<typeof sesionMachine> = {
  eventos: {
    entrar: [{ type: 'entrar', credenciales }],
    corregir: [{ type: 'corregir' }],
    salir: [{ type: 'salir' }],
    aceptar: [{ type: 'aceptar' }],
    reintentar: [{ type: 'reintentar' }],
    inactividadCumplida: [{ type: 'inactividadCumplida' }],
    versionDistinta: [{ type: 'versionDistinta' }],
    contrasenaCambiada: [{ type: 'contrasenaCambiada' }],
    sesionPerdida: [{ type: 'sesionPerdida', failure: sinSesion }],
    entradaEnOtraPestana: [{ type: 'entradaEnOtraPestana' }],
    salidaEnOtraPestana: [{ type: 'salidaEnOtraPestana' }],
  },
  actores: {
    restaurarSesion: { contesta: [sesion, porCambiar, null], falla: [sinConexion] },
    iniciarSesion: { contesta: [sesion, porCambiar], falla: [rechazo] },
    cerrarSesion: { contesta: [undefined], falla: [sinConexion] },
    vigilarActividad: { contesta: [], falla: [{ message: 'Sin almacenamiento local' }] },
    vigilarVersion: { contesta: [], falla: [sinConexion] },
    vigilarPestanas: { contesta: [], falla: [{ message: 'Sin almacenamiento local' }] },
  },
  relevante: () => null,
};

export const sesionModel = model(sesionMachine, fixtures);
