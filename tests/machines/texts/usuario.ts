import { usuarioMachine } from '#machines/usuario.machine';
import { usuarioWords } from '#machines/words/usuario';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof usuarioMachine> = {
  palabras: usuarioWords,
  prefijo: 'US',
  entradas: () => 'una persona abre la página de un usuario',
  avisos: () => 'la pantalla vuelve a la lista de usuarios',
  seVe: ({ contrasena, failure }) => [
    contrasena === null ? null : 'se ve la contraseña provisional',
    failure === null ? null : `se lee por qué no se pudo: ${sayFailure(failure)}`,
  ],
};

export const userWords = vocabulary(usuarioMachine, texts);
