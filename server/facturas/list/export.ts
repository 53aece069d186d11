import type { listaFacturas } from '#contract/facturas/listaFacturas';
import { CLASES_FACTURA } from '#domain/cadena/estadosFactura';
import { debeDe, type FacturaDeLista, filtroListaFacturasSchema } from '#domain/facturas/listaFacturas';
import { type CsvColumn, exportCsv, readFilterJson } from '../../platform/export/csvFile.ts';
import { inBatches } from '../../platform/export/inBatches.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invoiceAskerOf } from './asker.ts';
import { conditionFor } from './criteria.ts';
import { type InvoicePlace, readInvoiceRows, readInvoicesFrom } from './search.ts';

/**
 * The invoices that a filter finds, as CSV (GET facturas/exportar): the rows of the list, the newest first, and no bound but
 * theirs.
 * @throws Rejection 400 when the filter is not the JSON of one, 409 while another export of the same person is being sent.
 */
export const exportarFacturas: Handler<typeof listaFacturas.exportarFacturas> = async ({ consulta }, context) => {
  const { db } = context;
  const filtro = readFilterJson(consulta.filtro, filtroListaFacturasSchema, 'la lista de facturas');
  return exportCsv(context, {
    reading: { accion: 'exportarFacturas', entidad: 'facturas', idEntidad: '', datos: { filtro } },
    name: 'facturas',
    columns: COLUMNS,
    begin: async (now) => {
      const asker = { ...invoiceAskerOf(context), now };
      return inBatches(db, {
        next: async (from, after: InvoicePlace | null, howMany) => {
          const found = conditionFor(from, filtro, asker);
          return found === null ? [] : readInvoicesFrom(from, found.where, after, howMany);
        },
        rows: (from, found) =>
          readInvoiceRows(
            from,
            found.map(({ id }) => id),
            asker,
          ),
      });
    },
  });
};

const COLUMNS: readonly CsvColumn<FacturaDeLista>[] = [
  { titulo: 'Serie', celda: ({ serie }) => serie },
  { titulo: 'Folio', celda: ({ folio }) => folio },
  { titulo: 'Folio fiscal', celda: ({ uuid }) => uuid },
  { titulo: 'Fecha', celda: ({ fecha }) => fecha },
  { titulo: 'Tipo', celda: ({ clase }) => CLASES_FACTURA[clase] },
  { titulo: 'Estado', celda: ({ estado }) => estado.nombre },
  { titulo: 'Por atender', celda: ({ porAtender }) => (porAtender ? 'SÍ' : 'NO') },
  { titulo: 'RFC', celda: ({ rfc }) => rfc },
  { titulo: 'Receptor', celda: ({ nombre }) => nombre },
  { titulo: 'Método de pago', celda: ({ metodoPago }) => metodoPago },
  { titulo: 'Total', celda: ({ total }) => total },
  { titulo: 'Por pagar', celda: debeDe },
  { titulo: 'Límite del recibo', celda: ({ limiteRecibo }) => limiteRecibo },
  { titulo: 'Número de tienda', celda: ({ tienda }) => tienda.cvetda },
  { titulo: 'Tienda', celda: ({ tienda }) => tienda.nombre },
  { titulo: 'Operación', celda: ({ operacion }) => operacion },
  { titulo: 'Caso', celda: ({ casoId }) => casoId },
];
