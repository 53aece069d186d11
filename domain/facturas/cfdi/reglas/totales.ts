import { CERO, type Decimal, decimal, decimalesEscritos, redondear, sumar } from '#domain/facturas/cfdi/decimal';
import type { Lectura, LineaLeida } from './lectura.ts';
import { esTipo, type Regla, regla } from './regla.ts';

/** The rules of an invoice's sums: subtotal, discount and total. */
export const REGLAS_TOTALES: readonly Regla[] = [
  regla(
    'CFDI40107',
    'SubTotal',
    'El subtotal tiene más decimales de los que lleva la moneda.',
    ({ comprobante, decimales }) => decimalesEscritos(comprobante.SubTotal) > decimales,
  ),
  regla(
    'CFDI40108',
    'SubTotal',
    'El subtotal debe ser la suma de los importes de los conceptos, redondeada.',
    (lectura) => esDeVenta(lectura) && difiere(lectura.comprobante.SubTotal, sumaDe(lectura, 'importe')),
  ),
  regla(
    'CFDI40109',
    'SubTotal',
    'En comprobantes de traslado o pago el subtotal es cero.',
    (lectura) => esTipo(lectura, 'T', 'P') && difiere(lectura.comprobante.SubTotal, CERO),
  ),
  regla('CFDI40110', 'Descuento', 'El descuento no puede ser mayor que el subtotal.', ({ comprobante }) => {
    const descuento = decimal(comprobante.Descuento);
    const subtotal = decimal(comprobante.SubTotal);
    return descuento !== null && subtotal !== null && descuento.gt(subtotal);
  }),
  regla(
    'CFDI40111',
    'Descuento',
    'El descuento va exactamente cuando algún concepto lo tiene, y es la suma de los descuentos de los conceptos.',
    tieneOtroDescuento,
  ),
  regla(
    'CFDI40112',
    'Descuento',
    'El descuento tiene más decimales de los que lleva la moneda.',
    ({ comprobante, decimales }) => decimalesEscritos(comprobante.Descuento) > decimales,
  ),
  regla(
    'CFDI40119',
    'Total',
    'El total debe ser el subtotal, menos descuentos, más impuestos trasladados, menos impuestos retenidos.',
    // Local taxes are part of the total, and their complement is not read.
    ({ comprobante, contexto }) =>
      !contexto.complementos?.includes('ImpuestosLocales') && difiere(comprobante.Total, totalDe(comprobante)),
  ),
];

function esDeVenta(lectura: Lectura): boolean {
  return esTipo(lectura, 'I', 'E', 'N');
}

// An absent amount, or one that is no number, is told by the schema's rules, once.
function difiere(escrito: string | undefined, debido: Decimal): boolean {
  const numero = decimal(escrito);
  return numero !== null && !numero.eq(debido);
}

function sumaDe({ lineas, decimales }: Lectura, campo: 'importe' | 'descuento'): Decimal {
  return redondear(sumar(lineas.map((linea: LineaLeida) => linea[campo] ?? CERO)), decimales);
}

function tieneOtroDescuento(lectura: Lectura): boolean {
  const { Descuento } = lectura.comprobante;
  const enLineas = lectura.lineas.some(({ concepto }) => concepto.Descuento !== undefined);
  if (!esDeVenta(lectura)) return enLineas || Descuento !== undefined;
  if (!enLineas) return Descuento !== undefined;
  return Descuento === undefined || difiere(Descuento, sumaDe(lectura, 'descuento'));
}

function totalDe({ SubTotal, Descuento, Impuestos }: Lectura['comprobante']): Decimal {
  const numero = (texto: string | undefined) => decimal(texto) ?? CERO;
  return numero(SubTotal)
    .minus(numero(Descuento))
    .plus(numero(Impuestos?.TotalImpuestosTrasladados))
    .minus(numero(Impuestos?.TotalImpuestosRetenidos));
}
