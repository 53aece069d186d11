import { casoMachine } from '#machines/caso.machine';
import type { CasoContext } from '#machines/caso.types';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const fixtures: Fixtures<typeof casoMachine> = {
  eventos: {
    restauranteFacturado: [
      { type: 'restauranteFacturado', idSubcategoria: 14, idArea: 3 },
      { type: 'restauranteFacturado', idSubcategoria: 9, idArea: 3 },
    ],
  },
  actores: { escalate: { contesta: [undefined], falla: [noConnection] } },
  relevante: ({ idArea }: CasoContext) => idArea,
};

export const casoModel = model(casoMachine, fixtures);
