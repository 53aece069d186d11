import { configuracionMachine } from '#machines/configuracion.machine';
import type { ConfiguracionContext } from '#machines/configuracion.types';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const saved = { codigo: 1, descripcion: 'Vigencia: guardado con éxito', id: 1, version: 8 };

const fixtures: Fixtures<typeof configuracionMachine> = {
  entradas: [{ seed: 'semilla' }],
  eventos: {
    ajusteALaVista: [
      { type: 'ajusteALaVista', lugar: 'vigencia', version: 3 },
      { type: 'ajusteALaVista', lugar: 'maximos', version: 4 },
      { type: 'ajusteALaVista', lugar: 'billetera', version: 2 },
      { type: 'ajusteALaVista', lugar: 'semaforos', version: 5 },
    ],
    escribir: [
      { type: 'escribir', lugar: 'vigencia' },
      { type: 'escribir', lugar: 'maximos' },
      { type: 'escribir', lugar: 'billetera' },
      { type: 'escribir', lugar: 'semaforos' },
    ],
    deshacer: [
      { type: 'deshacer', lugar: 'vigencia' },
      { type: 'deshacer', lugar: 'maximos' },
      { type: 'deshacer', lugar: 'billetera' },
      { type: 'deshacer', lugar: 'semaforos' },
    ],
    guardar: [
      { type: 'guardar', lugar: 'maximos', valores: { valor: 100 } },
      { type: 'guardar', lugar: 'billetera', valores: { valor: 100 } },
      { type: 'guardar', lugar: 'vigencia', valores: { valor: 45 } },
      { type: 'guardar', lugar: 'semaforos', valores: { uno: 2, dos: 6, tres: 12 } },
    ],
  },
  actores: {
    trabajo: {
      contesta: [
        { ending: 'done', result: saved },
        { ending: 'discarded' },
        { ending: 'left', keep: { keysMade: 1, values: { valor: 45 }, attempt: { key: 'semilla-1', version: 3 } } },
      ],
      falla: [noConnection],
    },
  },
  relevante: ({ versiones }: ConfiguracionContext) => Object.values(versiones),
  hasta: ({ ended }: ConfiguracionContext) => ended > 0,
};

export const configuracionModel = model(configuracionMachine, fixtures);
