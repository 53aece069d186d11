import { serieFolio } from '#domain/cadena/estadosFactura';
import { agrupar } from '#domain/common/agrupar';
import { keepStamps } from '../../facturas/neighbours/stamperLedger.ts';
import type { Tx } from '../../platform/db/db.ts';
import {
  facturaCancelaciones,
  facturaLogs,
  facturaRelaciones,
  facturas,
  facturaVentas,
  seriesFactura,
} from '../../platform/db/schema/facturas.ts';
import { cancelacionesTimbre } from '../../platform/db/schema/timbrador.ts';
import { restUntil } from '../../platform/works/claim.ts';
import type { Invoice } from './book.ts';
import { answerOf, type SampleCancelling } from './cancelled.ts';
import type { SampleInvoices } from './sample.ts';

/**
 * Stores the invoices of the sample with all that belongs to them, and what the embedded stamper keeps of them.
 * @param ids of the cases, in their order.
 */
export async function storeInvoices(
  tx: Tx,
  { invoices, requests }: SampleInvoices,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const idOfCase = (caso: number | null) => (caso === null ? null : (ids[caso] ?? null));
  const rows = await tx
    .insert(facturas)
    .values(invoices.map((invoice) => rowOf(invoice, idOfCase(invoice.order.caso))))
    .returning({ id: facturas.id });
  const known = new Map(invoices.map((invoice, place) => [invoice, rows[place]?.id]));
  const idOf = (invoice: Invoice): number => {
    const id = known.get(invoice);
    if (id === undefined) throw new Error(`The sample invoice ${serieFolio(invoice)} got no row`);
    return id;
  };
  await tx
    .insert(facturaLogs)
    .values(invoices.flatMap((invoice) => invoice.logs.map((log) => ({ ...log, idFactura: idOf(invoice) }))));
  await tx.insert(facturaRelaciones).values(
    invoices.flatMap((of) =>
      of.hechas.map(({ factura, relacion, monto }) => ({
        ...{ idFactura: idOf(factura), idRelacionada: idOf(of), relacion, monto },
      })),
    ),
  );
  await tx.insert(facturaVentas).values(
    invoices.flatMap((invoice) =>
      (invoice.order.ventas ?? []).map((operacion) => ({
        ...{ cvetda: invoice.order.cvetda, operacion, idFactura: idOf(invoice) },
      })),
    ),
  );
  await tx
    .insert(seriesFactura)
    .values(agrupar(invoices, ({ serie }) => serie).map(([serie, , own]) => ({ serie, siguiente: own.length + 1 })));
  await keepStamps(
    tx,
    invoices.map(({ timbrada, rechazos, comprobante, fechaTimbrado: at, order: { numiden }, ...named }) => ({
      asked: { clave: claveOf(named), numiden, comprobante },
      answer: timbrada === null ? { rechazos: atLeastOne(rechazos) } : { timbrada },
      at,
    })),
  );
  await storeCancelling(tx, requests, { idOf, idOfCase, now });
}

async function storeCancelling(
  tx: Tx,
  requests: readonly SampleCancelling[],
  {
    idOf,
    idOfCase,
    now,
  }: {
    readonly idOf: (invoice: Invoice) => number;
    readonly idOfCase: (caso: number | null) => number | null;
    readonly now: Date;
  },
): Promise<void> {
  await tx.insert(facturaCancelaciones).values(
    requests.map((request) => {
      const { factura, caso, motivo, sustituta, estado, pedida, plazo, terminada } = request;
      return {
        ...{ motivo, estado, pedida, plazo, terminada, numiden: factura.order.numiden },
        idFactura: idOf(factura),
        idCaso: idOfCase(caso),
        clave: `cancelacion-${claveOf(factura)}`,
        idSustituta: sustituta === null ? null : idOf(sustituta),
        respuesta: answerOf(request).texto,
        proximo: estado === 'pendiente' ? restUntil(now, 0) : null,
      };
    }),
  );
  await tx.insert(cancelacionesTimbre).values(
    requests.map((request) => {
      const { factura, motivo, sustituta, pedida, plazo } = request;
      return {
        ...{ motivo, pedida, plazo, numiden: factura.order.numiden },
        clave: `cancelacion-${claveOf(factura)}`,
        uuid: factura.timbrada?.uuid ?? '',
        sustituye: sustituta?.timbrada?.uuid ?? null,
        respuesta: answerOf(request).respuesta,
      };
    }),
  );
}

function rowOf(invoice: Invoice, idCaso: number | null): typeof facturas.$inferInsert {
  const { order, fecha, fechaTimbrado, serie, folio, comprobante, total, timbrada, rechazos, estado, version } =
    invoice;
  const { clase, cvetda, operacion, referencia, datosFiscales, llamada, numiden } = order;
  return {
    ...{ clase, cvetda, operacion, referencia, datosFiscales, llamada, numiden, idCaso },
    ...{ version, estado, serie, folio, fecha, total, comprobante, rechazos },
    uuid: timbrada?.uuid ?? null,
    xml: timbrada?.xml ?? null,
    fechaTimbrado: timbrada === null ? null : fechaTimbrado,
    rfc: comprobante.Receptor?.Rfc ?? '',
    nombre: comprobante.Receptor?.Nombre ?? '',
    metodoPago: comprobante.MetodoPago ?? null,
    clave: claveOf(invoice),
  };
}

function claveOf(named: Pick<Invoice, 'serie' | 'folio'>): string {
  return `muestra-${serieFolio(named)}`;
}

function atLeastOne<T>([first, ...others]: readonly T[]): readonly [T, ...T[]] {
  if (first === undefined) throw new Error('A sample invoice was refused without a reason');
  return [first, ...others];
}
