import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BUSY_CODE } from '#contract/common/failure';
import { Rejection } from '../../platform/http/rejection.ts';
import { createQueue, NoTurn } from '../../platform/queue.ts';

/** The cost of a hash: memory is 128 · N · r bytes, work grows with N · r · p. */
export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's scrypt (Password Storage Cheat Sheet): 128 MiB and a third of a second a guess, off the main thread. */
const COST: Cost = { N: 2 ** 17, r: 8, p: 1 };
/** Room for a hash that was stored at twice that cost. */
const MAX_MEMORY = 320 * 1024 * 1024;
const LONG = 32;

/** One of the four threads that Node has for such work stays free for files and names; memory is 128 MiB a lane. */
const LANES = Math.min(3, Math.max(1, availableParallelism()));
const MAX_WAITING = 200;
const RETRY_AFTER_S = 5;

/** Who waits: those of one `who` stand in one line; `known` ones are served before strangers, and are never refused. */
interface Turn {
  readonly who: string;
  readonly known: boolean;
}

/** The verdict on a password: `porRecifrar` is right, but its hash costs less than one that is made today. */
export type PasswordJudgement = 'incorrecta' | 'correcta' | 'porRecifrar';

/** Hashes and judges passwords, a few at once. */
export interface Passwords {
  /** Hashes a password as 'scrypt$N$r$p$salt$key' (salt and key in base64url), so that the cost can be raised later. */
  hash(contrasena: string, turn?: Turn): Promise<string>;
  /**
   * Judges a password against a hash. Without a hash, and with one of an older cost, a refusal takes as long as any, so
   * that the time of the answer does not tell which employee numbers exist.
   * @throws Rejection 503 when too many strangers wait.
   */
  judge(contrasena: string, hash: string | null, turn: Turn): Promise<PasswordJudgement>;
}

function derive(contrasena: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(contrasena.normalize('NFKC'), salt, LONG, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

interface ParsedHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

function parseHash(hash: string | null): ParsedHash | null {
  const [method, N, r, p, salt, key] = (hash ?? '').split('$');
  if (method !== 'scrypt' || salt === undefined || key === undefined) return null;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function workOf({ N, r, p }: Cost): number {
  return N * r * p;
}

const NOBODY = { who: '', known: true } as const;

/** @param cost of new hashes; only tests, which make many, hand in a cheaper one. */
export function createPasswords(cost: Cost = COST): Passwords {
  const queue = createQueue({ lanes: LANES, waiting: MAX_WAITING });

  const inTurn = async <T>({ who, known }: Turn, work: () => Promise<T>): Promise<T> => {
    try {
      return await queue('passwords', work, { line: who, first: known });
    } catch (error) {
      throw error instanceof NoTurn ? tooBusy() : error;
    }
  };

  const hash = async (contrasena: string): Promise<string> => {
    const salt = randomBytes(16);
    const key = await derive(contrasena, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
  };

  const judge = async (contrasena: string, hash: string | null): Promise<PasswordJudgement> => {
    const read = parseHash(hash);
    if (read === null) {
      await derive(contrasena, Buffer.alloc(16), cost);
      return 'incorrecta';
    }
    const given = await derive(contrasena, read.salt, read.cost);
    const missing = workOf(cost) - workOf(read.cost);
    if (given.length === read.key.length && timingSafeEqual(given, read.key)) {
      return missing > 0 ? 'porRecifrar' : 'correcta';
    }
    for (let done = 0; done < missing; done += workOf(read.cost)) {
      await derive(contrasena, read.salt, read.cost);
    }
    return 'incorrecta';
  };

  return {
    hash: (contrasena, turn = NOBODY) => inTurn(turn, () => hash(contrasena)),
    judge: (contrasena, hash, turn) => inTurn(turn, () => judge(contrasena, hash)),
  };
}

function tooBusy(): Rejection {
  return new Rejection(503, 'El servidor está revisando demasiadas contraseñas. Intente de nuevo en unos segundos.', {
    codigo: BUSY_CODE,
    segundos: RETRY_AFTER_S,
  });
}

// Without 0/O, 1/l/I: these are read aloud and copied by hand.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password for somebody's first login: twelve letters and digits in three groups, about 60 bits. */
export function randomPassword(): string {
  return Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');
}
