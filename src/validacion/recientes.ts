import type { ClaveOperacion } from '#domain/operaciones';

/** An operation that was looked up not long ago; `nombreTienda` is how the store was called then. */
export interface OperacionReciente extends ClaveOperacion {
  readonly nombreTienda: string;
}

export const MAX_RECIENTES = 6;

const claveDe = (numiden: number): string => `mostrador.recientes.${numiden}`;

const esReciente = (valor: unknown): valor is OperacionReciente => {
  const { tienda, operacion, nombreTienda } = (valor ?? {}) as Partial<Record<keyof OperacionReciente, unknown>>;
  return Number.isSafeInteger(tienda) && Number.isSafeInteger(operacion) && typeof nombreTienda === 'string';
};

/** The list with an operation at its head: each one once, the newest first, six at most. */
export const conReciente = (
  recientes: readonly OperacionReciente[],
  nueva: OperacionReciente,
): readonly OperacionReciente[] =>
  [
    nueva,
    ...recientes.filter(({ tienda, operacion }) => tienda !== nueva.tienda || operacion !== nueva.operacion),
  ].slice(0, MAX_RECIENTES);

/** Reads what was kept; anything that is not such a list counts as nothing. */
export const leerLista = (texto: string | null): readonly OperacionReciente[] => {
  try {
    const leido: unknown = JSON.parse(texto ?? '[]');
    return Array.isArray(leido) ? leido.filter(esReciente).slice(0, MAX_RECIENTES) : [];
  } catch {
    return [];
  }
};

/** The operations that a person looked up last on this computer; only their numbers are kept, nothing of the sale. */
export const recientesDe = (numiden: number): readonly OperacionReciente[] => {
  try {
    return leerLista(localStorage.getItem(claveDe(numiden)));
  } catch {
    return [];
  }
};

export const recordarReciente = (numiden: number, nueva: OperacionReciente): void => {
  try {
    localStorage.setItem(claveDe(numiden), JSON.stringify(conReciente(recientesDe(numiden), nueva)));
  } catch {
    // Storage may be forbidden or full; the list is a convenience.
  }
};
