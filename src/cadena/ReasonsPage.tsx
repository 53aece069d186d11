import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useCallback, useState } from 'react';
import type { NombreLectura } from '#contract/contract';
import type { Read, ReadData } from '../data/query.ts';
import { useDrafts } from '../data/useDrafts.ts';
import type { Column } from '../ui/DataTable/columns.ts';
import type { KeptRow, KeptWindowProps } from '../ui/records/kept.ts';
import { RecordTable } from '../ui/records/RecordTable.tsx';

interface Reason extends KeptRow {
  readonly descripcion: string;
  readonly activo: boolean;
}

interface Props<N extends NombreLectura, Row extends Reason> {
  readonly title: string;
  readonly below: string;
  readonly read: Read<N>;
  readonly rowsOf: (data: ReadData<N>) => readonly Row[];
  /** The same array in every render. */
  readonly columns: readonly Column<Row>[];
  readonly draftPrefix: string;
  readonly Dialog: ComponentType<KeptWindowProps<Row>>;
}

/** The reasons of one kind, and the window in which one is written. They are switched off, never deleted. */
export function ReasonsPage<N extends NombreLectura, Row extends Reason>(props: Props<N, Row>) {
  const { draftPrefix, Dialog, ...table } = props;
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, draftPrefix);
  const [open, setOpen] = useState<{ readonly row: Row | null } | null>(null);
  const onOpen = useCallback((row: Row | null) => setOpen({ row }), []);
  return (
    <>
      <RecordTable
        {...table}
        heading="Motivos"
        nameOf={descriptionOf}
        nameTitle="Descripción"
        empty="Aún no hay motivos"
        add="Agregar motivo"
        onOpen={onOpen}
      />
      {open !== null && drafts !== null && <Dialog row={open.row} drafts={drafts} onEnd={() => setOpen(null)} />}
    </>
  );
}

function descriptionOf({ descripcion }: Reason): string {
  return descripcion;
}
