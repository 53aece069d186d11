import { fromPromise } from 'xstate';
import type { PorValidar, PreviaFactura } from '#domain/facturas';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { Busqueda, Envio, Hallado, PorResolver, Respuesta } from '#machines/servicioFactura.types';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import { untilDone } from '../../ui/works/untilDone.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { Finder } from '../found.ts';
import type { WatchEnded } from './onceKnown.ts';
import { askOnceKnown } from './onceKnown.ts';
import type { Resuelta, ServiceWorks } from './works.ts';

interface Connection {
  readonly find: Finder;
  readonly api: Api;
  /** Whose work issues the invoice; each thing that can be chosen is a button of it, with a key of its own. */
  readonly record: Pick<LiveRecord<ServiceWorks>, 'actor' | 'work'>;
  /** The invoices of the case whose outcome is known. */
  readonly watchEnded: WatchEnded;
}

/** The chart of a service with its calls. */
export function connectService({ find, api, record, watchEnded }: Connection): typeof servicioFacturaMachine {
  return servicioFacturaMachine.provide({
    actors: {
      buscar: searching(find, api),
      validar: fromPromise<PreviaFactura, PorResolver | null>(async ({ input, signal }) =>
        failing(api.llamar('validarFactura', { cuerpo: given(input) }, { signal })),
      ),
      resolver: fromPromise<Respuesta | null, Envio>(async ({ input: { clave, solicitud }, signal }) => {
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

/** The search of a service, as its chart asks for it. */
export function searching(find: Finder, api: Api) {
  return fromPromise<readonly Hallado[], Busqueda | null>(async ({ input, signal }) =>
    input === null ? [] : failing(find(input, api, signal)),
  );
}

async function failing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw asFailure(error);
  }
}

/** @throws where nothing was written that is issued, which the chart rules out. */
function given(solicitud: PorResolver | null): PorValidar {
  if (solicitud === null || solicitud.servicio === 'cancelacion')
    throw new Error('Nothing was written of the invoice.');
  return solicitud;
}
