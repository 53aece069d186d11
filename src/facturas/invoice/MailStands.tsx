import { Text } from '@chakra-ui/react';
import { envioEnPalabras } from '#domain/correos';
import type { Documento } from '#domain/facturas';

interface Props {
  readonly mail: NonNullable<Documento['correo']>;
}

/** The state of the last mail that carried an invoice; a change of it is read out. */
export function MailStands({ mail }: Props) {
  return (
    <Text
      role="status"
      mt={1}
      color={mail.estado === 'fallido' ? 'fg.error' : 'fg.muted'}
      fontSize="sm"
      textAlign="start"
      whiteSpace="normal"
      overflowWrap="anywhere"
    >
      {envioEnPalabras('factura', mail.para, mail)}
    </Text>
  );
}
