import { avisosMachine } from '#machines/avisos.machine';
import { avisosWords } from '#machines/words/avisos';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof avisosMachine> = {
  palabras: avisosWords,
  prefijo: 'AV',
  eventos: {
    avisar: ({ tipo, texto }) => `la aplicación avisa «${texto}» (${tipo})`,
  },
  seVe: ({ actual, cola }) => [
    actual === null ? null : `se lee «${actual.texto}»`,
    cola.length === 0 ? null : `en fila: ${cola.map(({ texto }) => `«${texto}»`).join(', ')}`,
  ],
};

export const noticeWords = vocabulary(avisosMachine, texts);
