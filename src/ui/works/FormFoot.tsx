import { Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import type { WorkKit } from './useWork.ts';
import type { WorkValues } from './work.ts';

interface Props<Typed extends WorkValues> {
  readonly kit: Pick<WorkKit<Typed>, 'form' | 'isBusy' | 'conflict' | 'discard'>;
  /** Why it was not saved, over the buttons. */
  readonly failure: ReactNode;
  /** The small letters beside the buttons. */
  readonly said: string;
  /** Something is written that can be thrown away. */
  readonly isWritten: boolean;
  /** The buttons that close and save. */
  readonly children: ReactNode;
}

/** The foot of a form: why it was not saved, and its buttons. A draft that was restored is discarded over the fields, a conflict in its own words. */
export function FormFoot<Typed extends WorkValues>({ kit, failure, said, isWritten, children }: Props<Typed>) {
  const { form, isBusy, conflict, discard } = kit;
  return (
    <Grid flex={1} gap={2} minW={0}>
      {failure}
      <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
        <Text me="auto" order={-2} color="fg.muted" fontSize="xs">
          {said}
        </Text>
        {children}
        {/* It comes while one writes: last by keys, so that it never stands between a field and the button one goes for. */}
        {isWritten && form.restored === null && conflict === null && (
          <Button variant="ghost" order={-1} disabled={isBusy} onClick={discard}>
            Descartar
          </Button>
        )}
      </Flex>
    </Grid>
  );
}
