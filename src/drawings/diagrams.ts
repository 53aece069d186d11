import { ways } from 'virtual:diagramas';
import type { Diagram } from '#diagrams/diagram';
import type { PlayedLife } from '#diagrams/lives/lives';

/** The files of the machines as they are written, one for each, fetched when they are asked for. */
const SOURCES = import.meta.glob<string>('../../machines/*.machine.ts', { query: '?raw', import: 'default' });

export function isMachine(id: string): boolean {
  return Object.hasOwn(ways, id);
}

/**
 * The diagram of a machine, in a file of its own.
 * @throws RangeError for a machine that there is not.
 */
export async function loadDiagram(id: string): Promise<Diagram> {
  const way = ways[id];
  if (way === undefined) throw new RangeError(`There is no machine "${id}".`);
  return (await way()).default;
}

/** The life that a diagram draws, to be played by its own machine; null for a chart of a page. */
export async function loadLife(id: string): Promise<PlayedLife | null> {
  const { playedLife } = await import('#diagrams/lives/lives');
  return playedLife(id);
}

/**
 * The whole file of a machine, which pastes in Stately Sketch as it is.
 * @throws RangeError for a machine that there is not.
 */
export async function loadSource(id: string): Promise<string> {
  const way = SOURCES[`../../machines/${id}.machine.ts`];
  if (way === undefined) throw new RangeError(`There is no machine "${id}".`);
  return way();
}
