import { serieFolio } from '#domain/cadena/estadosFactura';
import { type Centavos, centavos, sum } from '#domain/common/money';
import type { FormaPago } from '#domain/common/sat/catalogos';
import { RFC_EXTRANJERO, RFC_PUBLICO } from '#domain/common/sat/rfc';
import type { Comprobante, DoctoRelacionado, ImpuestoDR } from '#domain/facturas/cfdi/comprobante';
import { fallaDePago } from '#domain/facturas/cfdi/pago';
import {
  type FacturaTimbrada,
  type ImpuestoPorPagar,
  type SaldoPorPagar,
  saldoPorPagar,
} from '#domain/facturas/cfdi/saldos';
import { conTotales } from '#domain/facturas/cfdi/totalesPagos';
import { proporcion } from '#domain/ventas/importesDeLinea';
import { cabe, EXENTO, type Gravado } from '#domain/ventas/tasas';
import type { Armado } from './comun.ts';
import { descomponer } from './descomponer.ts';
import { enPesos, repartir } from './importes.ts';
import { parteAproximada, parteDeImpuesto } from './partes.ts';

/** A partly paid invoice, with its notes and receipts that count. */
export interface DocumentoPagado {
  readonly factura: FacturaTimbrada;
  readonly notas: readonly Comprobante[];
  readonly recibos: readonly Comprobante[];
  readonly pagado: Centavos;
}

/** A payment of one or several invoices of one receiver. */
export interface PagoRecibido {
  readonly lugarExpedicion: string;
  /** Local time of the place: 2026-11-22T12:00:00. */
  readonly fecha: string;
  readonly forma: Exclude<FormaPago, '99'>;
  /** The bank's own number of a transfer or a cheque. */
  readonly numOperacion?: string;
  readonly documentos: readonly DocumentoPagado[];
}

/**
 * Makes the receipt of a payment (Pagos 2.0). Of each tax it has the share of what is paid; the last part takes what is left, so that
 * all parts are the invoice. Base and tax of a part keep within the authority's limits (CRP20261).
 */
export function reciboDePago({ lugarExpedicion, fecha, forma, numOperacion, documentos }: PagoRecibido): Armado {
  const [primero] = documentos;
  if (primero === undefined) return { ok: false, falla: 'Elija al menos una factura por pagar.' };
  const leidos: DoctoRelacionado[] = [];
  const vistas = new Set<string>();
  for (const [lugar, documento] of documentos.entries()) {
    const leido = relacionado(documento, primero.factura, vistas);
    if (typeof leido === 'string') return { ok: false, falla: leido, lugar };
    vistas.add(documento.factura.uuid);
    leidos.push(leido);
  }
  const { Emisor, Receptor } = primero.factura.comprobante;
  const esGenerico = Receptor?.Rfc === RFC_PUBLICO || Receptor?.Rfc === RFC_EXTRANJERO;
  const pago = {
    FechaPago: fecha,
    FormaDePagoP: forma,
    MonedaP: 'MXN',
    TipoCambioP: '1',
    Monto: enPesos(sum(documentos.map(({ pagado }) => pagado))),
    ...(numOperacion !== undefined && numOperacion !== '' && { NumOperacion: numOperacion }),
    DoctoRelacionado: leidos,
  };
  return {
    ok: true,
    comprobante: {
      Version: '4.0',
      SubTotal: '0',
      Moneda: 'XXX',
      Total: '0',
      TipoDeComprobante: 'P',
      Exportacion: '01',
      LugarExpedicion: lugarExpedicion,
      ...(Emisor !== undefined && { Emisor }),
      Receptor: { ...Receptor, ...(esGenerico && { DomicilioFiscalReceptor: lugarExpedicion }), UsoCFDI: 'CP01' },
      Conceptos: [PAGO],
      Pagos: conTotales([pago]),
    },
  };
}

/** The one line of a receipt. */
const PAGO = {
  ClaveProdServ: '84111506',
  Cantidad: '1',
  ClaveUnidad: 'ACT',
  Descripcion: 'Pago',
  ValorUnitario: '0',
  Importe: '0',
  ObjetoImp: '01',
} as const;

