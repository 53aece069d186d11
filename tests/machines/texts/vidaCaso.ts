import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaCasoWords } from '#machines/words/vidaCaso';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

function whoAsked(input: unknown): string {
  const { solicitante, numiden } = input as { readonly solicitante: number | null; readonly numiden: number };
  if (solicitante === null) return 'no consta quién pidió la autorización';
  return solicitante === numiden ? 'ella misma pide la autorización' : 'otra persona pide la autorización';
}

const texts: Texts<typeof vidaCasoMachine> = {
  palabras: vidaCasoWords,
  prefijo: 'VD',
  entradas: (input) => `una persona tiene todos los permisos y ${whoAsked(input)}`,
};

export const caseLifeWords = vocabulary(vidaCasoMachine, texts);
