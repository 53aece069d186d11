import { usuarioMachine } from '#machines/usuario.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof usuarioMachine> = {
  nombre: 'La página de un usuario',
  prefijo: 'US',
  entradas: (input) =>
    (input as { readonly daContrasena?: boolean }).daContrasena === true
      ? 'una persona agrega a un usuario, y el servidor pide contraseñas'
      : 'una persona abre a un usuario, en su versión 3',
  eventos: {
    usuarioALaVista: { quien: 'sistema', texto: ({ version }) => `la pantalla muestra la versión ${version}` },
    guardar: {
      quien: 'persona',
      texto: ({ dejaCasos }) =>
        dejaCasos
          ? 'la persona pulsa «Guardar» para desactivar a quien tiene casos abiertos'
          : 'la persona pulsa «Guardar»',
    },
    entregar: {
      quien: 'persona',
      texto: ({ heredero }) =>
        heredero === null ? 'la persona deja los casos sin asignar' : `la persona entrega los casos a ${heredero}`,
    },
    regresar: { quien: 'persona', texto: 'la persona regresa al formulario' },
    nuevaContrasena: { quien: 'persona', texto: 'la persona pulsa «Nueva contraseña»' },
    si: { quien: 'persona', texto: 'la persona confirma' },
    no: { quien: 'persona', texto: 'la persona lo deja' },
    listo: { quien: 'persona', texto: 'la persona pulsa «Listo»' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»' },
  },
  actores: {
    guardado: {
      contesta: ({ ending }) =>
        ending === 'done' ? 'el servidor guarda al usuario' : 'la persona descarta lo escrito',
      falla: (failure) => `el guardado se interrumpe: ${sayFailure(failure)}`,
    },
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
