import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ID_APLICACION } from '#domain/common/constants';
import { hasPermission } from '#domain/common/permisos';
import type { CategoriaDePermisos, DetalleRol } from '#domain/personas/roles';
import { useDrafts } from '../../data/useDrafts.ts';
import { CATEGORIES_READ, roleRead } from '../../data/wholeList.ts';
import { usePerson } from '../../system/person.ts';
import { RecordWay } from '../../ui/list/RecordWay.tsx';
import { NEW } from '../editedRecord.ts';
import { RecordUnavailable } from '../RecordUnavailable.tsx';
import { roleLink, roleLists } from './lists.ts';
import { RoleEditor } from './RoleEditor.tsx';

/** A role that there is not yet. */
const BLANK: DetalleRol = {
  ...{ id: 0, nombre: '', permisos: [], limite: null, segundoFactor: false, idAplicacion: ID_APLICACION },
  ...{ usuarios: 0, version: 0, usuariosConMas: 0 },
};

/** How the page is called (specification, section 2). */
const TITLE = 'Rol Permiso';

/** The edit screen of a role; null makes one. Another role is another page: give it the id as its key. */
export function RolePage({ id }: { readonly id: number | null }) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const { permisos } = usePerson();
  const drafts = useDrafts(store, `rol.${id ?? NEW}`);
  const seesPermissions = hasPermission(permisos, ['verPermisos']);
  const reading = useQuery({ ...roleRead(id ?? 0), enabled: id !== null });
  const categories = useQuery({ ...CATEGORIES_READ, enabled: seesPermissions });
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
      {id !== null && <RecordWay id={id} lists={roleLists} record={roleLink} />}
      <RoleEditor
        title={TITLE}
        newest={role}
        isNew={id === null}
        refreshing={reading.isFetching}
        categories={known}
        drafts={drafts}
      />
    </>
  );
}

const NONE: readonly CategoriaDePermisos[] = [];
