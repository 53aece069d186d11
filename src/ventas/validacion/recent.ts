import type { ClaveOperacion } from '#domain/ventas/operaciones';

/** An operation that was looked up not long ago; `nombreTienda` is how the store was called then. */
export interface RecentOperation extends ClaveOperacion {
  readonly nombreTienda: string;
}

export const MAX_RECENT = 6;

function keyOf(numiden: number): string {
  return `mostrador.recientes.${numiden}`;
}

function isRecent(value: unknown): value is RecentOperation {
  const { tienda, operacion, nombreTienda } = (value ?? {}) as Partial<Record<keyof RecentOperation, unknown>>;
  return Number.isSafeInteger(tienda) && Number.isSafeInteger(operacion) && typeof nombreTienda === 'string';
}

/** The list with an operation at its head: each one once, the newest first, six at most. */
export function withRecent(recientes: readonly RecentOperation[], fresh: RecentOperation): readonly RecentOperation[] {
  return [
    fresh,
    ...recientes.filter(({ tienda, operacion }) => tienda !== fresh.tienda || operacion !== fresh.operacion),
  ].slice(0, MAX_RECENT);
}

/** Reads what was kept; anything that is not such a list counts as nothing. */
export function readRecent(texto: string | null): readonly RecentOperation[] {
  try {
    const read: unknown = JSON.parse(texto ?? '[]');
    return Array.isArray(read) ? read.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** The operations that a person looked up last on this computer; only their numbers are kept, nothing of the sale. */
export function recentOf(numiden: number): readonly RecentOperation[] {
  try {
    return readRecent(localStorage.getItem(keyOf(numiden)));
  } catch {
    return [];
  }
}

export function rememberRecent(numiden: number, fresh: RecentOperation): void {
  try {
    localStorage.setItem(keyOf(numiden), JSON.stringify(withRecent(recentOf(numiden), fresh)));
  } catch {
    // Storage may be forbidden or full; the list is a convenience.
  }
}
