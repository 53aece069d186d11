import { sesionWords } from '#diagrams/words/sesion';
import { sesionMachine } from '#machines/sesion.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { conRol, PERSONAS } from '../muestra.ts';

/** What the server says of a session. */
type Entrada = { readonly logueado: true; readonly numiden: number } | { readonly logueado: false };

const texts: Texts<typeof sesionMachine> = {
  palabras: sesionWords,
  prefijo: 'SE',
  entra: 'asesor',
  usa: [],
  conQue: 'no hace falta ninguna venta',
  provoca: {
    inactividadCercana: 'no toque nada durante 14 minutos',
    finCercano: 'deje pasar las 12 horas menos un minuto, usando la aplicación',
    terminadaEnOtraPestana: 'quien administra termina sus sesiones, con la aplicación abierta en dos pestañas',
    inactividadCumplida: 'no toque nada durante 15 minutos',
    versionDistinta: 'ponga otra versión en el servidor y reinícielo',
    sesionCambiada: 'quien administra le cambia un permiso, en otro navegador',
    pendienteHecho: 'llega solo, al guardar la contraseña o activar el segundo factor',
    sesionPerdida: 'quien administra termina sus sesiones: le da otra contraseña',
    restaurarSesion: (entered: Entrada | null) => {
      if (entered === null) return 'abra la dirección en una ventana privada';
      if (!entered.logueado) return 'con AUTH=contrasena: entre con una contraseña provisional, y recargue';
      return entered.numiden === PERSONAS.asesor.numiden
        ? 'entre antes en este navegador, y abra o recargue la aplicación'
        : `en otra pestaña del mismo navegador entre ${conRol('gerente')}`;
    },
    iniciarSesion: (entered: Entrada) => {
      if (!entered.logueado) return 'con AUTH=contrasena: quien administra le da antes una contraseña provisional';
      return entered.numiden === PERSONAS.asesor.numiden ? null : `escriba el número de ${conRol('gerente')}`;
    },
    irAlProveedor: 'en la página del proveedor de identidad, pulse Atrás en el navegador',
    vigilarActividad: 'no se provoca',
    vigilarPestanas: 'no se provoca',
  },
  eventos: {
    entrar: ({ credenciales }) => {
      if ('codigo' in credenciales) return 'la persona escribe su código y pulsa «Entrar»';
      if ('regreso' in credenciales) return 'la persona termina en el proveedor de identidad y vuelve';
      const { numiden, porProveedor } = credenciales;
      return porProveedor
        ? `la persona pulsa «Entrar con la cuenta de la cadena» como ${numiden}`
        : `la persona pulsa «Entrar» como ${numiden}`;
    },
  },
  actores: {
    restaurarSesion: {
      contesta: (entered) => {
        if (entered === null) return 'el servidor contesta que no hay sesión';
        return entered.logueado
          ? `el servidor recupera la sesión de ${entered.nombre}`
          : `el servidor recupera la sesión de ${entered.numiden}, que debe cambiar su contraseña`;
      },
    },
    iniciarSesion: {
      contesta: (entered) => {
        if (entered.logueado) return `el servidor deja entrar a ${entered.nombre}`;
        return entered.pendiente === 'codigo'
          ? 'el servidor contesta que falta el código'
          : `el servidor deja entrar a ${entered.numiden} solo para cambiar su contraseña`;
      },
    },
  },
  seVe: ({ sesion, pendiente, failure }) => [
    sesion === null ? null : `la barra dice ${sesion.nombre}`,
    pendiente === null ? null : 'la pantalla pide cambiar la contraseña',
    failure === null ? null : `la pantalla dice «${failure.texto}»`,
  ],
};

export const sessionWords = vocabulary(sesionMachine, texts);
