import { databaseFailureOf } from '../db/failures.ts';
import { Rejection } from '../http/rejection.ts';
import { NeighbourRefusal, NeighbourUnready } from './asked.ts';
import type { AskedNeighbours } from './limited.ts';
import { questionUnderWay } from './limited.ts';
import { CannotTell } from './stamper.ts';

/** So many failures within so long say that a neighbour is down; then one question is tried each so often; milliseconds. */
const FAILURES = 5;
const WITHIN_MS = 30_000;
const TRIAL_MS = 15_000;

/** Each neighbour, as 'No hay respuesta de ...' goes on. */
const NAMES: Readonly<Record<keyof AskedNeighbours, string>> = {
  wallet: 'la billetera',
  certificates: 'los certificados de regalo',
  credit: 'el crédito',
  logistics: 'logística',
  netsuite: 'NetSuite',
  stamper: 'el proveedor que timbra',
  parking: 'el estacionamiento',
  restaurant: 'el restaurante',
  sales: 'el sistema de ventas',
};

/**
 * Neighbours that are remembered to be down: nobody waits for one again and again. What is not sent was surely not done, so that it is
 * 'not ready'. Libraries break by a share or a row of failures; this is a number within a time, and a dozen lines.
 * @param now the passing time in milliseconds, from any beginning.
 */
export function remembering(neighbours: AskedNeighbours, now: () => number = () => performance.now()): AskedNeighbours {
  const guarded = Object.entries(neighbours).map(([name, neighbour]) => [
    name,
    guard(neighbour, NAMES[name as keyof AskedNeighbours], now),
  ]);
  return Object.fromEntries(guarded) as AskedNeighbours;
}

function guard<N extends object>(neighbour: N, name: string, now: () => number): N {
  let failures: readonly number[] = [];
  let trial: number | null = null;
  const answered = (): void => {
    failures = [];
    trial = null;
  };
  const failed = (): void => {
    failures = [...failures.filter((at) => now() - at < WITHIN_MS), now()];
    if (failures.length >= FAILURES) trial ??= now() + TRIAL_MS;
  };
  const ask = async (question: () => unknown): Promise<unknown> => {
    if (trial !== null) {
      if (now() < trial) {
        throw new NeighbourUnready(
          `No hay respuesta de ${name} desde hace un momento y no se le preguntó de nuevo. Intente en unos segundos.`,
        );
      }
      trial = now() + TRIAL_MS;
    }
    // One that never answers is given up by who asks: this very question may never end.
    const signal = questionUnderWay()?.signal;
    signal?.addEventListener('abort', failed, { once: true });
    try {
      const answer = await question();
      answered();
      return answer;
    } catch (error) {
      if (isAnswer(error)) answered();
      else if (signal?.aborted !== true) failed();
      throw error;
    } finally {
      signal?.removeEventListener('abort', failed);
    }
  };
  return new Proxy(neighbour, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => ask(() => member.apply(target, given));
    },
  });
}

/** Whether a neighbour answered by it, or had no part in it. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof NeighbourRefusal ||
    error instanceof NeighbourUnready ||
    error instanceof CannotTell ||
    error instanceof Rejection ||
    databaseFailureOf(error) !== null
  );
}
