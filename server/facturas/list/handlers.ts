import type { listaFacturas as contract } from '#contract/facturas/listaFacturas';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { readShown } from '../../platform/db/replica.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { taxpayerSearch } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { invoiceAskerOf } from './asker.ts';
import { exportarFacturas } from './export.ts';
import { readInvoiceRows, searchInvoices } from './search.ts';
import { zipFacturas } from './zip.ts';

/** Handlers of `contract/facturas/listaFacturas.ts`: the calls that find invoices of the whole chain. */
export const invoiceListHandlers: HandlersOf<typeof contract> = {
  listaFacturas: async ({ cuerpo }, context) => {
    const { numPagina, tamPagina, ...filtro } = cuerpo;
    const busca = [filtro.nombre, filtro.rfc].filter((text) => text !== '').join(' ');
    if (busca !== '') await recordRead(context, taxpayerSearch(busca));
    const asker = invoiceAskerOf(context);
    const page = { skip: (numPagina - 1) * tamPagina, take: tamPagina };
    return readShown(context.db, async (from) => {
      const search = () => searchInvoices(from, filtro, asker, page);
      // Who has a word of a name, or still owes something, is no range of an index.
      const isLong = filtro.nombre !== '' || filtro.porCobrar;
      const { ids, total, hayMas } = await (isLong ? heavyRead(from, search) : search());
      return { facturas: [...(await readInvoiceRows(from, ids, asker))], total, limiteExcedido: hayMas };
    });
  },
  exportarFacturas,
  zipFacturas,
};
