import { asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inOneGo } from '../../platform/db/oneConnection.ts';
import { frenosLogin } from '../../platform/db/schema/system.ts';
import { Rejection } from '../../platform/http/rejection.ts';
import { type Brake, type BrakeRow, networkBudget, numberBudget, tryBrake } from './brakeRules.ts';
import { networkOf } from './network.ts';

/** A login, as far as the brakes care. */
export interface LoginAttempt {
  readonly numiden: number;
  readonly ip: string;
  readonly now: Date;
  /**
   * From where: a computer at which this person has signed in before, any other one, or, on a server that asks for no
   * password, one that is not distinguished.
   */
  readonly origen: { readonly tipo: 'conocido'; readonly equipoHash: string } | { readonly tipo: 'extrano' | 'local' };
}

/**
 * Whether an attempt is judged. `agotado`: strangers have used up what they may fail at this number or in this network,
 * so that only a person who has signed in from this network before is let in; everybody else reads how long to wait.
 * `cuenta` is how many tries were judged, `rechazos` how many were refused.
 */
export type AttemptVerdict =
  | { readonly tipo: 'juzgar'; readonly cuenta: number }
  | { readonly tipo: 'agotado'; readonly segundos: number; readonly rechazos: number }
  | { readonly tipo: 'esperar'; readonly segundos: number; readonly rechazos: number };

/**
 * The brake of this person at this computer, or of this number in this network: tries of other
 * people do not count against it.
 */
export function ownBrake({ numiden, ip, origen }: Omit<LoginAttempt, 'now'>): Brake {
  return {
    tipo: 'creciente',
    clave: origen.tipo === 'conocido' ? `equipo:${origen.equipoHash}:${numiden}` : `par:${numiden}:${networkOf(ip)}`,
  };
}

function commonBrakes({ numiden, ip, origen }: LoginAttempt): readonly Brake[] {
  return origen.tipo === 'extrano' ? [numberBudget(numiden), networkBudget(networkOf(ip))] : [];
}

/** The rows of the brakes, locked until the transaction ends, in the order of their keys: no two logins wait in a circle. */
async function takeRows(tx: Tx, brakes: readonly Brake[], now: Date): Promise<ReadonlyMap<string, BrakeRow>> {
  const keys = brakes.map(({ clave }) => clave).sort();
  const [, rows] = await inOneGo([
    tx
      .insert(frenosLogin)
      .values(keys.map((key) => ({ clave: key, cuenta: 0, rechazos: 0, libre: now })))
      .onConflictDoNothing(),
    tx.select().from(frenosLogin).where(inArray(frenosLogin.clave, keys)).orderBy(asc(frenosLogin.clave)).for('update'),
  ]);
  return new Map(rows.map((row) => [row.clave, row]));
}

function test(brake: Brake, rows: ReadonlyMap<string, BrakeRow>, now: Date) {
  return {
    clave: brake.clave,
    respuesta: tryBrake(brake, rows.get(brake.clave) ?? { cuenta: 0, libre: now }, now),
  };
}

async function countRefusal(tx: Tx, key: string): Promise<number> {
  const [fila] = await tx
    .update(frenosLogin)
    .set({ rechazos: sql`${frenosLogin.rechazos} + 1` })
    .where(eq(frenosLogin.clave, key))
    .returning({ rechazos: frenosLogin.rechazos });
  return fila?.rechazos ?? 1;
}

/**
 * Counts a try against one brake of its own, before it is judged.
 * @returns how many it makes, or how long to wait.
 */
async function countOwn(tx: Tx, brake: Brake, rows: ReadonlyMap<string, BrakeRow>, now: Date) {
  const { clave, respuesta } = test(brake, rows, now);
  if (respuesta.tipo === 'espera') {
    return { tipo: 'esperar', segundos: respuesta.segundos, rechazos: await countRefusal(tx, clave) } as const;
  }
  await tx.update(frenosLogin).set(respuesta.fila).where(eq(frenosLogin.clave, clave));
  return { tipo: 'juzgar', cuenta: respuesta.fila.cuenta } as const;
}

/**
 * Counts a login before it is judged: guesses that come at once, also at several servers on one database, each
 * find the ones before them counted. A refused attempt is not counted as a try, so waiting always ends.
 * `forgiving` takes it back.
 * @param beside reads the facts that it is judged by, in the same piece as the brakes.
 */
export function countAttempt<R>(
  db: Db,
  attempt: LoginAttempt,
  beside: (tx: Tx) => Promise<R>,
): Promise<readonly [AttemptVerdict, R]> {
  return db.transaction(async (tx) => {
    const comunes = commonBrakes(attempt);
    const [rows, read] = await inOneGo([takeRows(tx, [ownBrake(attempt), ...comunes], attempt.now), beside(tx)]);
    return [await countIn(tx, attempt, comunes, rows), read] as const;
  });
}

