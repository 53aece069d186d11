import { Box, Drawer } from '@chakra-ui/react';
import { Button } from '../../Button.tsx';
import { LoadFailed } from '../../EmptyState.tsx';
import { KeyHint } from '../../KeyHint.tsx';
import { Loading } from '../../Loading.tsx';
import type { Deciding } from './deciding.ts';

interface Props {
  readonly deciding: Deciding;
  /** Why the record cannot be shown; null while it comes. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** The place of a record beside its list while it is read, or where it could not be: the others are still reached. */
export function UndecidedPanel({ deciding, failure, onRetry }: Props) {
  return (
    <>
      <Drawer.Body>
        {failure === null ? (
          <Loading text={`Cargando: ${deciding.title}`} />
        ) : (
          <>
            <Box textAlign="end">{deciding.whole}</Box>
            <LoadFailed text={failure} onRetry={onRetry} />
          </>
        )}
      </Drawer.Body>
      <Drawer.Footer pb="var(--notice-room)">
        <WaysOn {...deciding} />
      </Drawer.Footer>
    </>
  );
}

/** The buttons that lead to the waiting records before and after; their keys are the list's. */
export function WaysOn({ onNext, onPrevious }: Pick<Deciding, 'onNext' | 'onPrevious'>) {
  return (
    <>
      <Button variant="ghost" aria-keyshortcuts="K" onClick={onPrevious}>
        Anterior<KeyHint>k</KeyHint>
      </Button>
      <Button variant="ghost" aria-keyshortcuts="J" me="auto" onClick={onNext}>
        Siguiente<KeyHint>j</KeyHint>
      </Button>
    </>
  );
}
