import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { type ConPresencia, LATIDO_MS, type Presente } from '#domain/common/presencia';
import { query, type ReadData } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';

type Present = ReadonlyMap<number, readonly Presente[]>;

const NOBODY: Present = new Map();

/** Who has the records of a list open, for the marks in its cells: a list draws no row anew for it. */
export const PresentContext = createContext<Present>(NOBODY);

/** Who else has a record of the list open. */
export function usePresentAt(id: number): readonly Presente[] {
  return useContext(PresentContext).get(id) ?? NO_ONE;
}

const NO_ONE: readonly Presente[] = [];

/**
 * Follows who else has records open: read every twenty seconds, and put right by the stream in between. While it cannot be read,
 * nobody is named.
 */
export function usePresent(entidad: ConPresencia, ids: readonly number[]): Present {
  const { changes } = useRouteContext({ from: '/_app' });
  const { numiden } = usePerson();
  const data = useQueryClient();
  const asked = ids.join(',');
  const read = useMemo(() => query('presentes', { consulta: { entidad, ids: asked } }), [entidad, asked]);
  const { data: answer, error } = useQuery({ ...read, enabled: asked !== '', refetchInterval: LATIDO_MS });
  useEffect(() => {
    return changes.onPresence(entidad, ({ id, presentes }) => {
      if (!asked.split(',').includes(String(id))) return;
      const others = presentes.filter((one) => one.numiden !== numiden);
      data.setQueryData(read.queryKey, (held: ReadData<'presentes'> | undefined) => ({
        registros: [
          ...(held?.registros ?? []).filter((each) => each.id !== id),
          ...(others.length === 0 ? [] : [{ id, presentes: others }]),
        ],
      }));
    });
  }, [changes, data, entidad, asked, read, numiden]);
  return useMemo(
    () =>
      answer === undefined || error !== null
        ? NOBODY
        : new Map(answer.registros.map(({ id, presentes }) => [id, presentes])),
    [answer, error],
  );
}
