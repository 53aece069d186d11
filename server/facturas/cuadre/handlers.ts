import { asc, eq, ne } from 'drizzle-orm';
import type { cuadre as contract } from '#contract/facturas/cuadre';
import { nombreDeZona } from '#domain/cadena/tiendas';
import { toPesos } from '#domain/common/money';
import { zonaDe } from '#domain/common/zonaHoraria';
import {
  DIFERENCIAS,
  DOCUMENTOS_A_LA_VISTA,
  type DocumentoDeCuadre,
  diferenciaDe,
  nombreDeDocumento,
  renglonesDe,
} from '#domain/facturas/cuadre';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { readShown } from '../../platform/db/replica.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { type CsvColumn, exportCsv } from '../../platform/export/csvFile.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { beginningOf } from '../../platform/time/days.ts';
import { storeTime } from '../../platform/time/localTime.ts';
import type { MonthOfStore } from './rows.ts';
import { documentsOfLine, sumsOf } from './sums.ts';

/** The monthly sheet of sales against invoices. */
export const cuadreHandlers: HandlersOf<typeof contract> = {
  cuadreDelMes: async ({ consulta }, context) => {
    const months = await monthsOf(consulta, context);
    const sumas = await read(context.db, (from) => sumsOf(from, months));
    return {
      mes: consulta.mes,
      renglones: [...renglonesDe(sumas)],
      diferencia: toPesos(diferenciaDe(sumas)),
      sinNota: toPesos(sumas.devueltoSinNota),
    };
  },
  documentosDelCuadre: async ({ consulta }, context) => {
    const months = await monthsOf(consulta, context);
    return read(context.db, (from) => documentsOfLine(from, months, consulta.diferencia, DOCUMENTOS_A_LA_VISTA));
  },
  exportarCuadre: async ({ consulta }, context) =>
    exportCsv(context, {
      reading: { accion: 'exportarCuadre', entidad: 'facturas', idEntidad: '', datos: { ...consulta } },
      name: `cuadre-${consulta.mes}`,
      columns: COLUMNS,
      begin: async () => storeByStore(context.db, await monthsOf(consulta, context)),
    }),
};

/** All documents of a month: the differences of one store are one batch. */
async function* storeByStore(db: Db, months: readonly MonthOfStore[]): AsyncGenerator<readonly DocumentoDeCuadre[]> {
  for (const month of months) yield (await read(db, (from) => documentsOfLine(from, [month], null, null))).documentos;
}

const COLUMNS: readonly CsvColumn<DocumentoDeCuadre>[] = [
  { titulo: 'Número de tienda', celda: ({ tienda }) => tienda },
  { titulo: 'Renglón', celda: ({ diferencia }) => DIFERENCIAS[diferencia] },
  { titulo: 'Documento', celda: nombreDeDocumento },
  { titulo: 'Operación', celda: ({ operacion }) => operacion },
  { titulo: 'Factura', celda: ({ factura }) => factura?.nombre ?? null },
  { titulo: 'Vale', celda: ({ vale }) => vale?.folio ?? null },
  // Its month is counted by the store's clock: by another a sale of the last evening would stand in the next month.
  { titulo: 'Fecha', celda: ({ fecha, zona }, zone) => storeTime(fecha, zona ?? zone) },
  { titulo: 'Hora de la tienda', celda: ({ zona }, zone) => nombreDeZona(zona ?? zone) },
  { titulo: 'Importe', celda: ({ monto }) => monto },
];

/** The month of the asked store, or of each that sells, by its own clock. */
async function monthsOf(
  { mes, tienda }: { readonly mes: string; readonly tienda?: number | undefined },
  { db, config }: Pick<Context, 'db' | 'config'>,
): Promise<readonly MonthOfStore[]> {
  const { cvetda, codigoPostal, tipo } = stores;
  const rows = await db
    .select({ cvetda, codigoPostal })
    .from(stores)
    .where(tienda === undefined ? ne(tipo, 'cedis') : eq(cvetda, tienda))
    .orderBy(asc(cvetda));
  const [year = 0, month = 0] = mes.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return rows.map((store) => {
    const zona = zonaDe(store.codigoPostal, config.zonaHoraria);
    return { cvetda: store.cvetda, zona, inicio: beginningOf(`${mes}-01`, zona), fin: beginningOf(next, zona) };
  });
}

function read<R>(db: Db, what: (from: Db) => Promise<R>): Promise<R> {
  return readShown(db, (from) => heavyRead(from, () => what(from)));
}
