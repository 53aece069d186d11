import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../platform/db/db.ts';
import { equipos } from '../../platform/db/schema/system.ts';
import { networkOf } from './network.ts';

/** A computer at which a person has not signed in for so long is a stranger again, in milliseconds. */
export const KNOWN_COMPUTER_MS = 90 * 24 * 3_600_000;

/** Kept for each person; browsers that forget their cookies every evening would otherwise pile up. */
const KEPT_PER_PERSON = 20;

const COOKIE = 'mostrador_equipo';
/** Over TLS a browser takes it from TLS only, so that no plain answer can plant one. */
const GUARDED_COOKIE = `__Secure-${COOKIE}`;
const VALID_TOKEN = /^[\w-]{43}$/;

/**
 * The cookie by which a computer is known (OWASP, "device cookies"). It opens nothing: logins from a known computer are
 * only counted apart, so that what strangers do to a number does not lock its owner out.
 */
export interface ComputerCookie {
  readonly token: string | null;
  set(token: string): void;
}

/** The cookie of a request and its answer; it travels with the calls about the session only. */
export function computerCookieOf(request: FastifyRequest, reply: FastifyReply, basePath: string): ComputerCookie {
  const secure = request.protocol === 'https';
  const name = secure ? GUARDED_COOKIE : COOKIE;
  const token = request.cookies[name] ?? '';
  return {
    token: VALID_TOKEN.test(token) ? token : null,
    set: (value) => {
      reply.setCookie(name, value, {
        path: `${basePath}api/sesion/`,
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: KNOWN_COMPUTER_MS / 1_000,
      });
    },
  };
}

/** The hash of a computer's token when this person has signed in there of late, else null. */
export async function knownComputer(
  db: Db,
  token: string | null,
  { numiden, now }: { readonly numiden: number; readonly now: Date },
): Promise<string | null> {
  const equipoHash = hashOf(token ?? '');
  const [row] = await db
    .select({ numiden: equipos.numiden })
    .from(equipos)
    .where(and(eq(equipos.equipoHash, equipoHash), eq(equipos.numiden, numiden), gt(equipos.visto, oldest(now))));
  return row === undefined ? null : equipoHash;
}

/** Tells whether this person has signed in from this network of late, at whatever computer. */
export async function knownInNetwork(db: Db, numiden: number, ip: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ numiden: equipos.numiden })
    .from(equipos)
    .where(and(eq(equipos.numiden, numiden), eq(equipos.red, networkOf(ip)), gt(equipos.visto, oldest(now))))
    .limit(1);
  return row !== undefined;
}

interface Sighting {
  readonly token: string | null;
  readonly numiden: number;
  readonly ip: string;
  readonly now: Date;
}

/**
 * Remembers that a person signed in at a computer; answers the token that its cookie is to hold. A token that this
 * server did not give out is replaced, so that no one can choose one for somebody else.
 */
export async function rememberComputer(tx: Tx, { token, numiden, ip, now }: Sighting): Promise<string> {
  const own = token !== null && (await wasGivenOut(tx, token)) ? token : randomBytes(32).toString('base64url');
  const seen = { red: networkOf(ip), visto: now };
  await tx
    .insert(equipos)
    .values({ equipoHash: hashOf(own), numiden, ...seen })
    .onConflictDoUpdate({ target: [equipos.equipoHash, equipos.numiden], set: seen });
  const newest = tx
    .select({ equipoHash: equipos.equipoHash })
    .from(equipos)
    .where(eq(equipos.numiden, numiden))
    .orderBy(desc(equipos.visto), equipos.equipoHash)
    .limit(KEPT_PER_PERSON);
  await tx.delete(equipos).where(and(eq(equipos.numiden, numiden), notInArray(equipos.equipoHash, newest)));
  return own;
}

/** After a new password only the computer where it was chosen is known; null forgets them all. */
export async function forgetOtherComputers(tx: Tx, numiden: number, token: string | null): Promise<void> {
  await tx.delete(equipos).where(and(eq(equipos.numiden, numiden), ne(equipos.equipoHash, hashOf(token ?? ''))));
}

async function wasGivenOut(tx: Tx, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ numiden: equipos.numiden })
    .from(equipos)
    .where(eq(equipos.equipoHash, hashOf(token)))
    .limit(1);
  return row !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - KNOWN_COMPUTER_MS);
}
