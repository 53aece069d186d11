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
  provoca: { ofrecer: 'cierre el caso, o coméntelo' },
  eventos: {
    ofrecer: ({ ofrecido: { texto } }) => `la persona guarda algo que se puede deshacer: «${texto}»`,
  },
  avisos: ({ texto }) => `se lee «${texto}»`,
  seVe: ({ ofrecido }) => [ofrecido === null ? null : `se lee «${ofrecido.texto}», con el botón «Deshacer»`],
};

export const undoWords = vocabulary(deshacerMachine, texts);
