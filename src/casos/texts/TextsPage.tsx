import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { loQueSigueEnPalabras } from '#domain/casos/loQueSigue';
import type { Texto } from '#domain/casos/textos';
import { useDrafts } from '../../data/useDrafts.ts';
import { READY_TEXTS } from '../../data/wholeList.ts';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import { RecordTable } from '../../ui/records/RecordTable.tsx';
import { TextDialog, TextShown } from './TextDialog.tsx';

const COLUMNS = [
  plain<Texto>('area', 'De quién', 14, ({ area }) => area?.nombre ?? 'Mío'),
  plain<Texto>('texto', 'Texto', 0, ({ texto }) => texto, { secondary: 'below' }),
  plain<Texto>('sigue', 'Al enviar', 0, ({ sigue }) => sigue && loQueSigueEnPalabras(sigue), { secondary: 'below' }),
];

/** The texts that a person may use on cases: one's own, and those of one's areas. */
export function TextsPage() {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, 'texto.');
  const { data } = useQuery(READY_TEXTS);
  const [open, setOpen] = useState<{ readonly row: Texto | null } | null>(null);
  const onOpen = useCallback((row: Texto | null) => setOpen({ row }), []);
  const onEnd = useCallback(() => setOpen(null), []);
  return (
    <>
      <RecordTable
        title="Textos"
        below="Lo que se escribe seguido en los casos, listo para usar: los suyos y los de sus áreas."
        heading="Textos listos"
        read={READY_TEXTS}
        rowsOf={(texts) => texts.textos}
        columns={COLUMNS}
        nameOf={nameOf}
        nameTitle="Nombre"
        empty="Aún no hay textos"
        add="Agregar texto"
        onOpen={onOpen}
      />
      {open?.row?.cambia === false && <TextShown row={open.row} onEnd={onEnd} />}
      {open !== null && open.row?.cambia !== false && drafts !== null && data !== undefined && (
        <TextDialog row={open.row} areas={data.areas} drafts={drafts} onEnd={onEnd} />
      )}
    </>
  );
}

function nameOf({ nombre }: Texto): string {
  return nombre;
}
