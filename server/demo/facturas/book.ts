import type { CallName } from '#contract/contract';
import { type ClaseFactura, ESTADO_FACTURA, type IdEstadoFactura, serieFolio } from '#domain/cadena/estadosFactura';
import type { EntradaDeCaso } from '#domain/casos/historiaCaso';
import { TIME_ZONE } from '#domain/common/dates';
import { type Centavos, centavos, sum } from '#domain/common/money';
import { esUnidad } from '#domain/common/sat/unidades';
import type { Armado } from '#domain/facturas/cfdi/armado/comun';
import { enCentavos } from '#domain/facturas/cfdi/armado/importes';
import type { Comprobante, Rechazo } from '#domain/facturas/cfdi/comprobante';
import { contribuyenteDePrueba } from '#domain/facturas/cfdi/contribuyentesDePrueba';
import type { DatosFiscales } from '#domain/facturas/cfdi/receptor';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import type { EntradaDeFactura } from '#domain/facturas/historiaFactura';
import type { RelacionFactura } from '#domain/facturas/vidaFactura';
import { SERIES } from '../../facturas/folio.ts';
import { localTime } from '../../platform/time/localTime.ts';

/** An invoice that the sample chain asks for. `caso` is the place of its case among the cases, null where none asked. */
export interface Order {
  readonly clase: ClaseFactura;
  readonly cvetda: number;
  readonly operacion: number | null;
  readonly referencia: string | null;
  readonly datosFiscales: DatosFiscales;
  readonly numiden: number;
  readonly caso: number | null;
  readonly llamada: CallName;
  readonly armado: Armado;
  readonly relaciones?: readonly Relation[];
  /** Of a global one: its store's sales that went into it. */
  readonly ventas?: readonly number[];
  /** Its receiver is not as the stamper knows it: it is refused. */
  readonly isRefused?: boolean;
}

interface Relation {
  readonly de: Invoice;
  readonly relacion: RelacionFactura;
  /** The amount that it takes of the other one; its own total where it is left out. */
  readonly monto?: Centavos;
}

interface Log {
  readonly accion: EntradaDeFactura;
  readonly version: number;
  readonly fecha: Date;
  readonly numiden: number;
}

/** An invoice of the sample, as far as its life has gone. */
export interface Invoice {
  readonly order: Order;
  readonly fecha: Date;
  readonly fechaTimbrado: Date;
  readonly serie: string;
  readonly folio: number;
  readonly comprobante: Comprobante;
  readonly total: Centavos;
  /** Null where the stamper refused it. */
  readonly timbrada: { readonly uuid: string; readonly xml: string } | null;
  readonly rechazos: readonly Rechazo[];
  estado: IdEstadoFactura;
  version: number;
  readonly logs: Log[];
  /** The invoices that were made of it, in order. */
  readonly hechas: { readonly factura: Invoice; readonly relacion: RelacionFactura; readonly monto: Centavos }[];
}

/** News of an invoice for its case. */
export interface InvoiceNews {
  readonly caso: number;
  readonly fecha: Date;
  readonly numiden: number;
  readonly accion: EntradaDeCaso;
}

/** Seals and stamps an invoice at a moment. */
export type Seal = (comprobante: Comprobante, at: Date) => { readonly uuid: string; readonly xml: string };

/** The sample chain's invoices, written one after the other in the order of their days, as folios are given. */
export interface Book {
  readonly now: Date;
  readonly invoices: readonly Invoice[];
  readonly told: readonly InvoiceNews[];
  /** Does something when its moment comes; nothing that would be of the future. */
  at(moment: Date, act: () => void): void;
  /** Issues an invoice when its moment comes, and then does what follows of it. */
  issue(moment: Date, order: () => Order, then?: (invoice: Invoice) => void): void;
  /** Moves an invoice to a state, or only adds to its history. */
  write(
    invoice: Invoice,
    accion: EntradaDeFactura,
    when: { readonly fecha: Date; readonly estado?: IdEstadoFactura },
  ): void;
  tell(entry: InvoiceNews): void;
  /** Lets all moments come, also those that are added meanwhile. */
  play(): void;
}

/** So long the stamper takes. */
export const STAMPING_MS = 1_500;

