import { DataList, Span } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChartArrow } from '#diagrams/chart';
import { deudasEnPalabras } from '#domain/common/deudas';
import { hasPermission, PERMISOS, type Permiso } from '#domain/common/permisos';
import { query } from '../data/query.ts';
import { usePerson } from '../system/person.ts';
import { Datum } from '../ui/Panel.tsx';

/** Who may take an arrow today, and the debts that its work may leave; nothing where the chart says neither. */
export function ArrowFacts({ arrow: { asks, owes, refuses } }: { readonly arrow: ChartArrow }) {
  const seesHolders = hasPermission(usePerson().permisos, ['editarUsuarios']);
  if (refuses || (asks.length === 0 && owes.length === 0)) return null;
  return (
    <DataList.Root mt={3}>
      {asks.length > 0 && (
        <Datum name={asks.length === 1 ? 'Pide el permiso' : 'Pide uno de los permisos'}>
          <span>
            {asks.map((permiso, index) => (
              <Span key={permiso} display="block">
                {index > 0 && 'o '}
                {seesHolders ? <Holders permiso={permiso} /> : PERMISOS[permiso].nombre}
              </Span>
            ))}
          </span>
        </Datum>
      )}
      {owes.length > 0 && <Datum name="Deja por hacer, cuando toca">{deudasEnPalabras(owes)}</Datum>}
    </DataList.Root>
  );
}

/** A permission with the roles that give it today, and the way to the people who hold it. */
function Holders({ permiso }: { readonly permiso: Permiso }) {
  const { id, nombre } = PERMISOS[permiso];
  const { data, error } = useQuery(query('quienTiene', { consulta: { permiso: id } }));
  const roles = data?.roles.map(({ nombre: role }) => role) ?? [];
  const today =
    data !== undefined
      ? roles.length === 0
        ? 'ningún rol lo da hoy'
        : `hoy lo da${roles.length === 1 ? '' : 'n'} ${new Intl.ListFormat('es').format(roles)}`
      : error === null
        ? 'se busca quién lo tiene...'
        : 'no se pudo leer quién lo tiene';
  return (
    <>
      <Link to="/quien-puede" search={{ permiso: id }}>
        {nombre}
      </Link>
      <Span color="fg.muted">: {today}</Span>
    </>
  );
}
