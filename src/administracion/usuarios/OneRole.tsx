import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ID_APLICACION } from '#domain/constants';
import { query } from '../../data/query.ts';
import { ROLES_READ } from '../reads.ts';
import type { UserSearch } from './filters.ts';
import { addressOf, userFilters } from './filters.ts';

/** Says that the list shows one role alone, which nobody chose at first, and leads to everybody. */
export function OneRole({ search }: { readonly search: UserSearch }) {
  const { data: roles } = useQuery(ROLES_READ);
  const all = { ...search, rol: undefined, pagina: undefined };
  const { data: counted } = useQuery({ ...countRead(all), enabled: search.rol !== undefined });
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

/** How many a search finds: of its rows as few as can be asked for. */
function countRead(search: UserSearch) {
  const paging = { idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: 1 } as const;
  return query('listaUsuarios', { cuerpo: { ...userFilters.request(search), ...paging } });
}
