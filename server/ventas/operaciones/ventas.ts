import { and, asc, eq } from 'drizzle-orm';
import type { operaciones } from '#contract/ventas/operaciones';
import { toPesos } from '#domain/common/money';
import { TEXTS } from '#domain/common/texts';
import type { ClaveOperacion, DetalleOperacion, Venta } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { inOneGo, onOneConnection } from '../../platform/db/oneConnection.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { ventaPagos, ventas } from '../../platform/db/schema/operaciones.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { lookAtOperation } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { readSaleOf } from '../entrada/onDemand.ts';
import { articlesOf } from './articulos.ts';
import { buyerName } from './buyerName.ts';
import { guidesSeen } from './guidesSeen.ts';

/**
 * An operation with its articles and payments (GET venta/get-venta-por-id).
 * @throws Rejection 404 when the store has no such operation; as `readSaleOf`.
 */
export const saleById: Handler<typeof operaciones.ventaPorId> = async ({ consulta }, context) => {
  const key = { tienda: consulta.tiendaId, operacion: consulta.operacionId };
  await recordRead(context, lookAtOperation(key));
  const seen = await guidesSeen(context, key);
  const detail = await readSaleOf(context, key, () => readDetail(context.db, key));
  if (detail === null) throw notFound(TEXTS.sinResultados);
  return { ...detail, cabecera: { ...detail.cabecera, ...seen } };
};

async function readDetail(db: Db, key: ClaveOperacion): Promise<DetalleOperacion | null> {
  if (!fitsInteger(key.tienda)) return null;
  const [[venta], articulos, pagos] = await onOneConnection(db, (one) =>
    inOneGo([readSale(one, key), articlesOf(one, key), readPayments(one, key)]),
  );
  if (!venta) return null;
  return {
    cabecera: toSale(venta),
    articulos,
    pagos: pagos.map(({ idFormaPago, nombre, referencia, monto, fecha }) => ({
      idFormaPago,
      nombre,
      referencia,
      monto: toPesos(monto),
      fecha: fecha.toISOString(),
    })),
  };
}

const readSale = prepared('venta', (db, { tienda, operacion }: Places<ClaveOperacion>) =>
  selectSales(db).where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion))),
);

const readPayments = prepared('venta_pagos', (db, { tienda, operacion }: Places<ClaveOperacion>) =>
  db
    .select()
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, tienda), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(ventaPagos.orden)),
);

/** The columns that `toSale` takes of a sale and its store. */
export const SALE_COLUMNS = {
  cvetda: ventas.cvetda,
  tienda: stores.nombre,
  operacion: ventas.operacion,
  fecha: ventas.fecha,
  numiden: ventas.numidenCliente,
  cliente: buyerName,
  total: ventas.total,
  anulacion: ventas.anulacion,
} as const;

/** Sales with the name of their store, for `toSale`. */
export function selectSales(db: Db) {
  return db.select(SALE_COLUMNS).from(ventas).innerJoin(stores, eq(stores.cvetda, ventas.cvetda));
}

/** A sale as it travels. */
export function toSale(row: Awaited<ReturnType<typeof selectSales>>[number]): Venta {
  return {
    tienda: { cvetda: row.cvetda, nombre: row.tienda },
    operacion: row.operacion,
    fechaOperacion: row.fecha.toISOString(),
    numiden: row.numiden,
    cliente: row.cliente,
    totalOperacion: toPesos(row.total),
    ...(row.anulacion !== null && { anulada: true as const }),
  };
}
