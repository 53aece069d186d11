import type { Failure } from '#contract/common/failure';
import { deshacerMachine } from '#machines/deshacer.machine';
import type { Ofrecido } from '#machines/deshacer.types';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

/** The server broke, and did it or did not. */
export const broken: Failure = { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: 500, campos: [] };

export const closed: Ofrecido = {
  registros: [{ entidad: 'caso', id: 7001, nombre: '', renglon: null }],
  trabajo: 'cerrar',
  texto: 'El caso 7001 se ha cerrado con éxito',
};

export const takenTogether: Ofrecido = {
  registros: [7001, 7002].map((id) => {
    return { entidad: 'caso', id, nombre: `Caso ${id}`, renglon: { lista: 'casos', fila: id } } as const;
  }),
  trabajo: 'tomar',
  texto: '2 casos tomados',
};

const fixtures: Fixtures<typeof deshacerMachine> = {
  eventos: {
    ofrecer: [
      { type: 'ofrecer', ofrecido: closed },
      { type: 'ofrecer', ofrecido: takenTogether },
    ],
    deshacer: [{ type: 'deshacer' }],
    olvidar: [{ type: 'olvidar' }],
  },
  actores: { undo: { contesta: ['Caso 7001: se deshizo el cierre'], falla: [rejection, noConnection, broken] } },
  relevante: ({ ofrecido, ofrecidas, registros }) => [
    ofrecido?.texto ?? null,
    ofrecidas,
    registros.map(({ estado }) => estado),
  ],
  hasta: ({ ofrecidas }) => ofrecidas > 2,
};

export const deshacerModel = model(deshacerMachine, fixtures);
