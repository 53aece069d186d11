import { postalPlace } from '../codigosPostales.ts';

function receiver(rfc: string, beneficiario: string, codigoPostal: string) {
  return { rfc, beneficiario, ...postalPlace(codigoPostal), codigoPostal, regimenFiscal: '612', usoCFDI: 'G03' };
}

/**
 * The receiver that an open case wants for its invoice: the stamper knows this person by
 * another surname, and refuses it.
 */
export const UNKNOWN_TO_ITS_CASE = receiver('KICR630120NX3', 'RODRIGO KITIA CASTILLO', '36246');

/** The receivers of the refused invoices of cases: one with a surname left out, one in the postal code of before. */
export const REFUSED_ON_CASES = [
  receiver('MISC491214B86', 'CECILIA MIRANDA', '01010'),
  receiver('XAMA620210DQ5', 'ALBA XKARAJAM MENDEZ', '01010'),
] as const;

/** The receivers of the refused invoices from the till. */
export const REFUSED_AT_THE_TILL = [
  receiver('KAHO641101B39', 'OSCAR KALA', '76074'),
  receiver('XOJI740919U48', 'INGRID XODAR JIMENES', '76028'),
  receiver('KAHO641101B39', 'OSCAR KALA HAAK', '76000'),
] as const;
