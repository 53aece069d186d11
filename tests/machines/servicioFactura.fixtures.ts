import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import {
  accepted,
  asked,
  hindered,
  invoice,
  issued,
  notIssued,
  otherInvoice,
  refused,
  sale,
  spent,
} from './facturas.samples.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

const busca = { por: 'operacion', tienda: 1, operacion: 1000001 } as const;

const fixtures: Fixtures<typeof servicioFacturaMachine> = {
  entradas: [undefined, { busca }],
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    buscar: [{ type: 'buscar', busca }],
    elegir: [
      { type: 'elegir', clave: otherInvoice.clave },
      { type: 'elegir', clave: spent.clave },
    ],
    validar: [{ type: 'validar', solicitud: asked }],
    modificar: [{ type: 'modificar' }],
    resolver: [{ type: 'resolver' }],
    otra: [{ type: 'otra' }],
    reintentar: [{ type: 'reintentar' }],
  },
  actores: {
    buscar: { contesta: [[], [sale], [spent], [invoice, otherInvoice]], falla: [noConnection] },
    validar: { contesta: [accepted, refused, hindered], falla: [rejection] },
    resolver: { contesta: [issued, notIssued, null], falla: [noConnection] },
  },
  relevante: ({ busca, hallados }) => [busca !== null, hallados.map(({ clave, impide }) => [clave, impide === null])],
};

export const servicioFacturaModel = model(servicioFacturaMachine, fixtures);
