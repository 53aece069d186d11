import { Text } from '@chakra-ui/react';
import { envioEnPalabras } from '#domain/correos';
import type { Documento } from '#domain/facturas';

interface Props {
  readonly mail: NonNullable<Documento['correo']>;
}

/** How the last mail stands that carried an invoice; what changes of it is read out. */
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
