import { entregaWords } from '#diagrams/words/entrega';
import { showPesos } from '#domain/common/money';
import { METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import { entregaMachine } from '#machines/entrega.machine';
import type { ParteDeEntrega } from '#machines/entrega.types';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { provokedSending } from './failures.ts';

function inWords(parts: readonly ParteDeEntrega[]): string {
  const part = ({ metodo, monto }: ParteDeEntrega) =>
    `${showPesos(monto)} por ${METODOS_DEVOLUCION[metodo as keyof typeof METODOS_DEVOLUCION]}`;
  return parts.map(part).join(' y ');
}

const texts: Texts<typeof entregaMachine> = {
  palabras: entregaWords,
  prefijo: 'EN',
  entra: 'asesor',
  usa: [],
  conQue:
    'se usa una venta de la tienda 1 que se pagó como dice el caso; «Buscar venta», en Validar operación, la encuentra',
  provoca: provokedSending,
  entradas: (input) => {
    const { alLlegar, partes } = input as { readonly alLlegar?: boolean; readonly partes: readonly ParteDeEntrega[] };
    if (partes.length === 0) return 'la ventana se abre de un vale ya devuelto';
    return alLlegar
      ? `se guarda con «Guardar y devolver» un vale de ${inWords(partes)}`
      : `la ventana se abre de nuevo en un vale de ${inWords(partes)}`;
  },
  eventos: { guardado: () => 'la parte que sigue se devuelve' },
  avisos: () => '',
  seVe: ({ partes, devueltas, dejadas, failure }) => [
    partes.length > 0 ? `falta devolver ${inWords(partes)}` : null,
    devueltas.length > 0 ? `se devolvió ${inWords(devueltas)}` : null,
    dejadas.length > 0 ? `quedó para después ${inWords(dejadas)}` : null,
    failure && `«${failure.texto}»`,
  ],
};

export const handoverWords = vocabulary(entregaMachine, texts);
