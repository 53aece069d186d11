import type { InputFrom } from 'xstate';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { isStored } from '../kit/start.ts';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { SIN_VALES } from '../muestra.ts';

/** @param input may leave out a fact: then it is as the machine takes it, none. */
function facts({ numiden = 0, autores = [], ...vale }: InputFrom<typeof vidaValeMachine>): string {
  const told = [
    autores.length === 0 && 'no consta quién lo hizo',
    autores.includes(numiden) && 'lo hizo ella misma',
    !vale.mismaTienda && 'es de otra tienda',
    vale.pideAutorizacion && 'lo que lleva, o cómo se devuelve, pide autorización',
    vale.cambioPorAutorizar && 'ya estaba vigente: espera un cambio de sus métodos',
    vale.vencido && 'su vigencia terminó',
    vale.enCurso && 'una devolución suya no ha terminado',
    vale.sinEntregar && 'devuelve algo que el cliente no tiene',
    typeof vale.limitePasado === 'number' && 'pasa de su límite para autorizar',
    vale.acreditado && 'tiene una nota de crédito',
    vale.otraEnCurso && 'no es la que se pide',
    vale.casoSolucionado && 'su caso está solucionado',
    vale.casoDeOtroTipo && 'su caso pasó a una categoría de otro tipo',
    vale.recolecta === 'porRecoger' && 'faltan artículos por recoger',
    vale.recolecta === 'enCamino' && 'alguien va en camino por sus artículos',
    vale.deCancelacion && 'es de cancelación',
    vale.enviado && 'ya se envió a NetSuite',
    vale.hayDevuelto && 'algo de él ya se devolvió',
    vale.devolvio && 'ella misma lo devolvió',
    vale.deshaciendo && 'se está deshaciendo una devolución suya',
    vale.pideAlVecino && 'la tiene la billetera, el crédito o un certificado',
    typeof vale.limiteDeLoDevuelto === 'number' && 'lo devuelto pasa de su límite para autorizar',
    vale.devuelveTodo && 'se devuelve todo su saldo',
    typeof vale.vuelveA === 'number' && 'ella misma lo acaba de decidir',
    vale.vuelveA === 'tarde' && 'ella misma lo decidió hace más de ocho segundos',
  ].filter((fact) => typeof fact === 'string');
  return told.length === 0 ? 'nada especial pasa con él' : told.join(' y ');
}

function nameOf(stored: string): string {
  return vidaValeWords.estados[stored as keyof typeof vidaValeWords.estados];
}

const texts: Texts<typeof vidaValeMachine> = {
  palabras: vidaValeWords,
  prefijo: 'VV',
  entra: 'administrador',
  usa: [SIN_VALES],
  conQue: 'se usa la operación 1000002 de la tienda 1; lo que hace otra persona lo hace 100003 (Gerente)',
  deja: {
    guardarParcial: 'en la historia queda que se guardó a medias',
    guardar: 'en la historia queda que se guardó',
    recolectar: 'en la historia queda cuándo se recoge',
    autorizar: 'en la historia queda quién lo autorizó',
    rechazar: 'en la historia queda quién lo rechazó, y por qué',
    cancelar: 'en la historia queda quién lo canceló, y por qué',
    devolver: 'en la historia queda cuánto se devolvió, y cómo',
    deshacerDevolucion: 'en la historia queda quién la deshizo, y por qué',
    cambiarMetodos: 'en la historia queda cómo se devuelve lo que queda',
    reponer: 'en la historia queda qué vale tomó su lugar',
    imprimir: 'en la historia queda que se imprimió',
    migrar: 'en la historia queda que se envió a NetSuite',
    deshacer: 'en la historia queda qué se deshizo, y lo deshecho',
  },
  entradas: (input) =>
    isStored(input)
      ? `una persona con todos los permisos trabaja con un vale ${nameOf(input.stored)}: ${facts(input.input as InputFrom<typeof vidaValeMachine>)}`
      : `una persona con todos los permisos trabaja con un vale: ${facts(input as InputFrom<typeof vidaValeMachine>)}`,
};

export const voucherLifeWords = vocabulary(vidaValeMachine, texts);
