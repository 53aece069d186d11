/**
 * A CFDI 4.0 as its XML has it: each attribute is text under the name of the tax authority's schema, and is left out where the XML
 * lacks it. Nothing here is checked: a draft with any fault can be held, so that it can be told which rules it breaks
 * (`judgeComprobante`, domain/facturas/cfdi/reglas). Product code makes one by `domain/facturas/cfdi/armado`, never by hand.
 */
export interface Comprobante {
  readonly Version?: string;
  readonly Serie?: string;
  readonly Folio?: string;
  /** Local time of the place of issue, without a zone: 2026-11-22T09:30:00. */
  readonly Fecha?: string;
  readonly Sello?: string;
  readonly FormaPago?: string;
  readonly NoCertificado?: string;
  readonly Certificado?: string;
  readonly CondicionesDePago?: string;
  readonly SubTotal?: string;
  readonly Descuento?: string;
  readonly Moneda?: string;
  readonly TipoCambio?: string;
  readonly Total?: string;
  /** I income, E credit note, P receipt of payment (T and N are not issued here). */
  readonly TipoDeComprobante?: string;
  readonly Exportacion?: string;
  readonly MetodoPago?: string;
  readonly LugarExpedicion?: string;
  readonly Confirmacion?: string;
  readonly InformacionGlobal?: InformacionGlobal;
  readonly CfdiRelacionados?: readonly CfdiRelacionados[];
  readonly Emisor?: Emisor;
  readonly Receptor?: Receptor;
  readonly Conceptos?: readonly Concepto[];
  readonly Impuestos?: ImpuestosComprobante;
  readonly Pagos?: Pagos;
}

/** The period that a global invoice, to the public, is of. */
export interface InformacionGlobal {
  readonly Periodicidad?: string;
  readonly Meses?: string;
  readonly Año?: string;
}

/** Invoices to which this one is related, all in one way. */
export interface CfdiRelacionados {
  readonly TipoRelacion?: string;
  readonly UUIDs: readonly string[];
}

/** Who issues. */
export interface Emisor {
  readonly Rfc?: string;
  readonly Nombre?: string;
  readonly RegimenFiscal?: string;
  readonly FacAtrAdquirente?: string;
}

/** The receiver of the invoice. */
export interface Receptor {
  readonly Rfc?: string;
  readonly Nombre?: string;
  readonly DomicilioFiscalReceptor?: string;
  readonly ResidenciaFiscal?: string;
  readonly NumRegIdTrib?: string;
  readonly RegimenFiscalReceptor?: string;
  readonly UsoCFDI?: string;
}

/** A line. */
export interface Concepto {
  readonly ClaveProdServ?: string;
  readonly NoIdentificacion?: string;
  readonly Cantidad?: string;
  readonly ClaveUnidad?: string;
  readonly Unidad?: string;
  readonly Descripcion?: string;
  readonly ValorUnitario?: string;
  readonly Importe?: string;
  readonly Descuento?: string;
  readonly ObjetoImp?: string;
  readonly Impuestos?: ImpuestosConcepto;
}

/** A tax that is charged, of a line or of the whole; an exempt one has neither rate nor amount. */
export interface Traslado {
  readonly Base?: string;
  /** 001 ISR, 002 IVA, 003 IEPS. */
  readonly Impuesto?: string;
  /** Tasa, Cuota or Exento. */
  readonly TipoFactor?: string;
  readonly TasaOCuota?: string;
  readonly Importe?: string;
}

/** A tax that is retained; of the whole it has only tax and amount. */
export interface Retencion {
  readonly Base?: string;
  readonly Impuesto?: string;
  readonly TipoFactor?: string;
  readonly TasaOCuota?: string;
  readonly Importe?: string;
}

/** The taxes of a line. */
export interface ImpuestosConcepto {
  readonly Traslados?: readonly Traslado[];
  readonly Retenciones?: readonly Retencion[];
}

