import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import type { Caso } from '#domain/casos/casos';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { query } from '../../data/query.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useEntrusting } from '../../ui/works/useRecord.ts';
import { searchOf } from '../search/search.ts';
import { connectService } from './connect.ts';
import { type WatchEnded, watching } from './onceKnown.ts';
import type { RunningService, Service } from './service.ts';
import { createTrail } from './trail.ts';
import { serviceWorks } from './works.ts';

/** How far a service is, as its screen needs to know it: by the tags of its chart, the first that it has. */
const PHASES = ['search', 'choice', 'preview', 'chosen', 'resolved', 'escalated'] as const;

export type Phase = (typeof PHASES)[number];

interface Options {
  readonly service: Service;
  readonly caso: Caso;
  readonly drafts: PageDrafts;
}

/** The beginning of the keys of the drafts of a case's services. */
export function serviceDrafts(idCaso: number): string {
  return `servicio.${idCaso}.`;
}

/** Runs a service on a case, from the search that the case asks for. */
export function useService({ service, caso, drafts }: Options): RunningService {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const { id } = caso;
  const [trail] = useState(createTrail);
  const open = () => ({
    chart: connectService({ find: service.find, api, watchEnded: endedOfCase(data, id) }),
    input: { busca: searchOf(caso, service.searches) },
    inspect: trail.inspect,
  });
  const { actor, record } = useEntrusting('resolver', open, {
    entity: 'factura',
    id: null,
    works: serviceWorks,
    version: null,
    drafts,
    shows: () => true,
    draftKeyOf: (name) => `${serviceDrafts(id)}${service.servicio}.${name}`,
  });
  useEffect(() => {
    const heard = actor.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => heard.unsubscribe();
  }, [actor, avisar]);
  return { actor, trail, record, service, idCaso: id };
}

/** The invoices of a case that are no longer under way, as the page hears of them. */
function endedOfCase(data: QueryClient, id: number): WatchEnded {
  return watching(new QueryObserver(data, query('facturasDeCaso', { ruta: { id } })), (facturas) =>
    facturas.filter(({ estado }) => estado.id !== ESTADO_FACTURA.borrador).map((factura) => String(factura.id)),
  );
}

/** The phase of a service. */
export function usePhase({ actor }: Pick<RunningService, 'actor'>): Phase {
  return useSelector(actor, (state) => PHASES.find((phase) => state.hasTag(phase)) ?? 'search');
}

/** The server's last preview of the invoice; null while it was not asked. */
export function usePreview({ actor }: Pick<RunningService, 'actor'>): PreviaFactura | null {
  return useSelector(actor, ({ context }) => context.previa);
}
