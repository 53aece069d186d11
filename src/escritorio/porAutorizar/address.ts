import { type InboxSearch, saidInbox } from '../../data/inboxSearch.ts';
import { searchReader } from '../../data/searchReader.ts';

/** The address of the inbox, which also names the record that is open beside it (`?abierto=v20`). */
export type InboxAddress = InboxSearch & { readonly abierto?: string | undefined };

const readFilters = searchReader(saidInbox);

/** Reads the address; a value that its filter does not know, and a record that is none, count as not given. */
export function readInboxAddress(given: Readonly<Record<string, unknown>>): InboxAddress {
  const row = rowInAddress(given.abierto);
  return { ...readFilters(given), abierto: row === null ? undefined : inAddress(row) };
}

/** A row as the address says that it is open: 'c7001', 'v20'. */
export function inAddress(row: number): string {
  return row > 0 ? `c${row}` : `v${-row}`;
}

/** The row that an address says is open; null for none, or for what names no row. */
export function rowInAddress(abierto: unknown): number | null {
  const [, kind, digits] = /^([cv])([1-9]\d{0,8})$/.exec(String(abierto)) ?? [];
  if (kind === undefined) return null;
  return kind === 'c' ? Number(digits) : -Number(digits);
}
