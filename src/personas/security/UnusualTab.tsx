import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { actionInWords } from '#domain/common/auditWords';
import { dateAndTime, dayOf, shortDate, TIME_ZONE } from '#domain/common/dates';
import { UNUSUAL_IN_AN_HOUR, type UnusualReading } from '#domain/personas/security';
import type { Column } from '../../ui/DataTable/columns.ts';
import { List } from '../../ui/list/List.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Explanation } from './Explanation.tsx';
import type { SecuritySearch } from './search.ts';
import { unusualList } from './securityLists.ts';
import type { TabProps } from './tabProps.ts';

/** The hours of a day in which a person read much more than usual; each leads to those readings in the audit. */
export function UnusualTab({ tell, search, onSearch }: TabProps) {
  const router = useRouter();
  const today = dayOf(useNow(), TIME_ZONE);
  const columns = useMemo(() => {
    const hrefOf = (row: UnusualReading) =>
      router.buildLocation({ to: '/seguridad', search: readingsOf(row) }).publicHref;
    return unusualColumns(hrefOf);
  }, [router]);
  return (
    <>
      <Explanation>
        Las horas del {shortDate(String(search.dia ?? today))} en que una persona buscó clientes, consultó operaciones o
        folios, vio casos o vales, o descargó anexos más de lo que pide atender: {UNUSUAL_IN_AN_HOUR} distintos o más de
        lo mismo en una hora, o tan seguido que se le hizo esperar. En un mostrador con mucha gente son unos cuarenta.
        No es prueba de nada: pregunte antes de concluir.
      </Explanation>
      <List
        list={unusualList}
        search={unusualList.filters.read(search)}
        onSearch={(next, options) => onSearch({ ...next, pestana: 'lecturas' }, options)}
        columns={columns}
        tell={tell}
      />
    </>
  );
}

/** Where the readings themselves are. */
function readingsOf({ persona, accion, desde }: UnusualReading): SecuritySearch {
  const dia = dayOf(new Date(desde), TIME_ZONE);
  return { pestana: 'bitacora', numiden: persona.numiden, accion, lecturas: true, desde: dia, hasta: dia };
}

function unusualColumns(hrefOf: (row: UnusualReading) => string): () => readonly Column<UnusualReading>[] {
  const columns: readonly Column<UnusualReading>[] = [
    {
      id: 'hora',
      title: 'Desde la hora',
      width: 8.5,
      cell: ({ desde }) => dateAndTime(desde),
      fit: 'short',
    },
    {
      id: 'persona',
      title: 'Persona',
      width: 14,
      cell: ({ persona }) => `${persona.nombre ?? 'Nadie con ese número'} (${persona.numiden})`,
      rowHeader: true,
    },
    { id: 'que', title: 'Qué', width: 11, cell: ({ accion }) => actionInWords(accion) },
    { id: 'distintas', title: 'Distintos', width: 6, cell: ({ distintas }) => distintas, fit: 'number' },
    {
      id: 'frenada',
      title: 'Se le hizo esperar',
      width: 9,
      cell: ({ frenada }) => (frenada ? <CellChip color="naranja">Sí</CellChip> : 'No'),
      secondary: true,
    },
    { id: 'ver', title: 'Lecturas', width: 8, cell: (row) => <a href={hrefOf(row)}>Ver cuáles</a> },
  ];
  return () => columns;
}
