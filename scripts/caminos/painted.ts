/** The diagram of a chart with what a run walked of it in colours. */
import type { Drawing } from '#diagrams/drawing';
import { drawingInSvg, type Stroke } from '#diagrams/exports/svg';
import { NAMED } from './colours.ts';
import type { ArrowStanding, Coverage } from './coverage.ts';

/** One line may stand for several arrows: it shows the one that matters most. */
const ORDER: readonly ArrowStanding[] = ['distinta', 'sin recorrer', 'recorrida', 'aparte'];

/** Never by colour alone: the reader may see none, or print. */
const STROKES: { readonly [S in ArrowStanding]: Omit<Stroke, 'ink'> } = {
  distinta: { width: 3.5 },
  'sin recorrer': { width: 1.75, dashes: '6 4' },
  recorrida: { width: 2.25 },
  aparte: { width: 1.25, dashes: '2 3' },
};

/** The drawing as SVG for a page that names its colours, each arrow as it stands in this run. */
export function painted({ chart, arrows, states }: Coverage, drawing: Drawing): string {
  const standings = new Map(arrows.map(({ arrow, standing }) => [arrow.id, standing]));
  const walked = new Set(states.filter(({ isWalked }) => isWalked).map(({ state }) => state.id));
  const strokeOf = (standing: ArrowStanding): Stroke => ({ ink: NAMED.standings[standing], ...STROKES[standing] });
  return drawingInSvg(chart, drawing, {
    palette: NAMED,
    strokes: {
      line: (ids) => {
        const standing = ORDER.find((each) => ids.some((id) => standings.get(id) === each));
        return standing === undefined ? null : strokeOf(standing);
      },
      frame: (id) => (walked.has(id) ? { ink: NAMED.standings.recorrida, width: 1.75 } : null),
    },
  });
}
