import { centavos } from '#domain/common/money';
import type { Limite } from '#domain/personas/limiteAutorizar';
import type { VidaValeContext } from '#machines/vidaVale.machine';
import { factsOf, OTHER, SELF } from './facts.ts';

/** A limit that is passed: of how much does not matter to the chart, and is said in the words of a refusal. */
const LIMIT = centavos(500_000);

function limit(pregunta: string) {
  return {
    pregunta,
    respuestas: {
      no: ['No', null, (passed: Limite) => passed === null],
      si: ['Sí', LIMIT, (passed: Limite) => passed !== null],
    },
  } as const;
}

export const vidaValeFacts = factsOf<VidaValeContext>({
  autores: {
    pregunta: '¿Quién lo hizo?',
    respuestas: {
      otra: ['Otra persona', [OTHER], (who, self) => who.length > 0 && !who.includes(self)],
      ella: ['La misma persona', [SELF], (who, self) => who.includes(self)],
      nadie: ['No se sabe', [], (who) => who.length === 0],
    },
  },
  mismaTienda: { si: 'La persona trabaja en su tienda', alEmpezar: true },
  pideAutorizacion: { si: 'Lo que se guarda pide autorización' },
  limitePasado: limit('¿Pasa del límite de la persona para autorizar?'),
  cambioPorAutorizar: { si: 'Lo que espera es un cambio de sus métodos' },
  sinEntregar: { si: 'Devuelve algo que el cliente no tiene' },
  deCancelacion: { si: 'Es de cancelación: nada se recoge' },
  recolecta: {
    pregunta: '¿Qué espera de su recolección?',
    respuestas: {
      nada: ['Nada', 'nada', (what) => what === 'nada'],
      porRecoger: ['Artículos por recoger', 'porRecoger', (what) => what === 'porRecoger'],
      enCamino: ['Alguien va en camino', 'enCamino', (what) => what === 'enCamino'],
    },
  },
  casoSolucionado: { si: 'Su caso está solucionado' },
  casoDeOtroTipo: { si: 'Su caso pasó a otro tipo' },
  vencido: { si: 'Pasó su vigencia' },
  devuelveTodo: { si: 'Se devuelve todo lo que queda' },
  empezado: { si: 'Algo de su saldo ya se devolvió' },
  hayDevuelto: { si: 'Tiene una devolución hecha' },
  enCurso: { si: 'Una devolución no ha terminado' },
  otraEnCurso: { si: 'La que no ha terminado es otra' },
  deshaciendo: { si: 'Se está deshaciendo una devolución' },
  devolvio: { si: 'La persona hizo la que se deshace' },
  pideAlVecino: { si: 'Lo que se deshace lo tiene otro sistema' },
  limiteDeLoDevuelto: limit('¿Lo que se deshace pasa de su límite?'),
  acreditado: { si: 'Tiene una nota de crédito' },
  enviado: { si: 'Ya se envió a NetSuite' },
  vuelveA: {
    pregunta: 'Si deshace lo último que decidió, ¿a dónde vuelve?',
    respuestas: {
      nada: ['No hay nada que deshacer', 'nada', (to) => to === 'nada'],
      tarde: ['Ya es tarde', 'tarde', (to) => to === 'tarde'],
      porAutorizar: ['A POR AUTORIZAR', 5, (to) => to !== 'nada' && to !== 'tarde'],
    },
  },
});
