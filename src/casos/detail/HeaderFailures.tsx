import { Box } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import type { Place } from '#machines/caso.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { useWorkNotices } from '../../ui/works/useWorkNotices.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import type { Work } from '../works.ts';
import { works } from '../works.ts';
import { maintenance } from './connect.ts';
import { useFailureProps, useWork } from './context.ts';

/** Below the heading stands what became of the works that nothing is written for. */
export function HeaderFailures() {
  const taking = useWork('tomar');
  const escalating = useWork('mantenimiento');
  return (
    <>
      {taking !== undefined && <One place="tomar" work={taking} entry={works.tomar} />}
      {escalating !== undefined && <One place="mantenimiento" work={escalating} entry={maintenance} />}
    </>
  );
}

interface Props {
  readonly place: Place;
  readonly work: TrabajoUnicoRef;
  readonly entry: Work;
}

function One({ place, work, entry }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const failure = useFailureProps(place, work);
  useWorkNotices(work, avisar);
  return (
    <Box css={{ '& > *': { marginBottom: '1rem' } }}>
      <WorkFailure {...failure} failed={entry.failed} />
    </Box>
  );
}
