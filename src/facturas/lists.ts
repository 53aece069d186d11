import { linkOptions } from '@tanstack/react-router';
import { type RecordLists, recordList } from '../ui/list/recordLists.ts';
import { invoiceList } from './list/invoiceList.ts';

/** The list from which an invoice is opened. */
export const invoiceLists = {
  facturas: recordList(invoiceList, {
    back: 'Volver a la lista',
    link: (search) => linkOptions({ to: '/facturas', search }),
  }),
} as const satisfies RecordLists;

export type InvoiceListName = keyof typeof invoiceLists;

/** Where an invoice is. */
export function invoiceLink(id: number) {
  return linkOptions({ to: '/facturas/$id', params: { id: String(id) } });
}
