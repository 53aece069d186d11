import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPermission } from '#domain/common/permisos';
import { query } from '../../data/query.ts';
import { ROLES_READ } from '../../data/wholeList.ts';
import { usePerson } from '../../system/person.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { List } from '../../ui/list/List.tsx';
import { useHrefs, useOpening } from '../../ui/list/useOpening.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NEW } from '../editedRecord.ts';
import { userColumns } from './columns.tsx';
import { userLink } from './lists.ts';
import { searchIn, type UserAddress, type UserSearch, userAddress } from './userAddress.ts';
import { userList } from './userList.ts';

interface Props {
  readonly address: UserAddress;
  readonly onAddress: (address: UserAddress, options: { readonly replace: boolean }) => void;
}

/** The users of the application (specification, sections 2 and 6): the address says which; those of role 1 at first. */
export function UserListPage({ address, onAddress }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const mayEdit = hasPermission(usePerson().permisos, ['editarUsuarios']);
  const search = searchIn(address);
  const href = useHrefs(userLink);
  const columns = useMemo(() => {
    const list = userColumns(mayEdit ? href : null);
    return () => list;
  }, [href, mayEdit]);
  const open = useOpening({ list: 'usuarios', search: address, record: userLink });
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
        list={userList}
        search={search}
        onSearch={(next, options) => onAddress(userAddress(next), options)}
        columns={columns}
        note={
          <>
            {mayEdit && <WithoutStores />}
            <OneRole search={search} />
          </>
        }
        tell={avisar}
        open={open}
      />
    </>
  );
}

/** Says what it means to have no store named, which who runs the server decides for all (`TIENDAS_SIN_NOMBRAR`). */
function WithoutStores() {
  const { data: options } = useQuery(query('opcionesSesion', {}));
  if (options === undefined) return null;
  return (
    <Text mb={2} fontSize="sm">
      {options.soloTiendasNombradas === true
        ? 'Quien está SIN TIENDAS no puede entrar, salvo los Administradores.'
        : 'Quien está SIN TIENDAS entra en todas. Quien opera el servidor puede impedirlo: TIENDAS_SIN_NOMBRAR=ninguna.'}
    </Text>
  );
}

/** Says that the list shows one role alone, as it does before any choice, and leads to everybody. */
function OneRole({ search }: { readonly search: UserSearch }) {
  const { data: roles } = useQuery(ROLES_READ);
  const all = { ...search, rol: undefined, pagina: undefined };
  // Read for its count alone, with as few rows as possible.
  const { data: counted } = useQuery({ ...userList.readPage(all, 1, 1), enabled: search.rol !== undefined });
  if (search.rol === undefined) return null;
  const name = roles?.find(({ id }) => id === search.rol)?.nombre;
  return (
    <Text mb={2} fontSize="sm">
      Solo se muestran los del rol <strong>{name ?? search.rol}</strong>.{' '}
      <Link to="/usuarios" search={userAddress(all)}>
        Todos{counted === undefined ? '' : ` (${counted.total})`}
      </Link>
    </Text>
  );
}
