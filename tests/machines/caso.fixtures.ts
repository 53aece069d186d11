import { casoMachine } from '#machines/caso.machine';
import type { CasoContext } from '#machines/caso.types';
import { change, noPermission, result } from './caso.samples.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const RESTAURANT = 14;

const fixtures: Fixtures<typeof casoMachine> = {
  entradas: [{ seed: 'semilla', version: 3, idSubcategoria: RESTAURANT }],
  eventos: {
    casoALaVista: [
      { type: 'casoALaVista', version: change.version, idSubcategoria: RESTAURANT },
      { type: 'casoALaVista', version: change.version, idSubcategoria: 9 },
    ],
    casoPerdido: [{ type: 'casoPerdido', failure: noPermission }],
    abrirFormulario: [{ type: 'abrirFormulario', trabajo: 'cerrar' }],
    enviar: [
      { type: 'enviar', lugar: 'comentar', encargo: { trabajo: 'comentar', valores: { comentario: 'Se llamó.' } } },
    ],
    envioEmpezado: [{ type: 'envioEmpezado' }],
    envioTerminado: [{ type: 'envioTerminado', version: change.version }],
    restauranteFacturado: [{ type: 'restauranteFacturado', idArea: 3 }],
  },
  actores: {
    trabajo: {
      contesta: [
        { ending: 'done', result: result(1, 'Hecho con éxito') },
        { ending: 'discarded' },
        {
          ending: 'left',
          keep: { keysMade: 1, values: { solucion: 'Se repuso.' }, attempt: { key: 'semilla-1', version: 3 } },
        },
      ],
      falla: [noConnection],
    },
  },
  relevante: ({ sending, idSubcategoria, pendientes }: CasoContext) => [
    sending,
    idSubcategoria === RESTAURANT,
    Object.keys(pendientes),
  ],
  hasta: ({ sending, pendientes }: CasoContext) => sending > 2 || Object.keys(pendientes).length > 1,
};

export const casoModel = model(casoMachine, fixtures);
