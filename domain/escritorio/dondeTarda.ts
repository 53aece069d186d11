import { z } from 'zod';
import { percentil, type Tiempos, tiemposSchema, vecesDe } from './uso.ts';

/** The measures by which a time is told: its share of all. */
export const PARTES = { mediana: 0.5, p90: 0.9 } as const;
export type Medida = keyof typeof PARTES;

/** How long records of a store had been in a state when they left it. */
export interface EstanciaEnTienda {
  readonly tienda: number;
  /** Id of the state in the chart. */
  readonly estado: string;
  readonly tiempos: Tiempos;
}

/** A state that lasts longer in a store than in the others: the times there, and in all others together. */
export interface Tardanza extends EstanciaEnTienda {
  readonly resto: Tiempos;
}

/** Its form on the wire, with the name of the store. */
export const tardanzaSchema = z.object({
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  estado: z.string(),
  tiempos: tiemposSchema,
  resto: tiemposSchema,
});

/** So few stays say nothing. */
const POCAS = 30;
/** A state lasts longer somewhere where its measure is half as long again as elsewhere, and an hour longer. */
const VECES_MAS = 1.5;
const MAS_MS = 3_600_000;
const MAX_TARDANZAS = 5;

/**
 * The states that last longer in a store than in the others, those first where most time is lost: the difference, as often as
 * records went through. At most five (docs/decisions/293).
 * @param estancias one entry for each store and state, of all stores.
 * @param solo the store of which alone is told; null for all.
 */
export function dondeTarda(
  estancias: readonly EstanciaEnTienda[],
  medida: Medida,
  solo: number | null = null,
): readonly Tardanza[] {
  const everywhere = sumsByState(estancias);
  return estancias
    .flatMap((aqui) => {
      if (solo !== null && aqui.tienda !== solo) return [];
      const resto = without(everywhere.get(aqui.estado) ?? new Map(), aqui.tiempos);
      const [veces, suyo, otro] = [vecesDe(aqui.tiempos), timeOf(aqui.tiempos, medida), timeOf(resto, medida)];
      if (veces < POCAS || vecesDe(resto) < POCAS || suyo < otro * VECES_MAS || suyo - otro < MAS_MS) return [];
      return [{ ...aqui, resto, lost: (suyo - otro) * veces }];
    })
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MAX_TARDANZAS)
    .map(({ lost: _, ...tardanza }) => tardanza);
}

function timeOf(tiempos: Tiempos, medida: Medida): number {
  return percentil(tiempos, PARTES[medida]) ?? 0;
}

type Sums = ReadonlyMap<number, number>;

function sumsByState(estancias: readonly EstanciaEnTienda[]): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Map<number, number>>();
  for (const { estado, tiempos } of estancias) {
    const own = sums.get(estado) ?? new Map<number, number>();
    for (const [cubeta, veces] of tiempos) own.set(cubeta, (own.get(cubeta) ?? 0) + veces);
    sums.set(estado, own);
  }
  return sums;
}

function without(all: Sums, tiempos: Tiempos): Tiempos {
  const own = new Map(tiempos);
  return [...all].flatMap(([cubeta, veces]): Tiempos => {
    const others = veces - (own.get(cubeta) ?? 0);
    return others > 0 ? [[cubeta, others]] : [];
  });
}
