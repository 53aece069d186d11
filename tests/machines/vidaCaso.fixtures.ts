import { PERMISOS } from '#domain/common/permisos';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { type Fixtures, model } from './kit/fixtures.ts';

/** Who may do everything: what a person without a permission may not is the table's matter (`vidaCaso.test.ts`). */
const gerente = { numiden: 100_003, permisos: Object.keys(PERMISOS) as (keyof typeof PERMISOS)[] };

const fixtures: Fixtures<typeof vidaCasoMachine> = {
  entradas: [
    // Whoever asks for authorization at this screen is herself who asked.
    { ...gerente, solicitante: gerente.numiden },
    { stored: 'pendiente', input: { ...gerente, solicitante: 100_002 } },
    { stored: 'pendiente', input: { ...gerente, solicitante: null } },
    // The last act is taken back, from where it led to where the case stood.
    ...([1, 2, 4, 5, 6] as const).flatMap((vuelveA) =>
      (['enProceso', 'solucionada'] as const).map((stored) => ({ stored, input: { ...gerente, vuelveA } })),
    ),
    { stored: 'escalado', input: { ...gerente, vuelveA: 4 } },
    { stored: 'pendiente', input: { ...gerente, vuelveA: 5 } },
    { stored: 'recolecta', input: { ...gerente, vuelveA: 6 } },
    { stored: 'nuevo', input: { ...gerente, vuelveA: 1 } },
    ...(['nuevo', 'enProceso', 'escalado', 'pendiente', 'recolecta', 'solucionada'] as const).map((stored) => ({
      ...{ stored, input: { ...gerente, vuelveA: 'tarde' as const } },
    })),
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
    deshacer: [{ type: 'deshacer' }],
  },
  actores: {},
  // Nothing of the context changes: who asks, and for what, is given with the input.
  relevante: () => null,
};

export const vidaCasoModel = model(vidaCasoMachine, fixtures);
