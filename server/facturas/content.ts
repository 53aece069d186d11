import { serieFolio } from '#domain/cadena/estadosFactura';
import type { Comprobante, Concepto, Traslado } from '#domain/facturas/cfdi/comprobante';
import { decimal } from '#domain/facturas/cfdi/decimal';
import type { PreviaFactura } from '#domain/facturas/facturas';

const IVA = '002';
const IEPS = '003';

/** The content of an invoice, as screens show it: amounts in pesos. */
export function contentOf(comprobante: Comprobante): PreviaFactura['contenido'] {
  return {
    formaPago: comprobante.FormaPago ?? null,
    metodoPago: comprobante.MetodoPago ?? null,
    lugarExpedicion: comprobante.LugarExpedicion ?? '',
    conceptos: (comprobante.Conceptos ?? []).map(conceptOf),
    totales: {
      subtotal: pesos(comprobante.SubTotal),
      descuento: pesos(comprobante.Descuento),
      traslados: (comprobante.Impuestos?.Traslados ?? []).map(({ Impuesto, TasaOCuota, Importe }) => ({
        impuesto: Impuesto ?? '',
        tasa: TasaOCuota ?? '',
        importe: pesos(Importe),
      })),
      total: pesos(comprobante.Total),
    },
    pago: paymentOf(comprobante),
  };
}

/** The receiver of an invoice, as screens show it. */
export function shownReceiver({ Receptor }: Comprobante): PreviaFactura['receptor'] {
  return {
    rfc: Receptor?.Rfc ?? '',
    nombre: Receptor?.Nombre ?? '',
    regimenFiscal: Receptor?.RegimenFiscalReceptor ?? '',
    codigoPostal: Receptor?.DomicilioFiscalReceptor ?? '',
    usoCFDI: Receptor?.UsoCFDI ?? '',
  };
}

/** The payment of a receipt, which this chain makes of one; null for everything else. */
function paymentOf({ Pagos }: Comprobante): PreviaFactura['contenido']['pago'] {
  const pago = Pagos?.Pago[0];
  if (pago === undefined) return null;
  return {
    fecha: pago.FechaPago ?? '',
    formaPago: pago.FormaDePagoP ?? '',
    numOperacion: pago.NumOperacion ?? null,
    monto: pesos(pago.Monto),
    documentos: pago.DoctoRelacionado.map((document) => ({
      uuid: document.IdDocumento ?? '',
      nombre: serieFolio({ serie: document.Serie ?? '', folio: document.Folio ?? '' }),
      parcialidad: Number(document.NumParcialidad),
      saldoAnterior: pesos(document.ImpSaldoAnt),
      pagado: pesos(document.ImpPagado),
      saldoInsoluto: pesos(document.ImpSaldoInsoluto),
    })),
    impuestos: (pago.ImpuestosP?.TrasladosP ?? []).map(({ ImpuestoP, TasaOCuotaP, BaseP, ImporteP }) => ({
      impuesto: ImpuestoP ?? '',
      tasa: TasaOCuotaP ?? '',
      base: pesos(BaseP),
      importe: pesos(ImporteP),
    })),
  };
}

function conceptOf(concepto: Concepto, index: number) {
  const traslados = concepto.Impuestos?.Traslados ?? [];
  const importe = pesos(concepto.Importe);
  const descuento = pesos(concepto.Descuento);
  const iva = taxOf(traslados, IVA);
  const ieps = taxOf(traslados, IEPS);
  return {
    orden: index + 1,
    claveProdServ: concepto.ClaveProdServ ?? '',
    numArt: concepto.NoIdentificacion ?? '',
    descripcion: concepto.Descripcion ?? '',
    cantidad: Number(decimal(concepto.Cantidad) ?? 0),
    unidad: concepto.Unidad ?? concepto.ClaveUnidad ?? '',
    valorUnitario: concepto.ValorUnitario ?? '',
    objetoImp: concepto.ObjetoImp ?? null,
    importe,
    descuento,
    iva,
    ieps,
    total: inCentavos(importe - descuento + iva + ieps),
  };
}

function taxOf(traslados: readonly Traslado[], impuesto: string): number {
  return inCentavos(
    traslados.filter((tax) => tax.Impuesto === impuesto).reduce((total, { Importe }) => total + pesos(Importe), 0),
  );
}

function pesos(text: string | undefined): number {
  return inCentavos(Number(decimal(text) ?? 0));
}

/** Undoes what binary representation adds to a sum of pesos. */
function inCentavos(amount: number): number {
  return Math.round(amount * 100) / 100;
}
