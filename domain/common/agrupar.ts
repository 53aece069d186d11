/** A key, and what has it: at least one. */
export type Agrupados<K, T> = readonly (readonly [clave: K, primero: T, iguales: readonly T[]])[];

/** Puts together what has the same key, in the order in which each key first comes. (Browsers of old computers lack Map.groupBy.) */
export function agrupar<K, T>(todos: readonly T[], claveDe: (uno: T) => K): Agrupados<K, T> {
  const grupos = new Map<K, [clave: K, primero: T, iguales: T[]]>();
  for (const uno of todos) {
    const clave = claveDe(uno);
    const grupo = grupos.get(clave);
    if (grupo === undefined) grupos.set(clave, [clave, uno, [uno]]);
    else grupo[2].push(uno);
  }
  return [...grupos.values()];
}
