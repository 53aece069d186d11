import { and, asc, eq } from 'drizzle-orm';
import { toPesos } from '#domain/common/money';
import type { Vale } from '#domain/vales/vales';
import { type IdMetodo, METODOS_DEVOLUCION, metodoDePago } from '#domain/ventas/metodosDevolucion';
import type { Db } from '../platform/db/db.ts';
import { ventaPagos } from '../platform/db/schema/operaciones.ts';
import type { valeDevoluciones, valeMetodos } from '../platform/db/schema/vales.ts';
import type { ValeRow } from './work.ts';

/** The payments of a voucher's sale, in their order. */
export function paymentsOfSale(db: Db, { cvetda, operacion }: Pick<ValeRow, 'cvetda' | 'operacion'>) {
  const { idFormaPago, nombre, referencia, monto } = ventaPagos;
  return db
    .select({ idFormaPago, nombre, referencia, monto })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, cvetda), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(ventaPagos.orden));
}

interface Stored {
  readonly metodos: readonly (typeof valeMetodos.$inferSelect)[];
  /** The refunds of the voucher, the first one first. */
  readonly devoluciones: readonly (typeof valeDevoluciones.$inferSelect)[];
  readonly pagos: Awaited<ReturnType<typeof paymentsOfSale>>;
}

/** The methods of a voucher as they travel, each with the payments that come back by it. */
export function shownMethods({ metodos, devoluciones, pagos }: Stored): Vale['metodosPago'] {
  return metodos.map(({ metodo, monto, devuelto }) => {
    const given = devoluciones.findLast((one) => one.metodo === metodo && one.estado === 'hecha' && one.folio !== null);
    const own = pagos.filter(({ idFormaPago }) => metodoDePago(idFormaPago) === metodo);
    const [first] = own;
    const isOneForm = own.every(({ idFormaPago }) => idFormaPago === first?.idFormaPago);
    return {
      orden: metodo,
      metodo: methodOf(metodo),
      monto: toPesos(monto),
      devuelto: toPesos(devuelto),
      folio: given?.folio ?? null,
      tipoPago: first !== undefined && isOneForm ? first.idFormaPago : null,
      subtipoPago: null,
      pagos: own.map((pago) => ({ ...pago, monto: toPesos(pago.monto) })),
    };
  });
}

/** A method as every answer shows it. */
export function methodOf(metodo: number): Vale['metodosPago'][number]['metodo'] {
  const id = metodo as IdMetodo;
  return { id, nombre: METODOS_DEVOLUCION[id] };
}
