import type { Chart } from './chart.ts';
import type { Drawing } from './drawing.ts';

/** A chart with its drawing, as it is made when the app is built. */
export interface Diagram {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

/** The entry of a diagram in their list. */
export interface DiagramEntry extends Pick<Chart, 'id' | 'title' | 'description'> {
  /** It is the life of an entity: its states are stored, and both sides decide by it. */
  readonly isLife: boolean;
}
