import { Grid } from '@chakra-ui/react';
import { useCallback } from 'react';
import { hasPermission } from '#domain/permisos';
import type { CategoriaDePermisos, DetalleRol } from '#domain/roles';
import type { Sesion } from '#domain/sesion';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { HistoryPart } from '../HistoryPart.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import { againstPermissions, againstSaving } from './against.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { RoleActions } from './RoleActions.tsx';
import { RoleChanges } from './RoleChanges.tsx';
import { NameField, PermissionsField } from './RoleFields.tsx';
import { useRole } from './useRole.ts';

interface Props {
  readonly title: string;
  /** The role as the server last said it is. */
  readonly newest: DetalleRol;
  readonly isNew: boolean;
  /** The role is being read again. */
  readonly refreshing: boolean;
  readonly session: Sesion;
  /** None for who may not see the permissions. */
  readonly categories: readonly CategoriaDePermisos[];
  readonly drafts: PageDrafts;
}

/** The form of a role with the changes that saving it will make, and the question before it is deleted. */
export function RoleEditor({ title, newest, isNew, refreshing, session, categories, drafts }: Props) {
  const page = useRole(newest, isNew, drafts);
  const { record, kit, shown, showNewest } = page;
  const { form } = kit;
  const maySave = hasPermission(session.permisos, ['guardarRol']);
  const locking = isNew || !maySave ? null : againstSaving(newest, newest.permisos, session);
  const against = locking ?? (maySave ? againstPermissions(newest, session) : null);
  const mayGive = useCallback((id: number) => session.permisos.includes(id), [session.permisos]);

  return (
    <>
      <PageHeading title={title} below={isNew ? 'Rol nuevo' : shown.nombre} />
      <Grid alignItems="start" gap={4} gridTemplateColumns={COLUMNS}>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Form form={form} label={title}>
            <NameField form={form} disabled={!maySave || locking !== null} />
            {against !== null && (
              <Note colorPalette="orange" fontSize="sm">
                {against}
              </Note>
            )}
            {categories.length > 0 && (
              <PermissionsField {...{ form, categories, mayGive }} disabled={!maySave || against !== null} />
            )}
          </Form>
          {!isNew && <HistoryPart entidad="rol" id={newest.id} permisos={session.permisos} />}
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)" position={{ lg: 'sticky' }} top={0}>
          <RoleChanges form={form} shown={shown} isNew={isNew} />
          <SaveFailure work={kit} failed={record.works.guardar.failed} refreshing={refreshing} onAccept={showNewest} />
          <RoleActions page={page} session={session} />
        </Grid>
      </Grid>
      <DeleteQuestion record={record} role={shown} />
    </>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' } as const;
