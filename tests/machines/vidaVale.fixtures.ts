import { centavos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { type Fixtures, model } from './kit/fixtures.ts';

/** Who may do everything, in the voucher's own store, with a voucher of somebody else. */
const gerente = {
  numiden: 100_003,
  permisos: Object.keys(PERMISOS) as (keyof typeof PERMISOS)[],
  autores: [100_002],
  mismaTienda: true,
};

const fixtures: Fixtures<typeof vidaValeMachine> = {
  entradas: [
    // Whoever saves it at this screen is herself who made it; what becomes of one by and by is no matter of one that is new.
    { ...gerente, autores: [gerente.numiden] },
    { ...gerente, autores: [gerente.numiden], pideAutorizacion: true },
    { stored: 'parcial', input: gerente },
    { stored: 'parcial', input: { ...gerente, pideAutorizacion: true } },
    { stored: 'porAutorizar', input: gerente },
    { stored: 'porAutorizar', input: { ...gerente, autores: [] } },
    { stored: 'parcial', input: { ...gerente, mismaTienda: false } },
    { stored: 'vigente', input: gerente },
    { stored: 'vigente', input: { ...gerente, devuelveTodo: true } },
    { stored: 'vigente', input: { ...gerente, vencido: true } },
    { stored: 'vigente', input: { ...gerente, acreditado: true } },
    { stored: 'vigente', input: { ...gerente, empezado: true, enCurso: true, devuelveTodo: true } },
    { stored: 'vigente', input: { ...gerente, empezado: true, enCurso: true, otraEnCurso: true } },
    { ...gerente, casoSolucionado: true },
    { stored: 'parcial', input: { ...gerente, casoSolucionado: true } },
    { stored: 'parcial', input: { ...gerente, casoDeOtroTipo: true } },
    { ...gerente, deCancelacion: true },
    { ...gerente, recolecta: 'porRecoger' },
    { stored: 'parcial', input: { ...gerente, recolecta: 'porRecoger' } },
    { stored: 'parcial', input: { ...gerente, recolecta: 'enCamino' } },
    { stored: 'porAutorizar', input: { ...gerente, recolecta: 'enCamino' } },
    { stored: 'vigente', input: { ...gerente, recolecta: 'enCamino' } },
    { stored: 'vigente', input: { ...gerente, enviado: true, devuelveTodo: true } },
    { ...gerente, sinEntregar: true },
    { stored: 'parcial', input: { ...gerente, sinEntregar: true } },
    { stored: 'porAutorizar', input: { ...gerente, sinEntregar: true } },
    { stored: 'vigente', input: { ...gerente, hayDevuelto: true } },
    { stored: 'vigente', input: { ...gerente, hayDevuelto: true, pideAlVecino: true } },
    { stored: 'vigente', input: { ...gerente, hayDevuelto: true, devolvio: true } },
    { stored: 'vigente', input: { ...gerente, hayDevuelto: true, autores: [] } },
    { stored: 'vigente', input: { ...gerente, hayDevuelto: true, enCurso: true } },
    { stored: 'vigente', input: { ...gerente, hayDevuelto: true, deshaciendo: true } },
    { stored: 'vigente', input: { ...gerente, hayDevuelto: true, limiteDeLoDevuelto: centavos(500_000) } },
    { stored: 'canjeado', input: { ...gerente, hayDevuelto: true } },
    { stored: 'canjeado', input: { ...gerente, hayDevuelto: true, pideAlVecino: true } },
    { stored: 'canjeado', input: { ...gerente, hayDevuelto: true, devolvio: true } },
    { stored: 'canjeado', input: { ...gerente, hayDevuelto: true, autores: [] } },
    { stored: 'canjeado', input: { ...gerente, hayDevuelto: true, enCurso: true } },
    { stored: 'canjeado', input: { ...gerente, hayDevuelto: true, deshaciendo: true } },
    { stored: 'canjeado', input: { ...gerente, hayDevuelto: true, limiteDeLoDevuelto: centavos(500_000) } },
    { stored: 'vigente', input: { ...gerente, pideAutorizacion: true } },
    { stored: 'porAutorizar', input: { ...gerente, cambioPorAutorizar: true } },
    { stored: 'porAutorizar', input: { ...gerente, cambioPorAutorizar: true, empezado: true } },
    { stored: 'porAutorizar', input: { ...gerente, cambioPorAutorizar: true, acreditado: true } },
    { stored: 'porAutorizar', input: { ...gerente, limitePasado: centavos(500_000) } },
    { stored: 'vigente', input: { ...gerente, vuelveA: 5 } },
    { stored: 'vigente', input: { ...gerente, vuelveA: 'tarde' } },
    { stored: 'rechazado', input: { ...gerente, vuelveA: 5 } },
    { stored: 'rechazado', input: { ...gerente, vuelveA: 'tarde' } },
  ],
  eventos: {
    guardarParcial: [{ type: 'guardarParcial' }],
    guardar: [{ type: 'guardar' }],
    recolectar: [{ type: 'recolectar' }],
    autorizar: [{ type: 'autorizar' }],
    rechazar: [{ type: 'rechazar' }],
    cancelar: [{ type: 'cancelar' }],
    devolver: [{ type: 'devolver' }],
    deshacerDevolucion: [{ type: 'deshacerDevolucion' }],
    cambiarMetodos: [{ type: 'cambiarMetodos' }],
    reponer: [{ type: 'reponer' }],
    imprimir: [{ type: 'imprimir' }],
    migrar: [{ type: 'migrar' }],
    deshacer: [{ type: 'deshacer' }],
  },
  actores: {},
  // Nothing of the context changes: who asks, and for what, is given with the input.
  relevante: () => null,
};

export const vidaValeModel = model(vidaValeMachine, fixtures);
