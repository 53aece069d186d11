/** Which states and arrows of a chart a run walked. */
import type { Chart, ChartArrow, ChartState } from '#diagrams/chart';
import type { WalkResult } from './run.ts';

/** Seen to be as drawn; where something differed; impossible on the screen; taken by no walk of this run. */
export type ArrowStanding = 'recorrida' | 'distinta' | 'aparte' | 'sin recorrer';

export interface CoveredArrow {
  readonly arrow: ChartArrow;
  readonly standing: ArrowStanding;
  /** How many times it was taken. */
  readonly times: number;
  /** Why it cannot be taken, for one that is walked apart. */
  readonly reason: string | null;
}

export interface Coverage {
  readonly chart: Chart;
  readonly arrows: readonly CoveredArrow[];
  /** The states that were left or reached. */
  readonly states: readonly { readonly state: ChartState; readonly isWalked: boolean }[];
}

/**
 * The account of a chart.
 * @param reasons why an arrow is not taken, by its id.
 */
export function coverageOf(
  chart: Chart,
  reasons: Readonly<Record<string, string>>,
  walks: readonly Pick<WalkResult, 'taken' | 'failure'>[],
): Coverage {
  const taken = walks.flatMap((walk) => walk.taken);
  const wrong = new Set(walks.flatMap(({ failure }) => failure?.arrows ?? []));
  const arrows = chart.arrows.map((arrow): CoveredArrow => {
    const times = taken.filter((id) => id === arrow.id).length;
    const reason = reasons[arrow.id] ?? null;
    const standing = wrong.has(arrow.id)
      ? 'distinta'
      : times > 0
        ? 'recorrida'
        : reason === null
          ? 'sin recorrer'
          : 'aparte';
    return { arrow, standing, times, reason };
  });
  const walked = arrows.filter(({ times }) => times > 0).map(({ arrow }) => arrow);
  const reached = new Set(
    walked
      .flatMap(({ from, to }) => [from, ...to.flatMap((id) => entered(chart, id))])
      .flatMap((id) => within(chart, id)),
  );
  return {
    chart,
    arrows,
    states: chart.states
      .filter(({ parent }) => parent !== null)
      .map((state) => ({ state, isWalked: reached.has(state.id) })),
  };
}

/** The account of a chart for who reads the run: how many arrows, and each that a walk could have taken and none did. */
export function accountOf({ chart, arrows }: Coverage): readonly string[] {
  const of = (standing: ArrowStanding) => arrows.filter((each) => each.standing === standing);
  const apart = of('aparte').length === 0 ? '' : `, ${of('aparte').length} aparte`;
  const head = `${chart.id}: ${arrows.filter(({ times }) => times > 0).length} de ${arrows.length} flechas${apart}`;
  return [head, ...of('sin recorrer').map(({ arrow }) => `  sin recorrer: ${arrow.id}`)];
}

/** A state and all that hold it. */
function within(chart: Chart, id: string): readonly string[] {
  const parent = chart.states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? [id] : [id, ...within(chart, parent)];
}

/** A state and those with which it begins. */
function entered(chart: Chart, id: string): readonly string[] {
  const state = chart.states.find((each) => each.id === id);
  const first =
    state?.kind === 'parallel'
      ? chart.states.filter(({ parent }) => parent === id).map((part) => part.id)
      : [state?.initial ?? []].flat();
  return [id, ...first.flatMap((part) => entered(chart, part))];
}
