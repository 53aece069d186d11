import { z } from 'zod';
import { estaFuera, fueraEnPalabras } from '#domain/common/ausencias';
import { addDays, type IsoDate, shortDate } from '#domain/common/dates';
import { isIsoDate } from '#domain/common/isoDate';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';

/** Absences: until which day a person is away, and who stands in meanwhile (docs/decisions/264). */

/** So many days ahead an absence ends at most. */
export const MAX_DIAS_FUERA = 365;

/** Texts of absences. */
export const AUSENCIA_TEXTS = {
  dia: 'Elija el último día.',
  paso: 'Ese día ya pasó: elija hoy o uno posterior.',
  lejos: (ultimo: IsoDate) => `Elija un día hasta el ${shortDate(ultimo)}.`,
  suplenteNoPuede:
    'Esta persona no puede suplir: no atiende casos de las mismas tiendas o áreas, o ya no es usuario. Elija otra.',
  suplenteFuera: (nombre: string, hasta: IsoDate) =>
    `${nombre} también está ausente (${fueraEnPalabras(hasta).toLowerCase()}). Elija a otra persona.`,
  guardada: (hasta: IsoDate) => `Ausencia guardada: ${fueraEnPalabras(hasta).toLowerCase()}`,
  deVuelta: 'La ausencia terminó',
  ningunCaso: (suplente: string) =>
    `${suplente} no puede tener ninguno de los casos: no los vería. Asígnelos a otra persona.`,
} as const;

/** An absence as it is asked for: no day ends it, and then nobody stands in. */
export const ausenciaPedidaSchema = z
  .object({
    hasta: z.string().refine(isIsoDate, AUSENCIA_TEXTS.dia).nullable(),
    suplente: z.int().positive().nullable(),
  })
  .transform(({ hasta, suplente }) => ({ hasta, suplente: hasta === null ? null : suplente }));

export type AusenciaPedida = z.output<typeof ausenciaPedidaSchema>;

/** An absence that is not over, as it is shown. */
export const ausenciaSchema = z.object({
  hasta: z.string(),
  /** Null where nobody stands in. */
  suplente: z.object({ numiden: z.int(), nombre: z.string() }).nullable(),
});

export type Ausencia = z.infer<typeof ausenciaSchema>;

/** The people whom a search for a stand-in finds. */
export const suplentesSchema = z.object({
  personas: z.array(z.object({ numiden: z.int(), nombre: z.string(), rol: z.string().nullable() })),
  /** There are more than these: another letter tells them apart. */
  hayMas: z.boolean(),
});

/** Why an absence cannot end on a day; null where it can. */
export function contraUltimoDia(hasta: IsoDate, hoy: IsoDate): string | null {
  if (!estaFuera(hasta, hoy)) return AUSENCIA_TEXTS.paso;
  const ultimo = addDays(hoy, MAX_DIAS_FUERA);
  return hasta > ultimo ? AUSENCIA_TEXTS.lejos(ultimo) : null;
}

/** The rights of a person as standing in asks for them; `tiendas` empty is every store. */
export interface QuienSuple {
  readonly numiden: number;
  readonly activo: boolean;
  readonly permisos: readonly number[];
  readonly areas: readonly number[];
  readonly tiendas: readonly number[];
}

/**
 * Whether a person may stand in for another one: a colleague who may take cases and sees some of the other's, by store or by area.
 * Which record goes to the stand-in is judged record by record.
 */
export function puedeSuplir(suplente: QuienSuple, a: Pick<QuienSuple, 'numiden' | 'areas' | 'tiendas'>): boolean {
  const { numiden, activo, permisos, areas, tiendas } = suplente;
  if (!activo || numiden === a.numiden) return false;
  if (!hasPermission(permisos, ['actualizarCaso']) || !hasPermission(permisos, PERMISSION_GROUPS.casos)) return false;
  return (
    hasPermission(permisos, ['verTodosLosCasos']) ||
    tiendas.length === 0 ||
    a.tiendas.length === 0 ||
    tiendas.some((tienda) => a.tiendas.includes(tienda)) ||
    areas.some((area) => a.areas.includes(area))
  );
}

/**
 * Why somebody does not stand in for another one; null where that is right.
 * @param suplente null for a number that no user has; `fueraHasta` null for who is not away.
 */
export function contraSuplente(
  suplente: (QuienSuple & { readonly nombre: string; readonly fueraHasta: IsoDate | null }) | null,
  { a, hoy }: { readonly a: Pick<QuienSuple, 'numiden' | 'areas' | 'tiendas'>; readonly hoy: IsoDate },
): string | null {
  if (suplente === null || !puedeSuplir(suplente, a)) return AUSENCIA_TEXTS.suplenteNoPuede;
  const { nombre, fueraHasta } = suplente;
  if (fueraHasta === null || !estaFuera(fueraHasta, hoy)) return null;
  return AUSENCIA_TEXTS.suplenteFuera(nombre, fueraHasta);
}

/** 'Entregar 5 casos a Beto', 'Entregar 3 de 5 casos a Beto'. */
export function porEntregarEnPalabras(
  { total, entregables }: { readonly total: number; readonly entregables: number },
  nombre: string,
): string {
  return `Entregar ${deTodosLosCasos(entregables, total)} a ${nombre}`;
}

/** '5 casos', '3 de 5 casos'. */
export function deTodosLosCasos(some: number, all: number): string {
  const cases = all === 1 ? 'caso' : 'casos';
  return some === all ? `${all} ${cases}` : `${some} de ${all} ${cases}`;
}