/** Opens an empty book. */
export function openBook(now: Date, seal: Seal): Book {
  const acts: { readonly moment: Date; readonly act: () => void }[] = [];
  const invoices: Invoice[] = [];
  const told: InvoiceNews[] = [];
  const folios = new Map<string, number>();
  const at: Book['at'] = (moment, act) => {
    if (moment <= now) acts.push({ moment, act });
  };
  const write: Book['write'] = (invoice, accion, { fecha, estado }) => {
    if (estado !== undefined) {
      invoice.estado = estado;
      invoice.version += 1;
    }
    invoice.logs.push({ accion, version: invoice.version, fecha, numiden: invoice.order.numiden });
  };
  const issueNow = (fecha: Date, order: Order): Invoice => {
    const serie = SERIES[order.clase];
    const folio = (folios.get(serie) ?? 0) + 1;
    folios.set(serie, folio);
    const invoice = invoiceOf(order, { serie, folio, fecha }, seal);
    invoices.push(invoice);
    settle({ write, tell: (entry) => told.push(entry) }, invoice);
    return invoice;
  };
  return {
    now,
    invoices,
    told,
    at,
    write,
    issue: (moment, order, then) =>
      at(moment, () => {
        const invoice = issueNow(moment, order());
        then?.(invoice);
      }),
    tell: (entry) => told.push(entry),
    play() {
      for (;;) {
        const next = acts.reduce<(typeof acts)[number] | null>(
          (first, one) => (first === null || one.moment < first.moment ? one : first),
          null,
        );
        if (next === null) return;
        acts.splice(acts.indexOf(next), 1);
        next.act();
      }
    },
  };
}

function invoiceOf(
  order: Order,
  { serie, folio, fecha }: { readonly serie: string; readonly folio: number; readonly fecha: Date },
  seal: Seal,
): Invoice {
  const { armado, clase, isRefused = false } = order;
  const nombre = serieFolio({ serie, folio });
  if (!armado.ok) throw new Error(`The sample invoice ${nombre}: ${armado.falla}`);
  const comprobante: Comprobante = {
    ...armado.comprobante,
    Serie: serie,
    Folio: String(folio),
    Fecha: localTime(fecha, TIME_ZONE),
  };
  const rechazos = judgeComprobante(comprobante, {
    ahora: localTime(fecha, TIME_ZONE),
    sellado: null,
    contribuyentes: contribuyenteDePrueba,
    unidades: esUnidad,
  });
  if (rechazos.length > 0 !== isRefused) {
    throw new Error(`The sample invoice ${nombre} is ${isRefused ? 'not ' : ''}refused: ${JSON.stringify(rechazos)}`);
  }
  const fechaTimbrado = new Date(fecha.getTime() + STAMPING_MS);
  return {
    order,
    fecha,
    fechaTimbrado,
    serie,
    folio,
    comprobante,
    total: clase === 'reciboPago' ? paidBy(order) : (enCentavos(comprobante.Total) ?? centavos(0)),
    timbrada: isRefused ? null : seal(comprobante, fechaTimbrado),
    rechazos,
    estado: ESTADO_FACTURA.borrador,
    version: 1,
    logs: [],
    hechas: [],
  };
}

/** A receipt comes to what was paid, though its own total is 0. */
function paidBy({ relaciones = [] }: Order): Centavos {
  return sum(relaciones.map(({ monto = centavos(0) }) => monto));
}

/** Does everything that follows at once from the stamper's answer. */
function settle({ write, tell }: Pick<Book, 'write' | 'tell'>, invoice: Invoice): void {
  const { order, timbrada, rechazos, fecha, fechaTimbrado, total } = invoice;
  const { clase, caso, numiden, relaciones = [] } = order;
  const nombre = serieFolio(invoice);
  write(invoice, { trabajo: 'emitir' }, { fecha });
  if (timbrada === null) {
    const [first] = rechazos;
    const motivo = `${first?.codigo}: ${first?.texto}`;
    const refused = { fecha: fechaTimbrado, estado: ESTADO_FACTURA.rechazada };
    write(invoice, { trabajo: 'rechazar', motivo, porElSistema: false }, refused);
    if (caso !== null) {
      tell({ caso, fecha: fechaTimbrado, numiden, accion: { trabajo: 'facturaRechazada', nombre, motivo } });
    }
    return;
  }
  const stamped = { fecha: fechaTimbrado, estado: ESTADO_FACTURA.vigente };
  write(invoice, { trabajo: 'timbrar', uuid: timbrada.uuid, porElSistema: false }, stamped);
  for (const { de, relacion, monto = total } of relaciones) {
    de.hechas.push({ factura: invoice, relacion, monto: relacion === '04' ? centavos(0) : monto });
    write(de, entryOf(relacion, nombre, monto), { fecha: fechaTimbrado });
  }
  if (caso !== null) {
    tell({ caso, fecha: fechaTimbrado, numiden, accion: { trabajo: 'facturar', clase, nombre } });
  }
}

function entryOf(relacion: RelacionFactura, nombre: string, monto: Centavos): EntradaDeFactura {
  switch (relacion) {
    case '01':
    case '03':
      return { trabajo: 'acreditar', nombre, monto };
    case 'pago':
      return { trabajo: 'pagar', nombre, monto };
    case '04':
      return { trabajo: 'sustituir', nombre };
    case 'reemite':
      return { trabajo: 'reemitir', nombre };
  }
}
