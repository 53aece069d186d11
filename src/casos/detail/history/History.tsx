import { Box, Flex, RadioGroup } from '@chakra-ui/react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OVER } from '../../../ui/form/over.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ChangeNotice } from '../../../ui/works/ChangeNotice.tsx';
import { regainFocus } from '../../../ui/works/focus.ts';
import { useCasePage } from '../context.ts';
import { type CaseEntry, caseHistoryOf, filterHistory, HISTORY_FILTERS, type HistoryFilter } from '../events.ts';
import { CommentBox } from './CommentBox.tsx';
import { Entries } from './Entries.tsx';

/** So many at the end are shown when the page opens; the ones before at a click. */
const IN_SIGHT = 20;

const FILTERS = Object.entries(HISTORY_FILTERS) as readonly (readonly [HistoryFilter, string])[];

/**
 * Everything that was said and done, in order, with its end in sight, and the box to say more below: the list scrolls by
 * itself, so that nothing that comes moves the box.
 */
export function History({ now }: { readonly now: Date }) {
  const page = useCasePage();
  // As it is by now, also while somebody writes: what others say may answer it.
  const { newest, record } = page;
  const [filter, setFilter] = useState<HistoryFilter>('todo');
  const history = useMemo(() => caseHistoryOf(newest), [newest]);
  const [folded, fold] = useState<ReadonlySet<string>>(
    () => new Set(history.slice(0, -IN_SIGHT).map(({ key }) => key)),
  );
  const fresh = useFresh(history);
  const list = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const [height, holdHeight] = useState<number | null>(null);
  useEndInSight(history, list);
  useEffect(() => {
    // Not where the box loses the focus: what is pressed then would move away under the pointer.
    const emptied = record.work('comentar').on('vaciado', () => holdHeight(null));
    return () => emptied.unsubscribe();
  }, [record]);
  const filtered = filterHistory(history, filter);
  const inSight = filtered.filter(({ key }) => !folded.has(key));
  const hidden = filtered.length - inSight.length;
  return (
    <Panel
      title="Historia"
      {...COLUMN}
      aside={
        <RadioGroup.Root
          size="sm"
          name="historia"
          aria-label="Mostrar"
          value={filter}
          onValueChange={({ value }) => setFilter(value as HistoryFilter)}
        >
          {FILTERS.map(([value, text]) => (
            <RadioGroup.Item key={value} value={value}>
              <RadioGroup.ItemHiddenInput style={OVER} />
              <RadioGroup.ItemControl />
              <RadioGroup.ItemText>{text}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      }
    >
      <Flex ref={said} direction="column" flex="0 1 auto" minH="8rem" h={height === null ? undefined : `${height}px`}>
        {/* Scrolls by itself: reached by Tab, so that it can be read by keyboard. */}
        <Box
          ref={list}
          position="relative"
          flex="0 1 auto"
          minH={0}
          mb={4}
          overflowY="auto"
          data-scroll-restoration-id={`historia ${newest.id}`}
          tabIndex={0}
          role="group"
          aria-label="Lo que se dijo y se hizo"
        >
          {hidden > 0 && (
            <Button
              variant="plain"
              size="sm"
              onClick={() => {
                fold(new Set());
                regainFocus(() => document.querySelector('input[name=historia]:checked'));
              }}
            >
              Ver {hidden === 1 ? 'el anterior' : `los ${hidden} anteriores`}
            </Button>
          )}
          {filtered.length === 0 ? (
            <EmptyState text={filter === 'comentarios' ? 'Aún no hay comentarios.' : 'Aún no hay movimientos.'} />
          ) : (
            <Entries entries={inSight} fresh={fresh} now={now} />
          )}
        </Box>
        <ChangeNotice page={page} />
      </Flex>
      {/* Whoever writes has the box where it is: what others say scrolls in above it. */}
      <Box onFocus={() => holdHeight((held) => held ?? said.current?.offsetHeight ?? null)}>
        <CommentBox />
      </Box>
    </Panel>
  );
}

/** The keys of others' entries since this page was opened: marked so that the eye finds them. */
function useFresh(history: readonly CaseEntry[]): ReadonlySet<string> {
  const { numiden } = useCasePage().person;
  const [atFirst] = useState(() => new Set(history.map(({ key }) => key)));
  return useMemo(
    () =>
      new Set(history.filter(({ key, autor }) => !atFirst.has(key) && autor.numiden !== numiden).map(({ key }) => key)),
    [history, atFirst, numiden],
  );
}

/** The page opens at the end of the history, and stays there as it grows; a reader further up is left in peace. */
function useEndInSight(history: readonly CaseEntry[], list: RefObject<HTMLDivElement | null>): void {
  const { numiden } = useCasePage().person;
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    // The notice and the box below take room from the list as they grow.
    const follow = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', look);
    follow.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      follow.disconnect();
    };
  }, [list]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || history.length === 0) return;
    if (isAtEnd.current || history.at(-1)?.autor.numiden === numiden) element.scrollTop = element.scrollHeight;
  }, [history, numiden, list]);
}

/** So near to its end a list counts as being there. */
const NEAR_PX = 24;

/**
 * As high as a screen leaves below frame, heading and summary, with room for a long name or for the line of a lost
 * connection. The list gives way to anything below it (a notice, a failure, a longer comment), so that the box stays in
 * view with its buttons.
 */
const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  maxH: { base: 'max(28rem, calc(100dvh - 20rem))', lg: 'max(28rem, calc(100dvh - 14.5rem))' },
} as const;
