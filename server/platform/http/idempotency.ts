import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ObjetoDeConflicto } from '#contract/common/failure';
import type { CallName } from '#contract/contract';
import { alreadyCreated, entityNamed } from '#domain/common/entities';
import type { Db, Tx } from '../db/db.ts';
import { inOneGo } from '../db/oneConnection.ts';
import { type Places, prepared } from '../db/prepared.ts';
import { idempotencia } from '../db/schema/system.ts';
import type { Context, ReceivedFile } from './handler.ts';
import { conflict, type Rejection } from './rejection.ts';

/**
 * The facts that make two requests the same: who asks, for which call, with which key, and the
 * fingerprint of the request.
 */
interface Request {
  readonly numiden: number;
  readonly llamada: CallName;
  readonly clave: string;
  readonly huella: string;
}

interface Effect<R> {
  readonly answer: R;
  /** The entity that it created, which a later misuse of the key is told of; null for a change. */
  readonly created: ObjetoDeConflicto | null;
  /**
   * The last of its writes, asked for and not waited for: the key's answer and the end of the transaction go in the same piece.
   * When one of them fails, all is undone and its error is thrown.
   */
  readonly written?: Promise<unknown>;
}

interface Around<V> {
  /** Gives back what `check` took, when the effect did not happen with it. */
  readonly release?: ((checked: V) => Promise<void>) | undefined;
  /**
   * Waits for the turn of the locks of the effect, before it takes a connection; the work of `check` blocks no other.
   */
  readonly inTurn?: <R>(work: () => Promise<R>) => Promise<R>;
}

/**
 * Makes an effect happen once per key of a person and call (`unaVez` in the contract); each time for who sends no key.
 *
 * The key is claimed first, in the effect's own transaction: a second request with it waits at the primary key until
 * the first one ends, and then reads its answer, or, when the first was rolled back, does the work itself. A key that
 * has an answer gives that answer before anything is checked again, since the rules may have changed since.
 * @param check refuses by throwing a `Rejection` before the transaction is opened; not called on a repetition. Its
 * result is handed to the effect.
 * @param around what surrounds the effect.
 * @throws Rejection 409 when the key was used for another request.
 */
export async function oncePerKey<V, R>(
  call: CallName,
  input: unknown,
  context: Context,
  check: () => Promise<V>,
  effect: (tx: Tx, checked: V) => Promise<Effect<R>>,
  { release, inTurn = (work) => work() }: Around<V> = {},
): Promise<R> {
  const key = context.idempotencyKey;
  const request =
    key === null
      ? null
      : { numiden: context.sesion.numiden, llamada: call, clave: key, huella: fingerprintOf(input, context.files) };
  const earlier = request === null ? null : await read<R>(context.db, request);
  if (earlier) return earlier.answer;
  let checked: V;
  try {
    checked = await check();
  } catch (error) {
    // This one may be refused because of the effect of the first, which was answered while this one was checked.
    const meanwhile = request === null ? null : await read<R>(context.db, request);
    if (meanwhile !== null) return meanwhile.answer;
    throw error;
  }
  let happened = false;
  const work = async (tx: Tx): Promise<Effect<R>> => {
    const done = await effect(tx, checked);
    happened = true;
    return done;
  };
  try {
    return await inTurn(async () => {
      const { answer, written } = await context.db.transaction(async (tx) => {
        const done = request === null ? await work(tx) : await underItsKey(tx, request, context.clock(), work);
        const outcome = (done.written ?? Promise.resolve()).then(
          () => null,
          (error: unknown) => ({ error }),
        );
        return { answer: done.answer, written: outcome };
      });
      const failure = await written;
      if (failure === null) return answer;
      // The effect that ended was undone: a transaction in which something failed is not committed.
      happened = false;
      throw failure.error;
    });
  } finally {
    if (!happened) await release?.(checked);
  }
}

async function underItsKey<R>(
  tx: Tx,
  request: Request,
  now: Date,
  work: (tx: Tx) => Promise<Effect<R>>,
): Promise<Omit<Effect<R>, 'created'>> {
  const claimed = await claim(tx, { ...request, creado: now });
  if (claimed.length === 0) {
    const others = await read<R>(tx, request);
    if (others === null) throw new Error('An idempotency key disappeared while it was waited for');
    return others;
  }
  const { answer, created, written } = await work(tx);
  const { entidad, id: idEntidad } = created ?? { entidad: null, id: null };
  return {
    answer,
    written: inOneGo([written, keep(tx, { ...request, respuesta: JSON.stringify(answer), entidad, idEntidad })]),
  };
}

const claim = prepared('clave_tomada', (db, places: Places<Request & { readonly creado: Date }>) =>
  db
    .insert(idempotencia)
    .values({
      numiden: places.numiden,
      llamada: places.llamada,
      clave: places.clave,
      huella: places.huella,
      creado: places.creado,
    })
    .onConflictDoNothing()
    .returning({ clave: idempotencia.clave }),
);

interface Answered extends Omit<Request, 'huella'> {
  /** The answer's JSON. */
  readonly respuesta: string;
  readonly entidad: string | null;
  readonly idEntidad: number | null;
}

const keep = prepared('clave_contestada', (db, places: Places<Answered>) =>
  db
    .update(idempotencia)
    .set({
      estado: 200,
      respuesta: sql`${places.respuesta}::jsonb`,
      entidad: sql`${places.entidad}`,
      idEntidad: sql`${places.idEntidad}`,
    })
    .where(isOf(places)),
);

const readKey = prepared('clave_por_persona', (db, places: Places<Omit<Request, 'huella'>>) =>
  db.select().from(idempotencia).where(isOf(places)),
);

function isOf({ numiden, llamada, clave }: Places<Omit<Request, 'huella'>>) {
  return and(eq(idempotencia.numiden, numiden), eq(idempotencia.llamada, llamada), eq(idempotencia.clave, clave));
}

async function read<R>(db: Db, request: Request): Promise<{ readonly answer: R } | null> {
  const [row] = await readKey(db, request);
  if (!row) return null;
  if (row.huella !== request.huella) throw usedOtherwise(row);
  // Written by this very function from a value of type R.
  return { answer: row.respuesta as R };
}

function usedOtherwise({ entidad, idEntidad, respuesta }: typeof idempotencia.$inferSelect): Rejection {
  const words = entidad === null ? null : entityNamed(entidad);
  return words === null || idEntidad === null
    ? conflict('Este envío ya se guardó con otros datos. Actualice la página antes de enviar de nuevo.')
    : conflict(alreadyCreated(words, idEntidad, nameIn(respuesta)), { objeto: { entidad: words.name, id: idEntidad } });
}

/** The name by which people know the record that was made, where its answer says one. */
function nameIn(respuesta: unknown): string | null {
  const { folio, nombre } = (respuesta ?? {}) as { readonly folio?: unknown; readonly nombre?: unknown };
  const name = folio ?? nombre;
  return typeof name === 'string' ? name : null;
}

function fingerprintOf(input: unknown, files: readonly ReceivedFile[]): string {
  const hash = createHash('sha256').update(canonical(input));
  for (const file of files) {
    hash.update(`\n${JSON.stringify([file.nombre, file.bytes, file.sha256])}`);
  }
  return hash.digest('hex');
}

/** JSON with sorted keys: a client may write the same fields in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
