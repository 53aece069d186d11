import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { isStored } from '../kit/start.ts';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

function whoAsked(input: unknown): string {
  const { solicitante, numiden } = input as { readonly solicitante: number | null; readonly numiden: number };
  if (solicitante === null) return 'no consta quién pidió la autorización';
  return solicitante === numiden ? 'ella misma pide la autorización' : 'otra persona pide la autorización';
}

const texts: Texts<typeof vidaCasoMachine> = {
  nombre: 'Vida de un caso',
  prefijo: 'VD',
  entradas: (input) =>
    isStored(input)
      ? 'una persona con todos los permisos abre un caso que la guía de un vale dejó en recolecta'
      : `una persona tiene todos los permisos y ${whoAsked(input)}`,
  eventos: {
    comentar: { quien: 'persona', texto: 'comenta el caso' },
    adjuntar: { quien: 'persona', texto: 'adjunta un archivo' },
    tomar: { quien: 'persona', texto: 'toma el caso' },
    escalar: { quien: 'persona', texto: 'escala el caso' },
    solicitarAutorizacion: { quien: 'persona', texto: 'se solicita autorización' },
    autorizar: { quien: 'persona', texto: 'quiere autorizar el caso' },
    noAutorizar: { quien: 'persona', texto: 'quiere rechazar la autorización' },
    cerrar: { quien: 'persona', texto: 'cierra el caso' },
  },
  actores: {},
  plazos: {},
};

export const vidaCasoWords = vocabulary(vidaCasoMachine, texts);
