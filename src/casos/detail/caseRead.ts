import type { Caso } from '#domain/casos/casos';
import { query } from '../../data/query.ts';
import { newerOf } from '../../ui/works/newerOf.ts';

/** The reading of a case. An answer that was on its way for long never takes the place of a newer one. */
export function caseRead(id: number) {
  return {
    ...query('detalleCaso', { ruta: { id } }),
    structuralSharing: (held: unknown, came: unknown) => newerOf(held as Caso | undefined, came as Caso),
  };
}

/** The reading of a case's files. */
export function filesRead(id: number) {
  return query('anexosDeCaso', { consulta: { casoId: id } });
}
