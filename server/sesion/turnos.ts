/**
 * Does one thing after the other under each key; things under different keys do not wait for each other.
 * @returns what was done, or its error, which the next one does not see.
 */
export const crearTurnos = () => {
  const ultimos = new Map<string, Promise<unknown>>();
  return async <T>(clave: string, hacer: () => Promise<T>): Promise<T> => {
    const anterior = ultimos.get(clave) ?? Promise.resolve();
    const propio = anterior.then(hacer, hacer);
    ultimos.set(clave, propio);
    try {
      return await propio;
    } finally {
      if (ultimos.get(clave) === propio) ultimos.delete(clave);
    }
  };
};
