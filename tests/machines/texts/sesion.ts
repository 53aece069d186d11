import { sesionWords } from '#diagrams/words/sesion';
import { sesionMachine } from '#machines/sesion.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof sesionMachine> = {
  palabras: sesionWords,
  prefijo: 'SE',
  entra: 'quien entra es 100002 (Asesor de tienda), en la tienda 1, Tienda Centro',
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
