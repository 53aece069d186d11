import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPermission } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import { LinkButton } from '../../ui/Button.tsx';
import { List } from '../../ui/list/List.tsx';
import type { Orders } from '../../ui/list/orders.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NEW } from '../recordId.ts';
import { userColumns } from './columns.tsx';
import type { UserAddress } from './filters.ts';
import { addressOf, searchIn, userFilters } from './filters.ts';
import { userLink } from './lists.ts';
import { OneRole } from './OneRole.tsx';
import { PAGE_SIZE, userKey, userListAnswer, userListRead } from './userListRead.ts';

interface Props {
  readonly session: Sesion;
  readonly address: UserAddress;
  readonly onAddress: (address: UserAddress, options: { readonly replace: boolean }) => void;
}

const ORDERS: Orders<(typeof userFilters.orders)[number]> = {
  nombre: { text: 'Nombre, de la A a la Z', column: 'nombre', descending: false },
  nombreDesc: { text: 'Nombre, de la Z a la A', column: 'nombre', descending: true },
  numiden: { text: 'Numiden, de menor a mayor', column: 'numiden', descending: false },
  numidenDesc: { text: 'Numiden, de mayor a menor', column: 'numiden', descending: true },
};
const BAR = ['rol', 'buscar', 'inactivos'] as const;

/** The users of the application (specification, sections 2 and 6): the address says which; those of role 1 at first. */
export function UserListPage({ session, address, onAddress }: Props) {
  const router = useRouter();
  const { avisar } = useRouteContext({ from: '/_app' });
  const mayEdit = hasPermission(session.permisos, ['editarUsuarios']);
  const search = searchIn(address);
  const columns = useMemo(() => {
    const base = router.buildLocation({ to: '/usuarios' }).publicHref.replace(/\?.*$/, '');
    const list = userColumns(mayEdit ? (id) => `${base}/detalles/${id}` : null);
    return () => list;
  }, [router, mayEdit]);
  return (
    <>
      <PageHeading title="Usuarios">
        {mayEdit && (
          <LinkButton to="/usuarios/detalles/$id" params={{ id: NEW }} variant="solid">
            Agregar usuario
          </LinkButton>
        )}
      </PageHeading>
      <List
        title="Lista de usuarios"
        filtersLabel="Filtros de usuarios"
        filters={userFilters}
        bar={BAR}
        orders={ORDERS}
        search={search}
        onSearch={(next, options) => onAddress(addressOf(next), options)}
        read={(_request, page) => userListRead(search, page)}
        answer={userListAnswer}
        pageSize={PAGE_SIZE}
        columns={columns}
        rowKey={userKey}
        note={<OneRole search={search} />}
        found={(count) => `Usuarios encontrados: ${count}`}
        notShown=""
        tell={avisar}
        open={(id, rows) => {
          const ids = rows.map((row) => row.id);
          const place = { list: 'usuarios', search: address, ids, person: session.numiden, isBehind: true };
          void router.navigate({ ...userLink(id), state: { place } });
        }}
      />
    </>
  );
}
