import { linkOptions } from '@tanstack/react-router';
import { casesWaiting, inboxFilters } from '../data/inbox.ts';
import { query } from '../data/query.ts';
import { type RecordLists, recordList, wholeList } from '../ui/list/recordLists.ts';
import { caseList } from './list/caseList.ts';

/** The lists from which a case is opened. */
export const caseLists = {
  /** Those in the person's charge, as the home page shows the first of them. */
  miDia: recordList(caseList, { back: 'Volver al inicio', link: toHome }),
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
  /** Those of them that the person decides, as the home page shows the first of them. */
  miDiaPorAutorizar: wholeList({
    back: 'Volver al inicio',
    address: inboxFilters.read,
    link: toHome,
    read: casesWaiting,
    ids: ({ solicitudes }) => solicitudes.flatMap(({ idCaso, propia }) => (propia ? [] : [idCaso])),
  }),
  /** Those whose authorization the person asked for and did not get. */
  miDiaDevueltos: wholeList({
    back: 'Volver al inicio',
    address: () => ({}),
    link: toHome,
    read: () => query('miDia', {}),
    ids: ({ devueltos }) => devueltos.flatMap(({ tipo, id }) => (tipo === 'caso' ? [id] : [])),
  }),
  /** Those that the person follows. */
  miDiaSeguidos: wholeList({
    back: 'Volver al inicio',
    address: () => ({}),
    link: toHome,
    read: () => query('seguidosPropios', {}),
    ids: ({ seguidos }) => seguidos.flatMap(({ entidad, idEntidad }) => (entidad === 'caso' ? [idEntidad] : [])),
  }),
} as const satisfies RecordLists;

export type CaseListName = keyof typeof caseLists;

function toHome() {
  return linkOptions({ to: '/overview' });
}

/** Where a case is. */
export function caseLink(id: number) {
  return linkOptions({ to: '/administracion/casos/$id', params: { id: String(id) } });
}
