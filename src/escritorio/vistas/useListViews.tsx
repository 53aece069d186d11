import { useQuery } from '@tanstack/react-query';
import { deepEqual, useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type ListaConVistas, VISTA_TEXTS, type Vista } from '#domain/escritorio/vistas';
import type { AnySearch } from '../../data/filterTypes.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { VIEWS } from '../../data/wholeList.ts';
import type { KeptViews } from '../../ui/list/keptViews.ts';
import { Note } from '../../ui/Note.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { ViewDialog, viewChange, viewForm } from './ViewDialog.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import { ViewsWindow } from './ViewsWindow.tsx';
import { keptOf, linkOfView } from './views.ts';

/** The window over the list. */
type Open =
  | { readonly what: 'nueva' }
  | { readonly what: 'todas' }
  | { readonly what: 'editar'; readonly view: Vista }
  | { readonly what: 'cambiar'; readonly view: Vista; readonly filtro: Vista['filtro'] }
  | { readonly what: 'quitar'; readonly view: Vista };

/** The views of a list, read once they are wanted. @param search the list's, as its address says it. */
export function useListViews(lista: ListaConVistas, search: AnySearch): KeptViews {
  const router = useRouter();
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, 'vista.');
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error } = useQuery({ ...VIEWS, enabled: isWanted || search.vista !== undefined });
  const views = data?.vistas.filter((one) => one.lista === lista) ?? null;
  const current = views?.find(({ id }) => id === search.vista) ?? null;
  const filtro = keptOf(lista, search);
  const isSame = current !== null && deepEqual(current.filtro, filtro);
  const close = () => setOpen(null);
  const go = (view: Pick<Vista, 'id' | 'lista' | 'filtro'>) => {
    close();
    void router.navigate(linkOfView(view));
  };
  const editing =
    open?.what === 'nueva'
      ? { view: null, filtro }
      : open?.what === 'editar'
        ? { view: open.view, filtro: open.view.filtro }
        : null;
  return {
    title: isSame ? current.nombre : null,
    note:
      isSame && current.caido.length > 0 ? (
        <Note status="warning" mb={2}>
          {VISTA_TEXTS.caido(current.nombre, current.caido)}
        </Note>
      ) : null,
    button: (
      <>
        <ViewMenu
          views={views}
          open={current}
          isChanged={!isSame && current?.cambia === true}
          failure={error?.texto ?? null}
          onWanted={() => setWanted(true)}
          onView={go}
          onAct={(act) => {
            if (act === 'guardar') setOpen({ what: 'nueva' });
            else if (act === 'administrar') setOpen({ what: 'todas' });
            else if (current !== null) setOpen({ what: 'cambiar', view: current, filtro });
          }}
        />
        {open?.what === 'todas' && views !== null && (
          <ViewsWindow
            views={views}
            onOpen={go}
            onEdit={(view) => setOpen({ what: 'editar', view })}
            onRemove={(view) => setOpen({ what: 'quitar', view })}
            onClose={close}
          />
        )}
        {editing !== null && drafts !== null && data !== undefined && (
          <ViewDialog
            row={editing.view}
            lista={lista}
            filtro={editing.filtro}
            areas={data.areas}
            drafts={drafts}
            onEnd={(saved) => {
              // The list goes on as the view that it has become.
              if (saved?.id !== undefined && open?.what === 'nueva')
                go({ id: saved.id, lista, filtro: editing.filtro });
              else close();
            }}
          />
        )}
        {open?.what === 'cambiar' && <Change view={open.view} filtro={open.filtro} onEnd={close} />}
        {open?.what === 'quitar' && <Removal view={open.view} onEnd={close} />}
      </>
    ),
  };
}

/** Asks before a view keeps what the list shows now in the place of what it kept. */
function Change({
  view,
  filtro,
  onEnd,
}: {
  readonly view: Vista;
  readonly filtro: Vista['filtro'];
  readonly onEnd: () => void;
}) {
  const [works] = useState(() => viewChange(view, filtro));
  return (
    <RowQuestion entity="vista" id={view.id} version={view.version} works={works} name="guardar" onEnd={onEnd}>
      Buscará lo que la lista muestra ahora.
      {view.area !== null && ` Es del área ${view.area.nombre}: cambia para toda su gente.`}
    </RowQuestion>
  );
}

/** Asks before a view goes, which is gone for everybody who has it. */
function Removal({ view, onEnd }: { readonly view: Vista; readonly onEnd: () => void }) {
  const [{ works }] = useState(() => viewForm(view.lista, view.filtro));
  return (
    <RowQuestion entity="vista" id={view.id} version={view.version} works={works} name="quitar" onEnd={onEnd}>
      «{view.nombre}» se quita también de los menús en que está. Lo que muestra no cambia.
      {view.area !== null && ` Es del área ${view.area.nombre}: deja de estar para toda su gente.`}
    </RowQuestion>
  );
}
