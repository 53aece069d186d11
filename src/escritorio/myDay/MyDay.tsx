import { Box, Grid, Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { Sesion } from '#domain/personas/sesion';
import { usePerson } from '../../system/person.ts';
import { useNow } from '../../ui/useNow.ts';
import { Followed, InMyCharge, LastOpened, MyDecisions, MyDrafts, SentBack } from './lists.tsx';

/** The short lists of the home page, by who they make sense for. */
const LISTS = [
  { key: 'inMyCharge', List: InMyCharge, isFor: may(PERMISSION_GROUPS.casos) },
  { key: 'myDecisions', List: MyDecisions, isFor: may(['autorizarCaso', 'autorizarVale']) },
  { key: 'sentBack', List: SentBack, isFor: may(['solicitarAutorizacion', 'crearVale']) },
  { key: 'myDrafts', List: MyDrafts, isFor: () => true },
  { key: 'followed', List: Followed, isFor: may([...PERMISSION_GROUPS.casos, ...PERMISSION_GROUPS.vales]) },
  { key: 'lastOpened', List: LastOpened, isFor: () => true },
] as const;

function may(permisos: Parameters<typeof hasPermission>[1]) {
  return (person: Sesion) => hasPermission(person.permisos, permisos);
}

/** For so long the lists wait for each other, in milliseconds: then those that are there are shown. */
const PATIENCE_MS = 1_500;

/** How many columns they stand in. */
const COLUMNS = 2;

interface Props {
  /** What stands below the lists, and is never pushed down by them. */
  readonly children: ReactNode;
}

/**
 * The beginning of a person's day: what waits for that person alone, and the way back to what was looked at last. Each list
 * is as high as what it holds, so all appear at once, when the last one is answered.
 */
export function MyDay({ children }: Props) {
  const person = usePerson();
  const now = useNow();
  const shown = LISTS.filter(({ isFor }) => isFor(person));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const isLate = useLate(PATIENCE_MS);
  const isThere = isLate || shown.every(({ key }) => answered.has(key));
  // Each column by itself: no list is as high as the one beside it.
  const columns = [0, 1].slice(0, shown.length).map((column) => shown.filter((_, at) => at % COLUMNS === column));
  return (
    <>
      <Grid as="section" gridTemplateColumns="minmax(0, 1fr)" gap={3} aria-labelledby="mi-dia" aria-busy={!isThere}>
        <Heading as="h2" size="lg" id="mi-dia">
          Mi día
        </Heading>
        <Grid
          hidden={!isThere}
          alignItems="start"
          gap={3}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          {columns.map((lists) => (
            <Grid key={lists[0]?.key} gap={3} gridTemplateColumns="minmax(0, 1fr)">
              {lists.map(({ key, List }) => (
                <List key={key} now={now} onAnswered={() => setAnswered((keys) => new Set(keys).add(key))} />
              ))}
            </Grid>
          ))}
        </Grid>
      </Grid>
      {/* Room for the place to which a reload scrolls back. */}
      {isThere ? children : <Box h="200vh" />}
    </>
  );
}

/** Whether so many milliseconds passed. */
function useLate(ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}
