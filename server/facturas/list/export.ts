import type { listaFacturas } from '#contract/facturas/listaFacturas';
import { CLASES_FACTURA } from '#domain/cadena/estadosFactura';
import { debeDe, type FacturaDeLista, filtroListaFacturasSchema } from '#domain/facturas/listaFacturas';
import { columnsOf, exportCsv, readFilterJson } from '../../platform/export/csvFile.ts';
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

const COLUMNS = columnsOf<FacturaDeLista>({
  serie: { Serie: (serie) => serie },
  folio: { Folio: (folio) => folio },
  uuid: { 'Folio fiscal': (uuid) => uuid },
  fecha: { Fecha: (fecha) => fecha },
  clase: { Tipo: (clase) => CLASES_FACTURA[clase] },
  estado: { Estado: ({ nombre }) => nombre },
  porAtender: { 'Por atender': (porAtender) => (porAtender ? 'SÍ' : 'NO') },
  rfc: { RFC: (rfc) => rfc },
  nombre: { Receptor: (nombre) => nombre },
  metodoPago: { 'Método de pago': (metodo) => metodo },
  total: { Total: (total) => total },
  porPagar: { 'Por pagar': (_, factura) => debeDe(factura) },
  limiteRecibo: { 'Límite del recibo': (limite) => limite },
  tienda: { 'Número de tienda': ({ cvetda }) => cvetda, Tienda: ({ nombre }) => nombre },
  operacion: { Operación: (operacion) => operacion },
  casoId: { Caso: (id) => id },
  id: null,
  version: null,
  vale: null,
  cancelaHasta: null,
  referencia: null,
  porAcreditar: null,
  correo: null,
  reemitida: null,
});
