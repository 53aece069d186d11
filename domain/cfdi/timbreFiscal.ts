/** The stamp of an issued CFDI (TimbreFiscalDigital 1.1), with the names of the tax authority's schema. */
export interface Timbre {
  readonly Version: string;
  readonly UUID: string;
  /** Local time of central Mexico, without a zone. */
  readonly FechaTimbrado: string;
  readonly RfcProvCertif: string;
  readonly Leyenda?: string;
  readonly SelloCFD: string;
  readonly NoCertificadoSAT: string;
  readonly SelloSAT: string;
}
