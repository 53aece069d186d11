import { and, asc, eq, inArray } from 'drizzle-orm';
import { SIN_CLAVES } from '#domain/cadena/clavesFiscales';
import { serieFolio } from '#domain/cadena/estadosFactura';
import type { Centavos } from '#domain/common/money';
import type { FormaPago } from '#domain/common/sat/catalogos';
import { TEXTS } from '#domain/common/texts';
import { type ComoSePago, comoSePago, type Pagado } from '#domain/facturas/cfdi/armado/formasDePago';
import { type LineaDeVenta, ventaNominativa } from '#domain/facturas/cfdi/armado/ventaNominativa';
import { POR_DEFINIR } from '#domain/facturas/cfdi/pago';
import type { DatosFiscales } from '#domain/facturas/cfdi/receptor';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { ESTADOS_QUE_CUENTAN, esDeIngreso } from '#domain/facturas/vidaFactura';
import { cantidadCobrada } from '#domain/ventas/lineaPesada';
import { type ClaveOperacion, VENTA_ANULADA } from '#domain/ventas/operaciones';
import { isOfArticle, isOfDepartment, keyOf, ofArticle, ofDepartment } from '../../cadena/fiscalKeys.ts';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { inOneGo, onOneConnection } from '../../platform/db/oneConnection.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import { ventaArticulos, ventaPagos, ventas } from '../../platform/db/schema/operaciones.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/rejection.ts';
import type { Draft } from '../begin.ts';
import { refuseHeld } from '../globalSale.ts';
import { issuedAt } from '../issuer.ts';
import { type DraftMaking, made, totalOf } from './draft.ts';

/** A sale, and the receiver of its invoice. */
interface SaleToInvoice extends ClaveOperacion {
  readonly datosFiscales: DatosFiscales;
  /** How it was paid, where its till did not say. */
  readonly formaPago?: FormaPago | undefined;
}

/**
 * Makes the invoice of a sale by name.
 * @throws Rejection 400 where nobody said how it was paid; 404 for a sale that there is not; 409 for one that has an invoice, that its till took back, or that none can be made of.
 */
export async function draftOfSale(
  { tienda, operacion, datosFiscales, formaPago }: SaleToInvoice,
  making: DraftMaking,
): Promise<Draft> {
  const { db, config, locks } = making;
  if (!fitsInteger(tienda)) throw notFound(TEXTS.sinResultados);
  const key = { tienda, operacion };
  const [venta, , , issued, pagos, lineas] = await onOneConnection(db, (one) =>
    inOneGo([
      // Its lock goes first: what refuses the invoice is read once it is held.
      readSale(one, key, locks),
      refuseInvoiced(one, and(eq(facturas.cvetda, tienda), eq(facturas.operacion, operacion))),
      refuseHeld(one, key),
      issuedAt(one, tienda, config),
      paymentsOf(one, key),
      linesOf(one, key),
    ]),
  );
  const { total } = venta;
  const receptor = datosFiscales;
  const pago = paidAs(pagos, total, formaPago);
  const comprobante = made(ventaNominativa({ ...issued, receptor, pago, total, lineas }));
  return {
    clase: 'general',
    cvetda: tienda,
    operacion,
    referencia: null,
    datosFiscales,
    comprobante,
    total: totalOf(comprobante),
    relaciones: [],
  };
}

/** How a sale was paid: as its till says; where that said nothing, as the person does. */
function paidAs(pagos: readonly Pagado[], total: Centavos, formaPago: FormaPago | undefined): ComoSePago {
  const said = (message: string) => invalidFields([{ campo: 'formaPago', message }]);
  if (pagos.length > 0 || total === 0) {
    if (formaPago !== undefined) throw said(FACTURA_TEXTS.yaSeSabeComo);
    return comoSePago(pagos, total);
  }
  if (formaPago === undefined) throw said(FACTURA_TEXTS.comoSePago);
  return { metodo: formaPago === POR_DEFINIR ? 'PPD' : 'PUE', forma: formaPago };
}

/** Refuses what has an invoice that counts. @throws Rejection 409 that names it. */
export async function refuseInvoiced(db: Db, which: ReturnType<typeof and>): Promise<void> {
  const rows = await db
    .select({ clase: facturas.clase, serie: facturas.serie, folio: facturas.folio, id: facturas.id })
    .from(facturas)
    .where(and(which, inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN])));
  const other = rows.find(({ clase }) => esDeIngreso(clase));
  if (other === undefined) return;
  throw conflict(FACTURA_TEXTS.ventaFacturada(serieFolio(other)), { objeto: { entidad: 'factura', id: other.id } });
}

/**
 * A sale that may be invoiced, under its lock where that is asked for.
 * @throws Rejection 404 for one that there is not, 409 for one that its till took back.
 */
export async function readSale(db: Db, key: ClaveOperacion, locks: boolean) {
  const [venta] = await (locks ? lockRow(db, key) : readRow(db, key));
  if (venta === undefined) throw notFound(TEXTS.sinResultados);
  if (venta.anulacion !== null) throw conflict(VENTA_ANULADA);
  return venta;
}

type Key = Places<ClaveOperacion>;

const readRow = prepared('venta_por_facturar', (db, key: Key) => sale(db, key));
const lockRow = prepared('venta_por_facturar_tomada', (db, key: Key) => sale(db, key).for('update'));

function sale(db: Db, { tienda, operacion }: Key) {
  return db
    .select({ total: ventas.total, anulacion: ventas.anulacion })
    .from(ventas)
    .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)));
}

const paymentsOf = prepared('pagos_por_facturar', (db, { tienda, operacion }: Key) =>
  db
    .select({ idFormaPago: ventaPagos.idFormaPago, claveSat: ventaPagos.claveSat, monto: ventaPagos.monto })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, tienda), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(ventaPagos.orden)),
);

const readLines = prepared('articulos_por_facturar', (db, { tienda, operacion }: Key) =>
  db
    .select({
      linea: ventaArticulos,
      claves: {
        ...{ claveProdServ: keyOf('claveProdServ'), claveUnidad: keyOf('claveUnidad') },
        ...{ exento: keyOf('exento'), objetoImp: keyOf('objetoImp') },
      },
    })
    .from(ventaArticulos)
    .leftJoin(ofArticle, isOfArticle)
    .leftJoin(ofDepartment, isOfDepartment)
    .where(and(eq(ventaArticulos.cvetda, tienda), eq(ventaArticulos.operacion, operacion)))
    .orderBy(asc(ventaArticulos.linea)),
);

async function linesOf(db: Db, key: ClaveOperacion): Promise<readonly LineaDeVenta[]> {
  const rows = await readLines(db, key);
  return rows.map(({ linea: { cantidadOriginal: cantidad, ...linea }, claves }) => ({
    ...linea,
    cantidad: cantidadCobrada({ cantidad, pesada: linea.pesada }),
    claveProdServ: claves.claveProdServ ?? SIN_CLAVES.claveProdServ,
    claveUnidad: claves.claveUnidad ?? SIN_CLAVES.claveUnidad,
    exento: claves.exento ?? SIN_CLAVES.exento,
    objetoImp: claves.objetoImp ?? SIN_CLAVES.objetoImp,
  }));
}
