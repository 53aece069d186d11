import { and, asc, eq } from 'drizzle-orm';
import { type Centavos, centavos, fromPesos } from '#domain/common/money';
import { DEVOLUCION_TEXTS, type ParteDeVale, parteQueQueda } from '#domain/vales/devoluciones';
import { RESPALDO_TEXTS } from '#domain/vales/respaldoDeVale';
import {
  disponibles,
  esEspecial,
  type IdMetodo,
  type MetodoConMonto,
  pagosConDevuelto,
} from '#domain/ventas/metodosDevolucion';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Tx } from '../../platform/db/db.ts';
import { ventaPagos } from '../../platform/db/schema/operaciones.ts';
import { valeMetodos } from '../../platform/db/schema/vales.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { saleLock } from '../../ventas/saleLock.ts';
import { refundedBy } from '../given.ts';
import { faultOfBacking } from '../respaldo.ts';
import type { ValeRow } from '../work.ts';

/**
 * Answers the amount of a voucher that can be given back by a method now. Locks the sale, which
 * other vouchers and its till take from too.
 * @throws Rejection 409 that says why nothing can.
 */
export async function demandPart(tx: Tx, vale: ValeRow, metodo: IdMetodo): Promise<Centavos> {
  const sale = { tienda: vale.cvetda, operacion: vale.operacion };
  await saleLock(tx, sale).take();
  const part = parteQueQueda(await readPart(tx, vale, metodo));
  if ('falla' in part) throw conflict(part.falla);
  const fault = await faultOfBacking(tx, vale, part.monto);
  if (fault !== null) throw conflict(RESPALDO_TEXTS.noSeDa(fault));
  if (esEspecial(metodo)) {
    // Refunds by other methods were judged when the vouchers were saved: they take nothing from this method.
    const bySame = (await refundsOf(tx, sale)).filter((one) => one.metodo === metodo);
    const left = disponibles(pagosConDevuelto(await readPayments(tx, sale), bySame))[metodo];
    if (part.monto > left) throw conflict(DEVOLUCION_TEXTS.masDeLoPagado(metodo, left));
  }
  return part.monto;
}

/** Whether giving back by a method would leave nothing of a voucher: what its life asks. */
export async function wouldLeaveNothing(tx: Tx, vale: ValeRow, metodo: IdMetodo): Promise<boolean> {
  const part = parteQueQueda(await readPart(tx, vale, metodo));
  return 'monto' in part && part.monto === vale.saldo;
}

async function readPart(tx: Tx, { id, saldo }: ValeRow, metodo: IdMetodo): Promise<ParteDeVale> {
  const [row] = await tx
    .select({ monto: valeMetodos.monto, devuelto: valeMetodos.devuelto })
    .from(valeMetodos)
    .where(and(eq(valeMetodos.idVale, id), eq(valeMetodos.metodo, metodo)));
  return { metodo, monto: row?.monto ?? null, devuelto: row?.devuelto ?? centavos(0), saldo };
}

async function refundsOf(tx: Tx, sale: ClaveOperacion): Promise<readonly MetodoConMonto[]> {
  const rows = await refundedBy(tx, sale);
  return rows.map(({ metodo, monto }) => ({ metodo: metodo as IdMetodo, monto: fromPesos(Number(monto)) }));
}

function readPayments(tx: Tx, { tienda, operacion }: ClaveOperacion) {
  return tx
    .select({ idFormaPago: ventaPagos.idFormaPago, monto: ventaPagos.monto, devuelto: ventaPagos.devuelto })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, tienda), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(ventaPagos.orden));
}
