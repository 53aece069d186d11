/**
 * The browser's local storage, shared by all tabs of the app. Storage may be forbidden or full: then nothing is kept,
 * and the app works for as long as the tab lives.
 */
const KEYS = {
  sesion: 'mostrador.sesion',
  actividad: 'mostrador.actividad',
  salida: 'mostrador.salida',
  cierrePendiente: 'mostrador.cierrePendiente',
  /** Where a person goes on who went to the identity provider. */
  destino: 'mostrador.destino',
  ultimaTienda: 'mostrador.ultimaTienda',
  tema: 'mostrador.tema',
  menu: 'mostrador.menu',
  avisosNavegador: 'mostrador.avisosNavegador',
} as const;

export type StorageKey = keyof typeof KEYS;

export function read(key: StorageKey): string | null {
  try {
    return localStorage.getItem(KEYS[key]);
  } catch {
    return null;
  }
}

export function save(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(KEYS[key], value);
  } catch {
    // Nothing to do: the value lives in memory.
  }
}

export function remove(key: StorageKey): void {
  try {
    localStorage.removeItem(KEYS[key]);
  } catch {
    // Nothing was kept.
  }
}

/** Tells when another tab changes a value; `null` when it removed it. Answers the function that stops listening. */
export function onChangeInOtherTab(key: StorageKey, notify: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEYS[key]) notify(event.newValue);
    // Clearing the whole storage names no key.
    else if (event.key === null) notify(null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
