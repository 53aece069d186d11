import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Notify } from '../../system/notices.ts';
import { numbersIn, type Several } from './several.ts';

/**
 * Keeps marks to what is in sight: other filters or another page drop them all, and a row that has left the list, or that takes no mark
 * any more, loses its own, which is told.
 * @param question the same text for the same filters and page.
 * @param rows null while they are not known.
 */
export function useMarksInSight(
  several: Several | null,
  question: string,
  rows: readonly object[] | null,
  tell: Notify,
): void {
  const marked = useSelector(several?.actor, (state) => (state === undefined ? '' : numbersIn(state.context.marcadas)));
  const asked = useRef(question);
  useEffect(() => {
    if (several === null) return;
    if (asked.current !== question) {
      asked.current = question;
      several.drop();
      return;
    }
    if (rows === null || marked === '') return;
    const { actor, list, seen } = several;
    const here = new Set(rows.filter((row) => list.mark(row) !== null).map(list.numberOf));
    const gone = marked
      .split(' ')
      .map(Number)
      .filter((fila) => !here.has(fila));
    if (gone.length === 0 || !actor.getSnapshot().can({ type: 'desmarcar', filas: gone })) return;
    actor.send({ type: 'desmarcar', filas: gone });
    const [first] = gone;
    const row = gone.length === 1 && first !== undefined ? seen(first) : undefined;
    tell('info', row === undefined ? `${gone.length} ${MANY}` : `${list.title(row)} ${ONE}`);
  }, [several, question, rows, marked, tell]);
}

const ONE = 'cambió o salió de la lista: ya no está marcado.';
const MANY = 'de los marcados cambiaron o salieron de la lista: ya no están marcados.';
