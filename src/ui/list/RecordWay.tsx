import { chakra } from '@chakra-ui/react';
import { createLink, type LinkOptions, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '../Button.tsx';
import { BackIcon, NextIcon, PreviousIcon } from '../icons.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { useShortcut } from '../useShortcut.ts';
import type { Neighbour } from './neighbours.ts';
import { type RecordLists, useRecordWay } from './recordLists.ts';

interface Props {
  readonly id: number;
  readonly lists: RecordLists;
  /** Where a record is. */
  readonly record: (id: number) => LinkOptions;
  /** The record's state; undefined while it is not known. */
  readonly state?: number | undefined;
  /** Whether a record that went from one state to another leaves the person free for the next one. */
  readonly frees?: (before: number, after: number) => boolean;
}

/**
 * The line above a record that was opened from a list: back to the list as it was left, and on to the records before and
 * after. These take the place of the record in the history of the tab, so that the list stays one step back however many
 * were looked at. Once the record is done with, the next one is what is offered.
 */
export function RecordWay({ id, lists, record, state, frees }: Props) {
  const router = useRouter();
  const { history } = router;
  const way = useRecordWay(id, lists);
  const isDone = useFreed(state, frees);
  const following = way?.next ?? null;
  const goOn = () => {
    if (following === null) return;
    void router.navigate({ ...record(following.id), state: { place: following.place }, replace: true });
  };
  useShortcut('s', goOn, { description: 'Ir al siguiente de la lista', enabled: following !== null });
  if (way === null) return null;
  const { list, place, previous, next } = way;
  const beside = (neighbour: Neighbour | null) => ({
    ...record(neighbour?.id ?? id),
    state: neighbour === null ? {} : { place: neighbour.place },
    replace: true,
    disabled: neighbour === null,
  });
  return (
    <Line aria-label="Recorrido de la lista">
      <WayLink
        {...list.link(place.search)}
        state={{ isReturn: true }}
        onClick={(event) => {
          if (!place.isBehind || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          history.back();
        }}
      >
        <BackIcon />
        {list.back}
      </WayLink>
      <span>
        <WayLink {...beside(previous)}>
          <PreviousIcon />
          Anterior
        </WayLink>
        {isDone && next !== null ? (
          <LinkButton {...beside(next)} variant="solid" size="sm" aria-keyshortcuts="s">
            Siguiente
            <NextIcon />
            <KeyHint>s</KeyHint>
          </LinkButton>
        ) : (
          <WayLink {...beside(next)} aria-keyshortcuts={next === null ? undefined : 's'}>
            Siguiente
            <NextIcon />
          </WayLink>
        )}
      </span>
    </Line>
  );
}

/** Whether the record that is on screen was done with since it was opened. */
function useFreed(state: Props['state'], frees: Props['frees'] = () => false): boolean {
  const [first, setFirst] = useState(state);
  if (first === undefined && state !== undefined) setFirst(state);
  return first !== undefined && state !== undefined && first !== state && frees(first, state);
}

const Line = chakra('nav', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 4,
    mt: -3,
    mb: 1,
    // The words of the links stand in line with what is below.
    mx: -2,
    fontSize: 'sm',
    '& > span': { display: 'flex', gap: 1 },
  },
});

const WayLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minH: '1.75rem',
      px: 2,
      borderRadius: 'sm',
      color: 'brand.fg',
      textDecoration: 'none',
      _hover: { bg: 'bg.subtle', textDecoration: 'underline' },
      '&[aria-disabled=true]': { bg: 'transparent', color: 'fg.muted', opacity: 0.6, textDecoration: 'none' },
      '@media (pointer: coarse)': { minH: 10, px: 3 },
    },
  }),
);
