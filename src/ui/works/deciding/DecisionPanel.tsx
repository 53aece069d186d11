import { Box, Drawer, Flex, Grid, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../Button.tsx';
import { KeyHint } from '../../KeyHint.tsx';
import { Note } from '../../Note.tsx';
import { useShortcut } from '../../useShortcut.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { FocusAfterSave } from '../focus.ts';
import type { WindowPage } from '../useRecordPage.ts';
import { useWorkState, type WorkState } from '../useWork.ts';
import { WorkFailure } from '../WorkFailure.tsx';
import type { AnyWork, Works } from '../work.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { Deciding, Ways } from './deciding.ts';
import { WaysOn } from './UndecidedPanel.tsx';

interface Props<W extends Works> {
  readonly page: WindowPage<W>;
  readonly ways: Ways<keyof W & string>;
  readonly deciding: Deciding;
  /** Somebody else was quicker: the record is read again. */
  readonly onOutdated: () => void;
  /** Something to know before a decision. */
  readonly above?: (way: keyof W & string) => ReactNode;
  /** The record. */
  readonly children: ReactNode;
}

const KEYS = { yes: 'a', no: 'r' } as const satisfies Ways<string>;

/** So long a decision stays in sight before the next one comes, in milliseconds: a second press meets nothing to decide. */
const IN_SIGHT_MS = 400;

/**
 * A record beside its list, with the two works that decide it: by A and R where nothing must be written, else by its form. They are
 * the works of the record's own page, with their guards, drafts and sentences.
 */
export function DecisionPanel<W extends Works>({ page, ways, deciding, onOutdated, above, children }: Props<W>) {
  const { record, against } = page;
  const { works, actor } = record;
  const group = useRef<HTMLDivElement>(null);
  const open = useSelector(actor, ({ context }) => context.open);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const [asked, ask] = useState(ways.yes);
  const states = {
    yes: useWorkState(record, formOf(works, ways.yes)),
    no: useWorkState(record, formOf(works, ways.no)),
  };
  const said = useDecided(page, deciding);
  const isOutdated = states.yes.conflict !== null || states.no.conflict !== null;
  const isOffered = said === null && open === null && !isOutdated;
  const outdated = useEffectEvent(onOutdated);
  useEffect(() => {
    if (isOutdated) outdated();
  }, [isOutdated]);
  const reasons = { yes: against(ways.yes, 'newest'), no: against(ways.no, 'newest') };

  const decide = (which: keyof Ways<string>) => {
    if (!isOffered || isBusy || reasons[which] !== null) return;
    const form = formOf(works, ways[which]);
    const { schema: ofForm, blank }: AnyWork = works[form] as AnyWork;
    const schema = works[ways[which]]?.schema ?? ofForm;
    ask(ways[which]);
    // A draft of another time is read before it goes.
    if (schema?.safeParse(blank).success === false || hasWords(states[which]))
      actor.send({ type: 'abrir', trabajo: form });
    else states[which].send(blank, ways[which]);
  };
  useShortcut(KEYS.yes, () => decide('yes'), {
    ofWindow: true,
    description: works[ways.yes]?.button ?? '',
    enabled: isOffered && reasons.yes === null,
  });
  useShortcut(KEYS.no, () => decide('no'), {
    ofWindow: true,
    description: works[ways.no]?.button ?? '',
    enabled: isOffered && reasons.no === null,
  });

  const { closesFirst } = deciding;
  useEffect(() => {
    if (open === null) group.current?.focus({ preventScroll: true });
    closesFirst.current = open === null ? null : () => actor.send({ type: 'cerrar' });
    return () => {
      closesFirst.current = null;
    };
  }, [open, actor, closesFirst]);

  const tried = (name: keyof Ways<string>) => {
    const way = states[name].como in works ? states[name].como : ways[name];
    return (
      <WorkFailure
        key={formOf(works, ways[name])}
        work={states[name]}
        failed={(works[way] as AnyWork).failed}
        tell={({ cambios }) => page.told(cambios)}
        against={reasons[name]}
        refreshing={page.refreshing}
        onAccept={page.showNewest}
        submitsElsewhere
        isBlank
      />
    );
  };
  return (
    <FocusAfterSave value={() => group.current}>
      <Drawer.Body>
        <Grid
          ref={group}
          role="group"
          aria-label={deciding.title}
          tabIndex={-1}
          outline="none"
          gap={3}
          gridTemplateColumns="minmax(0, 1fr)"
          data-first-focus=""
        >
          {said === null && <ChangeNotice page={page} />}
          {children}
        </Grid>
      </Drawer.Body>
      <Drawer.Footer pb="var(--notice-room)">
        {open !== null ? (
          <Box flex={1} minW={0}>
            <DecisionForm key={asked} page={page} way={asked} form={open} above={above?.(asked)} />
          </Box>
        ) : (
          <Grid flex={1} gap={2} minW={0}>
            {tried('yes')}
            {formOf(works, ways.no) !== formOf(works, ways.yes) && tried('no')}
            {said !== null && <Text>{said}</Text>}
            {said === null && !isOutdated && <Reasons reasons={[...new Set(Object.values(reasons))]} />}
            <Flex wrap="wrap" gap={2}>
              <WaysOn {...deciding} />
              {(['no', 'yes'] as const).map(
                (which) =>
                  said === null &&
                  !isOutdated &&
                  reasons[which] === null && (
                    <Button
                      key={which}
                      variant={which === 'yes' ? 'solid' : 'outline'}
                      aria-keyshortcuts={KEYS[which].toUpperCase()}
                      busy={isBusy && asked === ways[which]}
                      aria-disabled={isBusy || undefined}
                      onClick={() => decide(which)}
                    >
                      {wordsOf(works[ways[which]] as AnyWork, states[which], isBusy && asked === ways[which])}
                      <KeyHint>{KEYS[which]}</KeyHint>
                    </Button>
                  ),
              )}
            </Flex>
          </Grid>
        )}
      </Drawer.Footer>
    </FocusAfterSave>
  );
}

/** The work whose form another one is a button of, or the work itself. */
function formOf<W extends Works>(works: W, name: keyof W & string): keyof W & string {
  return works[name]?.formOf ?? name;
}

/** Something is kept of what was written, and was not just sent. */
function hasWords({ isKept, hasFailed }: WorkState): boolean {
  return isKept && !hasFailed;
}

function wordsOf({ button, busy }: AnyWork, { hasFailed }: WorkState, isSending: boolean): string {
  if (isSending) return busy;
  return hasFailed ? 'Reintentar' : button;
}

/** Why this person does not decide it, or not so. */
function Reasons({ reasons }: { readonly reasons: readonly (string | null)[] }) {
  return reasons.map(
    (text) =>
      text !== null && (
        <Note key={text} colorPalette="orange">
          {text}
        </Note>
      ),
  );
}

/** The words of the decision that was just made here; null before. The next one comes by itself. */
function useDecided<W extends Works>({ record }: WindowPage<W>, { onDecided, onNext }: Deciding): string | null {
  const [said, say] = useState<string | null>(null);
  const decided = useEffectEvent(onDecided);
  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = record.actor.on('trabajoHecho', ({ resultado }) => {
      decided();
      say(resultado.descripcion);
      timer = setTimeout(() => goOn(), IN_SIGHT_MS);
    });
    return () => {
      clearTimeout(timer);
      heard.unsubscribe();
    };
  }, [record]);
  return said;
}
