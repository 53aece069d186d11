import type { Movimiento } from '#domain/common/history';

/** A record as the chart of its life sees it, for the person who looks: all that its drawing needs. */
export interface Lived {
  /** The number under which its state is stored. */
  readonly state: number;
  /** How people call each state, by the same numbers. */
  readonly stateNames: Readonly<Record<number, string>>;
  /** Its history, the oldest first. */
  readonly logs: readonly Movimiento[];
  /** Of each work of its life, why the life refuses it to this person now; null where it does not. */
  readonly against: ReadonlyMap<string, string | null>;
  /** All that its life reads of it, and of the person. */
  readonly facts: object;
}
