import { type NewCaseFields, nuevoCasoTecleadoSchema } from '#domain/casos/nuevoCaso';
import type { ClaveOperacion } from '#domain/ventas/operaciones';

/** The key of a new case's draft: one an operation, and one for cases without. */
export function newCaseDraft(operacion: ClaveOperacion | null): string {
  return operacion === null ? 'nuevoCaso.suelto' : `nuevoCaso.${operacion.tienda}.${operacion.operacion}`;
}

/**
 * The kept values as the form can take them up again; null when the form has changed since. Only the names of files are
 * left, to attach again.
 */
export function restoredValues(kept: unknown): NewCaseFields | null {
  const { data } = nuevoCasoTecleadoSchema.safeParse(kept);
  if (data === undefined) return null;
  return { ...data, anexos: [], porReponer: [...data.porReponer, ...data.anexos.map(({ nombre }) => nombre)] };
}
