import { Text } from '@chakra-ui/react';
import { FORMAS_PAGO, METODOS_PAGO } from '#domain/common/sat/catalogos';
import { REGIMENES_FISCALES, USOS_CFDI } from '#domain/common/sat/regimenes';
import type { PreviaFactura } from '#domain/facturas/facturas';

/**
 * The receiver of an invoice to come, with all that the authority compares, the use, and the way of payment; a receipt
 * tells its payment itself.
 */
export function MadeOutTo({ receptor, contenido }: Pick<PreviaFactura, 'receptor' | 'contenido'>) {
  const { rfc, nombre, regimenFiscal, codigoPostal, usoCFDI } = receptor;
  const { formaPago, metodoPago, pago } = contenido;
  const words = [
    rfc,
    named(regimenFiscal, nombreDe(REGIMENES_FISCALES, regimenFiscal)),
    codigoPostal === '' ? '' : `C.P. ${codigoPostal}`,
    named(usoCFDI, nombreDe(USOS_CFDI, usoCFDI)),
  ];
  if (pago === null) words.push(named(formaPago, nameIn(FORMAS_PAGO, formaPago)), nameIn(METODOS_PAGO, metodoPago));
  return (
    <Text mb={2} fontSize="sm">
      <strong>{nombre}</strong>
      {words.filter(Boolean).map((part) => ` · ${part}`)}
    </Text>
  );
}

function nombreDe(catalogue: Readonly<Record<string, { readonly nombre: string }>>, key: string): string | undefined {
  return catalogue[key]?.nombre;
}

function nameIn(catalogue: Readonly<Record<string, string>>, key: string | null): string {
  return (key === null ? undefined : catalogue[key]) ?? '';
}

function named(key: string | null, name: string | undefined): string {
  return [key, name].filter(Boolean).join(' ');
}
