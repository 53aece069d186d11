import { and, eq, inArray, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { type Centavos, centavos, fromPesos, sum } from '#domain/common/money';
import type { CabidaBilletera } from '#domain/vales/billetera';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';
import { BILLETERA } from '#domain/ventas/metodosDevolucion';
import { readSettings } from '../cadena/ajustes/settings.ts';
import { readCustomerOfSale } from '../casos/clientes/customerOfSale.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { databaseFailureOf } from '../platform/db/failures.ts';
import { inOneGo, Lock, onOneConnection } from '../platform/db/oneConnection.ts';
import { type Places, prepared } from '../platform/db/prepared.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { clientes } from '../platform/db/schema/clientes.ts';
import { valeMetodos, vales } from '../platform/db/schema/vales.ts';
import type { Context } from '../platform/http/handler.ts';
import type { WalletOwner } from '../platform/neighbours/neighbours.ts';
import type { ValeRow } from './work.ts';

/**
 * No person at a counter waits longer to hear what fits: then it is unknown, and judged when the
 * money goes. In milliseconds.
 */
const PATIENCE_MS = 3_000;

/** The answer of a wallet, and the amounts that vouchers had put into it and were still to put when it was asked. */
export interface WalletSeen {
  /** Null for a customer who is registered with the voucher: no voucher promised anything to him before. */
  readonly numidenCliente: number | null;
  /** Null where it did not answer. */
  readonly saldo: Centavos | null;
  readonly promesas: Promises;
}

type Promises = ReadonlyMap<number, { readonly porDar: Centavos; readonly dado: Centavos }>;

/**
 * Asks a customer's wallet what it holds, outside of any transaction. One that fails or is slow stops no one:
 * its balance is then unknown.
 */
export async function askWallet(
  { db, neighbours, log }: Pick<Context, 'db' | 'neighbours' | 'log'>,
  numidenCliente: number | null,
): Promise<WalletSeen> {
  if (numidenCliente === null) return { numidenCliente, saldo: centavos(0), promesas: new Map() };
  // Before the wallet, so that what goes into it meanwhile is seen to have gone.
  const promesas = await promisesTo(db, numidenCliente);
  try {
    const wallet = await neighbours.within((near) => near.wallet.read(numidenCliente), PATIENCE_MS);
    return { numidenCliente, saldo: wallet?.saldo ?? centavos(0), promesas };
  } catch (error) {
    if (databaseFailureOf(error) !== null) throw error;
    log.error({ err: error }, 'a wallet did not say what it holds');
    return { numidenCliente, saldo: null, promesas };
  }
}

/** A customer as his wallet is asked for; null when there is none by this number. */
export async function walletOwner(db: Db, numidenCliente: number): Promise<WalletOwner | null> {
  const [row] = await db.select().from(clientes).where(eq(clientes.numiden, numidenCliente));
  if (row === undefined) return null;
  const { correo, celular, telefono } = row;
  return { numidenCliente, titular: { nombre: nombreCompletoCliente(row), correo, telefono: celular ?? telefono } };
}

/** Whose wallet it is that a voucher goes to: its own customer's, else its case's. */
export async function customerOf(db: Db, { numidenCliente, idCaso }: ValeRow): Promise<number> {
  if (numidenCliente !== null) return numidenCliente;
  const [caso] = await db.select({ numiden: casos.numidenCliente }).from(casos).where(eq(casos.id, idCaso));
  if (caso === undefined) throw new Error(`The voucher's case ${idCaso} is not there`);
  return caso.numiden;
}

/** The wallet that a voucher's request promises a part to, asked as `askWallet` does; null where it promises none. */
export async function walletWanted(
  solicitud: Pick<SolicitudVale, 'caso' | 'comprador' | 'tienda' | 'operacion' | 'soloBilletera' | 'metodosDevolucion'>,
  context: Context,
): Promise<WalletSeen | null> {
  const { caso, soloBilletera, metodosDevolucion } = solicitud;
  const wanted = metodosDevolucion?.some(({ metodo, monto }) => metodo.id === BILLETERA && monto > 0) ?? soloBilletera;
  if (!wanted) return null;
  const numiden = caso === null ? await buyerOf(context.db, solicitud) : await customerOfCase(context.db, caso);
  // Without a case or a buyer there is nothing to save, and saving says so.
  return numiden === undefined ? null : askWallet(context, numiden);
}

/**
 * Who bought, or was chosen where the sale does not say it: null for a new customer, undefined where none was chosen.
 */
async function buyerOf(
  db: Db,
  { comprador, tienda, operacion }: Pick<SolicitudVale, 'comprador' | 'tienda' | 'operacion'>,
): Promise<number | null | undefined> {
  const ofSale = (await readCustomerOfSale(db, { tienda, operacion }))?.cliente;
  if (ofSale != null) return ofSale.numiden;
  return comprador?.esNuevo === true ? null : comprador?.numiden;
}

async function customerOfCase(db: Db, id: number): Promise<number | undefined> {
  const [row] = await readCustomer(db, { id });
  return row?.numiden;
}

const readCustomer = prepared('cliente_de_caso', (db, { id }: Places<{ id: number }>) =>
  db.select({ numiden: casos.numidenCliente }).from(casos).where(eq(casos.id, id)),
);

/**
 * The lock that keeps others from promising anything to a customer's wallet until the transaction ends. Taken last, after the voucher
 * and its sale; it does not block those who write the customer's number down.
 */
export function promisesLock(tx: Tx, wallet: WalletSeen | null): Lock<unknown> | null {
  const numidenCliente = wallet?.numidenCliente ?? null;
  if (numidenCliente === null) return null;
  const locking = tx
    .select({ numiden: clientes.numiden })
    .from(clientes)
    .where(eq(clientes.numiden, numidenCliente))
    .for('no key update');
  return Lock.of(locking, () => undefined);
}

/**
 * The amount that a wallet can still be promised. Under `promisesLock` it stays true but for acts of the wallet itself;
 * an amount that went from a voucher into it since it was asked counts as if it were not yet in its balance.
 * @param except the voucher that asks, which counts by what it asks for.
 */
export async function roomOf(db: Db, seen: WalletSeen, except: number | null): Promise<CabidaBilletera> {
  const [{ billetera }, now] = await onOneConnection(db, (one) =>
    inOneGo([readSettings(one), seen.numidenCliente === null ? seen.promesas : promisesTo(one, seen.numidenCliente)]),
  );
  const each = [...now].map(([id, { porDar, dado }]) => {
    const since = Math.max(0, dado - (seen.promesas.get(id)?.dado ?? 0));
    return centavos((id === except ? 0 : porDar) + since);
  });
  return { maximo: fromPesos(billetera.valor), saldo: seen.saldo, prometido: sum(each) };
}

/** The amounts that vouchers that hold are to put into a customer's wallet, and have put into it. */
async function promisesTo(db: Db, numidenCliente: number): Promise<Promises> {
  const rows = await readPromises(db, { numidenCliente });
  return new Map(rows.map(({ id, monto, dado }) => [id, { porDar: centavos(monto - dado), dado }]));
}

const readPromises = prepared('promesas_a_billetera', (db, { numidenCliente }: Places<{ numidenCliente: number }>) => {
  const own = db.select({ id: vales.id }).from(vales).where(eq(vales.numidenCliente, numidenCliente));
  // One without a customer of its own goes to its case's.
  const ofCases = db
    .select({ id: vales.id })
    .from(casos)
    .innerJoin(vales, and(eq(vales.idCaso, casos.id), isNull(vales.numidenCliente)))
    .where(eq(casos.numidenCliente, numidenCliente));
  return db
    .select({ id: vales.id, monto: valeMetodos.monto, dado: valeMetodos.devuelto })
    .from(vales)
    .innerJoin(valeMetodos, and(eq(valeMetodos.idVale, vales.id), eq(valeMetodos.metodo, BILLETERA)))
    .where(and(inArray(vales.id, unionAll(own, ofCases)), inArray(vales.estado, [...ESTADOS_QUE_RETIENEN])));
});
