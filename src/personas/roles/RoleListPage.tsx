import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { showPesos } from '#domain/common/money';
import { hasPermission } from '#domain/common/permisos';
import { LIMITE_TEXTS } from '#domain/personas/limiteAutorizar';
import type { Rol } from '#domain/personas/roles';
import { ROLES_READ } from '../../data/wholeList.ts';
import { usePerson } from '../../system/person.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { useKeptScroll } from '../../ui/list/useKeptScroll.ts';
import { useHrefs, useOpening } from '../../ui/list/useOpening.ts';
import { useRowLinks } from '../../ui/list/useRowLinks.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { NEW } from '../editedRecord.ts';
import { roleLink } from './lists.ts';
import { ProviderGroups } from './ProviderGroups.tsx';

const TITLE = 'Lista de roles';
const NONE: readonly Rol[] = [];

/** The roles, how many permissions each has and how many people (specification, section 2). */
export function RoleListPage() {
  const { permisos } = usePerson();
  const reading = useQuery(ROLES_READ);
  const { data: roles = NONE } = reading;
  const href = useHrefs(roleLink);
  const columns = useMemo(() => columnsOf(href), [href]);
  const inOrder = useRef<readonly Rol[]>([]);
  const open = useOpening({ list: 'roles', search: {}, record: roleLink });
  const rowLinks = useRowLinks((id) => open(id, inOrder.current));
  useKeptScroll(TITLE, reading.data === undefined);
  return (
    <>
      <PageHeading title="Roles">
        {hasPermission(permisos, ['guardarRol']) && (
          <LinkButton to="/roles/detalles/$id" params={{ id: NEW }} variant="solid">
            Agregar rol
          </LinkButton>
        )}
      </PageHeading>
      <StaleNote {...reading} />
      <Rows {...rowLinks}>
        <DataTable
          title={TITLE}
          columns={columns}
          rows={roles}
          rowKey={roleKey}
          inOrder={inOrder}
          empty={<EmptyState text="No hay roles" />}
          {...tableState(reading)}
        />
      </Rows>
      <ProviderGroups />
    </>
  );
}

function roleKey({ id }: Rol): string {
  return String(id);
}

/** A role that does not authorize needs no limit. */
function limitOf({ limite, permisos }: Rol): string | null {
  if (limite !== null) return showPesos(limite);
  return hasPermission(permisos, ['autorizarVale']) ? LIMITE_TEXTS.sinLimite : null;
}

function columnsOf(href: (id: number) => string): readonly Column<Rol>[] {
  return [
    {
      id: 'nombre',
      title: 'Nombre',
      width: 20,
      cell: ({ id, nombre }) => (
        <RecordLink id={id} href={href(id)}>
          {nombre}
        </RecordLink>
      ),
      sortBy: ({ nombre }) => nombre,
      rowHeader: true,
    },
    { id: 'permisos', title: 'Permisos', width: 8, sortBy: ({ permisos }) => permisos.length, fit: 'number' },
    {
      id: 'limite',
      title: 'Autoriza hasta',
      width: 10,
      cell: limitOf,
      sortBy: ({ limite }) => limite ?? Number.POSITIVE_INFINITY,
      fit: 'number',
    },
    { id: 'usuarios', title: 'Usuarios', width: 8, sortBy: ({ usuarios }) => usuarios, fit: 'number' },
  ];
}
