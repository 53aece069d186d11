import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { Vale } from '#domain/vales/vales';
import { query } from '../data/query.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Datum } from '../ui/Panel.tsx';

interface Props {
  readonly vale: Vale;
  readonly permisos: readonly number[];
}

/**
 * The invoice of a voucher's sale with the way to its credit note, for who may attend to invoices, while the voucher is in effect and
 * has none.
 */
export function VoucherInvoice({ vale, permisos }: Props) {
  const { id, casoId, estado, nota, operacion } = vale;
  const isInEffect = estado.id === ESTADO_VALE.vigente || estado.id === ESTADO_VALE.canjeado;
  const isOffered = isInEffect && nota === null && hasPermission(permisos, ['facturar']);
  const sale = { tienda: operacion.tienda.cvetda, operacion: operacion.numero };
  const { data, error } = useQuery({ ...query('notaCreditoDeOperacion', { consulta: sale }), enabled: isOffered });
  if (!isOffered) return null;
  if (data === undefined && error !== null) return <Datum name="Factura">No se pudo leer. {error.texto}</Datum>;
  const factura = data?.[0];
  if (factura === undefined) return null;
  return (
    <Datum name="Factura">
      <Flex wrap="wrap" align="center" columnGap={3} rowGap={1}>
        {serieFolio(factura)}
        {hasPermission(permisos, PERMISSION_GROUPS.casos) && (
          <LinkButton
            size="sm"
            to="/administracion/casos/$id"
            params={{ id: String(casoId) }}
            search={{ vale: id, ...sale }}
          >
            Nota de crédito
          </LinkButton>
        )}
      </Flex>
    </Datum>
  );
}
