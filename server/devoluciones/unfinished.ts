import { and, asc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { CallName } from '#contract/contract';
import { ESPERA_MAXIMA_MS, esperaDeVecino } from '#domain/esperaDeVecino';
import type { IdMetodo } from '#domain/metodosDevolucion';
import type { Db, Tx } from '../db/db.ts';
import { idempotencia } from '../db/schema/system.ts';
import { valeDevoluciones, vales } from '../db/schema/vales.ts';
import { latestEnd } from '../time/setBack.ts';
import type { Which } from '../works/finisher.ts';

/** Under which it stands among the keys how a refund was asked for, and when the server asks again. */
const LLAMADA = 'devolucion sin terminar';
/** The refund's clave alone names it. */
const NUMIDEN = 0;

/**
 * For so long a refund belongs to the server that took it, in milliseconds: longer than any neighbour is waited for and the
 * database after it. A server that was killed loses it then.
 */
export const REFUND_LEASE_MS = 90_000;

/** How a person asked for a refund. */
interface AskedFor {
  readonly llamada: CallName;
  /** Its `Idempotency-Key`; null where none was sent. */
  readonly clave: string | null;
}

/** What is kept of a refund that is not known to have ended. */
interface Memory extends AskedFor {
  /** How often the server has asked by itself. */
  readonly intentos: number;
  /** When it asks next, as ISO text; before that the refund is somebody else's. */
  readonly proximo: string;
}

/** A refund that this server may finish now. */
export interface UnfinishedRefund extends AskedFor {
  readonly id: number;
  readonly idVale: number;
  /** The store that made the voucher. */
  readonly cvetda: number;
  readonly metodo: IdMetodo;
  readonly claveVecino: string;
  /** Who began it. */
  readonly numiden: number;
  readonly intentos: number;
}

/** Keeps how a refund was asked for, in the transaction in which it begins. */
export async function remember(tx: Tx, claveVecino: string, asked: AskedFor, now: Date): Promise<void> {
  await keep(tx, claveVecino, { ...asked, intentos: 0, proximo: later(now, esperaDeVecino(0)) }, now);
}

/**
 * Takes the next refund whose outcome nobody knows and nobody is asking for; null when there is none. One that another server
 * is just taking is passed over.
 */
export function takeUnfinished(db: Db, which: Which): Promise<UnfinishedRefund | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ devolucion: valeDevoluciones, cvetda: vales.cvetdaCrea, memory: idempotencia.respuesta })
      .from(valeDevoluciones)
      .innerJoin(vales, eq(vales.id, valeDevoluciones.idVale))
      .leftJoin(idempotencia, isOf(valeDevoluciones.clave))
      .where(and(eq(valeDevoluciones.estado, 'pendiente'), gt(valeDevoluciones.id, which.after), isDue(which)))
      .orderBy(asc(valeDevoluciones.id))
      .limit(1)
      .for('update', { of: valeDevoluciones, skipLocked: true });
    if (row === undefined) return null;
    const { id, idVale, clave: claveVecino, numiden, metodo: number } = row.devolucion;
    const metodo = number as IdMetodo;
    // Written by this file alone; it is gone when nobody could finish the refund for as long as keys are kept.
    const { llamada, clave, intentos } = (row.memory as Memory | null) ?? {
      llamada: callOf(metodo),
      clave: null,
      intentos: 0,
    };
    const taken = { llamada, clave, intentos: intentos + 1 };
    await keep(tx, claveVecino, { ...taken, proximo: later(which.now, REFUND_LEASE_MS) }, which.now);
    return { ...taken, id, idVale, cvetda: row.cvetda, metodo, claveVecino, numiden };
  });
}

/** Lets a refund rest after an attempt; answers whether it is still unfinished. */
export async function letRest(db: Db, { id, claveVecino, llamada, clave, intentos }: UnfinishedRefund, now: Date) {
  const [row] = await db
    .select({ estado: valeDevoluciones.estado })
    .from(valeDevoluciones)
    .where(eq(valeDevoluciones.id, id));
  if (row?.estado !== 'pendiente') return false;
  await keep(db, claveVecino, { llamada, clave, intentos, proximo: later(now, esperaDeVecino(intentos)) }, now);
  return true;
}

function isOf(claveVecino: typeof valeDevoluciones.clave) {
  return and(eq(idempotencia.numiden, NUMIDEN), eq(idempotencia.llamada, LLAMADA), eq(idempotencia.clave, claveVecino));
}

function isDue({ now, leftBefore }: Which) {
  const next = sql`(${idempotencia.respuesta} ->> 'proximo')::timestamptz`;
  const began = valeDevoluciones.creado;
  return or(
    sql`${next} <= ${now.toISOString()}::timestamptz`,
    sql`${next} > ${latestEnd(now, Math.max(ESPERA_MAXIMA_MS, REFUND_LEASE_MS)).toISOString()}::timestamptz`,
    and(
      sql`${idempotencia.clave} is null`,
      or(lte(began, new Date(now.getTime() - esperaDeVecino(0))), gt(began, latestEnd(now, 0))),
    ),
    ...(leftBefore === null ? [] : [lt(valeDevoluciones.creado, leftBefore)]),
  );
}

async function keep(db: Db, clave: string, memory: Memory, now: Date): Promise<void> {
  await db
    .insert(idempotencia)
    .values({ numiden: NUMIDEN, llamada: LLAMADA, clave, huella: '', respuesta: memory, creado: now })
    .onConflictDoUpdate({
      target: [idempotencia.numiden, idempotencia.llamada, idempotencia.clave],
      set: { respuesta: memory },
    });
}

function callOf(metodo: IdMetodo): CallName {
  if (metodo === 3) return 'abonarBilletera';
  return metodo === 4 ? 'devolverCredito' : 'emitirCertificado';
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
