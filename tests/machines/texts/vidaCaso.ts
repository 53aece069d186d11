import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { type VidaCasoContext, vidaCasoMachine } from '#machines/vidaCaso.machine';
import { isStored } from '../kit/start.ts';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { SIN_VALES } from '../muestra.ts';

function whoAsked(input: unknown): string {
  const { solicitante, numiden, vuelveA } = input as Partial<VidaCasoContext>;
  if (typeof vuelveA === 'number') return `acaba de hacer algo en él, que antes estaba ${ESTADOS_CASO[vuelveA]}`;
  if (vuelveA === 'tarde') return 'lo último lo hizo hace más de ocho segundos';
  if (solicitante == null) return 'no consta quién pidió la autorización';
  return solicitante === numiden ? 'ella misma pide la autorización' : 'otra persona pide la autorización';
}

const texts: Texts<typeof vidaCasoMachine> = {
  palabras: vidaCasoWords,
  prefijo: 'VD',
  entra: 'administrador',
  usa: [SIN_VALES],
  conQue:
    'se usa un caso: hágalo con «Nuevo Caso» de la operación 1000002 de la tienda 1; lo que hace otra persona lo hace 100003 (Gerente)',
  provoca: {
    hacerVale: 'haga un vale desde el caso, entero o parcial',
    recolectar: 'en un vale parcial del caso, programe su recolección',
    deshacer: 'antes de ocho segundos, haga en el caso lo que se deshace',
    facturar: 'resuelva el servicio del caso, o pida que se cancele su factura',
  },
  deja: {
    comentar: 'en la historia queda el comentario',
    adjuntar: 'en la historia queda qué archivo se adjuntó',
    tomar: 'en la historia queda quién lo tomó',
    escalar: 'en la historia queda a dónde pasó y por qué',
    solicitarAutorizacion: 'en la historia queda quién pidió la autorización',
    autorizar: 'en la historia queda quién autorizó',
    noAutorizar: 'en la historia queda quién no autorizó, y por qué',
    cerrar: 'en la historia queda cómo se solucionó',
    asignar: 'en la historia queda a quién se asignó, con su nota',
    hacerVale: 'en la historia queda el vale que se hizo',
    recolectar: 'en la historia queda qué se recoge',
    facturar: 'en la historia queda su factura',
    deshacer: 'en la historia queda qué se deshizo, y lo deshecho',
  },
  entradas: (input) =>
    isStored(input)
      ? `una persona con todos los permisos abre un caso: ${whoAsked(input.input)}`
      : 'una persona con todos los permisos abre un caso que nadie ha tocado',
};

export const caseLifeWords = vocabulary(vidaCasoMachine, texts);
