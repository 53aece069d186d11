import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { fromPesos } from '#domain/common/money';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { facturaRelaciones, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ADMINISTRATOR, type Desk, NOW } from '../casos/casos.desk.ts';

type Row = typeof facturas.$inferInsert;

let made = 0;

/** Puts an invoice of 116 pesos of store 1 into the books, stamped unless `row` says otherwise; `dia` is what its document bears. */
export async function newInvoice(
  { db }: Pick<Desk, 'db'>,
  row: Partial<Row> & { readonly dia?: string; readonly pagada?: string } = {},
): Promise<number> {
  const { dia = '2026-03-18', pagada, ...given } = row;
  made += 1;
  const uuid = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const isStamped = given.estado === undefined || given.estado !== ESTADO_FACTURA.borrador;
  const Pagos = { Totales: {}, Pago: [{ FechaPago: `${pagada}T12:00:00`, DoctoRelacionado: [] }] };
  const comprobante: Comprobante = { Fecha: `${dia}T10:00:00`, ...(pagada !== undefined && { Pagos }) } as never;
  const [stored] = await db
    .insert(facturas)
    .values({
      clase: 'general',
      estado: ESTADO_FACTURA.vigente,
      serie: 'A',
      folio: made,
      uuid: isStamped && given.estado !== ESTADO_FACTURA.rechazada ? uuid : null,
      xml: isStamped && given.estado !== ESTADO_FACTURA.rechazada ? `<cfdi folio="${made}"/>` : null,
      cvetda: 1,
      fecha: NOW,
      fechaTimbrado: NOW,
      rfc: 'FUNK671228PH6',
      nombre: 'KARLA FUENTE NOLASCO',
      datosFiscales: {},
      total: fromPesos(116),
      comprobante,
      clave: `factura-${made}`,
      llamada: 'resolverFactura',
      numiden: ADMINISTRATOR,
      ...given,
    })
    .returning({ id: facturas.id });
  if (stored === undefined) throw new Error('The invoice was not stored');
  return stored.id;
}

/** Relates an invoice to the one that it was made of. */
export async function relate(
  { db }: Pick<Desk, 'db'>,
  idFactura: number,
  idRelacionada: number,
  relacion: (typeof facturaRelaciones.$inferInsert)['relacion'],
  pesos = 0,
): Promise<void> {
  await db.insert(facturaRelaciones).values({ idFactura, idRelacionada, relacion, monto: fromPesos(pesos) });
}
