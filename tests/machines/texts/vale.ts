import { valeWords } from '#diagrams/words/vale';
import { valeMachine } from '#machines/vale.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { SIN_VALES } from '../muestra.ts';
import { provokedSending } from './failures.ts';

const texts: Texts<typeof valeMachine> = {
  palabras: valeWords,
  prefijo: 'VA',
  entra: 'asesor',
  usa: [SIN_VALES],
  conQue: 'se usa la operación 1000002 de la tienda 1, que no tiene vales',
  provoca: provokedSending,
  eventos: {
    guardado: ({ resultado }) => `el servidor contesta «${resultado.descripcion}»`,
  },
  avisos: (emitted) =>
    emitted.type === 'aviso' ? `un aviso dice «${String(emitted.texto)}»` : 'la pantalla muestra el vale guardado',
  seVe: ({ calculo, failure }) => [
    calculo === null ? null : 'se lee que el vale se puede guardar',
    failure === null ? null : `se lee por qué no se guardaría: «${failure.texto}»`,
  ],
};

export const voucherWords = vocabulary(valeMachine, texts);
