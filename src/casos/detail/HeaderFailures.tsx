import { Box } from '@chakra-ui/react';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import type { CaseWorks } from '../works.ts';
import { useCasePage } from './context.ts';

/** Below the heading stands what became of the works that nothing is written for. */
export function HeaderFailures() {
  return (
    <>
      <One name="tomar" />
      <One name="escalarAMantenimiento" />
    </>
  );
}

function One({ name }: { readonly name: keyof CaseWorks }) {
  const { record, told, against, refreshing, showNewest } = useCasePage();
  const work = useWorkState(record, name);
  return (
    <Box mb={4} _empty={{ display: 'none' }}>
      <WorkFailure
        work={work}
        failed={record.works[name].failed}
        tell={({ cambios }) => told(cambios)}
        against={against(name, 'newest')}
        refreshing={refreshing}
        onAccept={showNewest}
      />
    </Box>
  );
}
