import { linkOptions } from '@tanstack/react-router';
import { casesWaiting, inboxFilters } from '../data/inbox.ts';
import type { RecordLists } from '../ui/list/recordLists.ts';
import { recordList, wholeList } from '../ui/list/recordLists.ts';
import { caseList } from './list/caseList.ts';

/** The lists from which a case is opened. */
export const caseLists = {
  casos: recordList(caseList, {
    back: 'Volver a la lista',
    link: (search) => linkOptions({ to: '/administracion/casos', search }),
  }),
  porAutorizar: wholeList({
    back: 'Volver a Por autorizar',
    address: inboxFilters.read,
    link: (search) => linkOptions({ to: '/administracion/por-autorizar', search }),
    read: casesWaiting,
    ids: ({ solicitudes }) => solicitudes.map(({ idCaso }) => idCaso),
  }),
} as const satisfies RecordLists;

export type CaseListName = keyof typeof caseLists;

/** Where a case is. */
export function caseLink(id: number) {
  return linkOptions({ to: '/administracion/casos/$id', params: { id: String(id) } });
}
