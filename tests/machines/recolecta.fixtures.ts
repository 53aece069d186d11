import { recolectaMachine } from '#machines/recolecta.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const values = { idDireccion: 3, fecha: '2026-11-24', lineas: [1] };
const scheduled = {
  codigo: 1,
  descripcion: 'La recolección del vale D001000061 se programó con la guía R00000003',
  version: 4,
  estado: { id: 4, nombre: 'PARCIAL' },
};
const marked = { codigo: 1, descripcion: 'La guía R00000003 se actualizó con éxito', version: 0 };
const left = { ending: 'left', keep: { keysMade: 1, values, attempt: null } } as const;

const fixtures: Fixtures<typeof recolectaMachine> = {
  entradas: [{ seed: 'semilla' }, { seed: 'semilla', pedida: true }],
  eventos: {
    valeALaVista: [
      { type: 'valeALaVista', version: null, plan: 'porGuardar', avance: 'ninguno' },
      { type: 'valeALaVista', version: 2, plan: 'porGuardar', avance: 'pendiente' },
      { type: 'valeALaVista', version: 3, plan: 'porProgramar', avance: 'ninguno' },
      { type: 'valeALaVista', version: 3, plan: 'porProgramar', avance: 'pendiente' },
      { type: 'valeALaVista', version: 4, plan: 'programada', avance: 'pendiente' },
      { type: 'valeALaVista', version: 4, plan: 'programada', avance: 'recolectado' },
      { type: 'valeALaVista', version: 4, plan: 'nada', avance: 'ninguno' },
    ],
    guardarYProgramar: [{ type: 'guardarYProgramar' }],
    programar: [{ type: 'programar' }],
    agregarDireccion: [{ type: 'agregarDireccion' }],
    editarDireccion: [{ type: 'editarDireccion', id: 3 }],
    cerrarDireccion: [{ type: 'cerrarDireccion' }],
    marcarRecolectado: [{ type: 'marcarRecolectado', folio: 'R00000003' }],
    enviar: [{ type: 'enviar', values }],
  },
  actores: {
    programacion: {
      contesta: [{ ending: 'done', result: scheduled }, { ending: 'discarded' }, left],
      falla: [noConnection],
    },
    recoleccion: {
      contesta: [{ ending: 'done', result: marked }, { ending: 'discarded' }],
      falla: [noConnection],
    },
  },
  relevante: ({ plan, avance, pedida }) => [plan, avance, pedida],
};

export const recolectaModel = model(recolectaMachine, fixtures);
