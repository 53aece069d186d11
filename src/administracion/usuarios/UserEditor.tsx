import { Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Sesion } from '#domain/sesion';
import type { Usuario, UsuarioEnForma } from '#domain/usuarios';
import { usuarioFormSchema } from '#domain/usuarios';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { UsuarioRef } from '#machines/usuario.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { HistoryPart } from '../HistoryPart.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import { usePageForm } from '../usePageForm.ts';
import { againstTouching } from './against.ts';
import type { Choices } from './context.ts';
import { HandOver } from './HandOver.tsx';
import { PasswordWindow } from './PasswordWindow.tsx';
import { NewPerson, PersonFields } from './PersonFields.tsx';
import { AreaFields, PermissionFields, RoleField, StoreFields } from './RightsFields.tsx';
import { UserActions } from './UserActions.tsx';
import { UserChanges } from './UserChanges.tsx';

interface Props {
  readonly title: string;
  readonly usuario: UsuarioRef;
  /** The user as the server last said he is. */
  readonly newest: Usuario;
  /** The user is being read again. */
  readonly refreshing: boolean;
  readonly session: Sesion;
  readonly choices: Choices;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  /** Goes back to the list. */
  readonly onLeave: () => void;
}

/** The form of a user with what its saving will change, whom his open cases go to, and the password that he is given. */
export function UserEditor(props: Props) {
  const work = useSelector(props.usuario, ({ children }) => children.guardado as TrabajoUnicoRef | undefined);
  return (
    <>
      {work === undefined ? <PageHeading title={props.title} /> : <Editor {...props} work={work} />}
      <PasswordWindow usuario={props.usuario} />
    </>
  );
}

function Editor(props: Props & { readonly work: TrabajoUnicoRef }) {
  const { title, usuario, work, newest, refreshing, session, choices, drafts, draftKey, onLeave } = props;
  const isNew = newest.nuevo;
  const isOwn = newest.id === session.numiden;
  const onVersion = useCallback(
    (version: number) => {
      if (!isNew) usuario.send({ type: 'usuarioALaVista', version });
    },
    [usuario, isNew],
  );
  const against = againstTouching(newest, choices);
  const { kit, shown, showNewest } = usePageForm({
    ...{ newest, blankOf, work, schema: usuarioFormSchema, drafts, draftKey, isNew, onVersion },
    locked: false,
    send: (values) => {
      const dejaCasos = shown.activo && !values.activo && newest.casosAbiertos.total > 0;
      usuario.send({ type: 'guardar', values, dejaCasos });
    },
  });
  const { form } = kit;
  // Who may more is locked as a whole, and needs no further reason at each choice. Each field is, so that lists can be scrolled.
  const part = { form, choices, isOwn: isOwn || against !== null };

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
                <RoleField {...part} />
                <PermissionFields {...part} />
              </Grid>
            </Panel>
            <Panel title="Áreas y tiendas">
              <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
                <AreaFields {...part} />
                <StoreFields {...part} />
              </Grid>
            </Panel>
          </Form>
          {!isNew && <HistoryPart entidad="usuario" id={newest.id} permisos={session.permisos} />}
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)" position={{ lg: 'sticky' }} top={0}>
          <UserChanges form={form} shown={shown} choices={choices} openCases={newest.casosAbiertos.total} />
          <SaveFailure
            work={work}
            failed="No se pudo guardar el usuario."
            refreshing={refreshing}
            onAgain={() => form.submit()}
            onResend={(values) => usuario.send({ type: 'guardar', values: values as object, dejaCasos: false })}
            onAccept={showNewest}
          />
          <UserActions {...{ kit, work, usuario, choices, isNew, isOwn, shown, onLeave }} />
        </Grid>
      </Grid>
      <HandOver usuario={usuario} user={newest} />
    </>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(17rem, 1fr)' } as const;

function blankOf({ id, correo, areas, permisos, areasGerente, roles, tiendas, activo }: Usuario): UsuarioEnForma {
  const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  return {
    id: id === 0 ? '' : String(id),
    correo,
    areas: inOrder(areas),
    permisos: inOrder(permisos),
    areasGerente: inOrder(areasGerente),
    roles: roles[0] === undefined ? '' : String(roles[0]),
    tiendas: inOrder(tiendas),
    activo,
  };
}
