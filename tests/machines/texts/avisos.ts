import { avisosWords } from '#diagrams/words/avisos';
import { avisosMachine, type NoticeKind } from '#machines/avisos.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { NINGUNA } from '../muestra.ts';

const KINDS: Readonly<Record<NoticeKind, string>> = {
  error: 'de error',
  info: 'informativo',
  success: 'de éxito',
  warning: 'de advertencia',
};

const texts: Texts<typeof avisosMachine> = {
  palabras: avisosWords,
  prefijo: 'AV',
  entra: 'asesor',
  usa: [NINGUNA],
  conQue: 'cualquier pantalla sirve: en Validar operación, la 9999999 de la tienda 1 no existe y da un aviso',
  provoca: {
    avisar: 'busque una operación que no existe, o guarde algo',
  },
  eventos: {
    avisar: ({ tipo, texto }) => `la aplicación da un aviso ${KINDS[tipo]}: «${texto}»`,
  },
  seVe: ({ actual, cola }) => [
    actual === null ? null : `se lee «${actual.texto}»`,
    cola.length === 0 ? null : `en fila: ${cola.map(({ texto }) => `«${texto}»`).join(', ')}`,
  ],
};

export const noticeWords = vocabulary(avisosMachine, texts);
