import { Box, Grid, List, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { peopleInWords, type QuienTiene } from '#domain/personas/roles';
import { query } from '../../data/query.ts';
import { CATEGORIES_READ } from '../../data/wholeList.ts';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Who may do what. @param permiso the permission that is looked at; null before one is chosen. */
export function HoldersPage({ permiso }: { readonly permiso: number | null }) {
  const reading = useQuery(CATEGORIES_READ);
  const { data: categories } = reading;
  const chosen = categories?.flatMap(({ permisos }) => permisos).find(({ id }) => id === permiso);
  return (
    <>
      <PageHeading
        title="Quién puede qué"
        below="Cada permiso, con los roles que lo dan y las personas activas que lo tienen."
      />
      {categories === undefined && reading.error === null && <Loading />}
      {categories === undefined && reading.error !== null && (
        <LoadFailed text={reading.error.texto} onRetry={() => void reading.refetch()} />
      )}
      {categories !== undefined && (
        <Grid alignItems="start" gap={4} gridTemplateColumns={COLUMNS}>
          <Panel title="Permisos">
            <Grid gap={3}>
              {categories.map(({ id, nombre, permisos }) => (
                <Box key={id}>
                  <Text fontWeight="semibold">{nombre}</Text>
                  <List.Root variant="plain">
                    {permisos.map((each) => (
                      <List.Item key={each.id} fontWeight={each.id === permiso ? 'semibold' : undefined}>
                        <Link
                          to="/quien-puede"
                          search={{ permiso: each.id }}
                          aria-current={each.id === permiso ? 'true' : undefined}
                        >
                          {each.nombre}
                        </Link>
                      </List.Item>
                    ))}
                  </List.Root>
                </Box>
              ))}
            </Grid>
          </Panel>
          {chosen === undefined ? (
            <EmptyState text="Elija un permiso" />
          ) : (
            <Holders key={chosen.id} permiso={chosen.id} nombre={chosen.nombre} />
          )}
        </Grid>
      )}
    </>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(16rem, 1fr) minmax(0, 2fr)' } as const;

type Holder = QuienTiene['personas'][number];

const NOBODY: readonly Holder[] = [];

function Holders({ permiso, nombre }: { readonly permiso: number; readonly nombre: string }) {
  const reading = useQuery(query('quienTiene', { consulta: { permiso } }));
  const { data } = reading;
  const rows = data?.personas ?? NOBODY;
  return (
    <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
      <Panel title={nombre}>
        <Text>{data === undefined ? 'Cargando...' : rolesInWords(data)}</Text>
        {data !== undefined && data.total > rows.length && (
          <Text color="fg.muted" fontSize="sm">
            Lo tienen {peopleInWords(data.total)}; se nombran los primeros {rows.length}.
          </Text>
        )}
      </Panel>
      <StaleNote {...reading} />
      <DataTable
        title={`Personas con «${nombre}»`}
        columns={COLUMNS_OF_HOLDERS}
        rows={rows}
        rowKey={numberOf}
        empty={<EmptyState text="Nadie lo tiene" />}
        {...tableState(reading)}
      />
    </Grid>
  );
}

function numberOf({ id }: Holder): string {
  return String(id);
}

function rolesInWords({ roles }: QuienTiene): string {
  if (roles.length === 0) return 'Ningún rol lo da.';
  const each = roles.map(({ nombre, usuarios }) => `${nombre} (${peopleInWords(usuarios)})`);
  return `Lo ${roles.length === 1 ? 'da el rol' : 'dan los roles'} ${new Intl.ListFormat('es').format(each)}.`;
}

const COLUMNS_OF_HOLDERS: readonly Column<Holder>[] = [
  {
    id: 'nombre',
    title: 'Nombre',
    width: 14,
    rowHeader: true,
    sortBy: ({ nombreCompleto }) => nombreCompleto,
    cell: ({ id, nombreCompleto }) => (
      <Link to="/usuarios/detalles/$id" params={{ id: String(id) }}>
        {nombreCompleto}
      </Link>
    ),
  },
  { id: 'numiden', title: 'Numiden', width: 6, fit: 'short', sortBy: ({ id }) => id },
  { id: 'rol', title: 'Rol', width: 10, sortBy: ({ rol }) => rol ?? 'Sin rol' },
  {
    id: 'porque',
    title: 'Lo tiene',
    width: 10,
    fit: 'short',
    sortBy: ({ porSuRol }) => (porSuRol ? 'Por su rol' : 'Aparte de su rol'),
  },
];
