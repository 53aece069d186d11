import type { ReadData } from '../../data/query.ts';

/** The requests for authorization that wait: at most a hundred, the oldest first, and how many there are in all. */
export type PendingCount = ReadData<'casosPorAutorizar'>;

/** How many requests wait for this person: one's own wait for somebody else. */
export function waitingForPerson({ solicitudes, total }: PendingCount): number {
  return total - solicitudes.filter(({ propia }) => propia).length;
}
