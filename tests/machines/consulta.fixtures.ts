import { consultaMachine } from '#machines/consulta.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const fixtures: Fixtures<typeof consultaMachine> = {
  entradas: [{}],
  eventos: {
    pedir: [{ type: 'pedir', que: { mes: '2026-10' } }],
    detener: [{ type: 'detener' }],
    olvidar: [{ type: 'olvidar' }],
  },
  actores: { ask: { contesta: ['facturas-2026-10.zip'], falla: [noConnection] } },
  relevante: () => null,
};

export const consultaModel = model(consultaMachine, fixtures);
