import { type Centavos, centavos, sum } from '#domain/common/money';
import { OPERACION_VALIDA } from '#domain/ventas/operaciones';
import { formsOf } from '../entrada/forms.ts';
import { RateDoubts } from '../entrada/rateDoubts.ts';
import { saveBatch } from './batch.ts';
import type { RecordLine } from './file.ts';
import { keepLooseReturns, type LooseReturn, looseReturnOf } from './looseReturns.ts';
import { addAmounts, type ImportReport, NOTHING, type RejectedLine } from './report.ts';
import { amountOf, type LineAmount, type LineReason, readLine } from './saleLine.ts';
import { isNumber, type NewStore, readStores, type Where } from './stores.ts';
import { type OpenTicket, type ReadLine, reject, type Ticket, ticketOf } from './ticket.ts';

/** A batch is stored as soon as it holds so many lines; invoices are never split over two batches. */
const LINES_PER_BATCH = 2_000;

interface Options extends Where {
  readonly registros: AsyncIterable<RecordLine>;
  readonly alAvanzar?: (read: number) => void;
}

/** The import stopped before the end of the file; what `informe` counts as loaded stays loaded. */
export class LoadInterrupted extends Error {
  readonly informe: ImportReport;

  constructor(cause: unknown, report: ImportReport) {
    super('The import stopped', { cause: cause });
    this.informe = report;
  }
}

/**
 * Loads sales as `readSaleFile` reads them: the invoice is the operation, the country the store (by its number, or by its name and made
 * when it is not known), each line an article or a discount. A ticket is loaded whole or not at all. Every batch of whole tickets is one
 * transaction. A second run over the
 * same file changes nothing; an operation that is stored with another content is reported and left as it is.
 * @throws LoadInterrupted when the file cannot be read to its end or the database fails.
 */
