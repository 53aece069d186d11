/** The orders of the system to the process. */
export interface Signals {
  /** Aborted by the first signal: running requests may end. */
  readonly cierre: AbortSignal;
  /** Aborted by the second: they are cut off. */
  readonly corte: AbortSignal;
}

/** Hears the signals that end a process. */
export function listenToSignals(): Signals {
  const closing = new AbortController();
  const abort = new AbortController();
  for (const nombre of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(nombre, () => (closing.signal.aborted ? abort : closing).abort());
  }
  return { cierre: closing.signal, corte: abort.signal };
}

/** Waits for a signal; one that has come already is no wait. */
export function arrival(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
