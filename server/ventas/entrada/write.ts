import { and, eq, sql } from 'drizzle-orm';
import type { Centavos } from '#domain/common/money';
import { type LineaPorGuardar, lineaNueva } from '#domain/ventas/entrada/correccion';
import type { PagoPorForma, VentaPorFormas } from '#domain/ventas/entrada/porFormas';
import type { ClaveEntrante } from '#domain/ventas/entrada/ventaEntrante';
import type { Tx } from '../../platform/db/db.ts';
import { ventaRevisiones } from '../../platform/db/schema/entrada.ts';
import { ventaArticulos, ventaPagos, ventas } from '../../platform/db/schema/operaciones.ts';

/** A sale to store, by the fingerprint of what came in. */
export interface PorGuardar {
  readonly venta: VentaPorFormas;
  readonly huella: string | null;
  readonly anulacion: number | null;
}

/**
 * Stores sales that are not stored, in the order of their keys, so that two deliveries of the same sales wait for each other and never in
 * a ring. One JSON parameter instead of thousands of parameters: several times faster on the embedded engine.
 * @param origen by which way they came: 'importacion', 'entrada' or 'vecino'.
 * @returns the keys (`keyOf`) of those that were stored: another one may have been faster, or may have the same number of the web.
 */
export async function insertSales(tx: Tx, nuevas: readonly PorGuardar[], origen: string): Promise<ReadonlySet<string>> {
  if (nuevas.length === 0) return new Set();
  const { rows } = await tx.execute<{ cvetda: number; operacion: string }>(sql`
    insert into ventas (cvetda, operacion, fecha, numiden_cliente, nombre_cliente, total, origen, huella, revision,
      anulacion, folio_web)
    select cvetda, operacion, fecha, numiden, nombre, total, ${origen}, huella, revision, anulacion, folio_web
    from jsonb_to_recordset(${JSON.stringify(nuevas.map(saleRow))}::jsonb)
      as v (cvetda integer, operacion bigint, fecha timestamptz, numiden bigint, nombre text, total numeric, huella text,
        revision integer, anulacion integer, folio_web text)
    order by cvetda, operacion
    on conflict do nothing
    returning cvetda, operacion`);
  const stored = new Set(rows.map(({ cvetda, operacion }) => `${cvetda}/${operacion}`));
  const fresh = nuevas.map(({ venta }) => venta).filter((venta) => stored.has(incomingKey(venta)));
  await insertLines(
    tx,
    fresh.flatMap((venta) => venta.lineas.map((line) => lineRow(venta, lineaNueva(line)))),
  );
  await insertPayments(
    tx,
    fresh.flatMap((venta) => venta.pagos.map((pago, place) => paymentRow(venta, pago, place))),
  );
  return stored;
}

/** Puts a later revision in the place of a stored sale, which is kept as it was. The sale must be locked. */
export async function replaceSale(
  tx: Tx,
  { venta, huella, anulacion }: PorGuardar,
  lineas: readonly LineaPorGuardar[],
  now: Date,
): Promise<void> {
  const { tienda, operacion, numidenCliente, nombreCliente, revision, fecha, total, folioWeb } = venta;
  const ofSale = (table: typeof ventaArticulos | typeof ventaPagos) =>
    and(eq(table.cvetda, tienda), eq(table.operacion, operacion));
  await tx.execute(sql`
    insert into ${ventaRevisiones} (cvetda, operacion, revision, sustituida, contenido)
    select v.cvetda, v.operacion, v.revision, ${now.toISOString()}, jsonb_build_object('venta', to_jsonb(v),
      'articulos', (select jsonb_agg(to_jsonb(a)) from venta_articulos a where (a.cvetda, a.operacion) = (v.cvetda, v.operacion)),
      'pagos', (select jsonb_agg(to_jsonb(p)) from venta_pagos p where (p.cvetda, p.operacion) = (v.cvetda, v.operacion)))
    from ventas v where v.cvetda = ${tienda} and v.operacion = ${operacion}`);
  await tx
    .update(ventas)
    .set({ fecha, numidenCliente, nombreCliente, total, huella, revision, anulacion, folioWeb })
    .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)));
  await tx.delete(ventaArticulos).where(ofSale(ventaArticulos));
  await tx.delete(ventaPagos).where(ofSale(ventaPagos));
  await insertLines(
    tx,
    lineas.map((line) => lineRow(venta, line)),
  );
  await insertPayments(
    tx,
    venta.pagos.map((pago, place) => paymentRow(venta, pago, place)),
  );
}

/** The key of a sale as a text. */
export function incomingKey({ tienda, operacion }: Pick<ClaveEntrante, 'tienda' | 'operacion'>): string {
  return `${tienda}/${operacion}`;
}

function saleRow({ venta, huella, anulacion }: PorGuardar) {
  const { tienda, operacion, fecha, numidenCliente, nombreCliente, total, revision, folioWeb } = venta;
  return {
    ...{ cvetda: tienda, operacion, fecha, numiden: numidenCliente, nombre: nombreCliente, revision, huella },
    ...{ total: inPesos(total), anulacion, folio_web: folioWeb },
  };
}

function lineRow({ tienda, operacion }: ClaveEntrante, line: LineaPorGuardar) {
  const { linea, numArt, descripcion, departamento, cantidad, pesada, cantidadMaxima, excedente, precioUnitario } =
    line;
  return {
    ...{ cvetda: tienda, operacion, linea, num_art: numArt, descripcion, departamento, cantidad, pesada },
    ...{ queda: cantidadMaxima, excedente, precio: precioUnitario, subtotal: inPesos(line.subtotal) },
    ...{ descuento: inPesos(line.descuento), iva: inPesos(line.iva), ieps: inPesos(line.ieps) },
    total: inPesos(line.total),
  };
}

function paymentRow({ tienda, operacion }: ClaveEntrante, pago: PagoPorForma, place: number) {
  const { idFormaPago, forma, nombre, claveSat, fecha, referencia } = pago;
  return {
    ...{ cvetda: tienda, operacion, orden: place + 1, forma: idFormaPago, nombre },
    ...{ caja: forma === idFormaPago ? null : forma, clave: claveSat },
    ...{ monto: inPesos(pago.monto), devuelto: inPesos(pago.devuelto), fecha, referencia },
  };
}

async function insertLines(tx: Tx, rows: readonly ReturnType<typeof lineRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into venta_articulos (cvetda, operacion, linea, num_art, descripcion, departamento, cantidad_original,
      cantidad_maxima, excedente, pesada, precio_unitario, subtotal, descuento, iva, ieps, total)
    select cvetda, operacion, linea, num_art, descripcion, departamento, cantidad, queda, excedente, pesada, precio, subtotal,
      descuento, iva, ieps, total
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a (cvetda integer, operacion bigint, linea integer, num_art text, descripcion text, departamento text,
        cantidad integer, queda integer, excedente integer, pesada numeric, precio numeric, subtotal numeric, descuento numeric,
        iva numeric, ieps numeric,
        total numeric)`);
}

async function insertPayments(tx: Tx, rows: readonly ReturnType<typeof paymentRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into venta_pagos (cvetda, operacion, orden, id_forma_pago, forma_caja, nombre, clave_sat, monto, devuelto, fecha,
      referencia)
    select cvetda, operacion, orden, forma, caja, nombre, clave, monto, devuelto, fecha, referencia
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (cvetda integer, operacion bigint, orden smallint, forma integer, caja integer, nombre text, clave text,
        monto numeric, devuelto numeric, fecha timestamptz, referencia text)`);
}

function inPesos(amount: Centavos): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
