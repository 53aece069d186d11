import type { Failure } from '#contract/failure';
import { billeteraMachine } from '#machines/billetera.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const noSuchCustomer: Failure = {
  tipo: 'noEncontrado',
  texto: 'El cliente 500009 no existe.',
  codigo: 404,
  campos: [],
};

const folio = 'BE00000000016';
const left = { ending: 'left', keep: { keysMade: 1, values: null, attempt: null } } as const;

const fixtures: Fixtures<typeof billeteraMachine> = {
  entradas: [{ seed: 'semilla' }, { seed: 'semilla', numidenCliente: 500_001 }],
  eventos: {
    consultar: [{ type: 'consultar', numidenCliente: 500_002 }],
    reintentar: [{ type: 'reintentar' }],
    abrirBilletera: [{ type: 'abrirBilletera' }],
    billeteraALaVista: [
      { type: 'billeteraALaVista', folio },
      { type: 'billeteraALaVista', folio: null },
    ],
    cerrar: [{ type: 'cerrar' }],
  },
  actores: {
    leer: { contesta: [{ folio }, { folio: null }], falla: [noSuchCustomer, noConnection] },
    apertura: {
      contesta: [
        { ending: 'done', result: { codigo: 1, descripcion: 'La billetera se abrió con éxito', version: 0 } },
        { ending: 'discarded' },
        left,
      ],
      falla: [noConnection],
    },
  },
  relevante: ({ numidenCliente }) => numidenCliente,
};

export const billeteraModel = model(billeteraMachine, fixtures);
