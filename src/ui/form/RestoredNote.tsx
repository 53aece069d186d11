import { Flex } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { dateAndTime } from '#domain/common/dates';
import { Button } from '../Button.tsx';
import { Note } from '../Note.tsx';
import type { RestoredDraft } from './useForm.ts';

/**
 * Says over the fields of a form that they hold a draft and not what is saved. It is there from the first moment or never:
 * nothing moves under a pointer while somebody writes.
 */
export function RestoredNote({ restored }: { readonly restored: RestoredDraft | null }) {
  if (restored === null) return null;
  const { since, discard } = restored;
  const throwAway = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const form = currentTarget.form;
    discard?.();
    // The button that has the focus goes.
    form?.querySelector<HTMLElement>('fieldset :is(input, select, textarea)')?.focus();
  };
  return (
    <Note colorPalette="orange" role="status" fontSize="sm" data-draft="">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap={3} rowGap={1}>
        <p>
          <strong>Se recuperó un borrador del {dateAndTime(new Date(since).toISOString())}.</strong> Lo que ve aún no
          está guardado.
        </p>
        <Button size="sm" visibility={discard === null ? 'hidden' : undefined} onClick={throwAway}>
          Descartar
        </Button>
      </Flex>
    </Note>
  );
}