/** The taxes of the whole: sums of the lines'. */
export interface ImpuestosComprobante {
  readonly TotalImpuestosRetenidos?: string;
  readonly TotalImpuestosTrasladados?: string;
  readonly Retenciones?: readonly Retencion[];
  readonly Traslados?: readonly Traslado[];
}

/** The complement for payments, version 2.0. */
export interface Pagos {
  readonly Version?: string;
  readonly Totales: TotalesPagos;
  readonly Pago: readonly Pago[];
}

/** Sums over all payments, in pesos. */
export interface TotalesPagos {
  readonly TotalRetencionesIVA?: string;
  readonly TotalRetencionesISR?: string;
  readonly TotalRetencionesIEPS?: string;
  readonly TotalTrasladosBaseIVA16?: string;
  readonly TotalTrasladosImpuestoIVA16?: string;
  readonly TotalTrasladosBaseIVA8?: string;
  readonly TotalTrasladosImpuestoIVA8?: string;
  readonly TotalTrasladosBaseIVA0?: string;
  readonly TotalTrasladosImpuestoIVA0?: string;
  readonly TotalTrasladosBaseIVAExento?: string;
  readonly MontoTotalPagos?: string;
}

/** One payment, of one or several invoices. */
export interface Pago {
  readonly FechaPago?: string;
  readonly FormaDePagoP?: string;
  readonly MonedaP?: string;
  readonly TipoCambioP?: string;
  readonly Monto?: string;
  readonly NumOperacion?: string;
  readonly DoctoRelacionado: readonly DoctoRelacionado[];
  readonly ImpuestosP?: ImpuestosP;
}

/** The part of a payment that pays one invoice. */
export interface DoctoRelacionado {
  readonly IdDocumento?: string;
  readonly Serie?: string;
  readonly Folio?: string;
  readonly MonedaDR?: string;
  readonly EquivalenciaDR?: string;
  readonly NumParcialidad?: string;
  readonly ImpSaldoAnt?: string;
  readonly ImpPagado?: string;
  readonly ImpSaldoInsoluto?: string;
  readonly ObjetoImpDR?: string;
  readonly ImpuestosDR?: ImpuestosDR;
}

/** The taxes of the part of an invoice that is paid. */
export interface ImpuestosDR {
  readonly RetencionesDR?: readonly ImpuestoDR[];
  readonly TrasladosDR?: readonly ImpuestoDR[];
}

/** One tax of a paid part. */
export interface ImpuestoDR {
  readonly BaseDR?: string;
  readonly ImpuestoDR?: string;
  readonly TipoFactorDR?: string;
  readonly TasaOCuotaDR?: string;
  readonly ImporteDR?: string;
}

/** The taxes of a payment: sums over its invoices. */
export interface ImpuestosP {
  readonly RetencionesP?: readonly Pick<ImpuestoP, 'ImpuestoP' | 'ImporteP'>[];
  readonly TrasladosP?: readonly ImpuestoP[];
}

/** One tax of a payment. */
export interface ImpuestoP {
  readonly BaseP?: string;
  readonly ImpuestoP?: string;
  readonly TipoFactorP?: string;
  readonly TasaOCuotaP?: string;
  readonly ImporteP?: string;
}

/** The kinds that this chain issues. */
export const TIPOS_COMPROBANTE = { I: 'Ingreso', E: 'Egreso', P: 'Pago' } as const;
export type TipoComprobante = keyof typeof TIPOS_COMPROBANTE;

/** A rule that a draft breaks. `donde` names the attribute as a path: 'Receptor.UsoCFDI', 'Conceptos[2].Importe'. */
export interface Rechazo {
  /** CFDI40101 to CFDI40999, or CRP and a number for payments. */
  readonly codigo: string;
  readonly donde: string;
  /** One sentence, in Spanish, for whoever fills in the form. */
  readonly texto: string;
}