async function countIn(
  tx: Tx,
  attempt: LoginAttempt,
  comunes: readonly Brake[],
  rows: ReadonlyMap<string, BrakeRow>,
): Promise<AttemptVerdict> {
  const { now } = attempt;
  const verdict = await countOwn(tx, ownBrake(attempt), rows, now);
  if (verdict.tipo === 'esperar') return verdict;
  const probados = comunes.map((brake) => test(brake, rows, now));
  const exhausted = probados.flatMap(({ clave, respuesta }) =>
    respuesta.tipo === 'espera' ? [{ clave, segundos: respuesta.segundos }] : [],
  );
  const [primero] = exhausted;
  if (primero !== undefined) {
    const refusals = await countRefusal(tx, primero.clave);
    return { tipo: 'agotado', segundos: Math.max(...exhausted.map(({ segundos }) => segundos)), rechazos: refusals };
  }
  for (const { clave, respuesta } of probados) {
    if (respuesta.tipo === 'pasa') {
      await tx.update(frenosLogin).set(respuesta.fila).where(eq(frenosLogin.clave, clave));
    }
  }
  return verdict;
}

/**
 * The statements that take back the count of a try whose password was right, and forget the
 * failures before it; not yet run.
 */
export function forgiving(db: Db, attempt: LoginAttempt, verdict: AttemptVerdict): readonly SQLWrapper[] {
  return [forgettingFailures(db, attempt), ...givingBackCommon(db, attempt, verdict)];
}

/**
 * The statements that take back the count of this try alone: its password was right, and the failures before it stay, since
 * nothing has been done with it yet.
 */
export function takingBack(db: Db, attempt: LoginAttempt, verdict: AttemptVerdict): readonly SQLWrapper[] {
  const own = db
    .update(frenosLogin)
    .set({ cuenta: sql`greatest(${frenosLogin.cuenta} - 1, 0)`, libre: attempt.now })
    .where(eq(frenosLogin.clave, ownBrake(attempt).clave));
  return [own, ...givingBackCommon(db, attempt, verdict)];
}

/** The statement that forgets the failures of this person from where the attempt came; not yet run. */
export function forgettingFailures(db: Db, attempt: LoginAttempt): SQLWrapper {
  return db.delete(frenosLogin).where(eq(frenosLogin.clave, ownBrake(attempt).clave));
}

function givingBackCommon(db: Db, attempt: LoginAttempt, { tipo }: AttemptVerdict): readonly SQLWrapper[] {
  // Who was judged though the common brakes were used up had nothing counted there.
  if (tipo !== 'juzgar') return [];
  return commonBrakes(attempt).flatMap((brake) => (brake.tipo === 'presupuesto' ? [givingBack(db, brake)] : []));
}

function givingBack(db: Db, { clave, refillMs }: Extract<Brake, { readonly tipo: 'presupuesto' }>) {
  return db
    .update(frenosLogin)
    .set({
      cuenta: sql`greatest(${frenosLogin.cuenta} - 1, 0)`,
      libre: sql`${frenosLogin.libre} - make_interval(secs => ${refillMs / 1_000})`,
    })
    .where(eq(frenosLogin.clave, clave));
}

/** The brake on guessing the present password of a session that was left open. */
function changeBrake(numiden: number): Brake {
  return { tipo: 'creciente', clave: `cambio:${numiden}` };
}

/** Counts a try to change a password, before the present one is judged. @throws Rejection 429 when it must wait. */
export async function countChange(db: Db, numiden: number, now: Date): Promise<void> {
  const seconds = await countTry(db, changeBrake(numiden), now);
  if (seconds !== null) throw tooManyAttempts(seconds);
}

/**
 * Counts a try of any kind against a brake of its own, at all servers on the database.
 * @returns how many seconds to wait before the next try; null when this one may go on.
 */
export async function countTry(db: Db, brake: Brake, now: Date): Promise<number | null> {
  const verdict = await db.transaction(async (tx) => countOwn(tx, brake, await takeRows(tx, [brake], now), now));
  return verdict.tipo === 'esperar' ? verdict.segundos : null;
}

/** Forgets the failures at changing the password of a person. */
export async function forgiveChange(db: Db, numiden: number): Promise<void> {
  await db.delete(frenosLogin).where(eq(frenosLogin.clave, changeBrake(numiden).clave));
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

/** 429: this person at this computer, or this number in this network, must wait. */
export function tooManyAttempts(seconds: number): Rejection {
  return new Rejection(429, `Demasiados intentos fallidos. Espere ${inWords(seconds)} e intente de nuevo.`, {
    segundos: seconds,
  });
}

/** 429: an integration asked too often. */
export function tooManyRequests(seconds: number): Rejection {
  return new Rejection(
    429,
    `Demasiadas peticiones de esta integración. Espere ${inWords(seconds)} e intente de nuevo.`,
    {
      segundos: seconds,
    },
  );
}

/** 429: strangers must wait; the same words whether the number exists, and whether the password was wrong. */
export function tooManyStrangers(seconds: number): Rejection {
  return new Rejection(
    429,
    `Demasiados intentos fallidos con este número o desde esta red. Revise su número y su contraseña, o entre desde un equipo donde ya haya entrado; si no, espere ${inWords(seconds)}.`,
    { segundos: seconds },
  );
}
