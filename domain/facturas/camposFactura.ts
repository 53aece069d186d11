/** The fields of a request by the attribute of the CFDI that they fill. */
const CAMPOS: Readonly<Record<string, string>> = {
  'Receptor.Rfc': 'datosFiscales.rfc',
  'Receptor.Nombre': 'datosFiscales.beneficiario',
  'Receptor.DomicilioFiscalReceptor': 'datosFiscales.codigoPostal',
  'Receptor.RegimenFiscalReceptor': 'datosFiscales.regimenFiscal',
  'Receptor.UsoCFDI': 'datosFiscales.usoCFDI',
  'Receptor.ResidenciaFiscal': 'datosFiscales.residenciaFiscal',
  'Receptor.NumRegIdTrib': 'datosFiscales.numRegIdTrib',
  FormaPago: 'formaPago',
  'Pagos.Pago[0].FechaPago': 'fechaPago',
  'Pagos.Pago[0].FormaDePagoP': 'formaPago',
};

/**
 * Which field of a request fills what a rule is about.
 * @returns the attribute itself where no field fills it.
 */
export function campoDeRegla(donde: string): string {
  return CAMPOS[donde] ?? donde;
}
