import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Centavos } from '#domain/money';
import { sum } from '#domain/money';
import { nombreDeForma } from '#domain/pagosDeVenta';
import { zonaDe } from '#domain/zonaHoraria';
import { audit } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import { instantOf } from '../time/localTime.ts';
import type { KnownStore, Stores, Where } from './stores.ts';
import { waitForOthers } from './stores.ts';
import type { Ticket } from './ticket.ts';

interface Result {
  readonly nuevas: readonly Ticket[];
  readonly iguales: readonly Ticket[];
  /** Stored before with another content, by an import or by a till; left as they are. */
  readonly distintas: readonly Ticket[];
}

/** Stores the invoices that are not stored yet, in one transaction with the audit row of the batch. */
export async function saveBatch(where: Where, facturas: readonly Ticket[], tiendas: Stores): Promise<Result> {
  const prepared = facturas.map((factura) => prepare(factura, storeOf(factura, tiendas), where.zonaHoraria));
  return where.db.transaction(async (tx) => {
    await waitForOthers(tx);
    const saved = await storedFingerprints(tx, prepared);
    const fresh = prepared.filter(({ llave }) => !saved.has(llave));
    if (fresh.length > 0 && where.soloRevisar !== true) {
      await insert(tx, fresh);
      await audit(tx, {
        momento: where.clock(),
        numiden: null,
        accion: 'importarVentas',
        entidad: 'ventas',
        idEntidad: where.archivo,
        despues: {
          operaciones: fresh.length,
          lineas: fresh.reduce((suma, { articulos }) => suma + articulos.length, 0),
        },
      });
    }
    const known = prepared.filter(({ llave }) => saved.has(llave));
    return {
      nuevas: fresh.map(({ factura }) => factura),
      iguales: known.filter(({ llave, venta }) => saved.get(llave) === venta.huella).map(({ factura }) => factura),
      distintas: known.filter(({ llave, venta }) => saved.get(llave) !== venta.huella).map(({ factura }) => factura),
    };
  });
}

type Prepared = ReturnType<typeof prepare>;

function storeOf({ articulos: [first] }: Ticket, stores: Stores): KnownStore {
  const store = stores.find(first?.pais ?? '');
  if (store === undefined) throw new Error('An invoice has no line or no store');
  return store;
}

function prepare(factura: Ticket, { cvetda, codigoPostal }: KnownStore, chain: string) {
  const ventas = factura.articulos;
  const [{ operacion, numidenCliente }] = ventas;
  // Some invoices were written over several minutes; the operation is of its first.
  const fechaLocal = ventas.map((venta) => venta.fecha).reduce((una, another) => (another < una ? another : una));
  const fecha = instantOf(fechaLocal, zonaDe(codigoPostal, chain)).toISOString();
  return {
    factura,
    llave: `${cvetda}/${operacion}`,
    venta: {
      cvetda,
      operacion,
      fecha,
      numiden_cliente: numidenCliente,
      total: inPesos(sum(ventas.map((venta) => venta.total))),
      huella: fingerprintOf(factura),
    },
    articulos: ventas.map((venta, index) => ({
      cvetda,
      operacion,
      linea: index + 1,
      num_art: venta.numArt,
      descripcion: venta.descripcion,
      cantidad: venta.cantidad,
      queda: venta.cantidad - venta.devuelto,
      precio: venta.precioUnitario,
      subtotal: inPesos(venta.subtotal),
      descuento: inPesos(venta.descuento),
      iva: inPesos(venta.iva),
      ieps: inPesos(venta.ieps),
      total: inPesos(venta.total),
    })),
    pagos: factura.pagos.map(({ idFormaPago, monto, referencia }, index) => ({
      ...{ cvetda, operacion, orden: index + 1, forma: idFormaPago, nombre: nombreDeForma(idFormaPago) },
      ...{ monto: inPesos(monto), fecha, referencia },
    })),
  };
}

/** Of the lines as the file has them; what it need not say is a part of it only where the file says it. */
function fingerprintOf({ lineas, pagos }: Ticket): string {
  const resumen = createHash('sha256');
  for (const { venta } of lineas) {
    const { fecha, numidenCliente, numArt, descripcion, cantidad, precioUnitario, conImpuesto, iva, total } = venta;
    const taxed = conImpuesto ? [iva, total] : [];
    const { descuento, ieps, devuelto } = venta;
    const more = descuento + ieps + devuelto === 0 ? [] : [{ descuento, ieps, devuelto }];
    const line = [fecha, numidenCliente, numArt, descripcion, cantidad, Number(precioUnitario), ...taxed, ...more];
    resumen.update(JSON.stringify(line));
  }
  if (pagos.length > 0) resumen.update(JSON.stringify(pagos));
  return resumen.digest('hex');
}

async function storedFingerprints(tx: Tx, prepared: readonly Prepared[]): Promise<Map<string, string | null>> {
  const keys = JSON.stringify(prepared.map(({ venta: { cvetda, operacion } }) => ({ cvetda, operacion })));
  const { rows } = await tx.execute<{ llave: string; huella: string | null }>(sql`
    select v.cvetda || '/' || v.operacion as llave, v.huella
    from ventas v join jsonb_to_recordset(${keys}::jsonb) as c (cvetda integer, operacion bigint)
      on v.cvetda = c.cvetda and v.operacion = c.operacion`);
  return new Map(rows.map(({ llave, huella }) => [llave, huella]));
}

// One JSON parameter instead of thousands of parameters: several times faster on the embedded engine.
async function insert(tx: Tx, fresh: readonly Prepared[]): Promise<void> {
  await tx.execute(sql`
    insert into ventas (cvetda, operacion, fecha, numiden_cliente, total, origen, huella)
    select cvetda, operacion, fecha, numiden_cliente, total, 'importacion', huella
    from jsonb_to_recordset(${JSON.stringify(fresh.map(({ venta }) => venta))}::jsonb)
      as v (cvetda integer, operacion bigint, fecha timestamptz, numiden_cliente bigint, total numeric, huella text)`);
  await tx.execute(sql`
    insert into venta_articulos (cvetda, operacion, linea, num_art, descripcion, cantidad_original, cantidad_maxima,
      precio_unitario, subtotal, descuento, iva, ieps, total)
    select cvetda, operacion, linea, num_art, descripcion, cantidad, queda, precio, subtotal, descuento, iva, ieps, total
    from jsonb_to_recordset(${JSON.stringify(fresh.flatMap(({ articulos }) => articulos))}::jsonb)
      as a (cvetda integer, operacion bigint, linea integer, num_art text, descripcion text, cantidad integer,
        queda integer, precio numeric, subtotal numeric, descuento numeric, iva numeric, ieps numeric, total numeric)`);
  await tx.execute(sql`
    insert into venta_pagos (cvetda, operacion, orden, id_forma_pago, nombre, monto, fecha, referencia)
    select cvetda, operacion, orden, forma, nombre, monto, fecha, referencia
    from jsonb_to_recordset(${JSON.stringify(fresh.flatMap(({ pagos }) => pagos))}::jsonb)
      as p (cvetda integer, operacion bigint, orden smallint, forma integer, nombre text, monto numeric,
        fecha timestamptz, referencia text)`);
}

function inPesos(amount: Centavos): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
