import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { conLimiteLeido } from '#domain/personas/limiteAutorizar';
import { givenBy, type Holder } from '#domain/personas/overOthers';
import type { Usuario } from '#domain/personas/usuarios';
import { query } from '../../data/query.ts';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { CATEGORIES_READ, ROLES_READ, userRead } from '../../data/wholeList.ts';
import { usePerson } from '../../system/person.ts';
import { placeOf } from '../../ui/list/place.ts';
import { RecordWay } from '../../ui/list/RecordWay.tsx';
import { NEW } from '../editedRecord.ts';
import { RecordUnavailable } from '../RecordUnavailable.tsx';
import type { UserChoices } from './context.ts';
import { userLink, userLists } from './lists.ts';
import { UserEditor } from './UserEditor.tsx';
import { readUserAddress } from './userAddress.ts';

/** A person who is no user yet. */
const BLANK: Usuario = {
  ...{ id: 0, nombreCompleto: '', correo: '', areas: [], roles: [], permisos: [], esGerente: false, areasGerente: [] },
  limite: null,
  ...{ nuevo: true, tiendas: [], activo: true, version: 0, casosAbiertos: { total: 0, ids: [] } },
  segundoFactor: false,
  ausencia: null,
};

/** The edit screen of a user; null adds one. Another user is another page: give it the number as its key. */
export function UserPage({ id }: { readonly id: number | null }) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const { numiden } = usePerson();
  const drafts = useDrafts(store, `usuario.${id ?? NEW}`);
  const reading = useQuery({ ...userRead(id ?? 0), enabled: id !== null });
  const { choices, failure, retry } = useChoices(numiden);
  const blank = useMemo(() => blankBy(choices?.actor), [choices?.actor]);
  const title = id === null ? 'Agregar Usuario' : 'Editar Usuario';
  const user = id === null ? blank : reading.data;
  if (user === undefined || choices === null || drafts === null) {
    const again = () => {
      retry();
      if (id !== null) void reading.refetch();
    };
    return <RecordUnavailable title={title} failure={reading.error ?? failure} onRetry={again} />;
  }
  return (
    <>
      {id !== null && <RecordWay id={id} lists={userLists} record={userLink} />}
      <Loaded {...{ user, title, choices, drafts }} refreshing={reading.isFetching} />
    </>
  );
}

/** A new user, with the values that `actor` cannot leave out: his own stores, where he may not give all. */
function blankBy(actor: Holder | undefined): Usuario {
  if (actor === undefined || givenBy(actor).todasLasTiendas) return BLANK;
  return { ...BLANK, tiendas: [...actor.tiendas] };
}

/** The choices that somebody has for a user; null until all of them are there. */
function useChoices(numiden: number) {
  const own = useQuery(userRead(numiden));
  const actor = useMemo(
    () => (own.data === undefined ? undefined : { ...conLimiteLeido(own.data), numiden: own.data.id }),
    [own.data],
  );
  const may = useMemo(() => (actor === undefined ? undefined : givenBy(actor)), [actor]);
  const roles = useQuery(ROLES_READ);
  const categories = useQuery(CATEGORIES_READ);
  const areas = useQuery(query('areas', {}));
  const stores = useQuery(query('tiendasLogin', {}));
  const options = useQuery(query('opcionesSesion', {}));
  const all = [roles, categories, areas, stores, options, own];
  const [r, c, a, s, o] = [roles.data, categories.data, areas.data, stores.data, options.data];
  const isKnown = r !== undefined && c !== undefined && a !== undefined && s !== undefined && o !== undefined;
  const choices: UserChoices | null =
    isKnown && actor !== undefined && may !== undefined
      ? {
          roles: r,
          categories: c,
          areas: a,
          stores: s.map(nameOfStore),
          asksPasswords: o.contrasena,
          onlyNamedStores: o.soloTiendasNombradas === true,
          actor,
          may,
        }
      : null;
  return {
    choices,
    failure: all.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    retry: () => void Promise.all(all.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  };
}

function nameOfStore({ cvetda, nombre }: { readonly cvetda: number; readonly nombre: string }) {
  return { id: cvetda, nombre };
}

interface LoadedProps {
  readonly user: Usuario;
  readonly title: string;
  readonly choices: UserChoices;
  readonly drafts: PageDrafts;
  readonly refreshing: boolean;
}

function Loaded({ user, ...rest }: LoadedProps) {
  const { numiden } = usePerson();
  const router = useRouter();
  const leave = () => {
    const place = placeOf(router.state.location.state, user.id, numiden);
    void router.navigate({ to: '/usuarios', search: readUserAddress(place?.search ?? {}) });
  };
  return <UserEditor {...rest} newest={user} onLeave={leave} />;
}
