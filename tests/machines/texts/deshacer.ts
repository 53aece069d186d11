import { deshacerWords } from '#diagrams/words/deshacer';
import { deshacerMachine } from '#machines/deshacer.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof deshacerMachine> = {
  palabras: deshacerWords,
  prefijo: 'DE',
  entra: 'gerente',
  luego: 'y abre un caso',
  usa: [{ caso: 'EN PROCESO', categoria: null }],
  conQue: 'se usa un caso EN PROCESO de la tienda',
  provoca: { ofrecer: 'cierre el caso, coméntelo, o tome varios de una vez' },
  eventos: {
    ofrecer: ({ ofrecido: { texto } }) => `la persona guarda algo que se puede deshacer: «${texto}»`,
  },
  avisos: () => 'se lee qué fue de ello',
  seVe: ({ ofrecido, registros }) => [
    ofrecido === null ? null : `se lee «${ofrecido.texto}», o qué fue de ello, y el botón «Deshacer» mientras se puede`,
    ...registros.flatMap(({ nombre, estado, texto }) =>
      nombre !== '' && texto !== '' ? [`${nombre}: ${estado}, «${texto}»`] : [],
    ),
  ],
};

export const undoWords = vocabulary(deshacerMachine, texts);
