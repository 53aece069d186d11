/** Joins the edges of an explored machine into few long walks, each of which fits on one page. */
import type { EventObject } from 'xstate';
import type { AbstractState } from '../../machines/kit/plan.ts';

/** After so many events a walk ends, so that one that fails is still short enough to be read. */
const MAX_EVENTOS = 60;

interface Arista {
  readonly event: EventObject;
  readonly to: string;
  readonly taken: readonly string[];
}

/** What the exploration wrote down of a transition, without the value from which it was taken. */
const sinOrigen = (taken: string): string => taken.split(' from ')[0] ?? taken;

/**
 * Walks that together take every transition which some edge takes: always on to the nearest that is still missing, and
 * from the start again when none is in reach.
 */
export const unir = (states: readonly AbstractState[]): readonly (readonly EventObject[])[] => {
  const porClave = new Map(states.map((state) => [state.key, state]));
  const inicio = states.find(({ prefix }) => prefix.length === 0);
  if (inicio === undefined) throw new Error('The machine has no first state.');
  const faltan = new Set(states.flatMap(({ edges }) => edges.flatMap(({ taken }) => taken.map(sinOrigen))));
  const recorridos: EventObject[][] = [];
  for (;;) {
    const eventos: EventObject[] = [];
    let aqui = inicio.key;
    while (eventos.length < MAX_EVENTOS) {
      const tramo = haciaLoQueFalta(porClave, aqui, faltan);
      if (tramo.length === 0) break;
      for (const { event, to, taken } of tramo) {
        eventos.push(event);
        for (const id of taken) faltan.delete(sinOrigen(id));
        aqui = to;
      }
    }
    if (eventos.length === 0) return recorridos;
    recorridos.push(eventos);
  }
};

/** The shortest way to an edge that takes something missing; of several alike the one that takes most. */
const haciaLoQueFalta = (
  porClave: ReadonlyMap<string, AbstractState>,
  desde: string,
  faltan: ReadonlySet<string>,
): readonly Arista[] => {
  const vistos = new Set([desde]);
  let frente: { readonly clave: string; readonly tramo: readonly Arista[] }[] = [{ clave: desde, tramo: [] }];
  while (frente.length > 0) {
    const siguiente: typeof frente = [];
    let mejor: readonly Arista[] = [];
    let gana = 0;
    for (const { clave, tramo } of frente) {
      for (const arista of porClave.get(clave)?.edges ?? []) {
        const nuevas = arista.taken.filter((id) => faltan.has(sinOrigen(id))).length;
        if (nuevas > gana) {
          gana = nuevas;
          mejor = [...tramo, arista];
        }
        if (vistos.has(arista.to)) continue;
        vistos.add(arista.to);
        siguiente.push({ clave: arista.to, tramo: [...tramo, arista] });
      }
    }
    if (gana > 0) return mejor;
    frente = siguiente;
  }
  return [];
};
