import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListedAuditEntry } from '#domain/audit';
import { actionInWords, recordInWords } from '#domain/auditWords';
import { PAGE_SIZES } from '#domain/constants';
import { dateAndTime } from '#domain/dates';
import { changesInWords } from '#domain/fieldChanges';
import { downloadCsv } from '../../data/downloads.ts';
import type { Column } from '../../ui/DataTable/columns.ts';
import { authorInWords } from '../../ui/history/ChangeList.tsx';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { List } from '../../ui/list/List.tsx';
import type { Orders } from '../../ui/list/orders.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { TwoLines } from '../../ui/list/TwoLines.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { Explanation } from './Explanation.tsx';
import { auditFilters } from './filters.ts';
import { auditRead, auditRequest, pageAnswer } from './reads.ts';
import type { SecuritySearch } from './search.ts';
import { sizeOf } from './search.ts';
import type { TabProps } from './tabProps.ts';

const ORDERS: Orders<(typeof auditFilters.orders)[number]> = {
  recientes: { text: 'Más recientes', column: 'fecha', descending: true },
  antiguas: { text: 'Más antiguas', column: 'fecha', descending: false },
};
const BAR = ['numiden', 'accion', 'entidad', 'idEntidad', 'fechaIni', 'fechaFin', 'lecturas'] as const;
const EXPORT_WORDS = {
  one: 'fila',
  many: 'filas',
  done: 'La bitácora se exportó con éxito',
  failed: 'No se pudo exportar la bitácora.',
} as const;

/** The audit: what was done, or what was read, by whom, when and to which record; a row opens what it changed. */
export function AuditTab({ api, tell, session, search, onSearch }: TabProps) {
  const router = useRouter();
  const columns = useMemo(() => {
    const hrefOf = (id: number) =>
      router.buildLocation({ to: '/seguridad', search: { ...search, cambio: id } }).publicHref;
    return auditColumns(hrefOf);
  }, [router, search]);
  const write = (next: SecuritySearch, options = { replace: false }) =>
    onSearch({ ...next, pestana: 'bitacora', filas: search.filas }, options);
  return (
    <>
      <Explanation>
        Todo lo que se hizo, con lo que había antes y lo que quedó. Con Lecturas se ve lo que se consultó, que se
        conserva un año. Consultar la bitácora también queda en ella.
      </Explanation>
      <List
        title={search.lecturas === true ? 'Lecturas' : 'Bitácora'}
        filtersLabel="Filtros de la bitácora"
        filters={auditFilters}
        bar={BAR}
        orders={ORDERS}
        search={auditFilters.read(search)}
        onSearch={write}
        read={(_request, page) => auditRead(search, page)}
        answer={pageAnswer<ListedAuditEntry>}
        pageSize={sizeOf(search)}
        sizes={{
          all: PAGE_SIZES,
          onSize: (filas, pagina) => onSearch({ ...search, filas, pagina }, { replace: false }),
        }}
        columns={columns}
        rowKey={entryKey}
        open={(id) => write({ ...search, cambio: id })}
        found={(count) => `Filas de la bitácora: ${count}`}
        notShown="La lista llega hasta aquí, y hay más. Para verlas, use más filtros, cambie el orden o expórtelas."
        tell={tell}
        actions={({ total, hasMore }) => (
          <CsvExport
            {...EXPORT_WORDS}
            {...{ total, hasMore, tell }}
            download={() => {
              const filtro = JSON.stringify(auditRequest(search));
              return downloadCsv(api.llamar('exportarBitacora', { consulta: { filtro } }), 'bitacora');
            }}
          />
        )}
      />
      {search.cambio !== undefined && (
        <EntryDialog
          api={api}
          permissions={session.permisos}
          read={auditRead(search)}
          id={search.cambio}
          onClose={() => write({ ...search, cambio: undefined })}
        />
      )}
    </>
  );
}

function entryKey({ id }: ListedAuditEntry): string {
  return String(id);
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
    { id: 'persona', title: 'Persona', width: 11, cell: (entry) => <TwoLines text={authorInWords(entry)} /> },
    { id: 'accion', title: 'Acción', width: 11, cell: ({ accion }) => <TwoLines text={actionInWords(accion)} /> },
    {
      id: 'registro',
      title: 'Registro',
      width: 11,
      cell: ({ entidad, idEntidad, registro }) => (
        <TwoLines text={recordInWords(entidad, idEntidad)} below={registro} />
      ),
    },
    {
      id: 'cambio',
      title: 'Qué cambió',
      width: 20,
      cell: ({ antes, despues }) => <TwoLines text={changesInWords(antes, despues)} />,
      secondary: true,
    },
  ];
  return () => columns;
}
