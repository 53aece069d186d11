import { presenciaWords } from '#diagrams/words/presencia';
import { presenciaMachine } from '#machines/presencia.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof presenciaMachine> = {
  palabras: presenciaWords,
  prefijo: 'PR',
  entra: 'gerente',
  luego: 'y abre un caso',
  usa: [{ caso: 'EN PROCESO', categoria: null }],
  conQue: 'se usa un caso EN PROCESO de la tienda',
  provoca: {
    oir: 'abra el mismo caso en otro navegador como 100001, y escriba un comentario sin enviarlo',
    descansar: 'no toque nada durante dos minutos',
  },
  seVe: ({ otros }) => otros.map(({ nombre }) => `se lee que ${nombre} tiene abierto el caso`),
};

export const presenceWords = vocabulary(presenciaMachine, texts);