/** The entry of a payment for an invoice, or why it cannot be paid. */
function relacionado(
  { factura, notas, recibos, pagado }: DocumentoPagado,
  primera: FacturaTimbrada,
  vistas: ReadonlySet<string>,
): DoctoRelacionado | string {
  const { Serie, Folio, MetodoPago, Receptor } = factura.comprobante;
  const nombre = Serie === undefined || Folio === undefined ? factura.uuid : serieFolio({ serie: Serie, folio: Folio });
  if (MetodoPago !== 'PPD') return `La factura ${nombre} se pagó en una sola exhibición: no lleva recibos de pago.`;
  if (vistas.has(factura.uuid)) return `La factura ${nombre} está dos veces en el recibo.`;
  if (Receptor?.Rfc !== primera.comprobante.Receptor?.Rfc) {
    return `Un recibo es de un solo RFC: la factura ${nombre} es de otro.`;
  }
  const saldo = saldoPorPagar(factura, { notas, recibos });
  if (saldo === null) return `La factura ${nombre} tiene impuestos que aquí no se cobran: no se puede hacer su recibo.`;
  const falla = fallaDePago(pagado, saldo, nombre);
  if (falla !== null) return falla;
  const traslados = impuestosDeParte(saldo, pagado);
  return {
    IdDocumento: factura.uuid,
    ...(Serie !== undefined && { Serie }),
    ...(Folio !== undefined && { Folio }),
    MonedaDR: 'MXN',
    EquivalenciaDR: '1',
    NumParcialidad: String(saldo.parcialidad),
    ImpSaldoAnt: enPesos(saldo.saldo),
    ImpPagado: enPesos(pagado),
    ImpSaldoInsoluto: enPesos(centavos(saldo.saldo - pagado)),
    ObjetoImpDR: traslados.length > 0 ? '02' : '01',
    ...(traslados.length > 0 && { ImpuestosDR: { TrasladosDR: traslados } }),
  };
}

/**
 * The taxes of the part that is paid. The invoice came to the sum of each rate's base with its IVA, so the part is
 * shared among these; IEPS is within the base of one of them.
 */
function impuestosDeParte({ saldo, impuestos }: SaldoPorPagar, pagado: Centavos): readonly ImpuestoDR[] {
  const deIva = impuestos.filter(({ impuesto }) => impuesto === '002').map(conImpuesto);
  const sinIva = Math.max(0, saldo - sum(deIva));
  const partes = [...repartir(pagado, [...deIva, centavos(sinIva)])];
  return impuestos.flatMap((impuesto) => {
    const todo = conImpuesto(impuesto);
    const total = impuesto.impuesto === '002' ? (partes.shift() ?? NADA) : proporcion(todo, pagado, saldo);
    return total > 0 ? enDocumento(impuesto, total) : [];
  });
}

const NADA = centavos(0);

function conImpuesto({ base, importe }: ImpuestoPorPagar): Centavos {
  return centavos(Math.max(0, base + importe));
}

function enDocumento(impuesto: ImpuestoPorPagar, total: Centavos): readonly ImpuestoDR[] {
  return partesDe(impuesto, total).map(({ base, importe }) => ({
    BaseDR: enPesos(base),
    ImpuestoDR: impuesto.impuesto,
    ...(impuesto.tasa === EXENTO
      ? { TipoFactorDR: 'Exento' }
      : { TipoFactorDR: 'Tasa', TasaOCuotaDR: impuesto.tasa, ImporteDR: enPesos(importe) }),
  }));
}

/**
 * One amount, but for the last part of a tax that was within the limits as a whole and, after some receipts were
 * cancelled, is not: it is divided into amounts that are (`descomponer`), so that all parts are the whole.
 */
function partesDe({ impuesto, tasa, deTodo, base, importe }: ImpuestoPorPagar, total: Centavos): readonly Gravado[] {
  if (total === base + importe && cabe(deTodo, tasa)) {
    const partes = descomponer({ base, ieps: NADA, iva: importe, tasaIeps: null, tasaIva: tasa });
    const gravadas = partes.map((parte) => ({ base: parte.base, importe: parte.iva }));
    if (gravadas.every((parte) => cabe(parte, tasa))) return gravadas;
  }
  const parteDe = impuesto === '002' ? parteDeImpuesto : parteAproximada;
  return [parteDe({ base, importe }, total, tasa)];
}
