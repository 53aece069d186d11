import { fromPromise } from 'xstate';
import type { ResultadoTrabajo } from '#contract/answers';
import { refusalTextFactura } from '#domain/trabajosFactura';
import type { IdEstadoFactura } from '#domain/vidaFactura';
import { ESTADO_FACTURA } from '#domain/vidaFactura';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { Envio, Respuesta } from '#machines/servicioFactura.types';
import type { Api } from '../../api/api.ts';
import { untilDone } from '../../ui/works/untilDone.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { findInvoices } from '../found.ts';
import { searching } from '../service/connect.ts';
import type { WatchEnded } from '../service/onceKnown.ts';
import { askOnceKnown } from '../service/onceKnown.ts';
import type { CancellingWorks } from './works.ts';

interface Connection {
  readonly api: Api;
  readonly record: Pick<LiveRecord<CancellingWorks>, 'actor' | 'work'>;
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
export function connectCancelling({ api, record, watchAnswered }: Connection): typeof servicioFacturaMachine {
  return servicioFacturaMachine.provide({
    actors: {
      buscar: searching(find, api),
      resolver: fromPromise<Respuesta | null, Envio>(async ({ input: { clave: como, solicitud: asked }, signal }) => {
        if (asked?.servicio !== 'cancelacion') throw new Error('Nothing was said of why it is cancelled.');
        const { solicitud } = asked;
        const work = record.work('resolver');
        const sending = { como, values: { solicitud } };
        const again = () => record.actor.send({ type: 'enviar', trabajo: work.id, ...sending });
        const watch = watchAnswered(solicitud.idFactura);
        const stop = askOnceKnown({ work, watch, again });
        const answer = await untilDone(record.actor, work, sending, signal).finally(stop);
        if (answer === null) return null;
        const { descripcion, estado } = answer as ResultadoTrabajo;
        return { rechazada: false, texto: descripcion, estado };
      }),
    },
  });
}
