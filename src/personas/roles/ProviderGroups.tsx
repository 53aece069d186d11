import { Box, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { ENTITIES } from '#domain/common/entities';
import { hasPermission } from '#domain/common/permisos';
import { typedNumber } from '#domain/common/typedNumber';
import { datosGrupoSchema, type Grupo } from '#domain/personas/grupos';
import { query } from '../../data/query.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { PROVIDER_GROUPS, ROLES_READ } from '../../data/wholeList.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { tableState } from '../../ui/list/ReadFailure.tsx';
import { type KeptWindowProps, keptForm, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';

const DRAFTS = 'rol.grupo.';

const GROUP_FORM = keptForm(ENTITIES.grupo, DRAFTS, {
  blankOf: (group: Grupo | null) => ({
    grupo: group?.grupo ?? '',
    idRol: group === null ? '' : String(group.idRol),
    rango: group === null ? '' : String(group.rango),
  }),
  schema: z
    .object({ grupo: z.string(), idRol: z.string(), rango: typedNumber(datosGrupoSchema.shape.rango) })
    .transform(({ idRol, ...group }) => ({ ...group, idRol: Number(idRol) }))
    .pipe(datosGrupoSchema),
  guardar: (cuerpo, { api, options }) => api.llamar('guardarGrupo', { cuerpo }, options),
  quitar: (cuerpo, { api, options }) => api.llamar('quitarGrupo', { cuerpo }, options),
});

function GroupWindow(props: KeptWindowProps<Grupo>) {
  const record = useKeptForm(GROUP_FORM, props);
  const { form } = record;
  const roles = useQuery(ROLES_READ).data ?? [];
  return (
    <RecordDialog title={record.title} record={record}>
      <TextField label="Grupo" marked help="Como lo escribe el proveedor." {...form.field('grupo')} />
      <SelectField label="Rol" marked {...form.field('idRol')}>
        <option value="">Seleccionar rol</option>
        {roles.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Rango"
        marked
        inputMode="numeric"
        help="Con varios grupos cuenta el rol del menor; los permisos, de todos."
        {...form.field('rango')}
      />
    </RecordDialog>
  );
}

type Open = { readonly what: 'form'; readonly row: Grupo | null } | { readonly what: 'remove'; readonly row: Grupo };

/** The role that each group of the chain's identity provider gives; nothing where people do not sign in by one. */
export function ProviderGroups() {
  const options = useQuery(query('opcionesSesion', {}));
  return options.data?.proveedor === true ? <Groups /> : null;
}

function Groups() {
  const { permisos } = usePerson();
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, DRAFTS);
  const reading = useQuery(PROVIDER_GROUPS);
  const [open, setOpen] = useState<Open | null>(null);
  const mayWrite = hasPermission(permisos, ['guardarRol']);
  const columns = useMemo(() => columnsOf(mayWrite, setOpen), [mayWrite]);
  const close = () => setOpen(null);
  return (
    <Box mt={6}>
      <Flex mb={3} gap={4} justify="space-between" align="end">
        <Text color="fg.muted">
          Quien entra con un grupo del proveedor tiene el rol y los permisos que diga esta lista, desde su próxima
          entrada; quien no tiene ninguno no entra.
        </Text>
        {mayWrite && (
          <Button flexShrink={0} onClick={() => setOpen({ what: 'form', row: null })}>
            Agregar grupo
          </Button>
        )}
      </Flex>
      <Rows variant="records">
        <DataTable
          title="Grupos del proveedor de identidad"
          columns={columns}
          rows={reading.data ?? []}
          rowKey={keyOf}
          empty={<EmptyState text="Aún no hay grupos" />}
          {...tableState(reading)}
        />
      </Rows>
      {open?.what === 'form' && drafts !== null && <GroupWindow row={open.row} drafts={drafts} onEnd={close} />}
      {open?.what === 'remove' && (
        <RowQuestion
          entity="grupo"
          id={open.row.id}
          version={open.row.version}
          works={GROUP_FORM.works}
          name="quitar"
          onEnd={close}
        >
          {`${open.row.grupo}: quien no tenga otro grupo de la tabla ya no entra.`}
        </RowQuestion>
      )}
    </Box>
  );
}

function keyOf({ id }: Grupo): string {
  return String(id);
}

function columnsOf(mayWrite: boolean, open: (what: Open) => void): readonly Column<Grupo>[] {
  const shown: readonly Column<Grupo>[] = [
    {
      ...plain<Grupo>('grupo', 'Grupo', 20, ({ grupo }) => grupo, { rowHeader: true }),
      cell: (row) =>
        mayWrite ? (
          <button type="button" data-link="" onClick={() => open({ what: 'form', row })}>
            {row.grupo}
          </button>
        ) : (
          row.grupo
        ),
    },
    plain('rol', 'Rol', 14, ({ rol }) => rol),
    { id: 'rango', title: 'Rango', width: 6, sortBy: ({ rango }) => rango, fit: 'number' },
  ];
  if (!mayWrite) return shown;
  const cell = (row: Grupo) => (
    <button
      type="button"
      data-link=""
      aria-label={`Quitar el grupo ${row.grupo}`}
      onClick={() => open({ what: 'remove', row })}
    >
      Quitar
    </button>
  );
  return [...shown, { id: 'quitar', title: 'Quitar', width: 5, cell }];
}
