import { desc, eq, sql } from 'drizzle-orm';
import { centavos } from '#domain/common/money';
import { DIGITOS_BILLETERA, fallaAbono, folioBilletera } from '#domain/vales/billetera';
import { DESHACER_TEXTS } from '#domain/vales/deshacerDevolucion';
import type { Db, Tx } from '../../platform/db/db.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { billeteras, movimientosBilletera } from '../../platform/db/schema/neighbours.ts';
import { type Asked, NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import type { Wallet, WalletOwner } from '../../platform/neighbours/neighbours.ts';
import { drawDigits } from './draw.ts';
import { refusalsOf } from './refusals.ts';

const MOVEMENTS = 50;

const refusals = refusalsOf('billetera');

/**
 * Wallets on this database: a ledger, never a bare balance. A deposit is judged and written under the lock of the
 * wallet's row, so that two at once never pass its limit.
 */
export function embeddedWallet(db: Db, now: () => Date): Wallet {
  return {
    open: (asked) => db.transaction((tx) => open(tx, asked, now())),
    async read(numidenCliente) {
      const [wallet] = await db
        .select({ folio: billeteras.folio })
        .from(billeteras)
        .where(eq(billeteras.numidenCliente, numidenCliente));
      if (wallet === undefined) return null;
      const movimientos = await db
        .select()
        .from(movimientosBilletera)
        .where(eq(movimientosBilletera.folio, wallet.folio))
        .orderBy(desc(movimientosBilletera.id))
        .limit(MOVEMENTS);
      return { ...wallet, saldo: await balanceOf(db, wallet.folio), movimientos };
    },
    async exists(folio) {
      return (await db.$count(billeteras, eq(billeteras.folio, folio))) > 0;
    },
    async add(asked) {
      const answer = await db.transaction((tx) => add(tx, asked, now()));
      // Thrown after the commit: the refusal itself is to be kept.
      if ('refused' in answer) throw new NeighbourRefusal(answer.refused);
      return answer;
    },
    async takeBack(asked) {
      const answer = await db.transaction((tx) => takeBack(tx, asked, now()));
      if ('refused' in answer) throw new NeighbourRefusal(answer.refused);
      return answer;
    },
  };
}

async function takeBack(
  tx: Tx,
  asked: Parameters<Wallet['takeBack']>[0],
  now: Date,
): Promise<{ readonly folio: string } | { readonly refused: string }> {
  const { clave, claveAbono: deshace, numiden, numidenCliente, monto, concepto, idVale } = asked;
  const refuse = async (refused: string) => {
    await refusals.keep(tx, asked, refused, now);
    return { refused };
  };
  const before = await refusals.of(tx, asked);
  if (before !== null) return { refused: before };
  const [wallet] = await tx
    .select({ folio: billeteras.folio })
    .from(billeteras)
    .where(eq(billeteras.numidenCliente, numidenCliente))
    .for('update');
  if (wallet === undefined) return refuse(DESHACER_TEXTS.sinAbono);
  const { folio } = wallet;
  if ((await tx.$count(movimientosBilletera, eq(movimientosBilletera.clave, clave))) > 0) return { folio };
  // Who waited for the lock may have been refused meanwhile.
  const meanwhile = await refusals.of(tx, asked);
  if (meanwhile !== null) return { refused: meanwhile };
  const [deposit] = await tx.select().from(movimientosBilletera).where(eq(movimientosBilletera.clave, deshace));
  if (deposit?.folio !== folio || deposit.monto !== monto) return refuse(DESHACER_TEXTS.sinAbono);
  if ((await tx.$count(movimientosBilletera, eq(movimientosBilletera.deshace, deshace))) > 0) {
    return refuse(DESHACER_TEXTS.yaRevertido);
  }
  const saldo = await balanceOf(tx, folio);
  if (saldo < monto) return refuse(DESHACER_TEXTS.noAlcanza(saldo, monto));
  const taken = { clave, deshace, folio, monto: centavos(-monto), concepto, idVale, fecha: now, numiden };
  await tx.insert(movimientosBilletera).values(taken);
  return { folio };
}

async function add(
  tx: Tx,
  asked: Parameters<Wallet['add']>[0],
  now: Date,
): Promise<{ readonly folio: string } | { readonly refused: string }> {
  const { clave, numiden, monto, maximo, concepto, idVale } = asked;
  const { folio } = await open(tx, asked, now);
  await tx.select({ folio: billeteras.folio }).from(billeteras).where(eq(billeteras.folio, folio)).for('update');
  if ((await tx.$count(movimientosBilletera, eq(movimientosBilletera.clave, clave))) > 0) return { folio };
  const before = await refusals.of(tx, asked);
  if (before !== null) return { refused: before };
  const refused = fallaAbono(await balanceOf(tx, folio), monto, maximo);
  if (refused !== null) {
    await refusals.keep(tx, asked, refused, now);
    return { refused };
  }
  await tx.insert(movimientosBilletera).values({ clave, folio, monto, concepto, idVale, fecha: now, numiden });
  return { folio };
}

async function open(
  tx: Tx,
  { numidenCliente, numiden }: Asked & WalletOwner,
  now: Date,
): Promise<{ readonly folio: string; readonly nueva: boolean }> {
  if (
    !Number.isSafeInteger(numidenCliente) ||
    (await tx.$count(clientes, eq(clientes.numiden, numidenCliente))) === 0
  ) {
    throw new NeighbourRefusal(`El cliente ${numidenCliente} no existe.`);
  }
  const [opened] = await tx
    .insert(billeteras)
    .values({ folio: folioBilletera(drawDigits(DIGITOS_BILLETERA)), numidenCliente, creada: now, numiden })
    .onConflictDoNothing({ target: billeteras.numidenCliente })
    .returning({ folio: billeteras.folio });
  if (opened !== undefined) return { folio: opened.folio, nueva: true };
  const [found] = await tx
    .select({ folio: billeteras.folio })
    .from(billeteras)
    .where(eq(billeteras.numidenCliente, numidenCliente));
  if (found === undefined) throw new Error('A wallet disappeared while it was opened');
  return { folio: found.folio, nueva: false };
}

async function balanceOf(db: Db, folio: string) {
  const [row] = await db
    .select({ centavos: sql<string>`coalesce(sum(${movimientosBilletera.monto}) * 100, 0)::bigint` })
    .from(movimientosBilletera)
    .where(eq(movimientosBilletera.folio, folio));
  return centavos(Number(row?.centavos));
}
