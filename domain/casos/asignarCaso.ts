import { z } from 'zod';
import { estaFuera, fueraEnPalabras } from '#domain/common/ausencias';
import type { IsoDate } from '#domain/common/dates';
import { hasPermission } from '#domain/common/permisos';
import { canSignInAt } from '#domain/personas/sesion';
import { canSeeCase } from './casos.ts';

/** The rights of a person who is not signed in now: `tiendas` are those where that may be, none for every one. */
interface Persona {
  readonly numiden: number;
  readonly permisos: readonly number[];
  readonly areas: readonly number[];
  readonly tiendas: readonly number[];
}

type CasoVisto = Parameters<typeof canSeeCase>[1];

/** No store has this number. */
const NOWHERE = { id: 0 };

/** Whether a person may see a case from one of the stores where that person may sign in. */
function alcanzaCaso(persona: Persona, caso: CasoVisto): boolean {
  // Who has no store named may be anywhere a case is, whether the chain lets him sign in there today or not.
  const tienda = canSignInAt({ ...persona, idRol: null }, caso.cvetda, 'todas') ? { id: caso.cvetda } : NOWHERE;
  return canSeeCase({ ...persona, tienda }, caso);
}

/** Whether a comment on a case may mention a person: who is a user, and may see the case. */
export function puedeMencionarse(persona: Persona & { readonly activo: boolean }, caso: CasoVisto): boolean {
  return persona.activo && alcanzaCaso(persona, caso);
}

/** Whether a case may be handed to a person: who may see it, and could take it himself. */
export function puedeTenerCaso(persona: Persona & { readonly activo: boolean }, caso: CasoVisto): boolean {
  return persona.activo && hasPermission(persona.permisos, ['actualizarCaso']) && alcanzaCaso(persona, caso);
}

/** Why a case is not handed to somebody. */
export const ASIGNAR_TEXTS = {
  noPuedeTenerlo: 'Esta persona no puede tener el caso: no lo vería, no podría tomarlo o ya no es usuario. Elija otra.',
  fuera: (nombre: string, hasta: IsoDate) =>
    `${nombre} está ausente (${fueraEnPalabras(hasta).toLowerCase()}). Elija a otra persona, o confirme que se le asigna de todos modos.`,
} as const;

/**
 * Why a case is not handed to a person who is away, unless who does it says so knowingly; null where it may.
 * @param fueraHasta null for who is not away.
 */
export function contraQuienEstaFuera(
  { nombre, fueraHasta }: { readonly nombre: string; readonly fueraHasta: IsoDate | null },
  { hoy, aSabiendas }: { readonly hoy: IsoDate; readonly aSabiendas: boolean },
): string | null {
  if (fueraHasta === null || aSabiendas || !estaFuera(fueraHasta, hoy)) return null;
  return ASIGNAR_TEXTS.fuera(nombre, fueraHasta);
}

/** How many people a search shows at most. */
export const MAX_ASIGNABLES = 20;

/** The people of a case whom a search finds. */
export const mencionablesSchema = z.object({
  personas: z.array(
    z.object({
      ...{ numiden: z.int(), nombre: z.string(), rol: z.string().nullable() },
      /** The last day of an absence; null for who is there. */
      fueraHasta: z.string().nullable().default(null),
    }),
  ),
  /** There are more than these: another letter tells them apart. */
  hayMas: z.boolean(),
});

/** The people who may be given a case, and why who asks may not hand it on; null where that is allowed. */
export const asignablesSchema = mencionablesSchema.extend({
  personas: z.array(
    mencionablesSchema.shape.personas.element.extend({
      /** Who stands in and may be given the case; null for nobody. */
      suplente: z.object({ numiden: z.int(), nombre: z.string() }).nullable().default(null),
    }),
  ),
  contra: z.string().nullable(),
});
