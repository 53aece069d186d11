import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Enviada } from '#machines/variosRegistros.types';
import type { Column } from '../DataTable/columns.ts';
import { MarkBox, MarkPageHead, outcomeOf } from './marks.tsx';
import type { Several } from './several.ts';

type ColumnsAt<Row> = (now: Date) => readonly Column<Row>[];

/**
 * The columns of a list with the one of its marks before them; below a row whose work did not go well stands why. No line comes for one
 * that went well: its row says so itself.
 * @param columns the same function in every render.
 * @param several null leaves the columns as they are.
 */
export function useMarkedColumns<Row extends object>(columns: ColumnsAt<Row>, several: Several | null): ColumnsAt<Row> {
  const enviadas = useSelector(several?.actor, (state) => state?.context.enviadas ?? NONE);
  const trabajo = useSelector(several?.actor, (state) => state?.context.trabajo ?? '');
  const hasEnded = useSelector(several?.actor, (state) => state?.hasTag('failed') === true);
  return useMemo(() => {
    if (several === null) return columns;
    const { list } = several;
    const told = enviadas.filter(({ estado }) => TOLD.includes(estado) || (hasEnded && estado === 'pendiente'));
    const outcome = (row: Row) => {
      const one = told.find(({ fila }) => fila === list.numberOf(row));
      return one === undefined ? null : outcomeOf(one, trabajo, list);
    };
    const below: Column<Row> = { id: 'resultado', title: 'Resultado', width: 0, secondary: 'below', cell: outcome };
    return (now) => [MARKS, ...columns(now), ...(told.length > 0 ? [below] : [])];
  }, [columns, several, enviadas, trabajo, hasEnded]);
}

const NONE: readonly Enviada[] = [];
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
