import { Box } from '@chakra-ui/react';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { useCasePage } from './context.ts';

/** The failure of taking the case, below the heading: that work has no form. */
export function HeaderFailures() {
  const { record, told, against, refreshing, showNewest } = useCasePage();
  const work = useWorkState(record, 'tomar');
  return (
    <Box mb={4} _empty={{ display: 'none' }}>
      <WorkFailure
        work={work}
        failed={record.works.tomar.failed}
        tell={({ cambios }) => told(cambios)}
        against={against('tomar', 'newest')}
        refreshing={refreshing}
        onAccept={showNewest}
      />
    </Box>
  );
}
