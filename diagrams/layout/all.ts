import { chartOf } from '#diagrams/chart';
import type { Diagram, DiagramEntry } from '#diagrams/diagram';
import { MACHINES } from '#diagrams/machines';
import { drawingOf } from './ways.ts';

/** The list of diagrams: a chart under the name of each thing that is done by it, its own first. */
export function diagramEntries(): readonly DiagramEntry[] {
  return MACHINES.flatMap(({ machine, words, saves = false }) => {
    const isLife = Object.values(machine.states).some(({ meta }) => meta?.id !== undefined);
    const drawer = isLife ? 'life' : saves ? 'saves' : 'page';
    const names = { [words.nombre]: machine.root.description ?? '', ...words.tambien };
    return Object.entries(names).map(([title, description]) => ({ id: machine.id, title, description, drawer }));
  });
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
