import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { listaFacturas } from '#contract/facturas/listaFacturas';
import { CLASES_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { csvLine, UTF8_MARK } from '#domain/common/csv';
import { dayOf } from '#domain/common/dates';
import { toPesos } from '#domain/common/money';
import { type ZipDeFacturas, zipDeFacturasSchema } from '#domain/facturas/listaFacturas';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Db } from '../../platform/db/db.ts';
import { readShown } from '../../platform/db/replica.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import { readFilterJson } from '../../platform/export/csvFile.ts';
import { inBatches } from '../../platform/export/inBatches.ts';
import { type ExportTurn, takeExportTurn } from '../../platform/export/turn.ts';
import { type ZippedFile, zipOf } from '../../platform/export/zip.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { documentDay, invoiceState } from '../documents.ts';
import { drawInvoicePaper } from '../paper.ts';
import { demandStamped } from '../reads.ts';
import type { FacturaRow } from '../work.ts';
import { seenBy } from './criteria.ts';
import { type InvoicePlace, readInvoicesFrom } from './search.ts';

/** So many invoices are in memory at a time: a global one may be as large as thousands of others. */
const AT_A_TIME = 10;

const DAY_MS = 86_400_000;

/**
 * XML, PDF or both of the stamped invoices among some that were chosen, or of a month, as one ZIP with an index (GET facturas/zip).
 * @throws Rejection 400 when nothing readable is asked for, 404 when there is no stamped invoice, 409 while another export of the
 * same person is being sent.
 */
export const zipFacturas: Handler<typeof listaFacturas.zipFacturas> = async ({ consulta }, context) => {
  const { db, sesion, log } = context;
  const asked = readFilterJson(consulta.solicitud, zipDeFacturasSchema, 'la lista de facturas');
  const where = and(isNotNull(facturas.xml), isNotNull(facturas.uuid), seenBy(db, sesion), whichOnes(asked));
  const turn = await takeExportTurn(context);
  const release = () => turn.release().catch((error: unknown) => log.error({ err: error }, 'export turn'));
  try {
    const [any] = await readShown(db, (from) => readInvoicesFrom(from, where, null, 1));
    if (any === undefined) throw notFound(FACTURA_TEXTS.sinTimbradas);
    await recordRead(context, { accion: 'exportarZip', entidad: 'facturas', idEntidad: '', datos: { ...asked } });
    const stream = zipOf(filesOf(where, asked, turn, context));
    // However else it ends: left by the asker, or failed.
    stream.once('close', () => void release());
    return { nombre: nameOf(asked, context), tipo: 'application/zip', bytes: null, stream };
  } catch (error) {
    await release();
    throw error;
  }
};

/** The name of the file: 'facturas-2026-10.zip', or that of the day for those that were chosen. */
function nameOf(asked: ZipDeFacturas, { clock, config }: Context): string {
  return `facturas-${asked.de === 'mes' ? asked.mes : dayOf(clock(), config.zonaHoraria)}.zip`;
}

function whichOnes(asked: ZipDeFacturas): SQL | undefined {
  if (asked.de === 'seleccion') return inArray(facturas.id, asked.ids);
  const { mes, tienda, clase } = asked;
  const [year = 0, month = 0] = mes.split('-').map(Number);
  return and(
    // The month is the one that the document bears; no zone is further from it than a day.
    gte(facturas.fecha, new Date(Date.UTC(year, month - 1, 1) - DAY_MS)),
    lt(facturas.fecha, new Date(Date.UTC(year, month, 1) + DAY_MS)),
    sql`left(${facturas.comprobante} ->> 'Fecha', 7) = ${mes}`,
    tienda === null ? undefined : eq(facturas.cvetda, tienda),
    clase === null ? undefined : eq(facturas.clase, clase),
  );
}

/** The files of a ZIP: those of each invoice, and the index of what went in at the end. */
async function* filesOf(
  where: SQL | undefined,
  { documentos }: ZipDeFacturas,
  turn: ExportTurn,
  { db, clock, log }: Context,
): AsyncGenerator<ZippedFile> {
  const batches = inBatches(db, {
    next: (from, after: InvoicePlace | null, many) => readInvoicesFrom(from, where, after, many),
    rows,
    size: AT_A_TIME,
  });
  const index = [Buffer.from(UTF8_MARK + csvLine(INDEX))];
  for await (const batch of batches) {
    await turn.renew();
    for (const row of batch) {
      const names: string[] = [];
      for await (const file of documentsOf(row, documentos, log)) {
        names.push(file.name);
        yield file;
      }
      index.push(Buffer.from(lineOf(row, names)));
    }
  }
  yield { name: 'index.csv', bytes: Buffer.concat(index), date: clock() };
  // Before the asker learns that this is all: the next export may follow at once.
  await turn.release();
}

async function rows(from: Db, places: readonly InvoicePlace[]): Promise<readonly FacturaRow[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const found = await from.select().from(facturas).where(inArray(facturas.id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function* documentsOf(
  row: FacturaRow,
  which: ZipDeFacturas['documentos'],
  log: Context['log'],
): AsyncGenerator<ZippedFile> {
  const stamped = demandStamped(row);
  const name = fileName(stamped);
  const date = row.fechaTimbrado ?? row.fecha;
  if (which !== 'pdf') yield { name: `${name}.xml`, bytes: Buffer.from(stamped.xml, 'utf8'), date };
  if (which === 'xml') return;
  // One that cannot be drawn does not cost the month: the index has no file for it.
  const pdf = await drawInvoicePaper(stamped).catch((error: unknown) => {
    log.error({ err: error, factura: row.id }, 'an invoice could not be drawn');
    return null;
  });
  if (pdf !== null) yield { name: `${name}.pdf`, bytes: pdf, date };
}

/** 'A-123_8F0C….': a name that means nothing but itself on any computer, whatever the series holds. */
function fileName(row: { readonly serie: string; readonly folio: number; readonly uuid: string }): string {
  return `${serieFolio(row)}_${row.uuid}`.replaceAll(/[^A-Za-z0-9_-]/g, '_');
}

const INDEX = ['serie', 'folio', 'uuid', 'fecha', 'rfc', 'nombre', 'clase', 'estado', 'total', 'archivos'];

function lineOf(row: FacturaRow, files: readonly string[]): string {
  const { serie, folio, uuid, rfc, nombre, clase, total } = row;
  return csvLine([
    ...[serie, folio, uuid, documentDay(row), rfc, nombre, CLASES_FACTURA[clase], invoiceState(row).nombre],
    toPesos(total),
    files.join(' '),
  ]);
}
