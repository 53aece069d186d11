import { linkOptions } from '@tanstack/react-router';
import { inboxFilters, vouchersWaiting } from '../data/inbox.ts';
import { query } from '../data/query.ts';
import { type RecordLists, recordList, wholeList } from '../ui/list/recordLists.ts';
import { voucherList } from './list/voucherList.ts';

/** The lists from which a voucher is opened. */
export const voucherLists = {
  vales: recordList(voucherList, {
    back: 'Volver a la lista',
    link: (search) => linkOptions({ to: '/vales', search }),
  }),
  porAutorizar: wholeList({
    back: 'Volver a Por autorizar',
    address: inboxFilters.read,
    link: (search) => linkOptions({ to: '/administracion/por-autorizar', search }),
    read: vouchersWaiting,
    ids: ({ vales }) => vales.map(({ id }) => id),
  }),
  /** Those of them that the person decides, as the home page shows the first of them. */
  miDiaPorAutorizar: wholeList({
    back: 'Volver al inicio',
    address: inboxFilters.read,
    link: toHome,
    read: vouchersWaiting,
    ids: ({ vales }) => vales.flatMap(({ id, propia }) => (propia ? [] : [id])),
  }),
  /** Those that the person made and that were rejected. */
  miDiaDevueltos: wholeList({
    back: 'Volver al inicio',
    address: () => ({}),
    link: toHome,
    read: () => query('miDia', {}),
    ids: ({ devueltos }) => devueltos.flatMap(({ tipo, id }) => (tipo === 'vale' ? [id] : [])),
  }),
  /** Those that the person follows. */
  miDiaSeguidos: wholeList({
    back: 'Volver al inicio',
    address: () => ({}),
    link: toHome,
    read: () => query('seguidosPropios', {}),
    ids: ({ seguidos }) => seguidos.flatMap(({ entidad, idEntidad }) => (entidad === 'vale' ? [idEntidad] : [])),
  }),
} as const satisfies RecordLists;

export type VoucherListName = keyof typeof voucherLists;

function toHome() {
  return linkOptions({ to: '/overview' });
}

/** Where a voucher is. */
export function voucherLink(id: number) {
  return linkOptions({ to: '/vales/$id', params: { id: String(id) } });
}
