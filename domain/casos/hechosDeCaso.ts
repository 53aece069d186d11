import type { ContraDeshacer } from '#domain/common/deshacer';
import { type Permiso, permissionsOf } from '#domain/common/permisos';
import type { IdEstadoCaso } from './vidaCaso.ts';

/** A request to authorize a case. */
interface SolicitudDeCaso {
  readonly solicitante: number;
  /** Somebody authorized it or did not. */
  readonly resuelta: boolean;
}

/** Who wants to work on a case. */
interface Persona {
  readonly numiden: number;
  readonly permisos: readonly number[];
}

/** All that the life of a case reads (`machines/vidaCaso.machine.ts`). */
interface HechosDeCaso {
  readonly permisos: readonly Permiso[];
  readonly numiden: number;
  readonly solicitante: number | null;
  /** Only who takes back an act knows where to: nothing, until he says so. */
  readonly vuelveA: IdEstadoCaso | ContraDeshacer;
}

/**
 * The facts that the life of a case reads (specification, section 4): server and screen decide by the same ones.
 * @param solicitud the last one of the case, which row and wire both have; null when there was none.
 */
export function hechosDeCaso(solicitud: SolicitudDeCaso | null, { numiden, permisos }: Persona): HechosDeCaso {
  const solicitante = solicitud === null || solicitud.resuelta ? null : solicitud.solicitante;
  return { numiden, permisos: permissionsOf(permisos), solicitante, vuelveA: 'nada' };
}
