import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { CUENTAS } from '#domain/common/plazos';
import { estadoConPlazo, type Plazo } from '#domain/escritorio/plazos';
import { useDrafts } from '../../data/useDrafts.ts';
import { LIMITS } from '../../data/wholeList.ts';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import { RecordTable } from '../../ui/records/RecordTable.tsx';
import { LimitDialog } from './LimitDialog.tsx';

const COLUMNS = [
  plain<Plazo>('horas', 'Horas', 6, ({ horas }) => horas),
  plain<Plazo>('cuenta', 'Se cuentan', 15, ({ cuenta }) => CUENTAS[cuenta], { secondary: true }),
];

/** The limits of time that the chain gives to states: they are switched off, never deleted. */
export function LimitsPage() {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, 'plazo.');
  const [open, setOpen] = useState<{ readonly row: Plazo | null } | null>(null);
  const onOpen = useCallback((row: Plazo | null) => setOpen({ row }), []);
  return (
    <>
      <RecordTable
        title="Plazos"
        below="Cuánto puede estar un caso o un vale en cada estado. Al pasar, se avisa a quien lo tiene o lo hizo y a quien gerencia su área."
        heading="Plazos por estado"
        read={LIMITS}
        rowsOf={(rows) => rows}
        columns={COLUMNS}
        nameOf={estadoConPlazo}
        nameTitle="Registro y estado"
        empty="Aún no hay plazos: rige solo el semáforo"
        add="Agregar plazo"
        onOpen={onOpen}
      />
      {open !== null && drafts !== null && <LimitDialog row={open.row} drafts={drafts} onEnd={() => setOpen(null)} />}
    </>
  );
}
