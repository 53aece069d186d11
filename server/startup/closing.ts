import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../platform/db/base.ts';
import type { Maintenance } from './maintenance.ts';
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

/** A PostgreSQL that does not take leave within this time is left to itself, in milliseconds: its connections end with the process. */
const LEAVE_MS = 500;

/** @param cierreMs within which the process has ended: who starts and ends servers kills what is still there. */
export function limitsOf(cierreMs: number): Limits {
  return { databaseMs: cierreMs - 4_000, connectionsMs: cierreMs - 2_000, processMs: cierreMs - 500 };
}

/** All that works on the database while people are served. */
interface Serving {
  readonly app: FastifyInstance;
  readonly maintenance: Pick<Maintenance, 'stop'>;
}

/**
 * Ends the serving: no new request is let in, those under way come to their end within the limits, uploads and the
 * housekeeping too. At their end, or at a second order, it is cut off: data that were not stored whole are not stored.
 */
export async function closeApp(
  { app, maintenance }: Serving,
  base: Base,
  { corte }: Signals,
  cierreMs: number,
): Promise<void> {
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
  await maintenance.stop();
  clearInterval(watch);
  clearTimeout(limit);
}

/**
 * Closes the database once nobody is served. Every request is answered and every job has had its time to end: a connection to
 * PostgreSQL that is still out, or still being made, is waited for by nobody. The embedded engine is closed whole.
 */
export async function closeBase(base: Base): Promise<void> {
  if (base.motor === 'pglite') return base.close();
  base.cortar(0);
  await Promise.race([base.close(), pause(LEAVE_MS, undefined, { ref: false })]);
}
