import type { listaVales } from '#contract/vales/listaVales';
import { filtroListaValesSchema } from '#domain/vales/listaVales';
import { VENCIDO } from '#domain/vales/vales.list';
import type { Dated } from '../../platform/db/merged.ts';
import { readShown } from '../../platform/db/replica.ts';
import { type CsvColumn, exportCsv, readFilterJson } from '../../platform/export/csvFile.ts';
import { inBatches } from '../../platform/export/inBatches.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { storeTime } from '../../platform/time/localTime.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { sourceOfVouchers } from './criteria.ts';
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
      const source = await readShown(db, (from) => sourceOfVouchers(from, filtro, asker));
      return inBatches(db, {
        next: async (from, after: Dated | null, howMany) =>
          source === null ? [] : readVouchersFrom(from, source, after, howMany),
        rows: (from, found) =>
          readVouchersInFile(
            from,
            found.map(({ id }) => id),
            now,
          ),
      });
    },
  });
};

const COLUMNS: readonly CsvColumn<VoucherInFile>[] = [
  { titulo: 'Folio', celda: ({ folio }) => folio },
  { titulo: 'Caso', celda: ({ casoId }) => casoId },
  { titulo: 'Creado', celda: ({ fechaCreacion }, zone) => storeTime(fechaCreacion, zone) },
  { titulo: 'Número de tienda', celda: ({ tienda }) => tienda.cvetda },
  { titulo: 'Hecho en', celda: ({ tienda }) => tienda.nombre },
  { titulo: 'Tienda de la operación', celda: ({ operacion }) => operacion.tienda },
  { titulo: 'Operación', celda: ({ operacion }) => operacion.numero },
  { titulo: 'Tipo', celda: ({ tipo }) => tipo.nombre },
  { titulo: 'Estado', celda: ({ estado, vencido }) => (vencido ? VENCIDO : estado.nombre) },
  { titulo: 'Total', celda: ({ total }) => total },
  { titulo: 'Depreciación', celda: ({ depreciacion }) => depreciacion },
  { titulo: 'Saldo', celda: ({ saldo }) => saldo },
  { titulo: 'Vigencia', celda: ({ fechaVigencia, zona = '' }, zone) => storeTime(fechaVigencia, zona || zone) },
  { titulo: 'Número de cliente', celda: ({ cliente }) => cliente?.numiden ?? null },
  { titulo: 'Cliente', celda: ({ cliente }) => cliente?.nombre ?? null },
  { titulo: 'Numiden de quien lo hizo', celda: ({ autor }) => autor?.numiden ?? null },
  { titulo: 'Hecho por', celda: ({ autor }) => autor?.nombre ?? null },
];
