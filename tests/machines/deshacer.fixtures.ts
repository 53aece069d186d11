import { deshacerMachine } from '#machines/deshacer.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

const fixtures: Fixtures<typeof deshacerMachine> = {
  eventos: {
    ofrecer: [
      {
        type: 'ofrecer',
        ofrecido: { entidad: 'caso', id: 7001, trabajo: 'cerrar', texto: 'El caso 7001 se ha cerrado con éxito' },
      },
    ],
    deshacer: [{ type: 'deshacer' }],
    olvidar: [{ type: 'olvidar' }],
  },
  actores: { undo: { contesta: ['Caso 7001: se deshizo el cierre'], falla: [rejection, noConnection] } },
  relevante: ({ ofrecido, ofrecidas }) => [ofrecido?.texto ?? null, ofrecidas],
  hasta: ({ ofrecidas }) => ofrecidas > 2,
};

export const deshacerModel = model(deshacerMachine, fixtures);
