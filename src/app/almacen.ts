/**
 * The browser's local storage, shared by all tabs of the app. Storage may be forbidden or full: then nothing is kept,
 * and the app works for as long as the tab lives.
 */
const CLAVES = {
  sesion: 'mostrador.sesion',
  actividad: 'mostrador.actividad',
  cierrePendiente: 'mostrador.cierrePendiente',
  ultimaTienda: 'mostrador.ultimaTienda',
  tema: 'mostrador.tema',
} as const;

export type ClaveAlmacen = keyof typeof CLAVES;

export const leer = (clave: ClaveAlmacen): string | null => {
  try {
    return localStorage.getItem(CLAVES[clave]);
  } catch {
    return null;
  }
};

export const guardar = (clave: ClaveAlmacen, valor: string): void => {
  try {
    localStorage.setItem(CLAVES[clave], valor);
  } catch {
    // Nothing to do: the value lives in memory.
  }
};

export const borrar = (clave: ClaveAlmacen): void => {
  try {
    localStorage.removeItem(CLAVES[clave]);
  } catch {
    // Nothing was kept.
  }
};

/** Tells when another tab changes a value; `null` when it removed it. Answers the function that stops listening. */
export const alCambiarEnOtraPestana = (clave: ClaveAlmacen, avisar: (valor: string | null) => void): (() => void) => {
  const escuchar = (evento: StorageEvent) => {
    if (evento.key === CLAVES[clave]) avisar(evento.newValue);
    // Clearing the whole storage names no key.
    else if (evento.key === null) avisar(null);
  };
  window.addEventListener('storage', escuchar);
  return () => window.removeEventListener('storage', escuchar);
};
