import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { type Centavos, toPesos } from '#domain/common/money';
import { NOMBRE_PUBLICO } from '#domain/common/sat/nombreFiscal';
import { identificacionesEnGlobal } from '#domain/facturas/cfdi/armado/global';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { restanteDeLineas } from '#domain/facturas/cfdi/saldos';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db, Tx } from '../platform/db/db.ts';
import { facturaRelaciones, facturas, facturaVentas } from '../platform/db/schema/facturas.ts';
import { conflict } from '../platform/http/rejection.ts';
import { invoiceState } from './documents.ts';
import { nominativeNotes } from './nominativeNotes.ts';
import type { FacturaRow } from './work.ts';

/** A sale in a global invoice that counts and still holds a part of it. */
export interface HeldSale {
  readonly global: Pick<
    FacturaRow,
    'id' | 'estado' | 'serie' | 'folio' | 'nombre' | 'uuid' | 'datosFiscales' | 'numiden'
  >;
  /** The global invoice and its notes, of their lines only those of this sale. */
  readonly comprobante: Comprobante;
  readonly notas: readonly Comprobante[];
  /** By which those lines are found, if it has them. */
  readonly identificaciones: readonly string[];
  readonly queda: Centavos;
}

/** Of an invoice that may have ten thousand lines only those of one sale are read. */
function linesOf(sale: ClaveOperacion) {
  const [una, segunda] = identificacionesEnGlobal(sale);
  return sql<Comprobante>`jsonb_set(${facturas.comprobante}, '{Conceptos}', jsonb_path_query_array(
    ${facturas.comprobante}, '$.Conceptos[*] ? (@.NoIdentificacion == $una || @.NoIdentificacion == $segunda)',
    jsonb_build_object('una', ${una}::text, 'segunda', ${segunda}::text)))`;
}

/** The global invoice that has a sale; null where none that counts has anything of it. */
export async function heldSale(db: Db, sale: ClaveOperacion): Promise<HeldSale | null> {
  const identificaciones = identificacionesEnGlobal(sale);
  const { id, estado, serie, folio, nombre, uuid, datosFiscales, numiden } = facturas;
  const [found] = await db
    .select({ id, estado, serie, folio, nombre, uuid, datosFiscales, numiden, comprobante: linesOf(sale) })
    .from(facturaVentas)
    .innerJoin(facturas, eq(facturas.id, facturaVentas.idFactura))
    .where(
      and(
        eq(facturaVentas.cvetda, sale.tienda),
        eq(facturaVentas.operacion, sale.operacion),
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    );
  if (found === undefined) return null;
  const { comprobante, ...global } = found;
  const notas = await notesOf(db, global.id, sale);
  const queda = restanteDeLineas(comprobante, notas, identificaciones);
  return queda === 0 ? null : { global, comprobante, notas, identificaciones, queda };
}

/** The notes that take of a sale in a global invoice: those of that sale, and those of no single one. */
async function notesOf(db: Db, id: number, sale: ClaveOperacion): Promise<readonly Comprobante[]> {
  const rows = await db
    .select({ comprobante: linesOf(sale) })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idFactura))
    .where(
      and(
        eq(facturaRelaciones.idRelacionada, id),
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
        or(isNull(facturas.operacion), and(eq(facturas.cvetda, sale.tienda), eq(facturas.operacion, sale.operacion))),
      ),
    )
    .orderBy(asc(facturas.id));
  return rows.map(({ comprobante }) => comprobante);
}

/**
 * Refuses to invoice a sale by name while the global invoice that has it is undecided, and one whose global invoice was
 * made out by name meanwhile.
 * @throws Rejection 409 that names it.
 */
export async function refuseHeld(db: Db, sale: ClaveOperacion): Promise<void> {
  const held = await heldSale(db, sale);
  if (held === null) return;
  const { id, estado, nombre: receiver } = held.global;
  const nombre = serieFolio(held.global);
  const objeto = { entidad: 'factura', id } as const;
  if (receiver !== NOMBRE_PUBLICO) throw conflict(FACTURA_TEXTS.ventaFacturada(nombre), { objeto });
  if (estado !== ESTADO_FACTURA.vigente) throw conflict(FACTURA_TEXTS.globalEnTramite(nombre), { objeto });
}

/**
 * The note by which an invoice by name will take its sale out of a global invoice, for a preview;
 * null where none is needed.
 */
export async function noteToCome(db: Db, sale: ClaveOperacion) {
  const held = await heldSale(db, sale);
  return held === null ? null : { global: serieFolio(held.global), monto: toPesos(held.queda) };
}

/** The news of the note that followed an invoice by name; null where none did. */
export async function noteMade(db: Db, row: FacturaRow) {
  const made = (await nominativeNotes(db, row)).find(({ note }) => note.id > row.id && note.idCaso === row.idCaso);
  if (made === undefined) return null;
  const { note, global } = made;
  const { id, total } = note;
  return {
    id,
    nombre: serieFolio(note),
    estado: invoiceState(note),
    global: serieFolio(global),
    monto: toPesos(total),
  };
}

/** Hands the sales of a global invoice on to the one that takes its place. */
export async function handSalesOn(tx: Tx, from: number, to: number): Promise<void> {
  await tx.update(facturaVentas).set({ idFactura: to }).where(eq(facturaVentas.idFactura, from));
}
