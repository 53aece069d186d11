import type { VidaCasoContext } from '#machines/vidaCaso.machine';
import { factsOf, OTHER, SELF } from './facts.ts';

export const vidaCasoFacts = factsOf<VidaCasoContext>({
  solicitante: {
    pregunta: '¿Quién pidió la autorización?',
    respuestas: {
      otra: ['Otra persona', OTHER, (who, self) => who !== null && who !== self],
      ella: ['La misma persona', SELF, (who, self) => who === self],
      nadie: ['No se sabe', null, (who) => who === null],
    },
  },
  vuelveA: {
    pregunta: 'Si deshace lo último que hizo, ¿a dónde vuelve?',
    respuestas: {
      nada: ['No hay nada que deshacer', 'nada', (to) => to === 'nada'],
      tarde: ['Ya es tarde', 'tarde', (to) => to === 'tarde'],
      nuevo: ['A NUEVO', 1, (to) => to === 1],
      enProceso: ['A EN PROCESO', 2, (to) => to === 2],
      escalado: ['A ESCALADO', 4, (to) => to === 4],
      pendiente: ['A PENDIENTE', 5, (to) => to === 5],
      recolecta: ['A RECOLECTA', 6, (to) => to === 6],
    },
  },
});
