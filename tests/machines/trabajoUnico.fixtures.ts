import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { TrabajoUnicoContext } from '#machines/trabajoUnico.types';
import { change, conflict, result } from './caso.samples.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection, noService, rejection } from './samples.ts';

/** A 409 that is no stale version: the state does not take the work, or the key was used for something else. */
export const conflictWithoutChange = {
  ...conflict,
  texto: 'Un caso en estado SOLUCIONADA no permite cerrar el caso.',
  cambio: null,
};

const fixtures: Fixtures<typeof trabajoUnicoMachine> = {
  entradas: [{ seed: 'semilla', version: 3 }],
  eventos: {
    enviar: [{ type: 'enviar', values: { solucion: 'Se repuso el artículo.' } }],
    modificar: [{ type: 'modificar' }],
    aceptarCambios: [{ type: 'aceptarCambios' }],
    descartar: [{ type: 'descartar' }],
    cerrar: [{ type: 'cerrar' }],
    versionALaVista: [{ type: 'versionALaVista', version: change.version }],
    avance: [{ type: 'avance', porcion: 0.5 }],
    conexionRestablecida: [{ type: 'conexionRestablecida' }],
  },
  actores: {
    send: {
      contesta: [result(1, 'El caso 7001 se ha cerrado con éxito'), result(2, 'El caso ya está en esa categoría')],
      falla: [noConnection, noService, rejection, conflict, conflictWithoutChange],
    },
    watchConnection: { contesta: [], falla: [{ message: 'Fallo de quien vigila la conexión' }] },
  },
  relevante: ({ failure, attempt, version, change }: TrabajoUnicoContext) => [
    failure?.tipo ?? null,
    attempt?.version ?? null,
    version,
    change !== null,
  ],
};

export const trabajoUnicoModel = model(trabajoUnicoMachine, fixtures);
