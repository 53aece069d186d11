import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ESTADOS_CASO } from '#domain/vidaCaso';

const esEstado = (id: number): id is IdEstadoCaso => Object.hasOwn(ESTADOS_CASO, id);

/** A stored state as one of those that the business knows. */
export const idEstadoCaso = (id: number): IdEstadoCaso => {
  if (!esEstado(id)) throw new Error(`A case is in the unknown state ${id}`);
  return id;
};

/** A stored state with its name, as every answer shows it. */
export const estadoCaso = (id: number): { id: IdEstadoCaso; nombre: string } => {
  const conocido = idEstadoCaso(id);
  return { id: conocido, nombre: ESTADOS_CASO[conocido] };
};
