import { consultaWords } from '#diagrams/words/consulta';
import { consultaMachine } from '#machines/consulta.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof consultaMachine> = {
  palabras: consultaWords,
  prefijo: 'CO',
  entra: 'facturista',
  usa: [],
  conQue: 'no hace falta ninguna venta',
  entradas: () => 'una persona abre Facturas y pulsa «Descargar XML y PDF»',
  eventos: {
    pedir: () => 'pulsa «Descargar»',
    olvidar: () => 'la persona cambia el mes',
  },
  avisos: ({ type }) => (type === 'contestada' ? 'el archivo está en las descargas del navegador' : null),
  seVe: ({ failure }) => [failure === null ? null : `se lee «${failure.texto}»`],
};

export const askingWords = vocabulary(consultaMachine, texts);
