import { type EventObject, fromCallback } from 'xstate';
import { ESTADO_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import { refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { PorResolver } from '#machines/servicioFactura.types';
import type { Api } from '../../api/api.ts';
import { findInvoices } from '../found.ts';
import { searching } from '../service/connect.ts';
import { askOnceKnown, type WatchEnded } from '../service/onceKnown.ts';

interface Connection {
  readonly api: Api;
  /** The requests to cancel an invoice that the provider has answered. */
  readonly watchAnswered: (idFactura: number) => WatchEnded;
}

const find = findInvoices({
  bySale: 'facturasPorCancelar',
  byFolio: 'facturaPorFolio',
  against: ({ estado: { id } }) =>
    id === ESTADO_FACTURA.vigente ? null : refusalTextFactura('solicitarCancelacion', id as IdEstadoFactura, 'state'),
});

/** The chart of a cancellation with its calls; each invoice is asked for under a key of its own. */
export function connectCancelling({ api, watchAnswered }: Connection): typeof servicioFacturaMachine {
  return servicioFacturaMachine.provide({
    actors: {
      buscar: searching(find, api),
      vigilar: fromCallback<EventObject, PorResolver | null>(({ input, system }) => {
        if (input?.servicio !== 'cancelacion') return;
        return askOnceKnown(system, watchAnswered(input.solicitud.idFactura));
      }),
    },
  });
}
