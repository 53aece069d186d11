/** The diagram of a chart with what a run walked of it in colours. */
import type { Drawing } from '#machines/diagram/drawing';
import type { Stroke } from '../diagrams/svg.ts';
import { svgOf } from '../diagrams/svg.ts';
import type { Coverage, Standing } from './coverage.ts';

/** One line may stand for several arrows: it shows the one that matters most. */
const ORDER: readonly Standing[] = ['distinta', 'sin recorrer', 'recorrida', 'aparte'];

/** Never by colour alone: the reader may see none, or print. */
const STROKES: { readonly [S in Standing]: Stroke } = {
  distinta: { ink: '#c81e1e', width: 3.5 },
  'sin recorrer': { ink: '#b26a00', width: 1.75, dashes: '6 4' },
  recorrida: { ink: '#1c7a40', width: 2.25 },
  aparte: { ink: '#8696a1', width: 1.25, dashes: '2 3' },
};

/** The drawing as SVG, each arrow as it stands in this run. */
export function painted({ chart, arrows, states }: Coverage, drawing: Drawing): string {
  const standings = new Map(arrows.map(({ arrow, standing }) => [arrow.id, standing]));
  const walked = new Set(states.filter(({ isWalked }) => isWalked).map(({ state }) => state.id));
  return svgOf(chart, drawing, {
    line: (ids) => {
      const standing = ORDER.find((each) => ids.some((id) => standings.get(id) === each));
      return standing === undefined ? null : STROKES[standing];
    },
    frame: (id) => (walked.has(id) ? { ink: STROKES.recorrida.ink, width: 1.75 } : null),
  });
}
