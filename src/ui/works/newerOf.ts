import type { Movimiento } from '#domain/common/history';

/** A record that people work on, with its version and its history. */
export interface WorkedOn {
  readonly id: number;
  readonly version: number;
  readonly logs: readonly Movimiento[];
}

/** Which of two readings of a record is the newer one: some works leave the version alone, but none the history. */
export function newerOf<R extends WorkedOn>(held: R | undefined, came: R): R {
  if (held === undefined || held.id !== came.id || held.version < came.version) return came;
  return held.version > came.version || lastEntry(held) > lastEntry(came) ? held : came;
}

/** The last entry of the history that a reading holds. */
export function lastEntry({ logs }: Pick<WorkedOn, 'logs'>): number {
  return Math.max(0, ...logs.map(({ id }) => id));
}
