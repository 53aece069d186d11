import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { GRUPO_TEXTS } from '#domain/personas/grupos';
import type { Usuario } from '#domain/personas/usuarios';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { userRead } from '../../data/wholeList.ts';
import { usePerson } from '../../system/person.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AbsencePanel } from '../ausencia/AbsencePanel.tsx';
import { HistoryPart } from '../HistoryPart.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import { againstTouching } from './against.ts';
import type { UserChoices } from './context.ts';
import { HandOver } from './HandOver.tsx';
import { PasswordWindow } from './PasswordWindow.tsx';
import { NewPerson, PersonFields } from './PersonFields.tsx';
import { AreaFields, PermissionFields, RoleField, StoreFields } from './RightsFields.tsx';
import { TakeFactorQuestion } from './TakeFactorQuestion.tsx';
import { UserActions } from './UserActions.tsx';
import { UserChanges } from './UserChanges.tsx';
import { type UserPageState, useUser } from './useUser.ts';

interface Props {
  readonly title: string;
  /** The user as the server last said he is. */
  readonly newest: Usuario;
  /** The user is being read again. */
  readonly refreshing: boolean;
  readonly choices: UserChoices;
  readonly drafts: PageDrafts;
  /** Goes back to the list. */
  readonly onLeave: () => void;
}

/** The form of a user with the changes that saving it will make, the heir of his open cases, and his new password. */
export function UserEditor(props: Props) {
  const { title, newest, choices, drafts, onLeave } = props;
  const page = useUser({ newest, asksPasswords: choices.asksPasswords, drafts, onLeave });
  // A user just added is no longer edited: only his password is left to be given.
  const isAdded = useSelector(page.password, ({ context }) => context.recienAgregado);
  return (
    <>
      {isAdded ? <PageHeading title={title} /> : <Editor {...props} page={page} />}
      <PasswordWindow password={page.password} />
    </>
  );
}

function Editor(props: Props & { readonly page: UserPageState }) {
  const { title, page, newest, refreshing, choices, onLeave } = props;
  const { numiden } = usePerson();
  const { refetch } = useQuery({ ...userRead(newest.id), enabled: false });
  const { record, kit, shown, showNewest } = page;
  const { form } = kit;
  const isNew = newest.nuevo;
  const isOwn = newest.id === numiden;
  const against = againstTouching(newest, choices);
  // A user with higher rights is locked as a whole, and needs no further reason at each choice. Each field is, so that
  // lists can be scrolled.
  const part = { form, choices, isOwn: isOwn || against !== null };
  const isProviders = newest.derechosDelProveedor === true;
  const rights = { ...part, isOwn: part.isOwn || isProviders };

  return (
    <>
      <PageHeading title={title} below={isNew ? null : shown.nombreCompleto} />
      <Grid alignItems="start" gap={4} gridTemplateColumns={COLUMNS}>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          {against !== null && (
            <Note colorPalette="orange" fontSize="sm">
              {against}
            </Note>
          )}
          <Form form={form} label={title} marked>
            <Panel title="Persona">
              {isNew ? (
                <NewPerson form={form} />
              ) : (
                <PersonFields form={form} user={shown} isOwn={isOwn} isLocked={against !== null} />
              )}
            </Panel>
            {isOwn && (
              <Note colorPalette="orange" fontSize="sm">
                Estos derechos son los de usted: otra persona los puede cambiar.
              </Note>
            )}
            <Panel title="Rol y permisos">
              <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
                {isProviders && <Note fontSize="sm">{GRUPO_TEXTS.porElProveedor}</Note>}
                <RoleField {...rights} />
                <PermissionFields {...rights} />
              </Grid>
            </Panel>
            <Panel title="Áreas y tiendas">
              <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
                <AreaFields {...part} />
                <StoreFields {...part} />
              </Grid>
            </Panel>
          </Form>
          {!isNew && !isOwn && against === null && newest.activo && (
            <AbsencePanel numiden={newest.id} isOwn={false} ausencia={newest.ausencia} reload={() => void refetch()} />
          )}
          {!isNew && <HistoryPart entidad="usuario" id={newest.id} />}
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)" position={{ lg: 'sticky' }} top={0}>
          <UserChanges form={form} shown={shown} choices={choices} openCases={newest.casosAbiertos.total} />
          <SaveFailure work={kit} failed={record.works.guardar.failed} refreshing={refreshing} onAccept={showNewest} />
          <UserActions page={page} choices={choices} isOwn={isOwn} hasFactor={newest.segundoFactor} onLeave={onLeave} />
        </Grid>
      </Grid>
      <HandOver page={page} user={newest} />
      <TakeFactorQuestion record={record} user={newest} />
    </>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(17rem, 1fr)' } as const;
