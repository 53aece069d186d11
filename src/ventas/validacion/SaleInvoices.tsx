import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CLASES_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { query } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { invoiceColor } from '../../ui/invoiceStates.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

interface Props {
  readonly tienda: number;
  readonly operacion: number;
  readonly mayOpenCases: boolean;
  readonly mayOpenInvoices: boolean;
}

/** The invoices of a sale, and for which cases; nothing while there is no invoice. */
export function SaleInvoices({ tienda, operacion, mayOpenCases, mayOpenInvoices }: Props) {
  const { data, error, refetch } = useQuery(query('facturasDeVenta', { consulta: { tienda, operacion } }));
  if (data === undefined && error !== null) {
    return <LoadFailed text={`No se pudieron leer las facturas. ${error.texto}`} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Flex as="ul" aria-label="Facturas de la operación" wrap="wrap" flex="1 1 24rem" columnGap={5} rowGap={1}>
      {data.map(({ id, clase, estado, caso, ...name }) => (
        <Flex as="li" key={id} wrap="wrap" align="center" columnGap={2}>
          <Text as="span">
            {CLASES_FACTURA[clase]}{' '}
            {mayOpenInvoices ? (
              <Link to="/facturas/$id" params={{ id: String(id) }}>
                {serieFolio(name)}
              </Link>
            ) : (
              <strong>{serieFolio(name)}</strong>
            )}
          </Text>
          <StatusChip color={invoiceColor(estado)}>{estado.nombre}</StatusChip>
          {caso !== null &&
            (caso.visible && mayOpenCases ? (
              <Link to="/administracion/casos/$id" params={{ id: String(caso.id) }}>
                Caso {caso.id}
              </Link>
            ) : (
              <Text as="span">Caso {caso.id}</Text>
            ))}
        </Flex>
      ))}
    </Flex>
  );
}
