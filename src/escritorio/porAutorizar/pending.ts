import { useQuery } from '@tanstack/react-query';
import type { PorAutorizar } from '#domain/casos/casos';
import { hasPermission } from '#domain/common/permisos';
import { casesWaiting, kindsIn, vouchersWaiting } from '../../data/inbox.ts';
import type { InboxSearch } from '../../data/inboxSearch.ts';
import type { ReadData } from '../../data/query.ts';

/** The waiting records; null for a kind that this person does not decide or ask for, or that is not known (yet). */
export interface Pending {
  readonly cases: ReadData<'casosPorAutorizar'> | null;
  readonly vouchers: ReadData<'valesPorAutorizar'> | null;
}

/** One line of the inbox. */
export type Waiting =
  | { readonly kind: 'caso'; readonly request: PorAutorizar }
  | { readonly kind: 'vale'; readonly request: ReadData<'valesPorAutorizar'>['vales'][number] };

/** The readings that a search asks for, each kind only for those who may decide it. */
export function readingsOf(permisos: readonly number[], search: InboxSearch) {
  const kinds = kindsIn(search);
  return {
    cases: { ...casesWaiting(search), enabled: kinds.caso && hasPermission(permisos, ['autorizarCaso']) },
    vouchers: { ...vouchersWaiting(search), enabled: kinds.vale && hasPermission(permisos, ['autorizarVale']) },
  };
}

/** Reads the waiting records. */
export function usePending(permisos: readonly number[], search: InboxSearch = {}) {
  const asked = readingsOf(permisos, search);
  const cases = useQuery(asked.cases);
  const vouchers = useQuery(asked.vouchers);
  const readings = [cases, vouchers].filter(({ isEnabled }) => isEnabled);
  return {
    pending: {
      // A reading for another search before is no part of this one.
      cases: (asked.cases.enabled && cases.data) || null,
      vouchers: (asked.vouchers.enabled && vouchers.data) || null,
    } satisfies Pending as Pending,
    /** Both as one reading: it has data once each has. */
    reading: {
      data: readings.every(({ data }) => data !== undefined) || undefined,
      isFetching: readings.some(({ isFetching }) => isFetching),
      error: readings.map(({ error }) => error).find((error) => error !== null) ?? null,
      refetch: () => {
        for (const { refetch } of readings) void refetch();
      },
    },
  };
}

/** All that waits, the oldest first. */
export function inOneLine({ cases, vouchers }: Pending): readonly Waiting[] {
  return oldestFirst([
    ...(cases?.solicitudes ?? []).map((request) => ({ kind: 'caso', request }) as const),
    ...(vouchers?.vales ?? []).map((request) => ({ kind: 'vale', request }) as const),
  ]);
}

/** Waiting records by when they were asked for. */
export function oldestFirst(lines: readonly Waiting[]): readonly Waiting[] {
  return lines.toSorted((one, other) => Date.parse(one.request.fecha) - Date.parse(other.request.fecha));
}

/** How many there are in all, also those beyond the hundred of each kind. */
export function howManyWait({ cases, vouchers }: Pending): number {
  return (cases?.total ?? 0) + (vouchers?.total ?? 0);
}

/** How many wait for this person: one's own wait for somebody else. */
export function waitingForPerson(pending: Pending): number {
  return howManyWait(pending) - inOneLine(pending).filter(({ request }) => request.propia).length;
}

/** The row of a waiting record for the links of a table, which know one kind of record: a case has its own number, a voucher its own below zero. */
export function rowNumber(waiting: Waiting): number {
  return waiting.kind === 'caso' ? waiting.request.idCaso : -waiting.request.id;
}
