import { usuarioMachine } from '#machines/usuario.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof usuarioMachine> = {
  nombre: 'La contraseña de un usuario',
  prefijo: 'US',
  entradas: () => 'una persona abre la página de un usuario',
  eventos: {
    agregado: { quien: 'sistema', texto: 'el usuario se agregó, y el servidor pide contraseñas' },
    nuevaContrasena: { quien: 'persona', texto: 'la persona pulsa «Nueva contraseña»' },
    si: { quien: 'persona', texto: 'la persona confirma' },
    no: { quien: 'persona', texto: 'la persona lo deja' },
    listo: { quien: 'persona', texto: 'la persona pulsa «Listo»' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»' },
  },
  actores: {
    darContrasena: {
      contesta: () => 'el servidor da una contraseña provisional',
      falla: (failure) => `la contraseña no se pudo dar: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: () => 'la pantalla vuelve a la lista de usuarios',
  seVe: ({ contrasena, failure }) => [
    contrasena === null ? null : 'se ve la contraseña provisional',
    failure === null ? null : `se lee por qué no se pudo: ${sayFailure(failure)}`,
  ],
};

export const userWords = vocabulary(usuarioMachine, texts);
