import type { Failure } from '#contract/common/failure';
import { decidirVariasMachine } from '#machines/decidirVarias.machine';
import type { Marcada } from '#machines/decidirVarias.types';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

const one: Marcada = { fila: -20, clase: 'vale', version: 3 };
const other: Marcada = { fila: -21, clase: 'vale', version: 5 };
const request: Marcada = { fila: 7001, clase: 'caso', version: 3 };

const decidedByOther: Failure = {
  ...{ tipo: 'conflicto', texto: 'Ya lo decidió Laura Méndez Castillo.', codigo: 409, campos: [], objeto: null },
  cambio: { version: 4, cambios: [] },
};

const fixtures: Fixtures<typeof decidirVariasMachine> = {
  eventos: {
    marcar: [
      { type: 'marcar', marcadas: [one, other] },
      { type: 'marcar', marcadas: [request] },
    ],
    desmarcar: [
      { type: 'desmarcar', filas: [7001] },
      { type: 'desmarcar', filas: [-20] },
    ],
    autorizar: [
      { type: 'autorizar', values: { comentario: '' } },
      { type: 'autorizar', values: null },
    ],
    rechazar: [
      { type: 'rechazar', values: null },
      { type: 'rechazar', values: { motivo: 'No procede.' } },
    ],
    confirmar: [{ type: 'confirmar', values: { comentario: '' } }],
    enviar: [{ type: 'enviar', values: { motivo: 'No procede.' } }],
    volver: [{ type: 'volver', values: { motivo: 'No pro' } }],
    reintentar: [{ type: 'reintentar' }],
    listo: [{ type: 'listo' }],
  },
  actores: { send: { contesta: [undefined], falla: [rejection, noConnection, decidedByOther] } },
  relevante: ({ marcadas, decididas }) => [
    marcadas.map(({ fila }) => fila).sort(),
    decididas.map(({ fila, estado }) => [fila, estado]),
  ],
};

export const decidirVariasModel = model(decidirVariasMachine, fixtures);
