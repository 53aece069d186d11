/** Whether the back end can be reached, as far as the last call and the browser know. */
export interface Conexion {
  hayConexion(): boolean;
  cambiar(hayConexion: boolean): void;
  suscribir(avisar: () => void): () => void;
}

export const crearConexion = (): Conexion => {
  let actual = navigator.onLine;
  const oyentes = new Set<() => void>();
  const cambiar = (hayConexion: boolean) => {
    if (hayConexion === actual) return;
    actual = hayConexion;
    for (const avisar of oyentes) avisar();
  };
  window.addEventListener('online', () => cambiar(true));
  window.addEventListener('offline', () => cambiar(false));
  return {
    hayConexion: () => actual,
    cambiar,
    suscribir: (avisar) => {
      oyentes.add(avisar);
      return () => oyentes.delete(avisar);
    },
  };
};
