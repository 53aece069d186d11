/** What the system tells the process to do. */
export interface Senales {
  /** Aborted by the first signal: running requests may end. */
  readonly cierre: AbortSignal;
  /** Aborted by the second: they are cut off. */
  readonly corte: AbortSignal;
}

/** Hears the signals that end a process. */
export const escucharSenales = (): Senales => {
  const cierre = new AbortController();
  const corte = new AbortController();
  for (const nombre of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(nombre, () => (cierre.signal.aborted ? corte : cierre).abort());
  }
  return { cierre: cierre.signal, corte: corte.signal };
};

/** Waits for a signal; one that has come already is no wait. */
export const llegada = (senal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (senal.aborted) resolve();
    else senal.addEventListener('abort', () => resolve(), { once: true });
  });
