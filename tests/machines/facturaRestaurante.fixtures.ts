import { facturaRestauranteMachine } from '#machines/facturaRestaurante.machine';
import { accepted, hindered, issued, mealAsked, notIssued, refused, sale, spent } from './facturas.samples.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

const busca = { por: 'consumo', folio: 'R-77' } as const;
const meal = { ...sale, clave: 'consumo-R-77', nombre: 'Consumo R-77' };

const fixtures: Fixtures<typeof facturaRestauranteMachine> = {
  entradas: [undefined, { busca }],
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    buscar: [{ type: 'buscar', busca }],
    validar: [{ type: 'validar', solicitud: mealAsked }],
    modificar: [{ type: 'modificar' }],
    resolver: [{ type: 'resolver' }],
    otra: [{ type: 'otra' }],
    reintentar: [{ type: 'reintentar' }],
  },
  actores: {
    buscar: { contesta: [[], [meal], [spent]], falla: [noConnection] },
    validar: { contesta: [accepted, refused, hindered], falla: [rejection] },
    resolver: { contesta: [issued, notIssued, null], falla: [noConnection] },
  },
  relevante: ({ busca }) => busca !== null,
};

export const facturaRestauranteModel = model(facturaRestauranteMachine, fixtures);
