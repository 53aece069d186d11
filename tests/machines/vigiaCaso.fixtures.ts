import type { VigiaCasoContext } from '#machines/vigiaCaso.machine';
import { vigiaCasoMachine } from '#machines/vigiaCaso.machine';
import { cambio, sinPermiso } from './caso.samples.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { sinConexion } from './samples.ts';

const estado = { id: 2, nombre: 'EN PROCESO' };

const fixtures: Fixtures<typeof vigiaCasoMachine> = {
  entradas: [{ idCaso: 7001 }],
  eventos: {
    versionALaVista: [{ type: 'versionALaVista', version: 3 }],
    guardando: [{ type: 'guardando' }],
    reposo: [{ type: 'reposo' }],
    ocultar: [{ type: 'ocultar' }],
    mostrar: [{ type: 'mostrar' }],
  },
  actores: {
    preguntar: {
      contesta: [
        { ...cambio, cambios: [...cambio.cambios], estado },
        { version: 3, cambios: [], estado },
      ],
      falla: [sinConexion, sinPermiso],
    },
    mirarPagina: { contesta: [], falla: [{ message: 'Sin página' }] },
  },
  relevante: ({ version, oculta, guardando }: VigiaCasoContext) => [version !== null, oculta, guardando],
};

export const vigiaCasoModel = model(vigiaCasoMachine, fixtures);
