import { useMemo } from 'react';
import type { Chart } from '#diagrams/chart';
import type { PlayedLife } from '#diagrams/lives/lives';
import { type LifePlay, playLife } from '#diagrams/lives/play';
import { innermost } from '#diagrams/states';
import { newest, type Played, play } from './play.ts';

interface Asked {
  readonly life: PlayedLife | null;
  readonly path: readonly string[] | null;
  readonly from: number | null;
}

/** The play of a chart: of a life by its own machine, of a page's chart by the choices of who plays. */
interface Playing {
  readonly lived: LifePlay | null;
  readonly walked: Played | null;
  /** Ids of the states in which it is, and of the arrow that led there. */
  readonly alive: readonly string[];
  /** Id of the state in which something just happened; null while nothing is played. */
  readonly newest: string | null;
}

/** The play that an address says; nothing while it says none. */
export function usePlayed(chart: Chart, { life, path, from }: Asked): Playing {
  return useMemo(() => {
    if (path === null) return { lived: null, walked: null, alive: [], newest: null };
    if (life === null) {
      const walked = play(chart, path);
      const alive = [...innermost(walked.states), ...walked.taken.slice(-1).map(({ id }) => id)];
      return { lived: null, walked, alive, newest: newest(walked) };
    }
    const lived = playLife(life, chart, from, path);
    const last = lived.steps.at(-1);
    const alive = [lived.here, ...(last?.kind === 'arrow' ? [last.arrow.id] : [])];
    return { lived, walked: null, alive, newest: lived.here };
  }, [chart, from, life, path]);
}
