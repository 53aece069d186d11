import { fromPromise } from 'xstate';
import type { PorValidar, PreviaFactura } from '#domain/facturas';
import type { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { Busqueda, Emitida, Envio, Hallado } from '#machines/servicioFactura.types';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import { untilDone } from '../../ui/works/untilDone.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { WatchEnded } from './onceKnown.ts';
import { askOnceKnown } from './onceKnown.ts';
import type { Service } from './service.ts';
import type { Resuelta, ServiceWorks } from './works.ts';

interface Connection {
  readonly service: Pick<Service, 'chart' | 'find'>;
  readonly api: Api;
  /** Whose work issues the invoice; each thing that can be chosen is a button of it, with a key of its own. */
  readonly record: Pick<LiveRecord<ServiceWorks>, 'actor' | 'work'>;
  /** The invoices of the case of which it is known what became. */
  readonly watchEnded: WatchEnded;
}

/** The chart of a service with its calls. */
export function connectService({ service, api, record, watchEnded }: Connection): typeof servicioFacturaMachine {
  return service.chart.provide({
    actors: {
      buscar: fromPromise<readonly Hallado[], Busqueda | null>(async ({ input, signal }) =>
        input === null ? [] : failing(service.find(input, api, signal)),
      ),
      validar: fromPromise<PreviaFactura, PorValidar | null>(async ({ input, signal }) =>
        failing(api.llamar('validarFactura', { cuerpo: given(input) }, { signal })),
      ),
      resolver: fromPromise<Emitida | null, Envio>(async ({ input: { clave, solicitud }, signal }) => {
        const work = record.work('resolver');
        const typed = work.getSnapshot().context.values as object | null;
        const values = { ...typed, solicitud: given(solicitud) };
        const sending = { como: clave, values };
        const again = () => record.actor.send({ type: 'enviar', trabajo: work.id, ...sending });
        const stop = askOnceKnown({ work, watch: watchEnded, again });
        const answer = await untilDone(record.actor, work, sending, signal).finally(stop);
        return answer && (answer as Resuelta).emitida;
      }),
    },
  });
}

async function failing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw asFailure(error);
  }
}

/** @throws where nothing was written, which the chart rules out. */
function given(solicitud: PorValidar | null): PorValidar {
  if (solicitud === null) throw new Error('Nothing was written of the invoice.');
  return solicitud;
}
