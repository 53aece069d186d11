import { sesionMachine } from '#machines/sesion.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection, noSession, rejection, sesion, toChange } from './samples.ts';

const credentials = { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', contrasena: null };

const fixtures: Fixtures<typeof sesionMachine> = {
  eventos: {
    entrar: [{ type: 'entrar', credenciales: credentials }],
    corregir: [{ type: 'corregir' }],
    salir: [{ type: 'salir' }],
    aceptar: [{ type: 'aceptar' }],
    reintentar: [{ type: 'reintentar' }],
    inactividadCumplida: [{ type: 'inactividadCumplida' }],
    versionDistinta: [{ type: 'versionDistinta' }],
    contrasenaCambiada: [{ type: 'contrasenaCambiada' }],
    sesionCambiada: [{ type: 'sesionCambiada' }],
    sesionPerdida: [{ type: 'sesionPerdida', failure: noSession }],
    entradaEnOtraPestana: [{ type: 'entradaEnOtraPestana' }],
    salidaEnOtraPestana: [{ type: 'salidaEnOtraPestana' }],
  },
  actores: {
    restaurarSesion: { contesta: [sesion, toChange, null], falla: [noConnection] },
    iniciarSesion: { contesta: [sesion, toChange], falla: [rejection] },
    cerrarSesion: { contesta: [undefined], falla: [noConnection] },
    vigilarActividad: { contesta: [], falla: [{ message: 'Sin almacenamiento local' }] },
    vigilarPestanas: { contesta: [], falla: [{ message: 'Sin almacenamiento local' }] },
  },
  relevante: () => null,
};

export const sesionModel = model(sesionMachine, fixtures);
