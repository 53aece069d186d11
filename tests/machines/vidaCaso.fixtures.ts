import { PERMISOS } from '#domain/permisos';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';

/** Who may do everything: what a person without a permission may not is the table's matter (`vidaCaso.test.ts`). */
const gerente = { numiden: 100_003, permisos: Object.keys(PERMISOS) as (keyof typeof PERMISOS)[] };

const fixtures: Fixtures<typeof vidaCasoMachine> = {
  entradas: [
    { ...gerente, solicitante: 100_002 },
    { ...gerente, solicitante: gerente.numiden },
    { ...gerente, solicitante: null },
    // No work on a case leads there: the guide of a voucher does.
    { stored: 'recolecta', input: { ...gerente, solicitante: 100_002 } },
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
  },
  actores: {},
  // Nothing of the context changes: who asks, and for what, is given with the input.
  relevante: () => null,
};

export const vidaCasoModel = model(vidaCasoMachine, fixtures);
