import { chartOf } from '#machines/diagram/chart';
import type { Diagram, DiagramEntry } from '#machines/diagram/diagram';
import { MACHINES } from '#machines/diagram/machines';
import { drawingOf } from './ways.ts';

/** What the list of diagrams shows. */
export function diagramEntries(): readonly DiagramEntry[] {
  return MACHINES.map(({ machine, words }) => ({
    id: machine.id,
    title: words.nombre,
    description: machine.root.description ?? '',
    isLife: Object.values(machine.states).some(({ meta }) => meta?.id !== undefined),
  }));
}

/**
 * Draws one machine.
 * @throws Error when there is none of this id.
 */
export async function drawDiagram(id: string): Promise<Diagram> {
  const found = MACHINES.find(({ machine }) => machine.id === id);
  if (found === undefined) throw new Error(`There is no machine "${id}".`);
  const chart = chartOf(found.machine, found.words);
  return { chart, drawing: await drawingOf(chart) };
}
