import type { FastifyBaseLogger } from 'fastify';
import { databaseFailureOf } from '../../platform/db/failures.ts';
import { Rejection } from '../../platform/http/rejection.ts';
import { NeighbourContradiction, NeighbourRefusal, NeighbourUnready } from '../../platform/neighbours/asked.ts';
import { type AskedNeighbours, questionUnderWay } from '../../platform/neighbours/limited.ts';
import { CannotTell } from './stamper.ts';

/** So many failures within so long say that a neighbour is down; then one question is tried each so often; milliseconds. */
const FAILURES = 5;
const WITHIN_MS = 30_000;
const TRIAL_MS = 15_000;

/** Each neighbour, as 'No hay respuesta ...' goes on. The stamper is a provider and the tax authority, and remembers each of the two itself. */
const NAMES: Readonly<Record<Exclude<keyof AskedNeighbours, 'stamper'>, string>> = {
  wallet: 'de la billetera',
  certificates: 'de los certificados de regalo',
  credit: 'del crédito',
  logistics: 'de logística',
  netsuite: 'de NetSuite',
  parking: 'del estacionamiento',
  restaurant: 'del restaurante',
  sales: 'del sistema de ventas',
};

/** The memory that one neighbour is down. */
export interface Breaker {
  /** Asks, or refuses to. @throws NeighbourUnready while it is down; what the question throws, as it is. */
  ask<R>(question: () => Promise<R>): Promise<R>;
  /** The sentence that it is down and was not asked; null where a question would be sent now. */
  down(): string | null;
}

/** A neighbour that is asked each time, whatever it answered before. */
export const UNREMEMBERED: Breaker = { ask: (question) => question(), down: () => null };

/**
 * Neighbours that are remembered to be down: nobody waits for one again and again. A question that is not sent was surely
 * not done, so that it is 'not ready'. Libraries break by a share or a row of failures; this is a number within a time, and a dozen lines.
 * @param now the passing time in milliseconds, from any beginning.
 */
export function remembering(neighbours: AskedNeighbours, log: Log, now?: () => number): AskedNeighbours {
  const guarded = Object.entries(neighbours).map(([name, neighbour]) => [
    name,
    name in NAMES ? guard(neighbour, breaker(NAMES[name as keyof typeof NAMES], log, now)) : neighbour,
  ]);
  return Object.fromEntries(guarded) as AskedNeighbours;
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/**
 * Makes the breaker of one neighbour, for this server alone. The log has one line when it goes silent and one when it is back: a
 * screen that reads may be opened a thousand times meanwhile.
 * @param name as 'No hay respuesta ...' goes on.
 * @param now the passing time in milliseconds, from any beginning.
 */
export function breaker(name: string, log: Log, now: () => number = () => performance.now()): Breaker {
  let failures: readonly number[] = [];
  let trial: number | null = null;
  let isSilent = false;
  const answered = (): void => {
    if (isSilent) log.warn({ vecino: name }, 'a neighbour answers again');
    isSilent = false;
    failures = [];
    trial = null;
  };
  const failed = (cause: unknown): void => {
    if (!isSilent) log.error({ vecino: name, err: cause }, 'a neighbour does not answer');
    isSilent = true;
    failures = [...failures.filter((at) => now() - at < WITHIN_MS), now()];
    if (failures.length >= FAILURES) trial ??= now() + TRIAL_MS;
  };
  const down = (): string | null =>
    trial === null || now() >= trial
      ? null
      : `No hay respuesta ${name} desde hace un momento y no se le preguntó de nuevo. Intente en unos segundos.`;
  return {
    down,
    async ask(question) {
      const refusal = down();
      if (refusal !== null) throw new NeighbourUnready(refusal);
      if (trial !== null) trial = now() + TRIAL_MS;
      // One that never answers is given up by who asks: this very question may never end.
      const signal = questionUnderWay()?.signal;
      const givenUp = (): void => failed(signal?.reason);
      signal?.addEventListener('abort', givenUp, { once: true });
      try {
        const answer = await question();
        answered();
        return answer;
      } catch (error) {
        if (isAnswer(error)) answered();
        else if (signal?.aborted !== true) failed(error);
        throw error;
      } finally {
        signal?.removeEventListener('abort', givenUp);
      }
    },
  };
}

/** The neighbour whose every question goes through a breaker. */
export function guard<N extends object>(neighbour: N, { ask }: Pick<Breaker, 'ask'>): N {
  return new Proxy(neighbour, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => ask(async () => member.apply(target, given));
    },
  });
}

/** Whether a neighbour answered by it, or had no part in it. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof NeighbourRefusal ||
    error instanceof NeighbourUnready ||
    error instanceof NeighbourContradiction ||
    error instanceof CannotTell ||
    error instanceof Rejection ||
    databaseFailureOf(error) !== null
  );
}
