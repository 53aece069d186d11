import { useQuery } from '@tanstack/react-query';
import { type GrupoQueCrece, tamanoEnPalabras } from '#domain/common/crecimiento';
import { GROWTH } from '../../data/wholeList.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { growthColumns } from './columns.tsx';

const TITLE = 'Sistema';

/** The contents of the database, by groups: how much each takes, how long it is kept, and when old rows went. */
export function SystemPage() {
  const reading = useQuery(GROWTH);
  const { data: rows = NONE } = reading;
  const all = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <PageHeading
        title={TITLE}
        below={`Lo que la base de datos guarda y cuánto se conserva.${all === 0 ? '' : ` En total ocupa ${tamanoEnPalabras(all)}.`}`}
      />
      <StaleNote {...reading} />
      <Rows variant="servers">
        <DataTable
          title="Lo que se guarda"
          columns={COLUMNS}
          rows={rows}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text="No se guarda nada" />}
        />
      </Rows>
    </>
  );
}

const COLUMNS = growthColumns();

const NONE: readonly GrupoQueCrece[] = [];

function keyOf({ grupo }: GrupoQueCrece): string {
  return grupo;
}
