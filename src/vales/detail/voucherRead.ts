import type { QueryClient } from '@tanstack/react-query';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Vale } from '#domain/vales';
import type { IdEstadoVale } from '#domain/vidaVale';
import { query } from '../../data/query.ts';
import { newerOf } from '../../ui/works/shownRecord.ts';

/** The reading of a voucher. An answer that was on its way for long never takes the place of a newer one. */
export function voucherRead(id: number) {
  return {
    ...query('obtenerVale', { cuerpo: { valeId: id } }),
    structuralSharing: (held: unknown, came: unknown) => newerOf(held as Vale | undefined, came as Vale),
  };
}

/** Takes over what a work's own answer says of the voucher, and reads the rest again at once. */
export async function believe(data: QueryClient, id: number, answer: RespuestaTrabajo | null): Promise<void> {
  const { queryKey } = voucherRead(id);
  const estado = answer?.estado;
  if (answer !== null && estado !== undefined) {
    data.setQueryData(queryKey, (held: Vale | undefined) =>
      held === undefined || held.version > answer.version
        ? held
        : { ...held, version: answer.version, estado: { id: estado.id as IdEstadoVale, nombre: estado.nombre } },
    );
  }
  await data.invalidateQueries({ queryKey, exact: true });
}
