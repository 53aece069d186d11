import { z } from 'zod';
import { type Movimiento, movimientoSchema } from '#domain/common/history';

/**
 * The code of a 503 that concerns one request alone: a record that it needed was held, or it took too long. Nothing was
 * stored, and others are served. Any other 503 means that the database serves no request at all.
 */
export const BUSY_CODE = 5030;

/** The header by which every answer names its request: as the log, the neighbours and the audit name it too. */
export const FOLIO_HEADER = 'X-Request-Id';

/** The code of an answer about a neighbour that said nothing: its work may be done, and the answer says so. */
export const UNKNOWN_CODE = 502;

/**
 * The body of every answer that is not a success: one true Spanish text, and for a refused form the fields at fault.
 * `codigo` is never one of the success codes of the specification (section 7); a conflict
 * names what it is about (`entidad`, `id`), and for a stale save its present version and what was done to it since.
 */
export const errorBodySchema = z.object({
  codigo: z.int(),
  message: z.string(),
  campos: z.array(z.object({ campo: z.string(), message: z.string() })).optional(),
  entidad: z.string().optional(),
  id: z.int().optional(),
  version: z.int().optional(),
  cambios: z.array(movimientoSchema).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/**
 * Why a call did not give data. `texto` is what the person reads, by the resolution order of the specification
 * (section 8); `codigo` is the answer's own code, null when there was no usable body.
 * - `sinConexion`: no answer came; whether the server did the work is unknown.
 * - `sinSesion`: 401. `sinPermiso`: 403. `noEncontrado`: 404. `conflicto`: 409.
 * - `rechazo`: any other 4xx: nothing was stored. `espera`: 429, or 503 with `BUSY_CODE`: neither was anything, and it makes
 *   sense to try again after `segundos`.
 * - `noDisponible`: any other 503, the database is away or too busy; whether a save was stored is unknown. `sinEspacio`: 507, its
 *   disk is full: nothing was stored. Both pass by themselves; `segundos` until it makes sense to try again.
 * - `interno`: any other 5xx, or an answer that is not of the agreed shape; whether the work was done is unknown.
 */
export type Failure = {
  readonly texto: string;
  readonly codigo: number | null;
  readonly campos: readonly { readonly campo: string; readonly message: string }[];
} & (
  | { readonly tipo: 'sinConexion' | 'sinSesion' | 'sinPermiso' | 'noEncontrado' | 'rechazo' | 'interno' }
  | { readonly tipo: 'conflicto'; readonly objeto: ObjetoDeConflicto | null; readonly cambio: OthersChange | null }
  | { readonly tipo: 'espera' | 'noDisponible' | 'sinEspacio'; readonly segundos: number }
);

/** The entity that a conflict is about: its name ('caso') and its id. */
export interface ObjetoDeConflicto {
  readonly entidad: string;
  readonly id: number;
}

/** The changes of others to an entity since the sent version: its present version, and every entry in order. */
export interface OthersChange {
  readonly version: number;
  readonly cambios: readonly Movimiento[];
}

/** Tells whether a failed save may have been stored all the same, so that a retry must repeat the same key. */
export function isOutcomeUnknown(failure: Failure): boolean {
  return failure.tipo === 'sinConexion' || failure.tipo === 'noDisponible' || failure.tipo === 'interno';
}
