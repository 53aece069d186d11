import { type AvisosContext, avisosMachine } from '#machines/avisos.machine';
import { type Fixtures, model } from './kit/fixtures.ts';

const fixtures: Fixtures<typeof avisosMachine> = {
  eventos: {
    avisar: [
      { type: 'avisar', tipo: 'info', texto: 'No se encontraron resultados' },
      { type: 'avisar', tipo: 'error', texto: 'Ocurrio un error interno' },
    ],
    cerrarAviso: [{ type: 'cerrarAviso' }],
    detener: [{ type: 'detener' }],
    reanudar: [{ type: 'reanudar' }],
  },
  actores: {},
  relevante: ({ actual, cola }: AvisosContext) => [actual?.texto ?? null, cola.map(({ texto }) => texto)],
  hasta: ({ cola }: AvisosContext) => cola.length > 2,
};

export const avisosModel = model(avisosMachine, fixtures);
