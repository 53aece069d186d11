import { and, asc, eq, sql } from 'drizzle-orm';
import { centavos, showPesos, sum, toPesos } from '#domain/common/money';
import { DESHACER_TEXTS } from '#domain/vales/deshacerDevolucion';
import { metodoDePago } from '#domain/ventas/metodosDevolucion';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db, Tx } from '../../platform/db/db.ts';
import { movimientosCredito } from '../../platform/db/schema/neighbours.ts';
import { ventaPagos, ventas } from '../../platform/db/schema/operaciones.ts';
import { NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import type { Credit, CreditEstimate, Folio } from '../../platform/neighbours/neighbours.ts';
import { refusalsOf } from './refusals.ts';

const CREDITO = 4;

const refusals = refusalsOf('credito');

/** The credit on this database: nothing goes back to it that was not paid by it. */
export function embeddedCredit(db: Db, now: () => Date): Credit {
  return {
    async estimate({ monto, ...sale }) {
      const account = await accountOf(db, sale);
      return { ...account, estimado: centavos(Math.min(monto, account.maximo)) };
    },
    async apply(asked) {
      const answer = await db.transaction((tx) => apply(tx, asked, now()));
      // Thrown after the commit: the refusal itself is to be kept.
      if ('refused' in answer) throw new NeighbourRefusal(answer.refused);
      return answer;
    },
    async revert(asked) {
      const answer = await db.transaction((tx) => revert(tx, asked, now()));
      if ('refused' in answer) throw new NeighbourRefusal(answer.refused);
      return answer;
    },
  };
}

async function revert(
  tx: Tx,
  asked: Parameters<Credit['revert']>[0],
  now: Date,
): Promise<Folio | { readonly refused: string }> {
  const { clave, claveAbono: deshace, tienda, operacion, monto, idVale, numiden } = asked;
  await tx.select({ operacion: ventas.operacion }).from(ventas).where(isSale(ventas, asked)).for('update');
  const [done] = await tx
    .select({ id: movimientosCredito.id })
    .from(movimientosCredito)
    .where(eq(movimientosCredito.clave, clave));
  if (done !== undefined) return { folio: folioOf(done.id) };
  const before = await refusals.of(tx, asked);
  if (before !== null) return { refused: before };
  const [applied] = await tx.select().from(movimientosCredito).where(eq(movimientosCredito.clave, deshace));
  const isIt = applied?.cvetda === tienda && applied.operacion === operacion && applied.monto === monto;
  const isReverted = (await tx.$count(movimientosCredito, eq(movimientosCredito.deshace, deshace))) > 0;
  if (!isIt || isReverted) {
    const refused = isIt ? DESHACER_TEXTS.yaRevertido : DESHACER_TEXTS.sinAbonoAlCredito;
    await refusals.keep(tx, asked, refused, now);
    return { refused };
  }
  const [row] = await tx
    .insert(movimientosCredito)
    .values({ clave, deshace, cvetda: tienda, operacion, monto: centavos(-monto), idVale, fecha: now, numiden })
    .returning({ id: movimientosCredito.id });
  if (row === undefined) throw new Error('A movement of the credit got no id');
  return { folio: folioOf(row.id) };
}

async function apply(
  tx: Tx,
  asked: Parameters<Credit['apply']>[0],
  now: Date,
): Promise<Folio | { readonly refused: string }> {
  const { clave, tienda, operacion, monto, idVale, numiden } = asked;
  await tx.select({ operacion: ventas.operacion }).from(ventas).where(isSale(ventas, asked)).for('update');
  const [done] = await tx
    .select({ id: movimientosCredito.id })
    .from(movimientosCredito)
    .where(eq(movimientosCredito.clave, clave));
  if (done !== undefined) return { folio: folioOf(done.id) };
  const before = await refusals.of(tx, asked);
  if (before !== null) return { refused: before };
  const { maximo } = await accountOf(tx, asked);
  if (monto > maximo) {
    const refused = `Al crédito de la operación ${operacion} pueden volver ${showPesos(toPesos(maximo))} y no más.`;
    await refusals.keep(tx, asked, refused, now);
    return { refused };
  }
  const [row] = await tx
    .insert(movimientosCredito)
    .values({ clave, cvetda: tienda, operacion, monto, idVale, fecha: now, numiden })
    .returning({ id: movimientosCredito.id });
  if (row === undefined) throw new Error('A movement of the credit got no id');
  return { folio: folioOf(row.id) };
}

function folioOf(id: number): string {
  return `AB${String(id).padStart(8, '0')}`;
}

async function accountOf(db: Db, sale: ClaveOperacion): Promise<Omit<CreditEstimate, 'estimado'>> {
  const payments = await db.select().from(ventaPagos).where(isSale(ventaPagos, sale)).orderBy(asc(ventaPagos.orden));
  const byCredit = payments.filter(({ idFormaPago }) => metodoDePago(idFormaPago) === CREDITO);
  const pagado = sum(byCredit.map(({ monto }) => monto));
  const [row] = await db
    .select({ centavos: sql<string>`coalesce(sum(${movimientosCredito.monto}) * 100, 0)::bigint` })
    .from(movimientosCredito)
    .where(isSale(movimientosCredito, sale));
  const devuelto = centavos(Number(row?.centavos));
  const maximo = centavos(Math.max(0, pagado - devuelto));
  return { pagado, devuelto, maximo, tipoPlan: byCredit[0]?.nombre ?? null };
}

function isSale(
  table: typeof ventas | typeof ventaPagos | typeof movimientosCredito,
  { tienda, operacion }: ClaveOperacion,
) {
  return and(eq(table.cvetda, tienda), eq(table.operacion, operacion));
}
