/** What is marked on the drawing of a chart: where a record is, how it came there and how it can go on. */
import type { ChartArrow } from './chart.ts';
import type { Outlook } from './outlook.ts';
import type { Step, Way } from './way.ts';

export interface Mark {
  /** The record is there; its way led through there; perhaps it did. */
  readonly way: 'now' | 'past' | 'unsure' | null;
  /** This person can take it now. */
  readonly isNext: boolean;
  /** Numbers of the steps of the way that it was; at a state, of those that did not leave it. */
  readonly numbers: readonly number[];
}

/** By the ids of states and arrows. */
export type Marks = ReadonlyMap<string, Mark>;

/** The marks of a way and of what can follow. */
export function marksOf({ steps, passed }: Way, { possible }: Outlook): Marks {
  const next = possible.flatMap(({ arrows }) => arrows);
  const here = passed.at(-1);
  const numbered = steps.flatMap((step, index) => arrowsOf(step).map((arrow) => ({ arrow, step, number: index + 1 })));
  const ids = new Set([...passed, ...[...next, ...numbered.map(({ arrow }) => arrow)].flatMap(idsOf)]);
  return new Map(
    [...ids].map((id): [string, Mark] => {
      const own = numbered.filter(({ arrow }) => arrow.id === id);
      const staying = numbered.filter(({ arrow }) => arrow.from === id && stays(arrow));
      const wayOfArrow = own.length === 0 ? null : own.some(({ step }) => step.kind === 'arrow') ? 'past' : 'unsure';
      return [
        id,
        {
          way: id === here ? 'now' : passed.includes(id) ? 'past' : wayOfArrow,
          isNext: next.some((arrow) => arrow.id === id),
          numbers: [...own, ...staying].map(({ number }) => number),
        },
      ];
    }),
  );
}

/** One mark of several: a line stands for all arrows between two states. */
export function markOf(marks: Marks | null, ids: readonly string[]): Mark | null {
  const found = ids.flatMap((id) => marks?.get(id) ?? []);
  if (found.length === 0) return null;
  return {
    way: (['now', 'past', 'unsure'] as const).find((way) => found.some((mark) => mark.way === way)) ?? null,
    isNext: found.some(({ isNext }) => isNext),
    numbers: found.flatMap(({ numbers }) => numbers).toSorted((one, other) => one - other),
  };
}

function arrowsOf(step: Step): readonly ChartArrow[] {
  switch (step.kind) {
    case 'arrow':
      return [step.arrow];
    case 'unsure':
      return step.arrows;
    case 'moved':
    case 'outside':
    case 'untold':
      return [];
  }
}

/** An arrow that stays is told in the box of its state. */
function idsOf(arrow: ChartArrow): readonly string[] {
  return stays(arrow) ? [arrow.id, arrow.from] : [arrow.id];
}

function stays({ from, to }: ChartArrow): boolean {
  return to.every((target) => target === from);
}
