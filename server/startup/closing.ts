import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/base.ts';
import type { Signals } from './signals.ts';

/** How long after the order to end what is given up, in milliseconds. */
interface Limits {
  /** A request that waits for a database which does not answer is told so. */
  readonly databaseMs: number;
  /** Connections are cut: what is sent or received by then is lost. */
  readonly connectionsMs: number;
  /** The process ends, whatever the database does. */
  readonly processMs: number;
}

/**
 * A request that has kept a connection of the database for so long when the end is near waits for it
 * in vain, in milliseconds.
 */
const IN_VAIN_MS = 1_500;

/** @param cierreMs within which the process has ended: who starts and ends servers kills what is still there. */
export function limitsOf(cierreMs: number): Limits {
  return { databaseMs: cierreMs - 4_000, connectionsMs: cierreMs - 2_000, processMs: cierreMs - 500 };
}

/**
 * Ends the serving: no new request is let in, those under way come to their end within the limits, uploads too. At
 * their end, or at a second order, it is cut off: data that were not stored whole are not stored.
 */
export async function closeApp(app: FastifyInstance, base: Base, { corte }: Signals, cierreMs: number): Promise<void> {
  const { databaseMs, connectionsMs } = limitsOf(cierreMs);
  const cut = () => {
    app.server.closeAllConnections();
    base.cortar(0);
  };
  const since = performance.now();
  // A connection whose last request began before the order stays open for a next one that must not come.
  const watch = setInterval(() => {
    app.server.closeIdleConnections();
    if (performance.now() - since >= databaseMs) base.cortar(IN_VAIN_MS);
  }, 50);
  const limit = setTimeout(cut, connectionsMs);
  corte.addEventListener('abort', cut, { once: true });
  await app.close();
  clearInterval(watch);
  clearTimeout(limit);
}
