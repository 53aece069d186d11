import { PERMISOS } from '#domain/common/permisos';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';

/** Who may do everything: what a person without a permission may not is the table's matter (`vidaCaso.test.ts`). */
const gerente = { numiden: 100_003, permisos: Object.keys(PERMISOS) as (keyof typeof PERMISOS)[] };

const fixtures: Fixtures<typeof vidaCasoMachine> = {
  entradas: [
    // Whoever asks for authorization at this screen is herself who asked.
    { ...gerente, solicitante: gerente.numiden },
    { stored: 'pendiente', input: { ...gerente, solicitante: 100_002 } },
    { stored: 'pendiente', input: { ...gerente, solicitante: null } },
  ],
  eventos: {
    comentar: [{ type: 'comentar' }],
    adjuntar: [{ type: 'adjuntar' }],
    tomar: [{ type: 'tomar' }],
    escalar: [{ type: 'escalar' }],
    solicitarAutorizacion: [{ type: 'solicitarAutorizacion' }],
    autorizar: [{ type: 'autorizar' }],
    noAutorizar: [{ type: 'noAutorizar' }],
    cerrar: [{ type: 'cerrar' }],
    asignar: [{ type: 'asignar' }],
    hacerVale: [{ type: 'hacerVale' }],
    recolectar: [{ type: 'recolectar' }],
    facturar: [{ type: 'facturar' }],
  },
  actores: {},
  // Nothing of the context changes: who asks, and for what, is given with the input.
  relevante: () => null,
};

export const vidaCasoModel = model(vidaCasoMachine, fixtures);
