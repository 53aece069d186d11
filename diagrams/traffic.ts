/** The part of one record in the traffic through the chart of its life, read from its history. */
import type { Movimiento } from '#domain/common/history';
import type { Chart } from './chart.ts';
import { type Step, wayOf } from './way.ts';

/** One passage: an arrow that was surely taken, or a step that no arrow explains. */
export interface Passage {
  readonly kind: Exclude<Step['kind'], 'unsure'>;
  /** Id of the arrow; null where none explains the step. */
  readonly arrow: string | null;
  readonly from: string;
  readonly to: string;
  /** When; null where the history does not say it. */
  readonly at: string | null;
  /** Who took the arrow, by employee number; null where none explains the step. */
  readonly who: number | null;
  /** How long the record had been in the state that it left, in milliseconds; null for who stayed, and where it is not known. */
  readonly after: number | null;
}

export interface Traffic {
  readonly passages: readonly Passage[];
  /** Ids of the states through which it surely led, the present one last. */
  readonly states: readonly string[];
  /** When it began; null without any history. */
  readonly began: string | null;
  /** Since when it is in its present state; null where the history does not say it. */
  readonly since: string | null;
}

/**
 * Replays a history on the chart.
 * @param logs the history, the oldest first.
 * @param present the number under which the state is stored.
 * @throws RangeError for a number that no state of the chart has.
 */
export function trafficOf(chart: Chart, logs: readonly Movimiento[], present: number): Traffic {
  const { steps, passed } = wayOf(chart, logs, present);
  const began = logs[0]?.fecha ?? null;
  let since = began;
  const passages = steps.flatMap((step): readonly Passage[] => {
    // Where it went is not known, so neither is how long it stays there.
    if (step.kind === 'unsure') since = null;
    return passagesOf(step).map((passage) => {
      const { from, to, at } = passage;
      if (to === from) return { ...passage, after: null };
      const after = at === null || since === null ? null : Math.max(0, Date.parse(at) - Date.parse(since));
      since = at;
      return { ...passage, after };
    });
  });
  return { passages, states: passed, began, since };
}

function passagesOf(step: Step): readonly Omit<Passage, 'after'>[] {
  switch (step.kind) {
    case 'arrow': {
      const { id, from, to } = step.arrow;
      return step.entries.map(({ fecha, autor }) => {
        return { kind: 'arrow', arrow: id, from, to: to[0] ?? from, at: fecha, who: autor.numiden };
      });
    }
    case 'unsure':
      return [];
    case 'moved':
      return [{ kind: 'moved', arrow: null, from: step.from, to: step.to, at: step.entry.fecha, who: null }];
    case 'outside':
      return [{ kind: 'outside', arrow: null, from: step.at, to: step.at, at: step.entry.fecha, who: null }];
    case 'untold':
      return [{ kind: 'untold', arrow: null, from: step.from, to: step.to, at: null, who: null }];
  }
}
