const reader = new TextDecoder('utf-8', { fatal: true });

/**
 * Bytes as text, which is UTF-8 at every door: null where they are not, since some of their letters would be others. A byte order mark at
 * the beginning is no part of it.
 */
export function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return reader.decode(bytes);
  } catch {
    // The decoder says so by throwing.
    return null;
  }
}

/** The refusals of bytes that are not. */
export const UTF8_TEXTS = {
  cuerpo: 'El cuerpo de la petición no está en UTF-8: algunas de sus letras se leerían como otras.',
  linea: 'La línea no está en UTF-8: algunas de sus letras se leerían como otras.',
  archivo: 'El archivo no está en UTF-8. Ábralo y péguelo abajo.',
} as const;
