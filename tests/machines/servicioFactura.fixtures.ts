import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { RespuestaDelServicio } from '#machines/servicioFactura.types';
import { result } from './caso.samples.ts';
import {
  accepted,
  asked,
  cancelAsked,
  cancelled,
  hindered,
  invoice,
  issued,
  meal,
  mealAsked,
  notIssued,
  otherInvoice,
  refused,
  sale,
  spent,
} from './facturas.samples.ts';
import { type Fixtures, model } from './kit/fixtures.ts';
import { CONSUMO } from './muestra.ts';
import { noConnection, rejection } from './samples.ts';

function resolved(respuesta: RespuestaDelServicio) {
  return { type: 'guardado', resultado: { ...result(1, respuesta.texto), respuesta } } as const;
}

type Samples = Fixtures<typeof servicioFacturaMachine>;

const busca = { por: 'operacion', tienda: 1, operacion: 1000001 } as const;

/** Of a service that issues an invoice. */
const factura = {
  parte: 'servicioFactura',
  entradas: [undefined, { busca }],
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    guardado: [resolved(issued), resolved(notIssued)],
    descartar: [{ type: 'descartar' }],
    buscar: [{ type: 'buscar', busca }],
    elegir: [
      { type: 'elegir', clave: otherInvoice.clave },
      { type: 'elegir', clave: spent.clave },
    ],
    validar: [{ type: 'validar', solicitud: asked, escrito: {} }],
    pedir: [{ type: 'pedir', solicitud: cancelAsked }],
    modificar: [{ type: 'modificar' }],
    resolver: [{ type: 'resolver' }],
    otra: [{ type: 'otra' }],
    reintentar: [{ type: 'reintentar' }],
  },
  actores: {
    buscar: { contesta: [[], [sale], [spent], [invoice, otherInvoice]], falla: [noConnection] },
    validar: { contesta: [accepted, refused, hindered], falla: [rejection] },
    registro: { contesta: [], falla: [] },
    vigilar: { contesta: [], falla: [noConnection] },
  },
  relevante: ({ busca, hallados }) => [busca !== null, hallados.map(({ clave, impide }) => [clave, impide === null])],
} satisfies Samples;

export const facturaModel = model<typeof servicioFacturaMachine>(servicioFacturaMachine, factura);

const consumo = { por: 'consumo', folio: CONSUMO.consumo } as const;

/** A folio is of one meal alone. */
export const consumoModel = model<typeof servicioFacturaMachine>(servicioFacturaMachine, {
  ...factura,
  parte: 'facturaRestaurante',
  entradas: [undefined, { busca: consumo }],
  eventos: {
    ...factura.eventos,
    buscar: [{ type: 'buscar', busca: consumo }],
    validar: [{ type: 'validar', solicitud: mealAsked, escrito: {} }],
  },
  actores: {
    ...factura.actores,
    buscar: {
      contesta: [[], [meal], [{ ...meal, impide: 'Este consumo ya está en la factura A-123.' }]],
      falla: [noConnection],
    },
  },
});

const folio = { por: 'folio', serie: 'A', folio: 123 } as const;

export const cancelacionModel = model<typeof servicioFacturaMachine>(servicioFacturaMachine, {
  ...factura,
  parte: 'cancelacionFactura',
  entradas: [{ cancela: true }, { cancela: true, busca: folio }],
  eventos: { ...factura.eventos, buscar: [{ type: 'buscar', busca: folio }], guardado: [resolved(cancelled)] },
  actores: {
    ...factura.actores,
    buscar: {
      contesta: [
        [],
        [invoice],
        [{ ...invoice, impide: 'La factura A-123 ya está cancelada.' }],
        [invoice, otherInvoice],
      ],
      falla: [noConnection],
    },
  },
});
