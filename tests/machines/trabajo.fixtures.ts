import { trabajoMachine } from '#machines/trabajo.machine';
import type { TrabajoContext } from '#machines/trabajo.types';
import { change, conflict, result } from './caso.samples.ts';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection, noService, rejection } from './samples.ts';

/** A 409 that is no stale version: the state does not take the work, or the key was used for something else. */
export const conflictWithoutChange = {
  ...conflict,
  texto: 'Un caso en estado SOLUCIONADA no permite cerrar el caso.',
  cambio: null,
};

const values = { solucion: 'Se repuso el artículo.' };

const fixtures: Fixtures<typeof trabajoMachine> = {
  entradas: [
    { name: 'cerrar', seed: 'semilla', version: 3 },
    { name: 'cerrar', seed: 'semilla', version: 3, kept: { values, version: 3, attempts: {} } },
  ],
  eventos: {
    escribir: [
      { type: 'escribir', values, vacio: false },
      { type: 'escribir', values: { solucion: '' }, vacio: true },
    ],
    enviar: [{ type: 'enviar', values, como: 'cerrar' }],
    retomar: [{ type: 'retomar', kept: { values, version: 3, attempts: {} } }],
    aceptarCambios: [{ type: 'aceptarCambios' }],
    descartar: [{ type: 'descartar' }],
    dejar: [{ type: 'dejar' }],
    versionALaVista: [{ type: 'versionALaVista', version: change.version }],
    otroGuardado: [{ type: 'otroGuardado', version: change.version }],
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
  relevante: ({ failure, attempts, values: written, change: others }: TrabajoContext) => [
    failure?.tipo ?? null,
    Object.keys(attempts),
    written !== null,
    others !== null,
  ],
};

export const trabajoModel = model(trabajoMachine, fixtures);
