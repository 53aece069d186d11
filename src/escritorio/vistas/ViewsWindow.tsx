import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { MAX_FIJADAS, type Vista } from '#domain/escritorio/vistas';
import { PINNED_VIEWS, VIEWS } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { useAsking } from '../../ui/useAsking.ts';

interface Props {
  readonly views: readonly Vista[];
  readonly onOpen: (view: Vista) => void;
  readonly onEdit: (view: Vista) => void;
  readonly onRemove: (view: Vista) => void;
  readonly onClose: () => void;
}

/** The views of a list: opened, put into the menu, renamed, taken away. */
export function ViewsWindow({ views, onOpen, onEdit, onRemove, onClose }: Props) {
  const { ask: pin } = usePinning();
  const columns = useMemo<readonly Column<Vista>[]>(
    () => [
      {
        id: 'nombre',
        title: 'Vista',
        width: 22,
        rowHeader: true,
        cell: (view) => linkTo(view.nombre, () => onOpen(view)),
      },
      plain<Vista>('area', 'De quién', 12, ({ area }) => area?.nombre ?? 'Mía'),
      {
        id: 'fijada',
        title: 'Menú',
        width: 10,
        cell: ({ id, nombre, fijada }) =>
          linkTo(fijada ? 'Quitar del menú' : 'Fijar al menú', () => pin({ id, fijada: !fijada }), nombre),
      },
      {
        id: 'editar',
        title: 'Editar',
        width: 6,
        cell: (view) => view.cambia && linkTo('Editar', () => onEdit(view), view.nombre),
      },
      {
        id: 'quitar',
        title: 'Quitar',
        width: 6,
        cell: (view) => view.cambia && linkTo('Quitar', () => onRemove(view), view.nombre),
      },
    ],
    [pin, onOpen, onEdit, onRemove],
  );
  return (
    <Dialog title="Vistas" size="xl" onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <Rows variant="records">
        <DataTable
          title={`De esta lista; hasta ${MAX_FIJADAS} en su menú`}
          columns={columns}
          rows={views}
          rowKey={({ id }) => String(id)}
          loading={false}
          failure={null}
          empty={null}
        />
      </Rows>
    </Dialog>
  );
}

/** A button that looks like a link; `of` names its row for who does not see it. */
function linkTo(text: string, onPress: () => void, of?: string) {
  return (
    <button type="button" data-link="" {...(of !== undefined && { 'aria-label': `${text}: ${of}` })} onClick={onPress}>
      {text}
    </button>
  );
}

/** Puts a view into the person's menu, or takes it out; it goes on when the window closes. */
function usePinning() {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  return useAsking({
    ask: (cuerpo: { readonly id: number; readonly fijada: boolean }) => api.llamar('fijarVista', { cuerpo }),
    onAnswer: ({ descripcion }) => {
      avisar('success', descripcion);
      for (const { queryKey } of [VIEWS, PINNED_VIEWS]) void data.invalidateQueries({ queryKey });
    },
    onFailure: ({ texto }) => avisar('error', texto),
    onLeft: (failure) => failure !== null && avisar('error', failure.texto),
  });
}
