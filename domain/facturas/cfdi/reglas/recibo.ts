import type { Concepto } from '#domain/facturas/cfdi/comprobante';
import { decimal } from '#domain/facturas/cfdi/decimal';
import type { Lectura } from './lectura.ts';
import { esTipo, type Regla, regla } from './regla.ts';

/** The sheet round a receipt of payment: every value of it is fixed. */
export const REGLAS_RECIBO: readonly Regla[] = [
  regla(
    'CRP20101',
    'TipoDeComprobante',
    'El complemento de pagos va sólo en comprobantes de tipo P.',
    (lectura) => lectura.comprobante.Pagos !== undefined && !esTipo(lectura, 'P'),
  ),
  deRecibo('CRP20103', 'SubTotal', 'El subtotal de un recibo de pago es 0.', ({ SubTotal }) => esCero(SubTotal)),
  deRecibo('CRP20104', 'Moneda', 'La moneda de un recibo de pago es XXX.', ({ Moneda }) => Moneda === 'XXX'),
  deRecibo(
    'CRP20105',
    'FormaPago',
    'Un recibo de pago no lleva forma de pago fuera de sus pagos: quítela.',
    ({ FormaPago }) => FormaPago === undefined,
  ),
  deRecibo(
    'CRP20106',
    'MetodoPago',
    'Un recibo de pago no lleva método de pago: quítelo.',
    ({ MetodoPago }) => MetodoPago === undefined,
  ),
  deRecibo('CRP20110', 'Total', 'El total de un recibo de pago es 0.', ({ Total }) => esCero(Total)),
  deRecibo(
    'CRP20111',
    'Conceptos',
    'Un recibo de pago lleva un solo concepto.',
    ({ Conceptos }) => Conceptos?.length === 1,
  ),
  deConcepto('CRP20113', 'ClaveProdServ', 'La clave del concepto de un recibo de pago es 84111506.', '84111506'),
  deConcepto('CRP20115', 'Cantidad', 'La cantidad del concepto de un recibo de pago es 1.', '1'),
  deConcepto('CRP20116', 'ClaveUnidad', 'La unidad del concepto de un recibo de pago es ACT.', 'ACT'),
  deConcepto('CRP20118', 'Descripcion', 'La descripción del concepto de un recibo de pago es Pago.', 'Pago'),
  deConcepto('CRP20119', 'ValorUnitario', 'El valor unitario del concepto de un recibo de pago es 0.', '0'),
  deConcepto('CRP20120', 'Importe', 'El importe del concepto de un recibo de pago es 0.', '0'),
  deConcepto('CRP20122', 'ObjetoImp', 'El concepto de un recibo de pago no es objeto de impuesto: 01.', '01'),
  {
    codigo: 'CRP20123',
    donde: 'Conceptos.Impuestos',
    texto: 'El concepto de un recibo de pago no lleva impuestos: quítelos.',
    falla: (lectura) => deConceptos(lectura, 'Impuestos', ({ Impuestos }) => Impuestos === undefined),
  },
];

function deRecibo(
  codigo: string,
  donde: string,
  texto: string,
  cumple: (comprobante: Lectura['comprobante']) => boolean,
): Regla {
  return regla(codigo, donde, texto, (lectura) => esTipo(lectura, 'P') && !cumple(lectura.comprobante));
}

function deConcepto(codigo: string, atributo: keyof Concepto, texto: string, debido: string): Regla {
  return {
    codigo,
    donde: `Conceptos.${atributo}`,
    texto,
    falla: (lectura) => deConceptos(lectura, atributo, (concepto) => concepto[atributo] === debido),
  };
}

function deConceptos(lectura: Lectura, atributo: string, cumple: (concepto: Concepto) => boolean): readonly string[] {
  if (!esTipo(lectura, 'P')) return [];
  return lectura.lineas.filter(({ concepto }) => !cumple(concepto)).map(({ ruta }) => `${ruta}.${atributo}`);
}

function esCero(texto: string | undefined): boolean {
  return decimal(texto)?.eq(0) ?? false;
}
