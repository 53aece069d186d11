import { PERMISOS } from '#domain/permisos';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';

/** Who may do everything, in the voucher's own store, with a voucher of somebody else. */
const gerente = {
  numiden: 100_003,
  permisos: Object.keys(PERMISOS) as (keyof typeof PERMISOS)[],
  autores: [100_002],
  mismaTienda: true,
};

const fixtures: Fixtures<typeof vidaValeMachine> = {
  entradas: [
    gerente,
    { ...gerente, pideAutorizacion: true },
    { ...gerente, pideAutorizacion: true, autores: [gerente.numiden] },
    { ...gerente, pideAutorizacion: true, autores: [] },
    { ...gerente, mismaTienda: false },
    { ...gerente, devuelveTodo: true },
    { ...gerente, vencido: true },
    { ...gerente, acreditado: true },
    { ...gerente, empezado: true, enCurso: true, devuelveTodo: true },
    { ...gerente, empezado: true, enCurso: true, otraEnCurso: true },
    { ...gerente, casoSolucionado: true },
    { stored: 'parcial', input: { ...gerente, casoSolucionado: true } },
    { ...gerente, deCancelacion: true },
    { ...gerente, recolecta: 'porRecoger' },
    { ...gerente, recolecta: 'enCamino' },
    { stored: 'porAutorizar', input: { ...gerente, recolecta: 'enCamino' } },
    { stored: 'vigente', input: { ...gerente, recolecta: 'enCamino' } },
    { ...gerente, enviado: true, devuelveTodo: true },
  ],
  eventos: {
    guardarParcial: [{ type: 'guardarParcial' }],
    guardar: [{ type: 'guardar' }],
    recolectar: [{ type: 'recolectar' }],
    autorizar: [{ type: 'autorizar' }],
    rechazar: [{ type: 'rechazar' }],
    cancelar: [{ type: 'cancelar' }],
    devolver: [{ type: 'devolver' }],
    cambiarMetodos: [{ type: 'cambiarMetodos' }],
    reponer: [{ type: 'reponer' }],
    imprimir: [{ type: 'imprimir' }],
    migrar: [{ type: 'migrar' }],
  },
  actores: {},
  // Nothing of the context changes: who asks, and for what, is given with the input.
  relevante: () => null,
};

export const vidaValeModel = model(vidaValeMachine, fixtures);
