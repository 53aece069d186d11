import { and, asc, eq, inArray } from 'drizzle-orm';
import { keysOf } from '#domain/common/keysOf';
import { centavos } from '#domain/common/money';
import { FORMAS_PAGO, type FormaPago } from '#domain/common/sat/catalogos';
import { formaDePlazos, formaDeVale, formaEnCaja } from '#domain/facturas/cfdi/armado/formaDeNota';
import { enCentavos } from '#domain/facturas/cfdi/armado/importes';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { ventaPagos } from '../../platform/db/schema/operaciones.ts';
import { valeDevoluciones, valeMetodos } from '../../platform/db/schema/vales.ts';
import { formsOf } from '../../ventas/entrada/forms.ts';
import { type FacturaRow, leftOf, takenOf } from '../work.ts';
import { totalOf } from './draft.ts';
import { madeOf } from './ofInvoice.ts';

/** By what the goods of a note came back: a voucher, its till, or neither, where an amount is only taken off. */
type Back = { readonly idVale: number } | 'till' | 'neither';

/** A note that says how its money goes back. @param row the invoice that it takes of; null for a global one of many sales. */
export async function withForm(
  db: Db,
  comprobante: Comprobante,
  { back, sale, row }: { readonly back: Back; readonly sale: ClaveOperacion | null; readonly row: FacturaRow | null },
): Promise<Comprobante> {
  const own = sale === null || back === 'neither' ? null : await formOfBack(db, back, sale);
  const forma = own ?? (row?.metodoPago === 'PPD' ? await formOfDebt(db, row, comprobante) : null);
  return forma === null ? comprobante : { ...comprobante, FormaPago: forma };
}

async function formOfBack(db: Db, back: Exclude<Back, 'neither'>, sale: ClaveOperacion): Promise<FormaPago | null> {
  const { idFormaPago, claveSat, monto, devuelto, cvetda, operacion, orden } = ventaPagos;
  const pagos = await db
    .select({ idFormaPago, claveSat, monto, devuelto })
    .from(ventaPagos)
    .where(and(eq(cvetda, sale.tienda), eq(operacion, sale.operacion)))
    .orderBy(asc(orden));
  if (back === 'till') return formaEnCaja(pagos.map((pago) => ({ ...pago, monto: pago.devuelto })));
  return formaDeVale(await methodsOf(db, back.idVale), pagos, await formsOf(db));
}

/** The methods by which a voucher gave back; before it did, those by which it is to. */
async function methodsOf(db: Db, idVale: number) {
  const given = await db
    .select({ metodo: valeDevoluciones.metodo, monto: valeDevoluciones.monto })
    .from(valeDevoluciones)
    .where(and(eq(valeDevoluciones.idVale, idVale), inArray(valeDevoluciones.estado, ['hecha', 'pendiente'])))
    .orderBy(asc(valeDevoluciones.id));
  const planned = await db
    .select({ metodo: valeMetodos.metodo, monto: valeMetodos.monto })
    .from(valeMetodos)
    .where(eq(valeMetodos.idVale, idVale))
    .orderBy(asc(valeMetodos.metodo));
  const sums = new Map<number, number>();
  for (const { metodo, monto } of given.length > 0 ? given : planned) sums.set(metodo, (sums.get(metodo) ?? 0) + monto);
  return [...sums].map(([metodo, monto]) => ({ metodo: metodo as IdMetodo, monto: centavos(monto) }));
}

/** Of an invoice that is paid later: a note lowers what is owed, and gives back what was paid by receipts. */
async function formOfDebt(db: Db, row: FacturaRow, comprobante: Comprobante): Promise<FormaPago> {
  const { porPagar } = leftOf(row, await takenOf(db, row.id));
  const receipts = await madeOf(db, row.id, ['pago']);
  const known = keysOf(FORMAS_PAGO);
  const paid = receipts
    .flatMap(({ Pagos }) => Pagos?.Pago ?? [])
    .flatMap(({ FormaDePagoP, DoctoRelacionado }) => {
      const forma = known.find((one) => one === FormaDePagoP);
      const monto = DoctoRelacionado.filter(({ IdDocumento }) => IdDocumento?.toUpperCase() === row.uuid?.toUpperCase())
        .map(({ ImpPagado }) => enCentavos(ImpPagado) ?? centavos(0))
        .reduce((all, one) => all + one, 0);
      return forma === undefined ? [] : [{ forma, monto: centavos(monto) }];
    });
  return formaDePlazos(totalOf(comprobante), porPagar, paid);
}
