import type { listaVales } from '#contract/vales/listaVales';
import { filtroListaValesSchema } from '#domain/vales/listaVales';
import { VENCIDO } from '#domain/vales/vales.list';
import type { Dated } from '../../platform/db/merged.ts';
import { readShown } from '../../platform/db/replica.ts';
import { columnsOf, exportCsv, readFilterJson } from '../../platform/export/csvFile.ts';
import { inRuns } from '../../platform/export/inBatches.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { storeTime } from '../../platform/time/localTime.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { runsOfVouchers } from './criteria.ts';
import { readVouchersInFile, type VoucherInFile } from './rows.ts';
import { readVouchersFrom } from './search.ts';

/**
 * The vouchers that a filter finds, as CSV (GET vales/exportar): exactly the rows of the list, in its order, and no bound but
 * theirs.
 * @throws Rejection 400 when the filter is not the JSON of one, 409 while another export of the same person is being sent.
 */
export const exportarVales: Handler<typeof listaVales.exportarVales> = async ({ consulta }, context) => {
  const { db, sesion } = context;
  const filtro = readFilterJson(consulta.filtro, filtroListaValesSchema, 'la lista de vales');
  return exportCsv(context, {
    reading: { accion: 'exportarVales', entidad: 'vales', idEntidad: '', datos: { filtro } },
    name: 'vales',
    columns: COLUMNS,
    begin: async (now) => {
      const asker = { numiden: sesion.numiden, now, zone: zoneOf(context) };
      const runs = await readShown(db, (from) => runsOfVouchers(from, filtro, asker));
      return inRuns(db, runs, (run) => ({
        next: (from, after: Dated | null, howMany) => readVouchersFrom(from, run, after, howMany),
        rows: (from, found) =>
          readVouchersInFile(
            from,
            found.map(({ id }) => id),
            now,
          ),
      }));
    },
  });
};

const COLUMNS = columnsOf<VoucherInFile>({
  id: null,
  folio: { Folio: (folio) => folio },
  casoId: { Caso: (id) => id },
  fechaCreacion: { Creado: (fecha, _, zone) => storeTime(fecha, zone) },
  tienda: { 'Número de tienda': ({ cvetda }) => cvetda, 'Hecho en': ({ nombre }) => nombre },
  operacion: { 'Tienda de la operación': ({ tienda }) => tienda, Operación: ({ numero }) => numero },
  tipo: { Tipo: ({ nombre }) => nombre },
  estado: { Estado: ({ nombre }, { vencido }) => (vencido ? VENCIDO : nombre) },
  vencido: null,
  total: { Total: (total) => total },
  depreciacion: { Depreciación: (depreciacion) => depreciacion },
  saldo: { Saldo: (saldo) => saldo },
  fechaVigencia: { Vigencia: (fecha, { zona = '' }, zone) => storeTime(fecha, zona || zone) },
  vence: { Plazo: (fecha, { zona = '' }, zone) => (fecha == null ? null : storeTime(fecha, zona || zone)) },
  zona: null,
  diasRestantes: null,
  cliente: {
    'Número de cliente': (cliente) => cliente?.numiden ?? null,
    Cliente: (cliente) => cliente?.nombre ?? null,
  },
  autor: {
    'Numiden de quien lo hizo': (autor) => autor?.numiden ?? null,
    'Hecho por': (autor) => autor?.nombre ?? null,
  },
});
