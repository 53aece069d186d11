import { useMemo } from 'react';
import { actionInWords } from '#domain/common/auditWords';
import { dateAndTime } from '#domain/common/dates';
import { changesInWords } from '#domain/common/fieldChanges';
import type { ListedAuditEntry } from '#domain/personas/audit';
import type { Column } from '../../ui/DataTable/columns.ts';
import { authorInWords } from '../../ui/history/ChangeList.tsx';
import { List } from '../../ui/list/List.tsx';
import { Explanation } from './Explanation.tsx';
import { pageSizeOf } from './search.ts';
import { type Happening, happeningLists } from './securityLists.ts';
import type { TabProps } from './tabProps.ts';

const EXPLANATIONS: Readonly<Record<Happening, string>> = {
  rechazos:
    'De cada número y red se anotan los primeros cinco rechazos, y después el octavo, el decimosexto y así: la columna Vez dice cuál fue.',
  exportaciones: 'Quién descargó una lista completa, y con qué filtros. Se conservan un año.',
};

/** One kind of act out of the audit, by person and day: refused logins, or exports. */
export function HappeningTab({ kind, tell, search, onSearch }: TabProps & { readonly kind: Happening }) {
  const list = happeningLists[kind];
  const columns = useMemo(() => {
    const some = COLUMNS[kind];
    return () => some;
  }, [kind]);
  return (
    <>
      <Explanation>{EXPLANATIONS[kind]}</Explanation>
      <List
        list={list}
        search={list.filters.read(search)}
        onSearch={(next, options) => onSearch({ ...next, pestana: kind, filas: search.filas }, options)}
        size={{
          rows: pageSizeOf(search),
          onSize: (filas, pagina) => onSearch({ ...search, filas, pagina }, { replace: false }),
        }}
        columns={columns}
        notShown="La lista llega hasta aquí, y hay más. Para verlas, elija una persona o un día, o cambie el orden."
        tell={tell}
      />
    </>
  );
}

const when: Column<ListedAuditEntry> = {
  id: 'fecha',
  title: 'Fecha',
  width: 9,
  cell: ({ momento }) => dateAndTime(momento),
  sortBy: ({ momento }) => momento,
  fit: 'short',
};

const COLUMNS: Readonly<Record<Happening, readonly Column<ListedAuditEntry>[]>> = {
  rechazos: [
    when,
    {
      id: 'persona',
      title: 'Con el número',
      width: 15,
      cell: ({ idEntidad, registro }) => `${registro ?? 'Nadie con ese número'} (${idEntidad})`,
      rowHeader: true,
    },
    { id: 'motivo', title: 'Motivo', width: 14, cell: (row) => capitalized(fact(row, 'motivo')) },
    { id: 'ip', title: 'Desde', width: 11, cell: (row) => fact(row, 'ip'), fit: 'short', secondary: true },
    { id: 'veces', title: 'Vez', width: 5, cell: (row) => fact(row, 'veces'), fit: 'number', secondary: true },
  ],
  exportaciones: [
    when,
    {
      id: 'persona',
      title: 'Persona',
      width: 15,
      cell: authorInWords,
      rowHeader: true,
    },
    { id: 'que', title: 'Qué', width: 11, cell: ({ accion }) => actionInWords(accion) },
    {
      id: 'filtro',
      title: 'Con qué filtros',
      width: 24,
      cell: ({ despues }) => filterInWords(despues),
      secondary: true,
    },
  ],
};

function fact({ despues }: ListedAuditEntry, name: string): string | null {
  const value = despues?.[name];
  return value === undefined || value === null ? null : String(value);
}

function capitalized(text: string | null): string | null {
  return text === null ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The set values of a filter in words, without the order; 'Ninguno' where none is set. */
function filterInWords(despues: ListedAuditEntry['despues']): string {
  const { filtro } = despues ?? {};
  if (typeof filtro !== 'object' || filtro === null) return 'Ninguno';
  const set = Object.entries(filtro).filter(([name, value]) => {
    const isEmpty = value === false || value === 0 || (Array.isArray(value) && value.length === 0);
    return !isEmpty && name !== 'orden';
  });
  return changesInWords(null, Object.fromEntries(set)) || 'Ninguno';
}
