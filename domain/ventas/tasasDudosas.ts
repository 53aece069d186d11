import type { TasasDudosas } from '#domain/cadena/dudasDeTasa';
import { esFronteriza } from '#domain/cadena/frontera';
import { type Cobrada, grupoDeLinea } from './impuestosDeLinea.ts';

/** A line of a sale as its till taxed it, with its article. */
export interface LineaCobrada extends Cobrada {
  readonly numArt: string;
}

/** The state and municipality of a store, by its postal code; null where the post's list does not have it. */
export type Lugar = Parameters<typeof esFronteriza>[0] | null;

/** The articles of a store's sales whose rate nobody knows, or which it may not charge; where the store is not known, 8 % is let be. */
export function tasasDudosas(lineas: readonly LineaCobrada[], lugar: Lugar): TasasDudosas {
  const sinTasa = new Set<string>();
  const conOchoFuera = new Set<string>();
  for (const { numArt, ...cobrada } of lineas) {
    if (cobrada.total === 0) continue;
    const grupo = grupoDeLinea(cobrada);
    if (grupo === null) sinTasa.add(numArt);
    else if (grupo.tasaIva === OCHO && lugar !== null && !esFronteriza(lugar)) conOchoFuera.add(numArt);
  }
  return { sinTasa: [...sinTasa].toSorted(), conOchoFuera: [...conOchoFuera].toSorted() };
}

const OCHO = '0.080000';
