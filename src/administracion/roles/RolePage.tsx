import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { ID_APLICACION } from '#domain/constants';
import { hasPermission } from '#domain/permisos';
import type { CategoriaDePermisos, DetalleRol } from '#domain/roles';
import type { Sesion } from '#domain/sesion';
import { newKey } from '../../data/uniqueKey.ts';
import { parseSent } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { RecordWay } from '../../ui/list/RecordWay.tsx';
import { regainFocus } from '../../ui/works/focus.ts';
import { RecordUnavailable } from '../RecordUnavailable.tsx';
import { CATEGORIES_READ, roleRead } from '../reads.ts';
import { NEW } from '../recordId.ts';
import { connectRole } from './connect.ts';
import { roleLink, roleLists } from './lists.ts';
import { RoleEditor } from './RoleEditor.tsx';

/** A role that there is not yet. */
const BLANK: DetalleRol = {
  ...{ id: 0, nombre: '', permisos: [], idAplicacion: ID_APLICACION, usuarios: 0, version: 0, usuariosConMas: 0 },
};

/** How the page is called (specification, section 2). */
const TITLE = 'Rol Permiso';

/** The edit screen of a role; null makes one. Another role is another page: give it the id as its key. */
export function RolePage({ id }: { readonly id: number | null }) {
  const { sesion, drafts: store } = useRouteContext({ from: '/_app' });
  const session = useSelector(sesion, ({ context }) => context.sesion);
  const drafts = useDrafts(store, `rol.${id ?? NEW}`);
  const seesPermissions = session !== null && hasPermission(session.permisos, ['verPermisos']);
  const reading = useQuery({ ...roleRead(id ?? 0), enabled: id !== null });
  const categories = useQuery({ ...CATEGORIES_READ, enabled: seesPermissions });
  if (session === null) return null;
  const role = id === null ? BLANK : reading.data;
  const known = seesPermissions ? categories.data : NONE;
  if (role === undefined || known === undefined || drafts === null) {
    // A load that fails is told here and by no alert (specification, section 8).
    const failure = reading.error ?? categories.error;
    const retry = () => void Promise.all([reading.refetch(), categories.refetch()]);
    return <RecordUnavailable title={TITLE} failure={failure} onRetry={retry} />;
  }
  return (
    <>
      {id !== null && <RecordWay id={id} person={session.numiden} lists={roleLists} record={roleLink} />}
      <Loaded
        role={role}
        isNew={id === null}
        refreshing={reading.isFetching}
        session={session}
        categories={known}
        drafts={drafts}
      />
    </>
  );
}

const NONE: readonly CategoriaDePermisos[] = [];

interface Props {
  readonly role: DetalleRol;
  readonly isNew: boolean;
  readonly refreshing: boolean;
  readonly session: Sesion;
  /** None for who may not see the permissions. */
  readonly categories: readonly CategoriaDePermisos[];
  readonly drafts: PageDrafts;
}

function Loaded({ role, isNew, drafts, ...rest }: Props) {
  const { api, changes } = useRouteContext({ from: '/_app' });
  const router = useRouter();
  const data = useQueryClient();
  const draftKey = `rol.${isNew ? NEW : role.id}`;
  const [{ connected, input }] = useState(() => {
    const sent = parseSent(drafts.get(draftKey));
    const pendiente = sent === null ? {} : { attempt: { key: sent.clave, version: sent.version } };
    return {
      connected: connectRole({ api, changes, data, id: isNew ? null : role.id }),
      input: { seed: newKey(), version: isNew ? null : role.version, pendiente },
    };
  });
  const rol = useActorRef(connected, { input });

  useEffect(() => {
    const saved = rol.on('rolGuardado', ({ resultado }) => {
      if (isNew && resultado?.id !== undefined) void router.navigate({ ...roleLink(resultado.id), replace: true });
      else regainFocus();
    });
    const deleted = rol.on('rolEliminado', () => void router.navigate({ to: '/roles' }));
    return () => {
      saved.unsubscribe();
      deleted.unsubscribe();
    };
  }, [rol, router, isNew]);

  return (
    <RoleEditor {...rest} rol={rol} newest={role} isNew={isNew} drafts={drafts} draftKey={draftKey} title={TITLE} />
  );
}
