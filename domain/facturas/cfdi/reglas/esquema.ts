import { isWritable } from '#domain/common/cleanText';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { decimal } from '#domain/facturas/cfdi/decimal';
import { deLinea, type Regla, regla, rutas } from './regla.ts';

/** The code of the schema's faults that no other code names: 'Error no clasificado'. */
const SIN_CLASIFICAR = 'CFDI40999';
const UUID = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/i;
const IMPORTE = /^\d{1,18}(\.\d{1,6})?$/;

/** Attributes that must be there, written as the schema wants them; those with a code of their own are not here. */
export const REGLAS_ESQUEMA: readonly Regla[] = [
  atributo('Version', 'La versión del comprobante es 4.0.', ({ Version }) => Version === '4.0'),
  importe('SubTotal', 'Falta el subtotal, o no es un número.', ({ SubTotal }) => SubTotal),
  importe('Total', 'Falta el total, o no es un número.', ({ Total }) => Total),
  atributo('Descuento', 'El descuento no es un número.', ({ Descuento }) => esImporteONada(Descuento)),
  atributo('Serie', 'La serie tiene de 1 a 25 caracteres y ninguno es |.', ({ Serie }) => esTextoONada(Serie, 25)),
  atributo('Folio', 'El folio tiene de 1 a 40 caracteres y ninguno es |.', ({ Folio }) => esTextoONada(Folio, 40)),
  atributo(
    'CondicionesDePago',
    'Las condiciones de pago tienen de 1 a 1000 caracteres y ninguno es |.',
    ({ CondicionesDePago }) => esTextoONada(CondicionesDePago, 1000),
  ),
  atributo('Emisor.Nombre', 'Falta el nombre del emisor, de 300 caracteres a lo más y sin |.', ({ Emisor }) =>
    esTexto(Emisor?.Nombre, 300),
  ),
  atributo('Receptor.Nombre', 'Falta el nombre del receptor, de 300 caracteres a lo más y sin |.', ({ Receptor }) =>
    esTexto(Receptor?.Nombre, 300),
  ),
  atributo(
    'Receptor.DomicilioFiscalReceptor',
    'Falta el código postal del domicilio fiscal del receptor, de cinco dígitos.',
    ({ Receptor }) => /^\d{5}$/.test(Receptor?.DomicilioFiscalReceptor ?? ''),
  ),
  atributo('Conceptos', 'El comprobante lleva al menos un concepto.', ({ Conceptos }) => (Conceptos?.length ?? 0) > 0),
  deLinea(
    SIN_CLASIFICAR,
    'Cantidad',
    'Falta la cantidad, mayor que cero y con seis decimales a lo más.',
    ({ cantidad, concepto }) => !(cantidad?.gt(0) && esImporte(concepto.Cantidad)),
  ),
  deLinea(
    SIN_CLASIFICAR,
    'Descripcion',
    'Falta la descripción, de 1000 caracteres a lo más y sin |.',
    ({ concepto }) => !esTexto(concepto.Descripcion, 1000),
  ),
  deLinea(
    SIN_CLASIFICAR,
    'ValorUnitario',
    'El valor unitario es un número con seis decimales a lo más.',
    ({ concepto }) => !esImporte(concepto.ValorUnitario),
  ),
  deLinea(
    SIN_CLASIFICAR,
    'Descuento',
    'El descuento del concepto no es un número.',
    ({ concepto }) => !esImporteONada(concepto.Descuento),
  ),
  deLinea(
    SIN_CLASIFICAR,
    'NoIdentificacion',
    'El número de identificación tiene de 1 a 100 caracteres y ninguno es |.',
    ({ concepto }) => !esTextoONada(concepto.NoIdentificacion, 100),
  ),
  deLinea(
    SIN_CLASIFICAR,
    'Unidad',
    'La unidad tiene de 1 a 20 caracteres y ninguno es |.',
    ({ concepto }) => !esTextoONada(concepto.Unidad, 20),
  ),
  {
    codigo: SIN_CLASIFICAR,
    donde: 'CfdiRelacionados.UUIDs',
    texto: 'Cada comprobante relacionado se nombra por su folio fiscal (UUID), y al menos hay uno.',
    falla: ({ comprobante: { CfdiRelacionados: grupos = [] } }) =>
      rutas(
        grupos.map(({ UUIDs }, lugar) => ({ ruta: `CfdiRelacionados[${lugar}]`, UUIDs })),
        'UUIDs',
        ({ UUIDs }) => UUIDs.length === 0 || !UUIDs.every((uuid) => UUID.test(uuid)),
      ),
  },
  atributo(
    'Impuestos',
    'Los impuestos del comprobante llevan al menos un traslado o una retención.',
    ({ Impuestos }) =>
      Impuestos === undefined || (Impuestos.Traslados?.length ?? 0) + (Impuestos.Retenciones?.length ?? 0) > 0,
  ),
  atributo(
    'Pagos',
    'Un recibo de pago lleva el complemento de pagos con al menos un pago.',
    ({ TipoDeComprobante, Pagos }) =>
      (TipoDeComprobante !== 'P' && Pagos === undefined) || (Pagos?.Pago.length ?? 0) > 0,
  ),
];

function atributo(donde: string, texto: string, cumple: (comprobante: Comprobante) => boolean): Regla {
  return regla(SIN_CLASIFICAR, donde, texto, ({ comprobante }) => !cumple(comprobante));
}

function importe(donde: string, texto: string, de: (comprobante: Comprobante) => string | undefined): Regla {
  return atributo(donde, texto, (comprobante) => esImporte(de(comprobante)));
}

function esImporte(texto: string | undefined): boolean {
  return decimal(texto) !== null && IMPORTE.test(texto?.trim() ?? '');
}

// More decimals than the currency's have their own rules: here it only has to be a number.
function esImporteONada(texto: string | undefined): boolean {
  return texto === undefined || decimal(texto) !== null;
}

function esTexto(texto: string | undefined, maximo: number): boolean {
  const escrito = texto?.trim() ?? '';
  // Characters as people count them: an emoji is one.
  return escrito !== '' && [...escrito].length <= maximo && !escrito.includes('|') && isWritable(escrito);
}

function esTextoONada(texto: string | undefined, maximo: number): boolean {
  return texto === undefined || esTexto(texto, maximo);
}
