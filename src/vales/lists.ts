import { linkOptions } from '@tanstack/react-router';
import { inboxFilters, vouchersWaiting } from '../data/inbox.ts';
import type { ReadData } from '../data/query.ts';
import type { PlaceSearch } from '../ui/list/place.ts';
import type { RecordLists } from '../ui/list/recordLists.ts';
import { idsIn } from '../ui/list/recordLists.ts';
import { voucherFilters } from './list/filters.ts';
import { PAGE_SIZE, voucherListAnswer, voucherListRead } from './list/voucherListRead.ts';

/** The lists from which a voucher is opened. */
export const voucherLists = {
  vales: {
    back: 'Volver a la lista',
    link: (search: PlaceSearch) => linkOptions({ to: '/vales', search: voucherFilters.read(search) }),
    ids: (search, page) => idsIn(voucherListRead(voucherFilters.read(search), page), listed),
    pageSize: PAGE_SIZE,
  },
  porAutorizar: {
    back: 'Volver a Por autorizar',
    link: (search: PlaceSearch) =>
      linkOptions({ to: '/administracion/por-autorizar', search: inboxFilters.read(search) }),
    ids: (search: PlaceSearch) => idsIn(vouchersWaiting(inboxFilters.read(search)), waiting),
    pageSize: Number.POSITIVE_INFINITY,
  },
} as const satisfies RecordLists;

export type VoucherListName = keyof typeof voucherLists;

/** Where a voucher is. */
export function voucherLink(id: number) {
  return linkOptions({ to: '/vales/$id', params: { id: String(id) } });
}

function listed(answer: Parameters<typeof voucherListAnswer>[0]): readonly number[] {
  return voucherListAnswer(answer).rows.map(({ id }) => id);
}

function waiting({ vales }: ReadData<'valesPorAutorizar'>): readonly number[] {
  return vales.map(({ id }) => id);
}
