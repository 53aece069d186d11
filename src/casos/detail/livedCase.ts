import type { Lived } from '#diagrams/lived';
import type { Caso } from '#domain/casos/casos';
import { ACCIONES_CASO } from '#domain/casos/trabajosCaso';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { decisionOnCase, factsOfCase, type Person } from './context.ts';

/** A case as the chart of its life sees it, for one person. */
export function livedCase(caso: Caso, person: Person): Lived {
  const facts = factsOfCase(caso, person);
  const against = ([...ACCIONES_CASO, 'deshacer'] as const).map((work) => {
    const decision = decisionOnCase(caso, person, work);
    return [work, decision.allowed ? null : decision.text] as const;
  });
  return { state: caso.estado.id, stateNames: ESTADOS_CASO, logs: caso.logs, against: new Map(against), facts };
}
