import type { Comprobante, Concepto, Traslado } from '#domain/cfdi/comprobante';
import { decimal } from '#domain/cfdi/decimal';
import type { PreviaFactura } from '#domain/facturas';

const IVA = '002';
const IEPS = '003';

/** What an invoice says, as screens show it: amounts in pesos. */
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
