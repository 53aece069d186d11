import { trabajoWords } from '#diagrams/words/trabajo';
import { trabajoMachine } from '#machines/trabajo.machine';
import type { TrabajoInput } from '#machines/trabajo.types';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { SIN_VALES } from '../muestra.ts';

const texts: Texts<typeof trabajoMachine> = {
  palabras: trabajoWords,
  prefijo: 'TR',
  entra: 'gerente',
  usa: [SIN_VALES],
  conQue:
    'se usa la ventana «Cerrar caso» de un caso NUEVO: hágalo con «Nuevo Caso» de la operación 1000002 de la tienda 1',
  provoca: {
    retomar: 'abra la ventana con la red lenta: el borrador llega después',
    versionALaVista: 'otra persona cambia el caso en otro navegador',
    otroGuardado: 'guarde otro trabajo del mismo caso',
    avance: 'adjunte un archivo grande',
    send: ({ codigo }: { readonly codigo: number }) =>
      codigo === 2 ? 'en «Escalar», elija la categoría en que el caso ya está' : null,
    conexionRestablecida: 'devuelva la red: en las herramientas del navegador (F12), Red, sin límite',
  },
  entradas: (input) =>
    (input as Partial<TrabajoInput>).kept === undefined
      ? 'en pantalla está la versión 3 del registro'
      : 'en pantalla está la versión 3 del registro, y quedó un borrador',
  eventos: {
    escribir: ({ vacio }) => (vacio ? 'borra lo escrito' : 'escribe'),
    versionALaVista: ({ version }) => `la pantalla muestra la versión ${version}`,
    otroGuardado: ({ version }) => `otro trabajo dejó la versión ${version}`,
    avance: ({ porcion }) => `ha salido el ${Math.round((porcion ?? 0) * 100)} %`,
  },
  actores: {
    send: { contesta: ({ codigo, descripcion }) => `el servidor contesta ${codigo}, «${descripcion}»` },
  },
  seVe: ({ failure, change, progress, values }) => [
    failure === null ? null : `se lee por qué no se guardó: «${failure.texto}»`,
    change === null ? null : `se ve lo que otra persona hizo: ${change.cambios.map(({ accion }) => accion).join(', ')}`,
    progress === null ? null : `se ve el avance: ${Math.round(progress * 100)} %`,
    values === null ? 'no hay nada escrito' : 'lo escrito sigue ahí',
  ],
  avisos: ({ type, tipo, texto }) => {
    switch (type) {
      case 'aviso':
        return `se avisa (${String(tipo)}): «${String(texto)}»`;
      case 'retomado':
        return 'el formulario muestra lo que quedó';
      default:
        return 'el formulario queda en blanco';
    }
  },
};

export const workWords = vocabulary(trabajoMachine, texts);
