import { sesionMachine } from '#machines/sesion.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const NEVER = 'termina de vigilar';

const texts: Texts<typeof sesionMachine> = {
  nombre: 'Sesión',
  prefijo: 'SE',
  eventos: {
    entrar: { quien: 'persona', texto: ({ credenciales }) => `la persona pulsa «Entrar» como ${credenciales.numiden}` },
    corregir: { quien: 'persona', texto: 'la persona corrige lo escrito' },
    salir: { quien: 'persona', texto: 'la persona pulsa «Salir»' },
    aceptar: { quien: 'persona', texto: 'la persona pulsa el botón del diálogo' },
    reintentar: { quien: 'persona', texto: 'la persona pide intentar de nuevo' },
    inactividadCumplida: { quien: 'reloj', texto: 'pasan 15 minutos sin actividad en ninguna pestaña' },
    versionDistinta: { quien: 'sistema', texto: 'el servidor informa otra versión' },
    sesionCambiada: { quien: 'sistema', texto: 'el servidor avisa que cambiaron los permisos de la persona' },
    contrasenaCambiada: { quien: 'sistema', texto: 'el servidor guarda la contraseña nueva' },
    sesionPerdida: { quien: 'sistema', texto: 'el servidor contesta que ya no conoce la sesión' },
    entradaEnOtraPestana: { quien: 'persona', texto: 'alguien entra en otra pestaña' },
    salidaEnOtraPestana: { quien: 'persona', texto: 'la persona sale en otra pestaña' },
  },
  actores: {
    restaurarSesion: {
      contesta: (entered) => {
        if (entered === null) return 'el servidor contesta que no hay sesión';
        return entered.logueado
          ? `el servidor recupera la sesión de ${entered.nombre}`
          : `el servidor recupera la sesión de ${entered.numiden}, que debe cambiar su contraseña`;
      },
      falla: (falla) => `no se puede recuperar la sesión: ${sayFailure(falla)}`,
    },
    iniciarSesion: {
      contesta: (entered) =>
        entered.logueado
          ? `el servidor deja entrar a ${entered.nombre}`
          : `el servidor deja entrar a ${entered.numiden} solo para cambiar su contraseña`,
      falla: (falla) => `el servidor no deja entrar: ${sayFailure(falla)}`,
    },
    cerrarSesion: {
      contesta: 'el servidor confirma la salida',
      falla: (falla) => `el aviso de salida no llega al servidor: ${sayFailure(falla)}`,
    },
    vigilarActividad: { contesta: NEVER, falla: 'el navegador no deja vigilar la actividad' },
    vigilarPestanas: { contesta: NEVER, falla: 'el navegador no deja vigilar otras pestañas' },
  },
  plazos: { esperaReintento: 'pasan 5 segundos', esperaSalida: 'pasan 3 segundos sin respuesta' },
  seVe: ({ sesion, porCambiar, failure }) => [
    sesion === null ? null : `la barra dice ${sesion.nombre}`,
    porCambiar === null ? null : 'la pantalla pide cambiar la contraseña',
    failure === null ? null : `la pantalla dice «${failure.texto}»`,
  ],
};

export const sessionWords = vocabulary(sesionMachine, texts);
