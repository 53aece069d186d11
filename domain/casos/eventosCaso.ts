import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { Evento } from '#domain/common/eventos';

/** The facts of a case that its event tells. */
interface CasoDeEvento {
  readonly id: number;
  readonly version: number;
  readonly idEstado: number;
  readonly cvetda: number;
  readonly idArea: number;
  readonly idSubcategoria: number;
}

/** The event of a work on a case: that it was closed; null for any other. */
export function eventoDeCaso(antes: Pick<CasoDeEvento, 'idEstado'>, caso: CasoDeEvento): Evento | null {
  if (antes.idEstado === caso.idEstado || caso.idEstado !== ESTADO.solucionada) return null;
  const { id, version, idArea, idSubcategoria, cvetda: tienda } = caso;
  return {
    tipo: 'caso.cerrado',
    id,
    datos: { id, version, estado: ESTADOS_CASO[ESTADO.solucionada], area: idArea, categoria: idSubcategoria, tienda },
  };
}
