import { Flex, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { NombreLectura } from '#contract/contract';
import type { Read, ReadData } from '../../data/query.ts';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';

/** The question of a window that finds a record by its number. */
export interface FolioAsking<Asked, N extends NombreLectura> {
  readonly title: string;
  readonly size: 'md' | 'lg';
  /** How a screen reader calls the form that asks. */
  readonly label: string;
  readonly field: Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'inputMode' | 'spellCheck'>;
  /** The typed number, as the call takes it. */
  readonly schema: z.ZodType<Asked, string>;
  /** Why a typed number is not asked for; null where it is. */
  readonly faultOf?: (asked: Asked) => string | null;
  /** @param asked null before anything was asked for, when nothing is read. */
  readonly read: (asked: Asked | null) => Read<N>;
  /** Puts the finding in one line, told also to who does not see it. */
  readonly inALine: (found: ReadData<N>) => string;
  /** With which the drafts of its works begin. */
  readonly draftPrefix: string;
}

/** The finding, for the part of the window that shows it and works on it. */
export interface FolioAnswer<Found> {
  readonly found: Found;
  /** False while it is not known how it is by now. */
  readonly isShown: boolean;
  readonly drafts: PageDrafts;
  /** The record whose sending the window waits for. */
  readonly held: RefObject<LiveRecord | null>;
  /** A work on it came to its end: it is read again, and the next number is typed. */
  readonly onEnded: () => void;
  /** The person goes to another page. */
  readonly onLeave: () => void;
}

interface Props<Asked, N extends NombreLectura> {
  readonly asking: FolioAsking<Asked, N>;
  /** The number that is asked for at once; null: the person says it. */
  readonly first?: Asked | null;
  readonly onClose: () => void;
  readonly children: (answer: FolioAnswer<ReadData<N>>) => ReactNode;
}

/** A window for what is asked for by its number, for as long as it is mounted: the question, and what was found. */
export function FolioWindow<Asked extends string | number, N extends NombreLectura>(props: Props<Asked, N>) {
  const { asking, first = null, onClose, children } = props;
  const { title, size, draftPrefix, read, inALine } = asking;
  const [asked, ask] = useState<Asked | null>(first);
  const [ended, countEnd] = useState(0);
  const held = useRef<LiveRecord | null>(null);
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, draftPrefix);
  // Who asks wants to know what there is now.
  const reading = useQuery({ ...read(asked), enabled: asked !== null, refetchOnMount: 'always' });
  const isReading = asked !== null && (reading.isFetching || drafts === null);
  const failure = isReading ? null : reading.error;
  const found = drafts === null ? undefined : reading.data;
  const isShown = found !== undefined && failure === null;
  const close = () => {
    if (!isSending(held)) onClose();
  };
  return (
    <Dialog title={title} size={size} onClose={close} footer={<Button onClick={close}>Cerrar</Button>}>
      <QuestionForm asking={asking} first={first} held={held} ended={ended} onAsk={ask} />
      <Text role="status" mt={4} fontWeight="semibold" fontVariantNumeric="tabular-nums" _empty={{ display: 'none' }}>
        {isShown ? inALine(found) : isReading ? 'Consultando...' : ''}
      </Text>
      {failure !== null && <LoadFailed text={failure.texto} onRetry={() => void reading.refetch()} />}
      {drafts !== null &&
        found !== undefined &&
        children({
          found,
          isShown,
          drafts,
          held,
          onLeave: close,
          onEnded: () => {
            countEnd((times) => times + 1);
            void reading.refetch();
          },
        })}
    </Dialog>
  );
}

interface FormProps<Asked, N extends NombreLectura> extends Pick<Props<Asked, N>, 'asking'> {
  readonly first: Asked | null;
  readonly held: RefObject<LiveRecord | null>;
  /** How many works have come to their end. */
  readonly ended: number;
  /** null: the typed number is not asked for. */
  readonly onAsk: (asked: Asked | null) => void;
}

/** One field and 'Consultar'. A question locks nothing, so that the next is typed or scanned at once. */
function QuestionForm<Asked extends string | number, N extends NombreLectura>(props: FormProps<Asked, N>) {
  const { asking, first, held, ended, onAsk } = props;
  const queries = useQueryClient();
  const [schema] = useState(() => z.object({ numero: asking.schema }));
  const form = useForm<{ numero: string }, { numero: Asked }>({
    schema,
    defaultValues: { numero: first === null ? '' : String(first) },
    onSubmit: ({ numero }) => {
      // The sending for an earlier number comes to its end first.
      if (isSending(held)) return null;
      const fault = asking.faultOf?.(numero) ?? null;
      onAsk(fault === null ? numero : null);
      if (fault !== null) return { texto: fault, campos: [{ campo: 'numero', message: fault }] };
      void queries.invalidateQueries({ queryKey: asking.read(numero).queryKey, exact: true });
      methods.setFocus('numero', { shouldSelect: true });
      return null;
    },
  });
  const { methods } = form;
  // The next one is typed or scanned where this one was.
  useEffect(() => {
    if (ended > 0) setTimeout(() => methods.setFocus('numero'));
  }, [ended, methods]);
  return (
    <Flex asChild wrap="wrap" align="start" columnGap={2}>
      <form id={form.id} aria-label={asking.label} noValidate onSubmit={form.submit}>
        <TextField {...asking.field} {...form.field('numero')} />
        {/* Beside the field, whatever is said below that. */}
        <Button type="submit" variant="solid" mt={6}>
          Consultar
        </Button>
      </form>
    </Flex>
  );
}

function isSending(held: RefObject<LiveRecord | null>): boolean {
  return held.current?.actor.getSnapshot().hasTag('busy') ?? false;
}
