import { Grid, Heading } from '@chakra-ui/react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { Sesion } from '#domain/personas/sesion';
import { usePerson } from '../../system/person.ts';
import { useNow } from '../../ui/useNow.ts';
import { Followed, InMyCharge, LastOpened, MyDecisions, MyDrafts, SentBack } from './lists.tsx';

/** The short lists of the home page, by who they make sense for. */
const LISTS = [
  { List: InMyCharge, isFor: may(PERMISSION_GROUPS.casos) },
  { List: MyDecisions, isFor: may(['autorizarCaso', 'autorizarVale']) },
  { List: SentBack, isFor: may(['solicitarAutorizacion', 'crearVale']) },
  { List: MyDrafts, isFor: () => true },
  { List: Followed, isFor: may([...PERMISSION_GROUPS.casos, ...PERMISSION_GROUPS.vales]) },
  { List: LastOpened, isFor: () => true },
] as const;

function may(permisos: Parameters<typeof hasPermission>[1]) {
  return (person: Sesion) => hasPermission(person.permisos, permisos);
}

/** The beginning of a person's day: what waits for that person alone, and the way back to what was looked at last. */
export function MyDay() {
  const person = usePerson();
  const now = useNow();
  const shown = LISTS.filter(({ isFor }) => isFor(person));
  return (
    <Grid as="section" gridTemplateColumns="minmax(0, 1fr)" gap={3} aria-labelledby="mi-dia">
      <Heading as="h2" size="lg" id="mi-dia">
        Mi día
      </Heading>
      <Grid gap={3} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' }}>
        {shown.map(({ List }, place) => (
          <Grid key={List.name} gridTemplateColumns="minmax(0, 1fr)" gridColumn={{ md: spanOf(place, shown.length) }}>
            <List now={now} />
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}

/** Of six columns: pairs first, since the first lists are those to work on; three of an odd number share the last line. */
function spanOf(place: number, many: number): string {
  if (many === 1) return '1 / -1';
  const isOfThree = many % 2 === 1 && place >= many - 3;
  return isOfThree ? 'span 2' : 'span 3';
}
