import { createHash } from 'node:crypto';
import { inArray, max, sql } from 'drizzle-orm';
import type { Centavos } from '#domain/money';
import { sum } from '#domain/money';
import { nombreDeForma } from '#domain/pagosDeVenta';
import { zonaDe } from '#domain/zonaHoraria';
import { audit } from '../db/audit.ts';
import type { Db, Tx } from '../db/db.ts';
import { stores as tablaTiendas } from '../db/schema/catalogos.ts';
import { instantOf } from '../time/localTime.ts';
import type { Ticket } from './ticket.ts';

interface Where {
  readonly db: Db;
  readonly archivo: string;
  readonly zonaHoraria: string;
  readonly clock: () => Date;
}

/** A store that sales are of; its clock wrote their hours, by the zone of its postal code. */
export interface KnownStore {
  readonly cvetda: number;
  readonly codigoPostal: string | null;
}

/** Two imports on one PostgreSQL wait for each other, batch by batch. */
const LOCK = 20_148;

/**
 * Finds the stores of these names and makes those that are missing, with the next free numbers; `known` (by name)
 * learns them all. A store that an import made takes no sign-ins.
 * @returns the stores made now.
 */
export async function createStores(
  { db, archivo, clock }: Where,
  names: ReadonlySet<string>,
  known: Map<string, KnownStore>,
): Promise<readonly { readonly cvetda: number; readonly nombre: string }[]> {
  const searched = [...names].filter((nombre) => !known.has(nombre));
  if (searched.length === 0) return [];
  const { halladas, nuevas } = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const found = await tx
      .select({ cvetda: tablaTiendas.cvetda, nombre: tablaTiendas.nombre, codigoPostal: tablaTiendas.codigoPostal })
      .from(tablaTiendas)
      .where(inArray(tablaTiendas.nombre, searched));
    const missing = searched.filter((nombre) => !found.some((tienda) => tienda.nombre === nombre));
    const [ultima] = await tx.select({ cvetda: max(tablaTiendas.cvetda) }).from(tablaTiendas);
    const fresh = missing.map((nombre, index) => ({ cvetda: (ultima?.cvetda ?? 0) + 1 + index, nombre }));
    for (const tienda of fresh) {
      await tx.insert(tablaTiendas).values({ ...tienda, tipo: 'fisica', admiteLogin: false });
      await audit(tx, {
        momento: clock(),
        numiden: null,
        accion: 'importarVentas',
        entidad: 'tienda',
        idEntidad: tienda.cvetda,
        despues: { ...tienda, archivo },
      });
    }
    return { halladas: found, nuevas: fresh };
  });
  for (const { nombre, ...store } of halladas) known.set(nombre, store);
  for (const { nombre, cvetda } of nuevas) known.set(nombre, { cvetda, codigoPostal: null });
  return nuevas;
}

interface Result {
  readonly nuevas: readonly Ticket[];
  readonly iguales: readonly Ticket[];
  /** Stored before with another content, by an import or by a till; left as they are. */
  readonly distintas: readonly Ticket[];
}

/** Stores the invoices that are not stored yet, in one transaction with the audit row of the batch. */
export async function saveBatch(
  where: Where,
  facturas: readonly Ticket[],
  tiendas: ReadonlyMap<string, KnownStore>,
): Promise<Result> {
  const prepared = facturas.map((factura) => prepare(factura, tiendas, where.zonaHoraria));
  return where.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const saved = await storedFingerprints(tx, prepared);
    const fresh = prepared.filter(({ llave }) => !saved.has(llave));
    if (fresh.length > 0) {
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

function prepare(factura: Ticket, tiendas: ReadonlyMap<string, KnownStore>, chain: string) {
  const ventas = factura.articulos;
  const [primera] = ventas;
  const store = tiendas.get(primera?.pais ?? '');
  if (primera === undefined || store === undefined) throw new Error('An invoice has no line or no store');
  const { operacion } = primera;
  const { cvetda, codigoPostal } = store;
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
      numiden_cliente: primera.numidenCliente,
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
      precio: venta.precioUnitario,
      subtotal: inPesos(venta.subtotal),
      descuento: inPesos(venta.descuento),
      iva: inPesos(venta.iva),
      total: inPesos(venta.total),
    })),
    pagos: factura.pagos.map(({ idFormaPago, monto, referencia }, index) => ({
      ...{ cvetda, operacion, orden: index + 1, forma: idFormaPago, nombre: nombreDeForma(idFormaPago) },
      ...{ monto: inPesos(monto), fecha, referencia },
    })),
  };
}

/** Of the lines as the file has them; tax and payments are a part of it only where the file says them. */
function fingerprintOf({ lineas, pagos }: Ticket): string {
  const resumen = createHash('sha256');
  for (const { venta } of lineas) {
    const { fecha, numidenCliente, numArt, descripcion, cantidad, precioUnitario, conImpuesto, iva, total } = venta;
    const taxed = conImpuesto ? [iva, total] : [];
    const line = [fecha, numidenCliente, numArt, descripcion, cantidad, Number(precioUnitario), ...taxed];
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
    select cvetda, operacion, linea, num_art, descripcion, cantidad, cantidad, precio, subtotal, descuento, iva, 0, total
    from jsonb_to_recordset(${JSON.stringify(fresh.flatMap(({ articulos }) => articulos))}::jsonb)
      as a (cvetda integer, operacion bigint, linea integer, num_art text, descripcion text, cantidad integer,
        precio numeric, subtotal numeric, descuento numeric, iva numeric, total numeric)`);
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
