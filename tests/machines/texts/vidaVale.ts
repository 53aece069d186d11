import type { VidaValeContext } from '#machines/vidaVale.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

function facts({ numiden, ...vale }: VidaValeContext): string {
  const told = [
    vale.autores.length === 0 && 'no consta quién lo hizo',
    vale.autores.includes(numiden) && 'lo hizo ella misma',
    !vale.mismaTienda && 'es de otra tienda',
    vale.pideAutorizacion && 'lo que lleva pide autorización',
    vale.vencido && 'su vigencia terminó',
    vale.enCurso && 'una devolución suya no ha terminado',
    vale.acreditado && 'tiene una nota de crédito',
    vale.devuelveTodo && 'se devuelve todo su saldo',
  ].filter((fact) => typeof fact === 'string');
  return told.length === 0 ? 'nada especial pasa con él' : told.join(' y ');
}

const texts: Texts<typeof vidaValeMachine> = {
  nombre: 'Vida de un vale',
  prefijo: 'VV',
  entradas: (input) => `una persona con todos los permisos trabaja con un vale: ${facts(input as VidaValeContext)}`,
  eventos: {
    guardarParcial: { quien: 'persona', texto: 'lo guarda como parcial' },
    guardar: { quien: 'persona', texto: 'lo guarda' },
    recolectar: { quien: 'persona', texto: 'programa una recolección' },
    autorizar: { quien: 'persona', texto: 'quiere autorizarlo' },
    rechazar: { quien: 'persona', texto: 'quiere rechazarlo' },
    cancelar: { quien: 'persona', texto: 'quiere cancelarlo' },
    devolver: { quien: 'persona', texto: 'devuelve su saldo' },
    cambiarMetodos: { quien: 'persona', texto: 'cambia cómo se devuelve lo que queda' },
    reponer: { quien: 'persona', texto: 'lo repone por uno nuevo' },
    imprimir: { quien: 'persona', texto: 'lo imprime' },
    migrar: { quien: 'persona', texto: 'lo envía a NetSuite' },
  },
  actores: {},
  plazos: {},
};

export const vidaValeWords = vocabulary(vidaValeMachine, texts);
