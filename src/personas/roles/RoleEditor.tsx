import { Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldChanges } from '#domain/common/fieldChanges';
import { hasPermission } from '#domain/common/permisos';
import { limiteEnPalabras, limiteLeido, limiteTecleadoSchema } from '#domain/personas/limiteAutorizar';
import {
  type CategoriaDePermisos,
  type DetalleRol,
  peopleInWords,
  permissionChange,
  ROLE_TEXTS,
  type Rol,
  type RolEnForma,
} from '#domain/personas/roles';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { usePerson } from '../../system/person.ts';
import { Form } from '../../ui/form/Form.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { ChangePanel } from '../ChangePanel.tsx';
import { HistoryPart } from '../HistoryPart.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import { againstLimit, againstPermissions, againstSavingRole, givenNow } from './against.ts';
import { RoleActions } from './RoleActions.tsx';
import { LimitField, NameField, PermissionsField, SecondFactorField } from './RoleFields.tsx';
import { useRole } from './useRole.ts';
import type { RoleWorks } from './works.ts';

interface Props {
  readonly title: string;
  /** The role as the server last said it is. */
  readonly newest: DetalleRol;
  readonly isNew: boolean;
  /** The role is being read again. */
  readonly refreshing: boolean;
  /** None for who may not see the permissions. */
  readonly categories: readonly CategoriaDePermisos[];
  readonly drafts: PageDrafts;
}

/** The form of a role with the changes that saving it will make, and the question before it is deleted. */
export function RoleEditor({ title, newest, isNew, refreshing, categories, drafts }: Props) {
  const session = usePerson();
  const page = useRole(newest, isNew, drafts);
  const { record, kit, shown, showNewest } = page;
  const { form } = kit;
  const maySave = hasPermission(session.permisos, ['guardarRol']);
  const locking = isNew || !maySave ? null : againstSavingRole(newest, givenNow(newest), session);
  const against = locking ?? (maySave ? againstPermissions(newest, session) : null);
  const limiting = locking ?? (maySave ? againstLimit(newest, session) : null);
  const mayGive = useCallback((id: number) => session.permisos.includes(id), [session.permisos]);

  return (
    <>
      <PageHeading title={title} below={isNew ? 'Rol nuevo' : shown.nombre} />
      <Grid alignItems="start" gap={4} gridTemplateColumns={COLUMNS}>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Form form={form} label={title}>
            <NameField form={form} disabled={!maySave || locking !== null} />
            <LimitField
              form={form}
              disabled={!maySave || limiting !== null}
              against={limiting === against ? null : limiting}
            />
            <SecondFactorField form={form} disabled={!maySave || locking !== null} />
            {against !== null && (
              <Note colorPalette="orange" fontSize="sm">
                {against}
              </Note>
            )}
            {categories.length > 0 && (
              <PermissionsField {...{ form, categories, mayGive }} disabled={!maySave || against !== null} />
            )}
          </Form>
          {!isNew && <HistoryPart entidad="rol" id={newest.id} />}
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)" position={{ lg: 'sticky' }} top={0}>
          <RoleChanges form={form} shown={shown} isNew={isNew} />
          <SaveFailure work={kit} failed={record.works.guardar.failed} refreshing={refreshing} onAccept={showNewest} />
          <RoleActions page={page} />
        </Grid>
      </Grid>
      <DeleteQuestion record={record} role={shown} />
    </>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' } as const;

interface DeleteQuestionProps {
  readonly record: LiveRecord<RoleWorks>;
  readonly role: Rol;
}

/** The question before a role is deleted: in the specification's words, with the people it concerns. */
function DeleteQuestion({ record, role: { nombre, usuarios } }: DeleteQuestionProps) {
  const isOpen = useSelector(record.actor, ({ context }) => context.open === 'eliminar');
  if (!isOpen) return null;
  return (
    <QuestionWindow page={unwatched(record)} name="eliminar" title={`Eliminar el rol ${nombre}`}>
      <p>{ROLE_TEXTS.eliminar(nombre)}</p>
      <p>{consequence(usuarios)}</p>
    </QuestionWindow>
  );
}

function consequence(usuarios: number): string {
  if (usuarios === 0) return 'Ningún usuario tiene este rol.';
  const they = usuarios === 1 ? 'lo tiene: se queda' : 'lo tienen: se quedan';
  return `${peopleInWords(usuarios)} ${they} sin rol y sin los permisos del rol; lo que cada quien tiene aparte se conserva.`;
}

function shownLimit({ limite }: Rol): string {
  return limiteEnPalabras(limiteLeido(limite));
}

/** A limit as it will be told once it is saved; what is none stays as it was typed. */
function typedLimit(text: string): string {
  const { success, data } = limiteTecleadoSchema.safeParse(text);
  return success ? limiteEnPalabras(limiteLeido(data)) : text;
}

interface RoleChangesProps {
  readonly form: FormKit<RolEnForma>;
  readonly shown: Rol;
  readonly isNew: boolean;
}

/** The changes that saving the role will make, and the people they concern. */
function RoleChanges({ form, shown, isNew }: RoleChangesProps) {
  const { nombre, permisos, limite, segundoFactor } = useWatch({ control: form.control }) as RolEnForma;
  const before = {
    nombre: shown.nombre,
    permisos: shown.permisos,
    limite: shownLimit(shown),
    segundoFactor: shown.segundoFactor,
  };
  const { gained, lost } = permissionChange(shown.permisos, permisos);
  const concerns = !isNew && gained.length + lost.length > 0;
  return (
    <ChangePanel changes={fieldChanges(before, { nombre, permisos, limite: typedLimit(limite), segundoFactor })}>
      {concerns && (
        <p>
          {shown.usuarios === 0
            ? 'Ningún usuario tiene este rol.'
            : `Los permisos también cambian a ${peopleInWords(shown.usuarios)} con este rol; lo que cada quien tiene aparte se queda.`}
        </p>
      )}
    </ChangePanel>
  );
}
