import { z } from 'zod';
import { ESTADO } from './vidaCaso.ts';

/** Two cases that have to do with each other and both go on (docs/decisions/272). */

/** So many other cases one is related with at most. */
const MAX_RELACIONES = 20;

/** The case that is on screen, and the other one. */
export const relacionSchema = z.object({ idCaso: z.int().positive(), con: z.int().positive() });

/** Texts of relations. */
export const RELACION_TEXTS = {
  mismo: 'Es este mismo caso: elija el otro.',
  /** Of a case that is not for who asks nothing is told. */
  noEsta: (id: number) => `El caso ${id} no existe, o no puede verlo.`,
  solucionado: (id: number) => `El caso ${id} ya está solucionado.`,
  yaRelacionados: (id: number) => `El caso ${id} ya está relacionado con este.`,
  muchas: (id: number) => `El caso ${id} ya tiene ${MAX_RELACIONES} casos relacionados.`,
  noRelacionados: (id: number) => `El caso ${id} ya no está relacionado con este.`,
  relacionado: (id: number) => `Caso ${id} relacionado`,
  quitada: (id: number) => `El caso ${id} ya no está relacionado`,
} as const;

/** A case as it is to be related: how many relations it has; `visible` is whether who asks may see it. */
interface CasoPorRelacionar {
  readonly id: number;
  readonly idEstado: number;
  readonly visible: boolean;
  readonly relaciones: number;
}

/**
 * Says why a case is not related with another one; null where it may be.
 * @param otro null where there is no such case.
 */
export function contraRelacionar(
  caso: CasoPorRelacionar,
  otro: CasoPorRelacionar | null,
  { con, yaRelacionados }: { readonly con: number; readonly yaRelacionados: boolean },
): string | null {
  if (caso.id === con) return RELACION_TEXTS.mismo;
  if (otro === null || !otro.visible) return RELACION_TEXTS.noEsta(con);
  if (yaRelacionados) return RELACION_TEXTS.yaRelacionados(con);
  const solved = [caso, otro].find(({ idEstado }) => idEstado === ESTADO.solucionada);
  if (solved !== undefined) return RELACION_TEXTS.solucionado(solved.id);
  const full = [caso, otro].find(({ relaciones }) => relaciones >= MAX_RELACIONES);
  return full === undefined ? null : RELACION_TEXTS.muchas(full.id);
}
