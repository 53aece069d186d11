import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Caso } from '#domain/casos/casos';
import type { ServicioFacturaRef } from '#machines/servicioFactura.machine';
import { query } from '../../data/query.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { type LiveRecord, useEntrusting } from '../../ui/works/useRecord.ts';
import { type SearchKind, searchOf } from '../search/search.ts';
import { type WatchEnded, watching } from '../service/onceKnown.ts';
import { createTrail, type Trail } from '../service/trail.ts';
import { serviceDrafts } from '../service/useService.ts';
import { connectCancelling } from './connect.ts';
import { type CancellingWorks, cancellingWorks } from './works.ts';

/** The ways to search for the invoice. */
export const SEARCHES: readonly SearchKind[] = ['operacion', 'folio'];

/** The service of cancelling while its panel lives. */
export interface Cancelling {
  readonly actor: ServicioFacturaRef;
  /** The way that it came. */
  readonly trail: Trail;
  readonly record: LiveRecord<CancellingWorks>;
}

/** Runs the service of cancelling on a case. */
export function useCancelling(caso: Caso, drafts: PageDrafts): Cancelling {
  const { api } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const [trail] = useState(createTrail);
  const open = () => ({
    chart: connectCancelling({ api, watchAnswered: (idFactura) => answeredOf(data, idFactura) }),
    input: { cancela: true, busca: searchOf(caso, SEARCHES) },
    inspect: trail.inspect,
  });
  const { actor, record } = useEntrusting('resolver', open, {
    entity: 'factura',
    id: null,
    works: cancellingWorks,
    version: null,
    drafts,
    draftKeyOf: (name) => `${serviceDrafts(caso.id)}cancelacion.${name}`,
  });
  return { actor, trail, record };
}

/** The request to cancel an invoice, as the page hears of it, once the provider has said something of it. */
function answeredOf(data: QueryClient, id: number): WatchEnded {
  return watching(new QueryObserver(data, query('obtenerFactura', { ruta: { id } })), ({ cancelacion }) =>
    cancelacion === null || cancelacion.estado === 'pedida' ? [] : [cancelacion.pedida],
  );
}
