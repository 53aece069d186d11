import { sesionMachine } from '#machines/sesion.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { PERSONAS } from './muestra.ts';
import { noConnection, noSession, rejection, sesion, toChange } from './samples.ts';

export const credentials = {
  numiden: '100002',
  idTienda: 1,
  tienda: 'Tienda Centro',
  contrasena: null,
  porProveedor: false,
};

/** The password was right, and the person has a second factor. */
const codeAsked = { logueado: false, pendiente: 'codigo' } as const;

/** The same person in another store counts as another one too. */
const { numiden, nombre } = PERSONAS.gerente;
const otherPerson = { ...sesion, numiden, nombre };

const fixtures: Fixtures<typeof sesionMachine> = {
  eventos: {
    entrar: [
      { type: 'entrar', credenciales: credentials },
      { type: 'entrar', credenciales: { ...credentials, porProveedor: true } },
      { type: 'entrar', credenciales: { regreso: '?code=c&state=s' } },
      { type: 'entrar', credenciales: { codigo: '287082' } },
    ],
    corregir: [{ type: 'corregir' }],
    salir: [{ type: 'salir' }],
    aceptar: [{ type: 'aceptar' }],
    reintentar: [{ type: 'reintentar' }],
    inactividadCercana: [{ type: 'inactividadCercana', quedan: 60_000 }],
    actividadReanudada: [{ type: 'actividadReanudada' }],
    finCercano: [{ type: 'finCercano', quedan: 60_000 }],
    inactividadCumplida: [{ type: 'inactividadCumplida' }],
    versionDistinta: [{ type: 'versionDistinta' }],
    pendienteHecho: [{ type: 'pendienteHecho' }],
    sesionCambiada: [{ type: 'sesionCambiada' }],
    sesionPerdida: [{ type: 'sesionPerdida', failure: noSession }],
    entradaEnOtraPestana: [{ type: 'entradaEnOtraPestana' }],
    terminadaEnOtraPestana: [{ type: 'terminadaEnOtraPestana' }],
    salidaEnOtraPestana: [{ type: 'salidaEnOtraPestana' }],
  },
  actores: {
    restaurarSesion: { contesta: [sesion, otherPerson, toChange, null], falla: [noConnection] },
    iniciarSesion: { contesta: [sesion, otherPerson, toChange, codeAsked], falla: [rejection, noSession] },
    irAlProveedor: { contesta: [undefined], falla: [rejection] },
    cerrarSesion: { contesta: [undefined], falla: [noConnection] },
    vigilarActividad: { contesta: [], falla: [{ message: 'Sin almacenamiento local' }] },
    vigilarPestanas: { contesta: [], falla: [{ message: 'Sin almacenamiento local' }] },
  },
  // Whose screen lies beneath decides who goes on with it; a code is answered otherwise than a password.
  relevante: ({ sesion: person, credenciales }) => [
    person?.numiden ?? null,
    credenciales !== null && 'codigo' in credenciales,
  ],
};

export const sesionModel = model(sesionMachine, fixtures);
