import type { Failure } from '#contract/common/failure';
import { variosRegistrosMachine } from '#machines/variosRegistros.machine';
import type { Marcada } from '#machines/variosRegistros.types';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

const one: Marcada = { fila: -20, clase: 'vale', version: 3 };
const other: Marcada = { fila: -21, clase: 'vale', version: 5 };
const request: Marcada = { fila: 7001, clase: 'caso', version: 3 };

const decidedByOther: Failure = {
  ...{ tipo: 'conflicto', texto: 'Ya lo decidió Laura Méndez Castillo.', codigo: 409, campos: [], objeto: null },
  cambio: { version: 4, cambios: [] },
};

const fixtures: Fixtures<typeof variosRegistrosMachine> = {
  eventos: {
    marcar: [
      { type: 'marcar', marcadas: [one, other] },
      { type: 'marcar', marcadas: [request] },
    ],
    desmarcar: [
      { type: 'desmarcar', filas: [7001] },
      { type: 'desmarcar', filas: [-20] },
      { type: 'desmarcar', filas: [-20, -21] },
    ],
    pedir: [
      { type: 'pedir', trabajo: 'autorizar', filas: [-20, -21], values: { comentario: '' } },
      { type: 'pedir', trabajo: 'rechazar', filas: [-20], values: null },
      { type: 'pedir', trabajo: 'autorizar', filas: [7001], values: { comentario: '' } },
      { type: 'pedir', trabajo: 'noAutorizar', filas: [7001], values: null },
    ],
    confirmar: [{ type: 'confirmar', values: { comentario: '' } }],
    enviar: [{ type: 'enviar', values: { motivo: 'No procede.' } }],
    volver: [{ type: 'volver', values: { motivo: 'No pro' } }],
    reintentar: [{ type: 'reintentar' }],
    listo: [{ type: 'listo' }],
    deshechas: [{ type: 'deshechas', filas: [-20, -21] }],
  },
  actores: { send: { contesta: [{ deshacible: true }], falla: [rejection, noConnection, decidedByOther] } },
  relevante: ({ marcadas, enviadas, filas }) => [
    marcadas.map(({ fila }) => fila).sort(),
    enviadas.map(({ fila, estado }) => [fila, estado]),
    filas,
  ],
};

export const variosRegistrosModel = model(variosRegistrosMachine, fixtures);
