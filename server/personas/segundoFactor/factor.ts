import { and, count, eq, gte, lt, or } from 'drizzle-orm';
import { leerCodigo, SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { MiSegundoFactor } from '#domain/personas/segundoFactorSchemas';
import type { Db, Tx } from '../../platform/db/db.ts';
import { codigosRecuperacion, roles, segundosFactores, usuarios } from '../../platform/db/schema/personas.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { stepOf } from './totp.ts';

/** The secret of a person, sealed for him alone. */
export function sealSecret(secrets: Secrets, secret: string, numiden: number): string {
  return secrets.seal(secret, placeOf(numiden));
}

/** The place that a secret is sealed for. */
export function placeOf(numiden: number): string {
  return `segundo factor de ${numiden}`;
}

/** Why a code opens nothing. */
export type CodeFault = 'incorrecto' | 'usado' | 'ilegible';

/** The verdict on a code. A right one is spent in the transaction of what it is given for. */
type JudgedCode = { readonly tipo: CodeFault } | RightCode;

/** A code that is right, and was not spent yet. */
export interface RightCode {
  readonly tipo: 'correcto';
  readonly con: 'código' | 'código de recuperación';
  /** Takes the code, so that no other request does; false when one has meanwhile, or the second factor is another. */
  readonly spend: (tx: Tx) => Promise<boolean>;
}

/** The sentence of each fault, as the person reads it. */
export const CODE_FAULT_TEXTS: Readonly<Record<CodeFault, string>> = {
  incorrecto: SEGUNDO_FACTOR_TEXTS.incorrecto,
  usado: SEGUNDO_FACTOR_TEXTS.usado,
  ilegible: SEGUNDO_FACTOR_TEXTS.ilegible,
};

/** What a code is judged with. */
type Judging = Pick<Context, 'db' | 'secrets' | 'passwords' | 'clock' | 'idempotencyKey'>;

/**
 * Judges a code of a person's second factor.
 * @param who for whose place in the line of the hashes: the network that asks.
 */
export async function judgeCode(
  { db, secrets, passwords, clock, idempotencyKey }: Judging,
  numiden: number,
  typed: string,
  who: string,
): Promise<JudgedCode> {
  const code = leerCodigo(typed);
  if (code === null) return { tipo: 'incorrecto' };
  if (code.tipo === 'recuperacion') {
    const hash = await recoveryHash(db, numiden, code.orden);
    const judgement = await passwords.judge(code.secreto, hash, { who, known: false });
    if (hash === null || judgement === 'incorrecta') return { tipo: 'incorrecto' };
    return { tipo: 'correcto', con: 'código de recuperación', spend: (tx) => spendRecovery(tx, numiden, hash) };
  }
  const [row] = await db.select().from(segundosFactores).where(eq(segundosFactores.numiden, numiden));
  if (row === undefined) return { tipo: 'incorrecto' };
  const opened = secrets.open(row.secreto, placeOf(numiden));
  if (opened.tipo !== 'abierto') return { tipo: 'ilegible' };
  const step = stepOf(opened.texto, code.digitos, clock());
  if (step === null) return { tipo: 'incorrecto' };
  // A request that is repeated under its key happens once, and its code was taken by its first time.
  const isRepeated = idempotencyKey !== null && row.ultimaClave === idempotencyKey && row.ultimoPaso === step;
  if (step <= row.ultimoPaso && !isRepeated) return { tipo: 'usado' };
  const spend = (tx: Tx) => spendStep(tx, row, step, idempotencyKey);
  return { tipo: 'correcto', con: 'código', spend };
}

async function recoveryHash(db: Db, numiden: number, orden: number): Promise<string | null> {
  const [row] = await db
    .select({ hash: codigosRecuperacion.hash })
    .from(codigosRecuperacion)
    .where(and(eq(codigosRecuperacion.numiden, numiden), eq(codigosRecuperacion.orden, orden)));
  return row?.hash ?? null;
}

async function spendRecovery(tx: Tx, numiden: number, hash: string): Promise<boolean> {
  const spent = await tx
    .delete(codigosRecuperacion)
    .where(and(eq(codigosRecuperacion.numiden, numiden), eq(codigosRecuperacion.hash, hash)))
    .returning({ orden: codigosRecuperacion.orden });
  return spent.length > 0;
}

async function spendStep(
  tx: Tx,
  { numiden, secreto }: typeof segundosFactores.$inferSelect,
  step: number,
  key: string | null,
): Promise<boolean> {
  const { ultimoPaso, ultimaClave } = segundosFactores;
  const isFree = lt(ultimoPaso, step);
  const isSame = key === null ? undefined : and(gte(ultimoPaso, step), eq(ultimaClave, key));
  const spent = await tx
    .update(segundosFactores)
    .set({ ultimoPaso: step, ultimaClave: key })
    .where(and(eq(segundosFactores.numiden, numiden), eq(segundosFactores.secreto, secreto), or(isFree, isSame)))
    .returning({ numiden: segundosFactores.numiden });
  return spent.length > 0;
}

/** A person's second factor as he sees it himself. */
export async function ownFactor(db: Db, numiden: number): Promise<MiSegundoFactor> {
  const [row] = await db
    .select({ tiene: segundosFactores.numiden, loPideElRol: roles.segundoFactor })
    .from(usuarios)
    .leftJoin(segundosFactores, eq(segundosFactores.numiden, usuarios.numiden))
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .where(eq(usuarios.numiden, numiden));
  const [codes] = await db
    .select({ left: count() })
    .from(codigosRecuperacion)
    .where(eq(codigosRecuperacion.numiden, numiden));
  return {
    activo: (row?.tiene ?? null) !== null,
    codigosRestantes: codes?.left ?? 0,
    loPideElRol: row?.loPideElRol ?? false,
  };
}

/** Takes a person's second factor away, with its recovery codes; answers whether there was one. */
export async function removeFactor(tx: Tx, numiden: number): Promise<boolean> {
  const removed = await tx
    .delete(segundosFactores)
    .where(eq(segundosFactores.numiden, numiden))
    .returning({ numiden: segundosFactores.numiden });
  return removed.length > 0;
}
