import { useQuery } from '@tanstack/react-query';
import type { PorAutorizar } from '#domain/casos';
import { hasPermission } from '#domain/permisos';
import type { ReadData } from '../data/query.ts';
import { query } from '../data/query.ts';

/** Cases whose authorization waits: at most a hundred, the oldest first, and how many there are in all. */
export const CASES_READ = query('casosPorAutorizar', {});

/** The same of vouchers. */
export const VOUCHERS_READ = query('valesPorAutorizar', {});

/** What waits of both kinds; null for what this person does not decide, or what is not known (yet). */
export interface Pending {
  readonly cases: ReadData<'casosPorAutorizar'> | null;
  readonly vouchers: ReadData<'valesPorAutorizar'> | null;
}

/** One line of the inbox. */
export type Waiting =
  | { readonly kind: 'caso'; readonly request: PorAutorizar }
  | { readonly kind: 'vale'; readonly request: ReadData<'valesPorAutorizar'>['vales'][number] };

/** Reads what waits, each kind only for who may decide it. */
export function usePending(permisos: readonly number[]) {
  const cases = useQuery({ ...CASES_READ, enabled: hasPermission(permisos, ['autorizarCaso']) });
  const vouchers = useQuery({ ...VOUCHERS_READ, enabled: hasPermission(permisos, ['autorizarVale']) });
  const readings = [cases, vouchers].filter(({ isEnabled }) => isEnabled);
  return {
    pending: { cases: cases.data ?? null, vouchers: vouchers.data ?? null } satisfies Pending as Pending,
    isKnown: readings.every(({ data }) => data !== undefined),
    isFetching: readings.some(({ isFetching }) => isFetching),
    failure: readings.map(({ error }) => error).find((error) => error !== null) ?? null,
    refresh: () => {
      for (const { refetch } of readings) void refetch();
    },
  };
}

/** All that waits, the oldest first. */
export function inOneLine({ cases, vouchers }: Pending): readonly Waiting[] {
  const lines: readonly Waiting[] = [
    ...(cases?.solicitudes ?? []).map((request) => ({ kind: 'caso', request }) as const),
    ...(vouchers?.vales ?? []).map((request) => ({ kind: 'vale', request }) as const),
  ];
  return lines.toSorted((one, other) => Date.parse(one.request.fecha) - Date.parse(other.request.fecha));
}

/** How many there are in all, also those beyond the hundred of each kind. */
export function totalOf({ cases, vouchers }: Pending): number {
  return (cases?.total ?? 0) + (vouchers?.total ?? 0);
}

/** How many wait for this person: one's own wait for somebody else. */
export function waitingForPerson(pending: Pending): number {
  return totalOf(pending) - inOneLine(pending).filter(({ request }) => request.propia).length;
}
