import { guiaMachine } from '#machines/guia.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const FOLIO = 'GL000001';
const cancelled = {
  codigo: 1,
  descripcion: 'Se canceló 1 unidad de la guía; 2 ya salieron y siguen su camino',
  version: 0,
};
const left = {
  ending: 'left',
  keep: { keysMade: 1, values: { folioGuia: FOLIO, articulos: null }, attempt: null },
} as const;

const fixtures: Fixtures<typeof guiaMachine> = {
  entradas: [{ seed: 'semilla', abierto: true }, { seed: 'semilla' }],
  eventos: {
    abrir: [{ type: 'abrir' }],
    cerrar: [{ type: 'cerrar' }],
    actualizar: [{ type: 'actualizar' }],
    guiasALaVista: [
      { type: 'guiasALaVista', codigo: 1 },
      { type: 'guiasALaVista', codigo: 2 },
    ],
    cancelarGuia: [{ type: 'cancelarGuia', folio: FOLIO }],
    cancelarArticulos: [{ type: 'cancelarArticulos', folio: FOLIO }],
    enviar: [{ type: 'enviar', articulos: [{ idArticulo: 7, cantidad: 1 }] }],
    modificar: [{ type: 'modificar' }],
  },
  actores: {
    consult: { contesta: [{ codigo: 1 }, { codigo: 2 }, { codigo: 3 }, { codigo: 4 }], falla: [noConnection] },
    trabajo: {
      contesta: [{ ending: 'done', result: cancelled }, { ending: 'discarded' }, left],
      falla: [noConnection],
    },
  },
  relevante: ({ abierto, codigo }) => [abierto, codigo],
};

export const guiaModel = model(guiaMachine, fixtures);
