import { DataList, Flex, Text } from '@chakra-ui/react';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { dateAndTime, shortDate } from '#domain/common/dates';
import { MOTIVOS_CANCELACION } from '#domain/common/sat/catalogos';
import type { Factura } from '#domain/facturas/facturas';
import { InvoiceState } from '../../ui/InvoiceState.tsx';
import { Datum } from '../../ui/Panel.tsx';

/** How the cancellation of an invoice stands, as the server says it now, and what happens next. */
export function Standing({ factura }: { readonly factura: Factura }) {
  const { cancelacion, cancelaHasta } = factura;
  return (
    <DataList.Root mt={2}>
      <Datum name="Factura">
        <Flex wrap="wrap" align="center" gap={2}>
          <Text as="strong">{serieFolio(factura)}</Text>
          <span>
            <InvoiceState factura={factura} />
          </span>
        </Flex>
      </Datum>
      {cancelacion !== null && (
        <>
          <Datum name="Motivo">
            {cancelacion.motivo} {MOTIVOS_CANCELACION[cancelacion.motivo]}
          </Datum>
          <Datum name="Pedida">{dateAndTime(cancelacion.pedida)}</Datum>
          <Datum name="Qué sigue">
            <span role="status">{nextOf(cancelacion, cancelaHasta)}</span>
          </Datum>
        </>
      )}
    </DataList.Root>
  );
}

/** The next step of a request to cancel; `hasta` is the last day on which its receiver may answer. */
export function nextOf(
  { estado, respuesta }: NonNullable<Factura['cancelacion']>,
  hasta: Factura['cancelaHasta'],
): string {
  switch (estado) {
    case 'pedida':
      return 'Se está preguntando al proveedor: aquí se verá qué contesta.';
    case 'pendiente':
      return hasta === null
        ? 'Se espera la respuesta de quien la recibió.'
        : `Quien la recibió puede contestar hasta el ${shortDate(hasta)}. Si no contesta, se cancela.`;
    case 'aceptada':
      return 'Nada: la factura se canceló.';
    case 'rechazada':
      return `No se aceptó: la factura sigue vigente.${respuesta === null ? '' : ` ${respuesta}`}`;
  }
}
