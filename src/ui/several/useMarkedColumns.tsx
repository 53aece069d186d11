import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Deshaciendo } from '#machines/deshacer.types';
import type { Enviada } from '#machines/variosRegistros.types';
import type { Column } from '../DataTable/columns.ts';
import { isKept, keptOutcome, MarkBox, MarkPageHead, outcomeOf } from './marks.tsx';
import type { Several } from './several.ts';

type ColumnsAt<Row> = (now: Date) => readonly Column<Row>[];

/**
 * The columns of a list with the one of its marks before them; below a row whose work did not go well, or could not be taken back,
 * stands why. No line comes for one that went well: its row says so itself.
 * @param columns the same function in every render.
 * @param several null leaves the columns as they are.
 */
export function useMarkedColumns<Row extends object>(columns: ColumnsAt<Row>, several: Several | null): ColumnsAt<Row> {
  const enviadas = useSelector(several?.actor, (state) => state?.context.enviadas ?? NONE);
  const trabajo = useSelector(several?.actor, (state) => state?.context.trabajo ?? '');
  const hasEnded = useSelector(several?.actor, (state) => state?.hasTag('failed') === true);
  const undoing = useSelector(several?.deshacer, (state) => state?.context.registros ?? NOT_UNDONE);
  return useMemo(() => {
    if (several === null) return columns;
    const { list } = several;
    const told = enviadas.filter(({ estado }) => TOLD.includes(estado) || (hasEnded && estado === 'pendiente'));
    const kept = undoing.filter((one) => isKept(one) && one.renglon?.lista === several.seed);
    const outcome = (row: Row) => {
      const fila = list.numberOf(row);
      const stayed = kept.find(({ renglon }) => renglon?.fila === fila);
      if (stayed !== undefined) return keptOutcome(stayed);
      const one = told.find((each) => each.fila === fila);
      return one === undefined ? null : outcomeOf(one, trabajo, list);
    };
    const below: Column<Row> = { id: 'resultado', title: 'Resultado', width: 0, secondary: 'below', cell: outcome };
    return (now) => [MARKS, ...columns(now), ...(told.length + kept.length > 0 ? [below] : [])];
  }, [columns, several, enviadas, trabajo, hasEnded, undoing]);
}

const NONE: readonly Enviada[] = [];
const NOT_UNDONE: readonly Deshaciendo[] = [];
const TOLD: readonly Enviada['estado'][] = ['ajena', 'rechazada', 'incierta'];

/** As narrow as its boxes, so that no other column gives way. */
const MARKS: Column<object> = {
  id: 'marca',
  title: 'Marcar',
  head: <MarkPageHead />,
  width: 2,
  cell: (row) => <MarkBox row={row} />,
  fit: 'short',
};
