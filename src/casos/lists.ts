import { linkOptions } from '@tanstack/react-router';
import { casesWaiting, inboxFilters } from '../data/inbox.ts';
import type { PlaceSearch } from '../ui/list/place.ts';
import type { RecordLists } from '../ui/list/recordLists.ts';
import { idsIn } from '../ui/list/recordLists.ts';
import { caseListAnswer, caseListRead, PAGE_SIZE } from './list/caseListRead.ts';
import { caseFilters } from './list/filters.ts';

/** The lists from which a case is opened. */
export const caseLists = {
  casos: {
    back: 'Volver a la lista',
    link: (search: PlaceSearch) => linkOptions({ to: '/administracion/casos', search: caseFilters.read(search) }),
    ids: (search, page) => idsIn(caseListRead(caseFilters.read(search), page), listed),
    pageSize: PAGE_SIZE,
  },
  porAutorizar: {
    back: 'Volver a Por autorizar',
    link: (search: PlaceSearch) =>
      linkOptions({ to: '/administracion/por-autorizar', search: inboxFilters.read(search) }),
    ids: (search: PlaceSearch) => idsIn(casesWaiting(inboxFilters.read(search)), waiting),
    pageSize: Number.POSITIVE_INFINITY,
  },
} as const satisfies RecordLists;

export type CaseListName = keyof typeof caseLists;

/** Where a case is. */
export function caseLink(id: number) {
  return linkOptions({ to: '/administracion/casos/$id', params: { id: String(id) } });
}

function listed(answer: Parameters<typeof caseListAnswer>[0]): readonly number[] {
  return caseListAnswer(answer).rows.map(({ id }) => id);
}

function waiting({ solicitudes }: { readonly solicitudes: readonly { readonly idCaso: number }[] }): readonly number[] {
  return solicitudes.map(({ idCaso }) => idCaso);
}
