import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { PERMISOS } from '#domain/permisos';
import type { Environment } from '../http/environment.ts';
import type { Context, ServerSession } from '../http/handler.ts';
import { Rejection } from '../http/rejection.ts';
import { giveBack } from './giveBack.ts';
import type { Unfinished } from './unfinished.ts';
import { letRest, takeUnfinished } from './unfinished.ts';

/** Whoever ends a server waits so long for what is being asked, in milliseconds; then the refund stays as it was. */
const GOODBYE_MS = 2_000;

interface Options {
  readonly surroundings: Environment;
  /** No other server can be on this database: what began before this one was left by one that is gone. */
  readonly alone: boolean;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Finishes the refunds whose outcome nobody knows, beside the finishers of other servers. */
export interface Finisher {
  /** Looks at once and then every so many milliseconds. */
  start(everyMs: number): void;
  /** Asks once for each refund that is due; answers how many of them have ended. */
  finish(): Promise<number>;
  /** Begins no more, and waits a little for what is being asked; longer than that nobody does. */
  stop(): Promise<void>;
}

/**
 * Makes a finisher. It does what a person does who presses the button again, in the name and under the key of who pressed it
 * first: so a refund is given once, and a person who asks meanwhile is answered the same.
 */
export function createFinisher({ surroundings, alone, log }: Options): Finisher {
  const { db, clock: now } = surroundings;
  let leftBefore = alone ? now() : null;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<number> | null = null;
  let stopped = false;

  const attempt = async (one: Unfinished): Promise<boolean> => {
    const context = ownContext(surroundings, { sesion: sessionOf(one), idempotencyKey: one.clave, log });
    const { llamada: call, idVale: id, metodo, claveVecino: goesOn } = one;
    try {
      await giveBack({ call, id, version: null, metodo, folio: null, goesOn }, context);
      return true;
    } catch (error) {
      const rests = await letRest(db, one, now());
      // A neighbour's no has ended it, and so has a person who was faster.
      if (!rests && error instanceof Rejection) return true;
      const silent = error instanceof Rejection && error.status === 502;
      if (!silent) log.error({ err: error, idDevolucion: one.id }, 'a refund could not be finished');
      return !rests;
    }
  };

  const finishAll = async (): Promise<number> => {
    let ended = 0;
    let after = 0;
    while (!stopped) {
      const one = await takeUnfinished(db, { now: now(), after, leftBefore });
      if (one === null) break;
      after = one.id;
      if (await attempt(one)) ended += 1;
    }
    // From the second round on even those have had their turn.
    leftBefore = null;
    return ended;
  };

  const finish = (): Promise<number> => {
    running ??= finishAll().finally(() => {
      running = null;
    });
    return running;
  };

  const look = (): void => {
    finish().catch((error: unknown) => log.error({ err: error }, 'unfinished refunds could not be looked for'));
  };

  return {
    start: (everyMs) => {
      look();
      timer = setInterval(look, everyMs).unref();
    },
    finish,
    stop: async () => {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await Promise.race([running?.catch(() => undefined), pause(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Who began the refund, with the one permission that it takes, at the store that made the voucher: what was allowed when it
 * began is finished also when the person may not any more.
 */
function sessionOf({ numiden, cvetda }: Unfinished): ServerSession {
  return {
    id: 0,
    numiden,
    nombre: '',
    tienda: { id: cvetda, nombre: '' },
    areas: [],
    roles: [],
    permisos: [PERMISOS.crearVale.id],
    debeCambiarContrasena: false,
  };
}

/** What the server does by itself has no browser on the other end. */
const NO_COOKIE = {
  token: null,
  set: notHere,
  clear: notHere,
};

/** The context of what the server does by itself, in somebody's name, as that person's request would have it. */
function ownContext(surroundings: Environment, own: Pick<Context, 'sesion' | 'idempotencyKey' | 'log'>): Context {
  const { db } = surroundings;
  return {
    ...surroundings,
    db,
    lastingDb: db,
    ip: '',
    navegador: '',
    files: [],
    cookie: NO_COOKIE,
    computer: NO_COOKIE,
    ...own,
  };
}

function notHere(): never {
  throw new Error('The server has no browser to give a cookie to');
}
