import { chakra, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ESTADO } from '#domain/casos/vidaCaso';
import { showPesos } from '#domain/common/money';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { query } from '../../data/query.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { shownVoucherState } from '../../ui/voucherStates.ts';
import { operationOf } from '../looks.ts';
import { useCasePage } from './context.ts';

/** The vouchers of the case, for who may see vouchers, and the way to make one while the case is open. */
export function Vouchers({ now }: { readonly now: Date }) {
  const { person, shown } = useCasePage();
  const sees = hasPermission(person.permisos, PERMISSION_GROUPS.vales);
  const { data, error, refetch } = useQuery({
    ...query('valesDeCaso', { cuerpo: { idCaso: shown.id } }),
    enabled: sees,
  });
  if (!sees) return null;
  const makes = hasPermission(person.permisos, ['crearVale']) && shown.estado.id !== ESTADO.solucionada;
  return (
    <Panel
      title="Vales"
      aside={
        makes && (
          <LinkButton size="sm" to="/vales/nuevo" search={{ caso: shown.id, ...operationOf(shown.parametrosBusqueda) }}>
            Hacer un vale
          </LinkButton>
        )
      }
    >
      {data === undefined && error !== null && <LoadFailed text={error.texto} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Text color="fg.muted">Cargando...</Text>}
      {data?.length === 0 && <Text color="fg.muted">Este caso no tiene vales.</Text>}
      {data !== undefined && data.length > 0 && (
        <Rows aria-label="Vales del caso">
          <thead>
            <tr>
              <th scope="col">Folio y estado</th>
              <th scope="col">Total</th>
              <th scope="col">Saldo</th>
            </tr>
          </thead>
          <tbody>
            {data.map((vale) => {
              const { text, color } = shownVoucherState(vale, now);
              return (
                <tr key={vale.id}>
                  <th scope="row">
                    {/* The state goes below where the panel is narrow. */}
                    <Flex as="span" wrap="wrap" align="baseline" columnGap={3} rowGap={0.5}>
                      <Link to="/vales/$id" params={{ id: String(vale.id) }}>
                        {vale.folio}
                      </Link>
                      <StatusChip color={color}>{text}</StatusChip>
                    </Flex>
                  </th>
                  <td>{showPesos(vale.total)}</td>
                  <td>{showPesos(vale.saldo)}</td>
                </tr>
              );
            })}
          </tbody>
        </Rows>
      )}
    </Panel>
  );
}

/** One styled element for all cells. */
const Rows = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: 1, pe: 2, textAlign: 'start', verticalAlign: 'baseline' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'medium' },
    '& tr > :nth-child(n + 2)': { pe: 0, ps: 2, textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
