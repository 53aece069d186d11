import { cancelacionFacturaMachine } from '#machines/cancelacionFactura.machine';
import { invoice, otherInvoice, spent } from './facturas.samples.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const busca = { por: 'folio', serie: 'A', folio: 123 } as const;
const solicitud = { idCaso: 7001, idFactura: 31, version: 2, motivo: '02', idSustituta: null } as const;
const cancelled = { ...spent, impide: 'La factura A-123 ya está cancelada.' };

const fixtures: Fixtures<typeof cancelacionFacturaMachine> = {
  entradas: [undefined, { busca }],
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    buscar: [{ type: 'buscar', busca }],
    elegir: [
      { type: 'elegir', clave: otherInvoice.clave },
      { type: 'elegir', clave: cancelled.clave },
    ],
    modificar: [{ type: 'modificar' }],
    resolver: [{ type: 'resolver', solicitud }],
    otra: [{ type: 'otra' }],
    reintentar: [{ type: 'reintentar' }],
  },
  actores: {
    buscar: { contesta: [[], [invoice], [cancelled], [invoice, otherInvoice]], falla: [noConnection] },
    resolver: {
      contesta: [
        {
          descripcion: 'Se pidió cancelar la factura A-123: quien la recibió puede contestar hasta el 26/11/2026',
          estado: { id: 3, nombre: 'CANCELACIÓN SOLICITADA' },
        },
        null,
      ],
      falla: [noConnection],
    },
  },
  relevante: ({ busca, hallados }) => [busca !== null, hallados.map(({ clave, impide }) => [clave, impide === null])],
};

export const cancelacionFacturaModel = model(cancelacionFacturaMachine, fixtures);
