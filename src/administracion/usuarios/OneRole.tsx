import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ROLES_READ } from '../reads.ts';
import type { UserSearch } from './userList.ts';
import { addressOf, userList } from './userList.ts';

/** Says that the list shows one role alone, as it does before any choice, and leads to everybody. */
export function OneRole({ search }: { readonly search: UserSearch }) {
  const { data: roles } = useQuery(ROLES_READ);
  const all = { ...search, rol: undefined, pagina: undefined };
  // Read for its count alone, with as few rows as possible.
  const { data: counted } = useQuery({ ...userList.readPage(all, 1, 1), enabled: search.rol !== undefined });
  if (search.rol === undefined) return null;
  const name = roles?.find(({ id }) => id === search.rol)?.nombre;
  return (
    <Text mb={2} fontSize="sm">
      Solo se muestran los del rol <strong>{name ?? search.rol}</strong>.{' '}
      <Link to="/usuarios" search={addressOf(all)}>
        Todos{counted === undefined ? '' : ` (${counted.total})`}
      </Link>
    </Text>
  );
}
