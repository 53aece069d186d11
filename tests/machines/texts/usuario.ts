import { usuarioWords } from '#diagrams/words/usuario';
import { usuarioMachine } from '#machines/usuario.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof usuarioMachine> = {
  palabras: usuarioWords,
  prefijo: 'US',
  entra: 'administrador',
  usa: [],
  conQue:
    'se usa un usuario de la lista que no es quien entra, y un servidor con AUTH=contrasena; no hace falta ninguna venta',
  provoca: {
    agregado: 'agregue un usuario que Recursos Humanos conoce',
  },
  entradas: () => 'una persona abre la página de un usuario',
  avisos: () => 'la pantalla vuelve a la lista de usuarios',
  seVe: ({ contrasena, failure }) => [
    contrasena === null ? null : 'se ve la contraseña provisional',
    failure === null ? null : `se lee por qué no se pudo: ${sayFailure(failure)}`,
  ],
};

export const userWords = vocabulary(usuarioMachine, texts);
