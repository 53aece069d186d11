import type { QueryClient } from '@tanstack/react-query';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Caso } from '#domain/casos';
import { query } from '../../data/query.ts';
import { newerOf } from '../../ui/works/shownRecord.ts';

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

/** Takes over what a work's own answer says of the case, and reads the rest again at once. */
export async function believe(data: QueryClient, id: number, answer: RespuestaTrabajo | null): Promise<void> {
  const { queryKey } = caseRead(id);
  const estado = answer?.estado;
  if (answer !== null && estado !== undefined) {
    data.setQueryData(queryKey, (held: Caso | undefined) =>
      held === undefined || held.version > answer.version
        ? held
        : { ...held, version: answer.version, estado: estado as Caso['estado'] },
    );
  }
  await Promise.all([
    data.invalidateQueries({ queryKey, exact: true }),
    data.invalidateQueries({ queryKey: filesRead(id).queryKey, exact: true }),
  ]);
}
