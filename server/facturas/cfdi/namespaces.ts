/** The namespaces of the parts of an issued document: the invoice, its payments, its stamp. */
export const CFDI = 'http://www.sat.gob.mx/cfd/4';
export const PAGO20 = 'http://www.sat.gob.mx/Pagos20';
export const TFD = 'http://www.sat.gob.mx/TimbreFiscalDigital';
