import type { Chart } from './chart.ts';
import type { Drawing } from './drawing.ts';

/** A chart with its drawing, as it is made when the app is built. */
export interface Diagram {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

/** The entry of a diagram in their list. */
export interface DiagramEntry extends Pick<Chart, 'id' | 'title' | 'description'> {
  /** The life of an entity, whose states are stored and by which both sides decide; a page; or how what people write is kept. */
  readonly drawer: 'life' | 'page' | 'saves';
}
