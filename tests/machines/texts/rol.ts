import { rolMachine } from '#machines/rol.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof rolMachine> = {
  nombre: 'La página de un rol',
  prefijo: 'RO',
  entradas: () => 'una persona abre un rol, en su versión 3',
  eventos: {
    rolALaVista: { quien: 'sistema', texto: ({ version }) => `la pantalla muestra la versión ${version} del rol` },
    guardar: { quien: 'persona', texto: 'la persona pulsa «Guardar»' },
    eliminar: { quien: 'persona', texto: 'la persona pulsa «Eliminar»' },
    si: { quien: 'persona', texto: 'la persona pulsa «Si»' },
    no: { quien: 'persona', texto: 'la persona pulsa «No»' },
  },
  actores: {
    guardado: {
      contesta: ({ ending }) => (ending === 'done' ? 'el servidor guarda el rol' : 'la persona descarta lo escrito'),
      falla: (failure) => `el guardado se interrumpe: ${sayFailure(failure)}`,
    },
    eliminacion: {
      contesta: ({ ending }) => (ending === 'done' ? 'el servidor elimina el rol' : 'la pregunta se cierra'),
      falla: (failure) => `la eliminación se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: ({ type }) =>
    type === 'rolEliminado' ? 'la pantalla vuelve a la lista de roles' : 'la pantalla muestra el rol guardado',
  seVe: ({ version }) => [`el rol está en su versión ${version}`],
};

export const roleWords = vocabulary(rolMachine, texts);
