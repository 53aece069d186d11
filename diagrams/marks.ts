/** The marks on the drawing of a chart: where something is, how it came there and how it can go on. */
import { type ChartArrow, stays } from './chart.ts';
import type { Outlook } from './outlook.ts';
import type { Step, Way } from './way.ts';

export interface Mark {
  /** It is there; its way led through there; perhaps it did. */
  readonly way: 'now' | 'past' | 'unsure' | null;
  /** This person can take it now. */
  readonly isNext: boolean;
  /** Numbers of the steps of the way that it was; at a state, of those that have no line of their own. */
  readonly numbers: readonly number[];
}

/** By the ids of states and arrows. */
export type Marks = ReadonlyMap<string, Mark>;

/** The parts that the marks are made of. */
interface Marked {
  /** Ids of the states in which it is. */
  readonly here: readonly string[];
  /** Ids of the states through which it surely came. */
  readonly passed: readonly string[];
  /** The arrows that each step of its way was, or may have been. */
  readonly steps: readonly { readonly arrows: readonly ChartArrow[]; readonly isSure: boolean }[];
  /** The arrows that can be taken now. */
  readonly next: readonly ChartArrow[];
  /** The arrow is told in the box of its state, without a line. */
  readonly isInBox: (arrow: ChartArrow) => boolean;
}

/** The marks of the way of a record and of its outlook. */
export function marksOf({ steps, passed }: Way, { possible }: Outlook): Marks {
  return marksFor({
    here: passed.slice(-1),
    passed,
    steps: steps.map((step) => ({ arrows: arrowsOf(step), isSure: step.kind === 'arrow' })),
    next: possible.flatMap(({ arrows }) => arrows),
    isInBox: stays,
  });
}

/** The marks of a way, wherever it is known from. */
export function marksFor({ here, passed, steps, next, isInBox }: Marked): Marks {
  const numbered = steps.flatMap(({ arrows, isSure }, index) =>
    arrows.map((arrow) => ({ arrow, isSure, number: index + 1 })),
  );
  const touched = [...next, ...numbered.map(({ arrow }) => arrow)];
  const ids = new Set([
    ...[...here, ...passed],
    ...touched.flatMap((arrow) => (isInBox(arrow) ? [arrow.id, arrow.from] : [arrow.id])),
  ]);
  return new Map(
    [...ids].map((id): [string, Mark] => {
      const own = numbered.filter(({ arrow }) => arrow.id === id);
      const inside = numbered.filter(({ arrow }) => arrow.from === id && isInBox(arrow));
      const wayOfArrow = own.length === 0 ? null : own.some(({ isSure }) => isSure) ? 'past' : 'unsure';
      return [
        id,
        {
          way: here.includes(id) ? 'now' : passed.includes(id) ? 'past' : wayOfArrow,
          isNext: next.some((arrow) => arrow.id === id),
          numbers: [...own, ...inside].map(({ number }) => number),
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
