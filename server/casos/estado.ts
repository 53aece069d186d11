import { ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';

function isState(id: number): id is IdEstadoCaso {
  return Object.hasOwn(ESTADOS_CASO, id);
}

/** A stored state as one of those that the business knows. */
function caseStateId(id: number): IdEstadoCaso {
  if (!isState(id)) throw new Error(`A case is in the unknown state ${id}`);
  return id;
}

/** A stored state with its name, as every answer shows it. */
export function caseState(id: number): { id: IdEstadoCaso; nombre: string } {
  const known = caseStateId(id);
  return { id: known, nombre: ESTADOS_CASO[known] };
}
