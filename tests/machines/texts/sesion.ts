import { sesionMachine } from '#machines/sesion.machine';
import { sesionWords } from '#machines/words/sesion';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof sesionMachine> = {
  palabras: sesionWords,
  prefijo: 'SE',
  eventos: {
    entrar: ({ credenciales }) => `la persona pulsa «Entrar» como ${credenciales.numiden}`,
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
      contesta: (entered) =>
        entered.logueado
          ? `el servidor deja entrar a ${entered.nombre}`
          : `el servidor deja entrar a ${entered.numiden} solo para cambiar su contraseña`,
    },
  },
  seVe: ({ sesion, porCambiar, failure }) => [
    sesion === null ? null : `la barra dice ${sesion.nombre}`,
    porCambiar === null ? null : 'la pantalla pide cambiar la contraseña',
    failure === null ? null : `la pantalla dice «${failure.texto}»`,
  ],
};

export const sessionWords = vocabulary(sesionMachine, texts);
