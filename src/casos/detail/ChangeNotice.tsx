import { Box, chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { changesTold } from './changes.ts';
import { useCasePage, useWork } from './context.ts';

/**
 * Says that somebody else changed the case, and what; 'Ver cambios' brings it on screen and touches nothing that is being
 * written. Silent while a stale save says the same.
 */
export function ChangeNotice() {
  const { news, person, refreshing, showNewest } = useCasePage();
  const form = useWork('formulario');
  const taking = useWork('tomar');
  const formSaysIt = useSelector(form, (state) => state?.matches('conflict') ?? false);
  const takingSaysIt = useSelector(taking, (state) => state?.matches('conflict') ?? false);
  const told = formSaysIt || takingSaysIt ? [] : changesTold(news, person.numiden);
  return (
    <Box role="status">
      {told.length > 0 && (
        <Line colorPalette="blue">
          <p>
            <strong>Este caso cambió:</strong> {told.join('; ')}.
          </p>
          <Button
            size="sm"
            busy={refreshing}
            onClick={() => {
              showNewest();
              // When React has drawn what is new.
              setTimeout(() => {
                if (document.querySelector('[role=dialog]') === null) focusNew();
              });
            }}
          >
            Ver cambios
          </Button>
        </Line>
      )}
    </Box>
  );
}

const Line = chakra(Note, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: 1,
    columnGap: 4,
    mb: 2,
    '& > p': { flex: '1 1 20rem', minW: 0 },
  },
});

function focusNew(): void {
  document.querySelector<HTMLElement>('main [data-new]')?.focus();
}
