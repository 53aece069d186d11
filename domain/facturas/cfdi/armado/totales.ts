import { agrupar } from '#domain/common/agrupar';
import type {
  Comprobante,
  Concepto,
  ImpuestosComprobante,
  Retencion,
  Traslado,
} from '#domain/facturas/cfdi/comprobante';
import { CERO, type Decimal, decimal, escribir, redondear, sumar } from '#domain/facturas/cfdi/decimal';

/** The attributes of a CFDI that follow from its lines. */
export type Totales = Required<Pick<Comprobante, 'SubTotal' | 'Total'>> & Pick<Comprobante, 'Descuento' | 'Impuestos'>;

/**
 * Adds up the lines as the authority does (Matriz de errores, 108 to 119 and 201 to 221): each sum is rounded to the
 * centavo by itself, and the total is made of the rounded sums. A text that is no number counts as nothing.
 */
export function totalesDe(conceptos: readonly Concepto[]): Totales {
  const subtotal = redondeada(conceptos.map(({ Importe }) => Importe));
  const conDescuento = conceptos.some(({ Descuento }) => Descuento !== undefined);
  const descuento = redondeada(conceptos.map(({ Descuento }) => Descuento));
  const traslados = conceptos.flatMap(({ Impuestos }) => Impuestos?.Traslados ?? []);
  const retenciones = conceptos.flatMap(({ Impuestos }) => Impuestos?.Retenciones ?? []);
  const deTraslados = sumarTraslados(traslados);
  const deRetenciones = sumarRetenciones(retenciones);
  const trasladado = redondeada(deTraslados.map(({ Importe }) => Importe));
  const retenido = redondeada(deRetenciones.map(({ Importe }) => Importe));
  const total = subtotal.minus(descuento).plus(trasladado).minus(retenido);
  const impuestos: ImpuestosComprobante = {
    ...(deRetenciones.length > 0 && { TotalImpuestosRetenidos: escribir(retenido, 2), Retenciones: deRetenciones }),
    // Of exempt lines alone there is nothing to add up, and no sum is written.
    ...(deTraslados.some(({ Importe }) => Importe !== undefined) && {
      TotalImpuestosTrasladados: escribir(trasladado, 2),
    }),
    ...(deTraslados.length > 0 && { Traslados: deTraslados }),
  };
  return {
    SubTotal: escribir(subtotal, 2),
    ...(conDescuento && { Descuento: escribir(descuento, 2) }),
    Total: escribir(total, 2),
    ...(Object.keys(impuestos).length > 0 && { Impuestos: impuestos }),
  };
}

/** One of a tax, a kind of factor and a rate. */
function sumarTraslados(traslados: readonly Traslado[]): readonly Traslado[] {
  const mismo = ({ Impuesto, TipoFactor, TasaOCuota }: Traslado) => [Impuesto, TipoFactor, TasaOCuota].join(' ');
  return agrupar(traslados, mismo).map(([, primero, iguales]) => ({
    ...primero,
    Base: suma(iguales.map(({ Base }) => Base)),
    ...(primero.Importe !== undefined && { Importe: suma(iguales.map(({ Importe }) => Importe)) }),
  }));
}

/** One of a tax, whatever its rates: of the whole, a retention says no more. */
function sumarRetenciones(retenciones: readonly Retencion[]): readonly Retencion[] {
  return agrupar(retenciones, ({ Impuesto }) => Impuesto).map(([impuesto, , iguales]) => ({
    ...(impuesto !== undefined && { Impuesto: impuesto }),
    Importe: suma(iguales.map(({ Importe }) => Importe)),
  }));
}

function suma(textos: readonly (string | undefined)[]): string {
  return escribir(redondeada(textos), 2);
}

function redondeada(textos: readonly (string | undefined)[]): Decimal {
  return redondear(sumar(textos.map((texto) => decimal(texto) ?? CERO)), 2);
}
