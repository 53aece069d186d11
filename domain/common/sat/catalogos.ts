/**
 * The tax authority's catalogues for CFDI 4.0 (Anexo 20), as far as this chain needs them: codes and official names.
 * Source: phpcfdi/resources-sat-catalogs, commit 675be010 (public domain); reasons of cancelling: phpcfdi/xml-cancelacion.
 */

/** A code of a catalogue with its name, '02 Sí objeto de impuesto'; one that the catalogue has not got stands alone. */
export function claveEnPalabras(catalogo: Readonly<Record<string, string>>, clave: string): string {
  return [clave, catalogo[clave]].filter((part) => part !== undefined).join(' ');
}

/** c_FormaPago: how it was paid; 99 is not known yet, which goes with PPD. */
export const FORMAS_PAGO = {
  '01': 'Efectivo',
  '02': 'Cheque nominativo',
  '03': 'Transferencia electrónica de fondos',
  '04': 'Tarjeta de crédito',
  '05': 'Monedero electrónico',
  '06': 'Dinero electrónico',
  '08': 'Vales de despensa',
  '12': 'Dación en pago',
  '13': 'Pago por subrogación',
  '14': 'Pago por consignación',
  '15': 'Condonación',
  '17': 'Compensación',
  '23': 'Novación',
  '24': 'Confusión',
  '25': 'Remisión de deuda',
  '26': 'Prescripción o caducidad',
  '27': 'A satisfacción del acreedor',
  '28': 'Tarjeta de débito',
  '29': 'Tarjeta de servicios',
  '30': 'Aplicación de anticipos',
  '31': 'Intermediario pagos',
  '99': 'Por definir',
} as const;

export type FormaPago = keyof typeof FORMAS_PAGO;

/** c_MetodoPago: whole at once, or in parts and later. */
export const METODOS_PAGO = {
  PUE: 'Pago en una sola exhibición',
  PPD: 'Pago en parcialidades o diferido',
} as const;

export type MetodoPago = keyof typeof METODOS_PAGO;

/** c_TipoRelacion: how an invoice is related to another one. */
export const TIPOS_RELACION = {
  '01': 'Nota de crédito de los documentos relacionados',
  '02': 'Nota de débito de los documentos relacionados',
  '03': 'Devolución de mercancía sobre facturas o traslados previos',
  '04': 'Sustitución de los CFDI previos',
  '05': 'Traslados de mercancías facturados previamente',
  '06': 'Factura generada por los traslados previos',
  '07': 'CFDI por aplicación de anticipo',
} as const;

export type TipoRelacion = keyof typeof TIPOS_RELACION;

/** c_ObjetoImp: whether a line is subject to tax, and shows it. */
export const OBJETOS_IMPUESTO = {
  '01': 'No objeto de impuesto',
  '02': 'Sí objeto de impuesto',
  '03': 'Sí objeto del impuesto y no obligado al desglose',
  '04': 'Sí objeto del impuesto y no causa impuesto',
  '05': 'Sí objeto del impuesto, IVA crédito PODEBI',
  '06': 'Sí objeto del IVA, No traslado IVA',
  '07': 'No traslado del IVA, Sí desglose IEPS',
  '08': 'No traslado del IVA, No desglose IEPS',
} as const;

type ObjetoImp = keyof typeof OBJETOS_IMPUESTO;

/** Those that the chain says of what it sells. */
export const OBJETOS_DE_VENTA = ['02', '01'] as const satisfies readonly ObjetoImp[];
export type ObjetoDeVenta = (typeof OBJETOS_DE_VENTA)[number];

/** c_Exportacion. */
export const EXPORTACIONES = {
  '01': 'No aplica',
  '02': 'Definitiva con clave A1',
  '03': 'Temporal',
  '04': 'Definitiva con clave distinta a A1 o cuando no existe enajenación en términos del CFF',
} as const;

/** c_Periodicidad of a global invoice. */
export const PERIODICIDADES = {
  '01': 'Diario',
  '02': 'Semanal',
  '03': 'Quincenal',
  '04': 'Mensual',
  '05': 'Bimestral',
} as const;

/** c_Meses of a global invoice; 13 to 18 are pairs, for a periodicity of two months. */
export const MESES = {
  '01': 'Enero',
  '02': 'Febrero',
  '03': 'Marzo',
  '04': 'Abril',
  '05': 'Mayo',
  '06': 'Junio',
  '07': 'Julio',
  '08': 'Agosto',
  '09': 'Septiembre',
  '10': 'Octubre',
  '11': 'Noviembre',
  '12': 'Diciembre',
  '13': 'Enero-Febrero',
  '14': 'Marzo-Abril',
  '15': 'Mayo-Junio',
  '16': 'Julio-Agosto',
  '17': 'Septiembre-Octubre',
  '18': 'Noviembre-Diciembre',
} as const;

/** Reasons of cancelling; 01 needs the UUID of the substitute. */
export const MOTIVOS_CANCELACION = {
  '01': 'Comprobante emitido con errores con relación',
  '02': 'Comprobante emitido con errores sin relación',
  '03': 'No se llevó a cabo la operación',
  '04': 'Operación nominativa relacionada en la factura global',
} as const;

export type MotivoCancelacion = keyof typeof MOTIVOS_CANCELACION;

/** c_Impuesto; which of them are charged, and which retained. */
export const IMPUESTOS = {
  '001': { nombre: 'ISR', traslado: false, retencion: true },
  '002': { nombre: 'IVA', traslado: true, retencion: true },
  '003': { nombre: 'IEPS', traslado: true, retencion: true },
} as const;
export type Impuesto = keyof typeof IMPUESTOS;

/** c_TipoFactor. */
export const TIPOS_FACTOR = ['Tasa', 'Cuota', 'Exento'] as const;

/** A rate that the catalogue allows: one value where `minimo` is null, else any from there to `valor`; rates are text of six decimals. */
export interface TasaPermitida {
  readonly impuesto: Impuesto;
  readonly factor: 'Tasa' | 'Cuota';
  readonly minimo: string | null;
  readonly valor: string;
  readonly traslado: boolean;
  readonly retencion: boolean;
}

/** c_TasaOCuota. */
export const TASAS: readonly TasaPermitida[] = [
  { impuesto: '002', factor: 'Tasa', minimo: null, valor: '0.000000', traslado: true, retencion: false },
  { impuesto: '002', factor: 'Tasa', minimo: null, valor: '0.160000', traslado: true, retencion: false },
  { impuesto: '002', factor: 'Tasa', minimo: '0.000000', valor: '0.160000', traslado: false, retencion: true },
  { impuesto: '002', factor: 'Tasa', minimo: null, valor: '0.080000', traslado: true, retencion: false },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.265000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.300000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.530000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.500000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '1.600000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.304000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.250000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.090000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.080000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.070000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.060000', traslado: true, retencion: true },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.030000', traslado: true, retencion: false },
  { impuesto: '003', factor: 'Tasa', minimo: null, valor: '0.000000', traslado: true, retencion: false },
  { impuesto: '003', factor: 'Cuota', minimo: '0.000000', valor: '72.160500', traslado: true, retencion: true },
  { impuesto: '001', factor: 'Tasa', minimo: '0.000000', valor: '0.350000', traslado: false, retencion: true },
];
