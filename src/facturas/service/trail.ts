import type { InspectionEvent } from 'xstate';
import type { TakenArrow } from '#diagrams/running';

/** The way of one actor, kept while its panel lives. */
export interface Trail {
  /** To be given to the actor when it is made: its first steps are kept, too. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** All that it did; another list once it did more. */
  readonly taken: () => readonly TakenArrow[];
}

/**
 * Keeps what an actor does: the arrows that it took, with their times, and no typed text. XState tells the arrows of a
 * step (`_transitions`) only to an inspector, and its versions do not promise them: it is pinned, and `running.test.ts`
 * tells if it no longer does.
 */
export function createTrail(now: () => number = Date.now): Trail {
  let taken: readonly TakenArrow[] = [];
  return {
    inspect: (inspected) => {
      // The actors that it starts are inspected, too; they are not drawn.
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return;
      if (inspected._transitions.length === 0 || !('value' in inspected.snapshot)) return;
      const { value } = inspected.snapshot as { readonly value: TakenArrow['value'] };
      taken = [...taken, { definitions: inspected._transitions, value, at: now() }];
    },
    taken: () => taken,
  };
}
