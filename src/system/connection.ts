import type { Failure } from '#contract/common/failure';
import type { ConnectionWatch } from '../api/api.ts';

/**
 * Whether the back end serves, as far as the last calls know: it does; it could not be reached at all; its database is away
 * or too busy; its disk is full.
 */
export type ConnectionState = 'bien' | 'sinRed' | 'sinServicio' | 'sinEspacio';

/** Watches over the back end while it is away, for as long as the page lives. */
export interface Connection extends ConnectionWatch {
  estado(): ConnectionState;
  /** Tells of every change of `estado`. */
  suscribir(notify: () => void): () => void;
}

interface Options {
  /** Asks the back end whether it serves; rejects with a `Failure` otherwise. */
  readonly probar: () => Promise<unknown>;
  /** From 0 to 1; spreads the questions of many counters over time. */
  readonly azar?: () => number;
}

const STATE_AFTER: { readonly [T in Failure['tipo']]?: ConnectionState } = {
  sinConexion: 'sinRed',
  noDisponible: 'sinServicio',
  sinEspacio: 'sinEspacio',
};

const LONGEST_PAUSE_MS = 10_000;

/** However long a server asks to be left alone, a person waits before the screen. */
const LONGEST_WAIT_S = 30;

/** A back end that goes away again so soon after its return was not really back: the pauses go on growing. */
const RELAPSE_MS = 30_000;

/**
 * Makes the keeper of the connection. From the first call that finds the back end away it asks by itself, with pauses that
 * grow from one second to ten, until it serves again; then whoever waits for it is told. Only that answer ends the wait:
 * other calls may be answered without the database that a failed one needs.
 */
export function createConnection({ probar, azar = Math.random }: Options): Connection {
  const listeners = new Set<() => void>();
  const esperan = new Set<() => void>();
  let current: ConnectionState = 'bien';
  let attempts = 0;
  let volvioEn = Number.NEGATIVE_INFINITY;
  let noAntesDe = Number.NEGATIVE_INFINITY;
  let clock: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const change = (fresh: ConnectionState) => {
    if (fresh === current) return;
    current = fresh;
    for (const notify of [...listeners]) notify();
  };

  const wait = (minimoMs: number) => {
    const pause = Math.min(1_000 * 2 ** attempts, LONGEST_PAUSE_MS) * (0.8 + 0.2 * azar());
    attempts += 1;
    clearTimeout(clock);
    clock = setTimeout(() => void ask(), Math.max(pause, minimoMs));
  };

  const ask = async () => {
    if (current === 'bien' || asking) return;
    clearTimeout(clock);
    asking = true;
    const serves = await probar().then(
      () => true,
      (error: unknown) => !isStillAway(error),
    );
    asking = false;
    if (!serves) return wait(0);
    volvioEn = performance.now();
    change('bien');
    for (const notify of [...esperan]) notify();
  };

  const irse = (estado: ConnectionState, seconds: number) => {
    if (current !== 'bien') return change(estado);
    if (performance.now() - volvioEn > RELAPSE_MS) attempts = 0;
    const minimoMs = Math.min(seconds, LONGEST_WAIT_S) * 1_000;
    noAntesDe = performance.now() + minimoMs;
    change(estado);
    wait(minimoMs);
  };

  window.addEventListener('offline', () => irse('sinRed', 0));
  window.addEventListener('online', () => void ask());
  if (!navigator.onLine) irse('sinRed', 0);

  return {
    estado: () => current,
    suscribir: (notify) => add(listeners, notify),
    alVolver: (notify) => add(esperan, notify),
    fallo: (failure) => {
      const estado = STATE_AFTER[failure.tipo];
      if (estado !== undefined) irse(estado, 'segundos' in failure ? failure.segundos : 0);
    },
    contesto: () => {
      if (current !== 'bien' && performance.now() >= noAntesDe) void ask();
    },
  };
}

function add(set: Set<() => void>, notify: () => void): () => void {
  set.add(notify);
  return () => set.delete(notify);
}

/** A back end of an integrator may not know the question; that it answers so is an answer all the same. */
function isStillAway(error: unknown): boolean {
  const kind = typeof error === 'object' && error !== null && 'tipo' in error ? error.tipo : null;
  return kind === null || kind === 'interno' || Object.hasOwn(STATE_AFTER, String(kind));
}
