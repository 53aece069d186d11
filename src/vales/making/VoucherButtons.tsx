import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { hasPermission } from '#domain/common/permisos';
import { impedidas, unidadesPosibles } from '#domain/vales/unidadesVale';
import { type HojaDeVale, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { LinkButton } from '../../ui/Button.tsx';

/** The ways from a sale to its voucher, as far as anything can still be returned or cancelled; for who makes vouchers. */
export function VoucherButtons({ tienda, operacion }: ClaveOperacion) {
  const mayMake = hasPermission(usePerson().permisos, ['crearVale']);
  const { data } = useQuery({
    ...query('detalleOperacionVale', { cuerpo: { tienda, operacion } }),
    enabled: mayMake,
  });
  if (!mayMake) return null;
  // Until it is known what is left, the way is open: the page that makes the voucher says the same.
  const { returns, cancels, waits, keeps } = data === undefined ? OPEN : actsOn(data);
  if (!returns && !cancels)
    return <Text color="fg.muted">{waits ? ON_THE_ROAD : keeps ? KEPT : 'Ya no queda nada que devolver.'}</Text>;
  return (
    <Flex wrap="wrap" gap={2}>
      {returns && (
        <LinkButton to="/vales/nuevo" search={{ tienda, operacion, tipo: 1 }} variant="solid">
          Devolver artículos
        </LinkButton>
      )}
      {cancels && (
        <LinkButton to="/vales/nuevo" search={{ tienda, operacion, tipo: 0 }}>
          Cancelar artículos
        </LinkButton>
      )}
    </Flex>
  );
}

const OPEN = { returns: true, cancels: false, waits: false, keeps: false } as const;
const KEPT = 'Lo que queda es de lo que la cadena marcó «no retornable»: no se devuelve.';
const ON_THE_ROAD = 'Lo que queda va EN RUTA: se puede devolver cuando se entregue.';

/** The works that a sale allows now: goods come back, or units that are not delivered yet are not delivered. */
function actsOn(hoja: HojaDeVale): {
  readonly returns: boolean;
  readonly cancels: boolean;
  /** Something is on the road: it can be returned once it is delivered. */
  readonly waits: boolean;
  /** Something is of what the chain takes back from nobody. */
  readonly keeps: boolean;
} {
  const { lineas } = ventaPorDevolver(hoja);
  return {
    returns: lineas.some((linea) => unidadesPosibles(linea, 1) > 0),
    // Goods that were taken along at once are not cancelled: they come back.
    cancels: lineas.some((linea) => linea.guia !== null && unidadesPosibles(linea, 0) > 0),
    waits: lineas.some((linea) => impedidas(linea, 1).some(({ porque }) => porque === 'enRuta')),
    keeps: lineas.some((linea) => impedidas(linea, 1).some(({ porque }) => porque === 'noRetornable')),
  };
}
