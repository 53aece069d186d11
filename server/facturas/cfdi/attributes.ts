import type * as cfdi from '#domain/facturas/cfdi/comprobante';
import type { Timbre } from '#domain/facturas/cfdi/timbreFiscal';

/** The names of a node's attributes: what of it is text. */
type AttributeOf<T> = { [K in keyof T]-?: NonNullable<T[K]> extends string ? K : never }[keyof T] & string;

/** One attribute; with '?' it stands in the cadena original only when the XML has it, else its place is kept. */
export type Listed<T> = AttributeOf<T> | `${AttributeOf<T>}?`;

/** All attributes of a node that stand in the cadena original, in its order, which is the authority's XSLT's. */
export type Listing<T> = readonly Listed<T>[];

export const COMPROBANTE: Listing<cfdi.Comprobante> = [
  'Version',
  'Serie?',
  'Folio?',
  'Fecha',
  'FormaPago?',
  'NoCertificado',
  'CondicionesDePago?',
  'SubTotal',
  'Descuento?',
  'Moneda',
  'TipoCambio?',
  'Total',
  'TipoDeComprobante',
  'Exportacion',
  'MetodoPago?',
  'LugarExpedicion',
  'Confirmacion?',
];

/** The attributes of the seal itself, which cannot be part of the sealed text. */
export const OUTSIDE_THE_SEAL: Listing<cfdi.Comprobante> = ['Sello?', 'Certificado?'];

export const INFORMACION_GLOBAL: Listing<cfdi.InformacionGlobal> = ['Periodicidad', 'Meses', 'Año'];

export const RELACIONADOS: Listing<cfdi.CfdiRelacionados> = ['TipoRelacion'];

export const EMISOR: Listing<cfdi.Emisor> = ['Rfc', 'Nombre', 'RegimenFiscal', 'FacAtrAdquirente?'];

export const RECEPTOR: Listing<cfdi.Receptor> = [
  'Rfc',
  'Nombre',
  'DomicilioFiscalReceptor',
  'ResidenciaFiscal?',
  'NumRegIdTrib?',
  'RegimenFiscalReceptor',
  'UsoCFDI',
];

export const CONCEPTO: Listing<cfdi.Concepto> = [
  'ClaveProdServ',
  'NoIdentificacion?',
  'Cantidad',
  'ClaveUnidad',
  'Unidad?',
  'Descripcion',
  'ValorUnitario',
  'Importe',
  'Descuento?',
  'ObjetoImp',
];

export const TRASLADO: Listing<cfdi.Traslado> = ['Base', 'Impuesto', 'TipoFactor', 'TasaOCuota?', 'Importe?'];

export const RETENCION: Listing<cfdi.Retencion> = ['Base', 'Impuesto', 'TipoFactor', 'TasaOCuota', 'Importe'];

/** Of the whole a retention has no more. */
export const RETENCION_TOTAL: Listing<cfdi.Retencion> = ['Impuesto', 'Importe'];

export const TOTAL_RETENIDOS: Listing<cfdi.ImpuestosComprobante> = ['TotalImpuestosRetenidos?'];

export const TOTAL_TRASLADADOS: Listing<cfdi.ImpuestosComprobante> = ['TotalImpuestosTrasladados?'];

export const PAGOS: Listing<cfdi.Pagos> = ['Version'];

export const TOTALES: Listing<cfdi.TotalesPagos> = [
  'TotalRetencionesIVA?',
  'TotalRetencionesISR?',
  'TotalRetencionesIEPS?',
  'TotalTrasladosBaseIVA16?',
  'TotalTrasladosImpuestoIVA16?',
  'TotalTrasladosBaseIVA8?',
  'TotalTrasladosImpuestoIVA8?',
  'TotalTrasladosBaseIVA0?',
  'TotalTrasladosImpuestoIVA0?',
  'TotalTrasladosBaseIVAExento?',
  'MontoTotalPagos',
];

export const PAGO: Listing<cfdi.Pago> = [
  'FechaPago',
  'FormaDePagoP',
  'MonedaP',
  'TipoCambioP?',
  'Monto',
  'NumOperacion?',
];

export const DOCUMENTO: Listing<cfdi.DoctoRelacionado> = [
  'IdDocumento',
  'Serie?',
  'Folio?',
  'MonedaDR',
  'EquivalenciaDR?',
  'NumParcialidad',
  'ImpSaldoAnt',
  'ImpPagado',
  'ImpSaldoInsoluto',
  'ObjetoImpDR',
];

export const RETENCION_DR: Listing<cfdi.ImpuestoDR> = [
  'BaseDR',
  'ImpuestoDR',
  'TipoFactorDR',
  'TasaOCuotaDR',
  'ImporteDR',
];

export const TRASLADO_DR: Listing<cfdi.ImpuestoDR> = [
  'BaseDR',
  'ImpuestoDR',
  'TipoFactorDR',
  'TasaOCuotaDR?',
  'ImporteDR?',
];

export const RETENCION_P: Listing<Pick<cfdi.ImpuestoP, 'ImpuestoP' | 'ImporteP'>> = ['ImpuestoP', 'ImporteP'];

export const TRASLADO_P: Listing<cfdi.ImpuestoP> = ['BaseP', 'ImpuestoP', 'TipoFactorP', 'TasaOCuotaP?', 'ImporteP?'];

/** The stamp's own seal is not in what it seals. */
export const TIMBRE: Listing<Timbre> = [
  'Version',
  'UUID',
  'FechaTimbrado',
  'RfcProvCertif',
  'Leyenda?',
  'SelloCFD',
  'NoCertificadoSAT',
];

/** The name of a listed attribute. */
export function attributeName(listed: string): string {
  return listed.endsWith('?') ? listed.slice(0, -1) : listed;
}

/** The text of a listed attribute, or undefined where the node lacks it. */
export function attributeText<T extends object>(node: T, listed: Listed<T>): string | undefined {
  const value: unknown = Reflect.get(node, attributeName(listed));
  return typeof value === 'string' ? value : undefined;
}
