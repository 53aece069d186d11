import { fromCallback, fromPromise } from 'xstate';
import type { PreviaFactura } from '#domain/facturas/facturas';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { Busqueda, Hallado, PorResolver } from '#machines/servicioFactura.types';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { ServiceFinder } from '../found.ts';
import { askOnceKnown, type WatchEnded } from './onceKnown.ts';

interface Connection {
  readonly find: ServiceFinder;
  readonly api: Api;
  /** The invoices of the case whose outcome is known. */
  readonly watchEnded: WatchEnded;
}

/** The chart of a service with its calls. */
export function connectService({ find, api, watchEnded }: Connection): typeof servicioFacturaMachine {
  return servicioFacturaMachine.provide({
    actors: {
      buscar: searching(find, api),
      validar: fromPromise<PreviaFactura, PorResolver | null>(async ({ input, signal }) =>
        failing(api.llamar('validarFactura', { cuerpo: given(input) }, { signal })),
      ),
      vigilar: fromCallback(({ system }) => askOnceKnown(system, watchEnded)),
    },
  });
}

/** The search of a service, as its chart asks for it. */
export function searching(find: ServiceFinder, api: Api) {
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
