import type { Db } from '../db/db.ts';
import type { ReadInvoice, ReadLine } from './batch.ts';
import { createStores, saveBatch } from './batch.ts';
import type { RecordLine } from './file.ts';
import type { RejectedLine, Report } from './report.ts';
import { addAmounts, NOTHING } from './report.ts';
import type { Amount, SaleLine } from './saleLine.ts';
import { amountOf, readLine } from './saleLine.ts';

/** A batch is stored as soon as it holds so many lines; invoices are never split over two batches. */
const LINES_PER_BATCH = 2_000;

interface Options {
  readonly db: Db;
  readonly registros: AsyncIterable<RecordLine>;
  /** Name of the file, for the audit. */
  readonly archivo: string;
  readonly zonaHoraria: string;
  readonly clock: () => Date;
  readonly alAvanzar?: (read: number) => void;
}

/** The import stopped before the end of the file; what `informe` counts as loaded stays loaded. */
export class LoadInterrupted extends Error {
  readonly informe: Report;

  constructor(cause: unknown, report: Report) {
    super('The import stopped', { cause: cause });
    this.informe = report;
  }
}

/**
 * Loads sales from records in the order of SALE_COLUMNS: the invoice is the operation, the country the store (made
 * when it is not known), each line an article. Every batch of whole invoices is one transaction. A second run over the
 * same file changes nothing; an operation that is stored with another content is reported and left as it is.
 * @throws LoadInterrupted when the file cannot be read to its end or the database fails.
 */
export async function loadSales(options: Options): Promise<Report> {
  const count = newCount();
  const tiendas = new Map<string, number>();
  const seen = new Set<string>();
  let batch: ReadInvoice[] = [];
  let enLote = 0;
  const running: { abierta: OpenInvoice | null } = { abierta: null };

  const cerrarFactura = (): void => {
    if (running.abierta === null) return;
    batch.push(running.abierta);
    enLote += running.abierta.lineas.length;
    running.abierta = null;
  };
  const save = async (): Promise<void> => {
    if (batch.length === 0) return;
    const fresh = await createStores(options, namesOf(batch), tiendas);
    count.tiendasNuevas.push(...fresh);
    const resultado = await saveBatch(options, batch, tiendas);
    for (const factura of resultado.nuevas) {
      count.cargadas += factura.lineas.length;
      count.operacionesNuevas += 1;
      count.montoCargado = addAmounts([count.montoCargado, invoiceAmount(factura)]);
    }
    for (const factura of resultado.iguales) {
      count.yaEstaban += factura.lineas.length;
      count.operacionesQueYaEstaban += 1;
      count.montoQueYaEstaba = addAmounts([count.montoQueYaEstaba, invoiceAmount(factura)]);
    }
    count.rechazadas.push(
      ...resultado.distintas.flatMap(({ lineas }) => lineas.map((line) => reject(line, 'cambiada'))),
    );
    batch = [];
    enLote = 0;
  };

  try {
    for await (const { linea, valores } of options.registros) {
      count.leidas += 1;
      if (count.leidas % 1_000 === 0) options.alAvanzar?.(count.leidas);
      const read = readLine(valores);
      const [factura = '', codigo = ''] = (valores ?? []).map((value) => value.trim());
      if (typeof read === 'string') {
        count.rechazadas.push({ linea, factura, codigo, motivo: read, monto: amountOf(valores) });
        continue;
      }
      const key = keyOf(read);
      if (running.abierta?.clave !== key) {
        cerrarFactura();
        if (enLote >= LINES_PER_BATCH) await save();
        if (seen.has(key)) {
          count.rechazadas.push({ linea, factura, codigo, motivo: 'repartida', monto: amountOf(valores) });
          continue;
        }
        seen.add(key);
        running.abierta = { clave: key, lineas: [] };
      }
      running.abierta.lineas.push({ linea, venta: read });
    }
    cerrarFactura();
    await save();
  } catch (error) {
    throw new LoadInterrupted(error, reportOf(count));
  }
  const report = reportOf(count);
  if (report.leidas !== report.cargadas + report.yaEstaban + report.rechazadas.length) {
    throw new Error('The counts of the import do not add up to the lines read');
  }
  return report;
}

interface OpenInvoice extends ReadInvoice {
  readonly clave: string;
  readonly lineas: ReadLine[];
}

interface Tally {
  leidas: number;
  cargadas: number;
  operacionesNuevas: number;
  yaEstaban: number;
  operacionesQueYaEstaban: number;
  montoCargado: Amount;
  montoQueYaEstaba: Amount;
  readonly rechazadas: RejectedLine[];
  readonly tiendasNuevas: { readonly cvetda: number; readonly nombre: string }[];
}

function newCount(): Tally {
  return {
    leidas: 0,
    cargadas: 0,
    operacionesNuevas: 0,
    yaEstaban: 0,
    operacionesQueYaEstaban: 0,
    montoCargado: NOTHING,
    montoQueYaEstaba: NOTHING,
    rechazadas: [],
    tiendasNuevas: [],
  };
}

function reportOf(count: Tally): Report {
  return {
    ...count,
    rechazadas: count.rechazadas.toSorted((una, another) => una.linea - another.linea),
  };
}

function keyOf({ pais, operacion }: SaleLine): string {
  return `${operacion}@${pais}`;
}

function namesOf(batch: readonly ReadInvoice[]): ReadonlySet<string> {
  return new Set(batch.flatMap(({ lineas }) => lineas.slice(0, 1).map(({ venta }) => venta.pais)));
}

function reject({ linea, venta }: ReadLine, motivo: RejectedLine['motivo']): RejectedLine {
  return {
    linea,
    factura: String(venta.operacion),
    codigo: venta.numArt,
    motivo,
    monto: saleAmount(venta),
  };
}

function saleAmount({ cantidad, total }: SaleLine): Amount {
  return { unidades: cantidad, importe: total };
}

function invoiceAmount({ lineas }: ReadInvoice): Amount {
  return addAmounts(lineas.map(({ venta }) => saleAmount(venta)));
}
