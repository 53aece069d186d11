import type { Failure } from '#contract/failure';
import { certificadoMachine } from '#machines/certificado.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const unknownFolio: Failure = {
  tipo: 'noEncontrado',
  texto: 'El folio no existe o se encuentra en una reestructura.',
  codigo: 404,
  campos: [],
};

const folio = 'CR000000000000018';

const fixtures: Fixtures<typeof certificadoMachine> = {
  entradas: [{ seed: 'semilla' }],
  eventos: {
    consultar: [
      { type: 'consultar', folio, bienEscrito: true },
      { type: 'consultar', folio: 'CR000000000000019', bienEscrito: false },
    ],
    modificar: [{ type: 'modificar' }],
    reintentar: [{ type: 'reintentar' }],
    canjear: [{ type: 'canjear' }],
    si: [{ type: 'si' }],
    no: [{ type: 'no' }],
    certificadoALaVista: [
      { type: 'certificadoALaVista', vigente: true },
      { type: 'certificadoALaVista', vigente: false },
    ],
    cerrar: [{ type: 'cerrar' }],
  },
  actores: {
    leer: { contesta: [{ estado: 'VIGENTE' }, { estado: 'CANJEADO' }], falla: [unknownFolio] },
    canje: {
      contesta: [
        {
          ending: 'done',
          result: { codigo: 1, descripcion: `El certificado ${folio} se canjeó con éxito por $250.00`, version: 0 },
        },
        { ending: 'discarded' },
        { ending: 'left', keep: { keysMade: 1, values: { folio }, attempt: null } },
        { ending: 'left', keep: { keysMade: 1, values: { folio }, attempt: { key: 'semilla-1', version: null } } },
      ],
      falla: [noConnection],
    },
  },
  relevante: ({ pendientes }) => Object.keys(pendientes).length,
};

export const certificadoModel = model(certificadoMachine, fixtures);
