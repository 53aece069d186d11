import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { actionInWords, recordInWords } from '#domain/common/auditWords';
import { dateAndTime } from '#domain/common/dates';
import { changesInWords } from '#domain/common/fieldChanges';
import type { ListedAuditEntry } from '#domain/personas/audit';
import { downloadList } from '../../data/downloads.ts';
import type { Column } from '../../ui/DataTable/columns.ts';
import { authorInWords } from '../../ui/history/ChangeList.tsx';
import { List } from '../../ui/list/List.tsx';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { Explanation } from './Explanation.tsx';
import { pageSizeOf, type SecuritySearch } from './search.ts';
import { auditList } from './securityLists.ts';
import type { TabProps } from './tabProps.ts';

/** The audit: the acts, or the readings, each with person, time and record; a row opens the change it tells of. */
export function AuditTab({ api, tell, search, onSearch }: TabProps) {
  const router = useRouter();
  const columns = useMemo(() => {
    const hrefOf = (id: number) =>
      router.buildLocation({ to: '/seguridad', search: { ...search, cambio: id } }).publicHref;
    return auditColumns(hrefOf);
  }, [router, search]);
  const filtered = auditList.filters.read(search);
  const rows = pageSizeOf(search);
  const write = (next: SecuritySearch, options = { replace: false }) =>
    onSearch({ ...next, pestana: 'bitacora', filas: search.filas }, options);
  return (
    <>
      <Explanation>
        Todo lo que se hizo, con lo que había antes y lo que quedó. Con Lecturas se ve lo que se consultó, que se
        conserva un año. Consultar la bitácora también queda en ella.
      </Explanation>
      <List
        list={auditList}
        title={search.lecturas === true ? 'Lecturas' : auditList.title}
        search={filtered}
        onSearch={write}
        size={{ rows, onSize: (filas, pagina) => onSearch({ ...search, filas, pagina }, { replace: false }) }}
        columns={columns}
        open={(id) => write({ ...search, cambio: id })}
        notShown="La lista llega hasta aquí, y hay más. Para verlas, use más filtros, cambie el orden o expórtelas."
        tell={tell}
        download={(request) => downloadList(api, 'exportarBitacora', request)}
      />
      {search.cambio !== undefined && (
        <EntryDialog
          api={api}
          read={auditList.readPage(filtered, undefined, rows)}
          id={search.cambio}
          onClose={() => write({ ...search, cambio: undefined })}
        />
      )}
    </>
  );
}

function auditColumns(hrefOf: (id: number) => string): () => readonly Column<ListedAuditEntry>[] {
  const columns: readonly Column<ListedAuditEntry>[] = [
    {
      id: 'fecha',
      title: 'Fecha',
      width: 9,
      cell: ({ id, momento }) => (
        <RecordLink id={id} href={hrefOf(id)}>
          {dateAndTime(momento)}
        </RecordLink>
      ),
      sortBy: ({ momento }) => momento,
      fit: 'short',
      rowHeader: true,
    },
    { id: 'persona', title: 'Persona', width: 11, cell: authorInWords },
    { id: 'accion', title: 'Acción', width: 11, cell: ({ accion }) => actionInWords(accion) },
    {
      id: 'registro',
      title: 'Registro',
      width: 11,
      cell: ({ entidad, idEntidad }) => recordInWords(entidad, idEntidad),
      more: ({ registro }) => registro,
    },
    {
      id: 'cambio',
      title: 'Qué cambió',
      width: 20,
      cell: ({ antes, despues }) => changesInWords(antes, despues),
      secondary: true,
    },
  ];
  return () => columns;
}
