import { fromPromise } from 'xstate';
import type { ResultadoTrabajo } from '#contract/answers';
import { refusalTextFactura } from '#domain/trabajosFactura';
import type { IdEstadoFactura } from '#domain/vidaFactura';
import { ESTADO_FACTURA } from '#domain/vidaFactura';
import { cancelacionFacturaMachine } from '#machines/cancelacionFactura.machine';
import type { CancelacionPedida, EnvioDeCancelar } from '#machines/cancelacionFactura.types';
import type { Busqueda, Hallado } from '#machines/servicioFactura.types';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import { untilDone } from '../../ui/works/untilDone.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { findInvoices } from '../found.ts';
import type { WatchEnded } from '../service/onceKnown.ts';
import { askOnceKnown } from '../service/onceKnown.ts';
import type { CancellingWorks } from './works.ts';

interface Connection {
  readonly api: Api;
  readonly record: Pick<LiveRecord<CancellingWorks>, 'actor' | 'work'>;
  /** The requests to cancel an invoice of which the provider has said something. */
  readonly watchAnswered: (idFactura: number) => WatchEnded;
}

const find = findInvoices({
  bySale: 'facturasPorCancelar',
  byFolio: 'facturaPorFolio',
  against: ({ estado: { id } }) =>
    id === ESTADO_FACTURA.vigente ? null : refusalTextFactura('solicitarCancelacion', id as IdEstadoFactura, 'state'),
});

/** The chart of a cancellation with its calls; each invoice is asked for under a key of its own. */
export function connectCancelling({ api, record, watchAnswered }: Connection): typeof cancelacionFacturaMachine {
  return cancelacionFacturaMachine.provide({
    actors: {
      buscar: fromPromise<readonly Hallado[], Busqueda | null>(async ({ input, signal }) => {
        if (input === null) return [];
        return find(input, api, signal).catch((error: unknown) => {
          throw asFailure(error);
        });
      }),
      resolver: fromPromise<CancelacionPedida | null, EnvioDeCancelar>(async ({ input, signal }) => {
        const { clave: como, solicitud } = input;
        const work = record.work('resolver');
        const sending = { como, values: { solicitud } };
        const again = () => record.actor.send({ type: 'enviar', trabajo: work.id, ...sending });
        const watch = watchAnswered(solicitud?.idFactura ?? 0);
        const stop = askOnceKnown({ work, watch, again });
        const answer = await untilDone(record.actor, work, sending, signal).finally(stop);
        return answer && (answer as ResultadoTrabajo);
      }),
    },
  });
}
