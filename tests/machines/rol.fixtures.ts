import { rolMachine } from '#machines/rol.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const saved = { codigo: 1, descripcion: 'El rol Cajas se guardó con éxito', id: 9, version: 4 };
const left = { ending: 'left', keep: { keysMade: 1, values: null, attempt: null } } as const;

const fixtures: Fixtures<typeof rolMachine> = {
  entradas: [{ seed: 'semilla', version: 3 }],
  eventos: {
    rolALaVista: [{ type: 'rolALaVista', version: 4 }],
    guardar: [{ type: 'guardar', values: { nombre: 'Cajas', permisos: [2] } }],
    eliminar: [{ type: 'eliminar' }],
    si: [{ type: 'si' }],
    no: [{ type: 'no' }],
  },
  actores: {
    guardado: { contesta: [{ ending: 'done', result: saved }, { ending: 'discarded' }], falla: [noConnection] },
    eliminacion: { contesta: [{ ending: 'done', result: saved }, left], falla: [noConnection] },
  },
  relevante: ({ version }) => version,
};

export const rolModel = model(rolMachine, fixtures);
