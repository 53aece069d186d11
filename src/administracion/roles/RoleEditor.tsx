import { Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { hasPermission } from '#domain/permisos';
import type { CategoriaDePermisos, DetalleRol, Rol, RolEnForma } from '#domain/roles';
import { rolFormSchema } from '#domain/roles';
import type { Sesion } from '#domain/sesion';
import type { RolRef } from '#machines/rol.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { HistoryPart } from '../HistoryPart.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import { usePageForm } from '../usePageForm.ts';
import { againstPermissions, againstSaving } from './against.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { RoleActions } from './RoleActions.tsx';
import { RoleChanges } from './RoleChanges.tsx';
import { NameField, PermissionsField } from './RoleFields.tsx';

interface Props {
  readonly title: string;
  readonly rol: RolRef;
  /** The role as the server last said it is. */
  readonly newest: DetalleRol;
  readonly isNew: boolean;
  /** The role is being read again. */
  readonly refreshing: boolean;
  readonly session: Sesion;
  /** None for who may not see the permissions. */
  readonly categories: readonly CategoriaDePermisos[];
  readonly drafts: PageDrafts;
  readonly draftKey: string;
}

/** The form of a role with what its saving will change, and the question before it is deleted. */
export function RoleEditor(props: Props) {
  const work = useSelector(props.rol, ({ children }) => children.guardado as TrabajoUnicoRef | undefined);
  return work === undefined ? null : <Editor {...props} work={work} />;
}

function Editor(props: Props & { readonly work: TrabajoUnicoRef }) {
  const { title, rol, work, newest, isNew, refreshing, session, categories, drafts, draftKey } = props;
  const question = useSelector(rol, ({ children }) => children.eliminacion as TrabajoUnicoRef | undefined);
  const maySave = hasPermission(session.permisos, ['guardarRol']);
  const locking = isNew || !maySave ? null : againstSaving(newest, newest.permisos, session);
  const against = locking ?? (maySave ? againstPermissions(newest, session) : null);
  const mayGive = useCallback((id: number) => session.permisos.includes(id), [session.permisos]);
  const onVersion = useCallback(
    (version: number) => {
      if (!isNew) rol.send({ type: 'rolALaVista', version });
    },
    [rol, isNew],
  );
  const { kit, shown, showNewest } = usePageForm({
    ...{ newest, blankOf, work, schema: rolFormSchema, drafts, draftKey, isNew, onVersion },
    locked: false,
    send: (values) => rol.send({ type: 'guardar', values }),
  });
  const { form } = kit;

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
          <SaveFailure
            work={work}
            failed="No se pudo guardar el rol."
            refreshing={refreshing}
            onAgain={() => form.submit()}
            onResend={(values) => rol.send({ type: 'guardar', values })}
            onAccept={showNewest}
          />
          <RoleActions {...{ kit, work, rol, shown, isNew, session }} />
        </Grid>
      </Grid>
      {question !== undefined && <DeleteQuestion work={question} rol={rol} role={shown} />}
    </>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' } as const;

function blankOf({ nombre, permisos }: Rol): RolEnForma {
  return { nombre, permisos: [...permisos] };
}
