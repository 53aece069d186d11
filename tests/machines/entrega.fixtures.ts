import { entregaMachine } from '#machines/entrega.machine';
import type { ParteDeEntrega } from '#machines/entrega.types';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const cash: ParteDeEntrega = { metodo: 6, monto: 1_160, pide: null };
const wallet: ParteDeEntrega = { metodo: 3, monto: 200, pide: null };
const cheque: ParteDeEntrega = { metodo: 5, monto: 2_320, pide: 'cheque' };

const given = {
  codigo: 1,
  descripcion: 'Se devolvieron $1,160.00 en EFECTIVO.',
  version: 2,
  monto: 1_160,
  folio: null,
};
const left = { ending: 'left', keep: { keysMade: 1, values: null, attempt: null } } as const;

const fixtures: Fixtures<typeof entregaMachine> = {
  entradas: [
    { seed: 'semilla', version: 1, alLlegar: true, partes: [wallet, cash] },
    { seed: 'semilla', version: 1, alLlegar: true, partes: [cheque] },
    { seed: 'semilla', version: 1, partes: [cash] },
    { seed: 'semilla', version: 3, partes: [] },
  ],
  eventos: {
    devolver: [{ type: 'devolver', cheque: '000123' }],
    reintentar: [{ type: 'reintentar' }],
    seguir: [{ type: 'seguir' }],
    cerrar: [{ type: 'cerrar' }],
  },
  actores: {
    trabajo: {
      contesta: [{ ending: 'done', result: given }, { ending: 'discarded' }, left],
      falla: [noConnection],
    },
    print: { contesta: [undefined], falla: [noConnection] },
  },
  relevante: ({ alLlegar, partes, devueltas, dejadas }) => [alLlegar, partes, devueltas.length, dejadas.length],
};

export const entregaModel = model(entregaMachine, fixtures);
