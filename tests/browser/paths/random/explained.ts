/** Whether what a server stored of a record is what the chart of its life says of what was done. */
import { chartOf } from '#diagrams/chart';
import { wayOf } from '#diagrams/way';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import type { Movimiento } from '#domain/common/history';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';

const life = chartOf(vidaCasoMachine, vidaCasoWords);

/**
 * The first change of state in the history of a case to which no arrow leads, as a sentence; null where there is none.
 * @param logs the history, the oldest first.
 * @param state the number of the state that is stored.
 */
export function unexplainedInCase(logs: readonly Movimiento[], state: number): string | null {
  const nameOf = (id: string) => life.states.find((one) => one.id === id)?.name ?? id;
  for (const step of wayOf(life, logs, state).steps) {
    if (step.kind !== 'moved' && step.kind !== 'untold') continue;
    const deed = step.kind === 'moved' ? ` («${step.entry.accion}»)` : '';
    return `Pasó de ${nameOf(step.from)} a ${nameOf(step.to)}${deed}, a donde no lleva ninguna flecha.`;
  }
  return null;
}