export async function loadSales(options: Options): Promise<ImportReport> {
  const count = newCount();
  const doubts = new RateDoubts();
  const tiendas = await readStores(options);
  const formas = await formsOf(options.db);
  const keyOf = ({ factura, pais }: Pick<OpenTicket, 'factura' | 'pais'>) =>
    `${Number(factura)}@${tiendas.keyOf(pais ?? '')}`;
  /** Whether a line belongs to the ticket that is being read; one whose store cannot be read is of the ticket with its number. */
  const isOf = (open: OpenTicket | null, factura: string, pais: string | null): open is OpenTicket =>
    open?.factura === factura &&
    (open.pais === null || pais === null || tiendas.keyOf(open.pais) === tiendas.keyOf(pais));
  const seen = new Set<string>();
  let batch = new Map<string, Ticket>();
  let enLote = 0;
  /** Returns that are not kept yet. */
  const sueltas: LooseReturn[] = [];
  const running: { abierta: OpenTicket | null } = { abierta: null };
  /** The sums paid for lines that are no article, by their ticket. */
  const aparte = new Map<string, Centavos>();

  const refuse = (lineas: readonly ReadLine[], motivo: LineReason): void => {
    count.rechazadas.push(...lineas.map((line) => reject(line, motivo)));
  };
  /** A ticket with lines that came later than they should. */
  const takeBack = (key: string, motivo: LineReason): void => {
    refuse(batch.get(key)?.lineas ?? [], motivo);
    batch.delete(key);
  };
  const cerrarFactura = (): void => {
    const { abierta } = running;
    running.abierta = null;
    if (abierta === null) return;
    if (abierta.isBroken) takeBack(keyOf(abierta), 'incompleta');
    if (abierta.lineas.length === 0) return;
    const ticket = ticketOf(abierta, { aparte: aparte.get(keyOf(abierta)) ?? centavos(0), formas });
    if (typeof ticket === 'string') {
      refuse(abierta.lineas, ticket);
      return;
    }
    batch.set(keyOf(abierta), ticket);
    enLote += ticket.lineas.length;
  };
  const save = async (): Promise<void> => {
    const tickets = [...batch.values()];
    if (tickets.length > 0) count.tiendasNuevas.push(...(await tiendas.make(namesOf(tickets))));
    // Before the sales: of none that is here it may seem that nothing had gone back.
    if (options.soloRevisar !== true) sueltas.push(...(await keepLooseReturns(options, sueltas.splice(0), tiendas)));
    if (tickets.length === 0) return;
    const resultado = await saveBatch(options, tickets, tiendas);
    doubts.note(resultado.ventas);
    for (const ticket of resultado.nuevas) {
      count.cargadas += ticket.lineas.length;
      count.operacionesNuevas += 1;
      count.montoCargado = addAmounts([count.montoCargado, ticketAmount(ticket)]);
    }
    for (const ticket of resultado.iguales) {
      count.yaEstaban += ticket.lineas.length;
      count.operacionesQueYaEstaban += 1;
      count.montoQueYaEstaba = addAmounts([count.montoQueYaEstaba, ticketAmount(ticket)]);
    }
    for (const { lineas } of resultado.distintas) refuse(lineas, 'cambiada');
    batch = new Map();
    enLote = 0;
  };

  try {
    for await (const { linea, valores, opcionales, inicio } of options.registros) {
      count.leidas += 1;
      if (count.leidas % 1_000 === 0) options.alAvanzar?.(count.leidas);
      const [, codigo = '', , , , , , country = ''] = (valores ?? []).map((value) => value.trim());
      const pais = country === '' ? null : country;
      const isUnknown = isNumber(country) && tiendas.find(country) === undefined;
      const judged = readLine(valores, opcionales, formas);
      const read = isUnknown && typeof judged !== 'string' ? 'tienda' : judged;
      const refusal = (motivo: LineReason): RejectedLine => ({
        linea,
        factura: inicio,
        codigo,
        motivo,
        monto: amountOf(valores, opcionales),
      });
      if (typeof read === 'string') {
        count.rechazadas.push(refusal(read));
        // A line that is no article (postage, a fee) is no part of what goes back; a return, a ticket
        // of its own, is not loaded.
        if (read === 'codigo') {
          const key = keyOf({ factura: inicio, pais });
          const { importe } = amountOf(valores, opcionales) ?? NOTHING;
          aparte.set(key, sum([aparte.get(key) ?? centavos(0), centavos(Math.max(0, importe))]));
        }
        const suelta = read === 'devolucion' && valores !== null ? looseReturnOf(valores) : null;
        if (suelta !== null) sueltas.push(suelta);
        if (read === 'codigo' || read === 'devolucion' || inicio === '') continue;
        if (isOf(running.abierta, inicio, pais)) running.abierta.isBroken = true;
        else if (OPERACION_VALIDA.test(inicio)) {
          cerrarFactura();
          running.abierta = { factura: inicio, pais, lineas: [], isBroken: true };
        }
        continue;
      }
      if (!isOf(running.abierta, inicio, pais)) {
        cerrarFactura();
        if (enLote >= LINES_PER_BATCH) await save();
        running.abierta = { factura: inicio, pais, lineas: [], isBroken: false };
      }
      const { abierta } = running;
      abierta.pais ??= pais;
      const key = keyOf(abierta);
      if (abierta.lineas.length === 0 && seen.has(key)) {
        count.rechazadas.push(refusal('repartida'));
        takeBack(key, 'repartida');
        continue;
      }
      seen.add(key);
      abierta.lineas.push({ linea, venta: read });
    }
    cerrarFactura();
    await save();
  } catch (error) {
    throw new LoadInterrupted(error, reportOf(count, []));
  }
  const report = reportOf(count, await doubts.inWords(options.db));
  if (report.leidas !== report.cargadas + report.yaEstaban + report.rechazadas.length) {
    throw new Error('The counts of the import do not add up to the lines read');
  }
  return report;
}

interface Tally {
  leidas: number;
  cargadas: number;
  operacionesNuevas: number;
  yaEstaban: number;
  operacionesQueYaEstaban: number;
  montoCargado: LineAmount;
  montoQueYaEstaba: LineAmount;
  readonly rechazadas: RejectedLine[];
  readonly tiendasNuevas: NewStore[];
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

function reportOf(count: Tally, avisos: readonly string[]): ImportReport {
  return {
    ...{ ...count, avisos },
    rechazadas: count.rechazadas.toSorted((una, another) => una.linea - another.linea),
  };
}

function namesOf(tickets: readonly Ticket[]): ReadonlySet<string> {
  return new Set(tickets.flatMap(({ articulos }) => articulos.slice(0, 1).map(({ pais }) => pais)));
}

function ticketAmount({ articulos }: Ticket): LineAmount {
  return addAmounts(articulos.map(({ cantidad, total }) => ({ unidades: cantidad, importe: total })));
}
