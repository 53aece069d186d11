import { createSlotRecipeContext, type HTMLChakraProps, Skeleton } from '@chakra-ui/react';
import { createLink, Link, type LinkOptions } from '@tanstack/react-router';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { inFigures } from '#domain/common/figures';
import { Button } from '../Button.tsx';
import { Muted } from '../Muted.tsx';
import type { ReadState } from './ReadFailure.tsx';

/** So many lines a short list has at most. */
export const SHORT_LIST = 5;

/** A line of a short list, which leads to a record or to a form as it was left. */
export interface ShortLine {
  /** No other line of its list has it. */
  readonly key: string;
  /** Its address, with all that travels with it. */
  readonly goes: LinkOptions;
  readonly text: string;
  /** The facts that tell it from others of its kind. */
  readonly below: string;
  /** A state or an amount. */
  readonly side?: ReactNode;
  /** When it was, or how much time is left. */
  readonly when?: string;
}

interface Props {
  readonly title: string;
  /** The first ones; all there are, where no other list has them. */
  readonly lines: readonly ShortLine[];
  /** How many there are in all, where more can be than there are lines. */
  readonly total?: number;
  /** The list that has them all; without one they unroll here. */
  readonly all?: LinkOptions;
  /** Good news: there is nothing to do here. */
  readonly empty: string;
  readonly reading: ReadState;
  /** Called before the list is drawn with its records, or with the reason why they could not be read. */
  readonly onAnswered: () => void;
}

/** The first few records of a list, each a link; it is as high as what it holds. */
export function ShortList({ title, lines, total = lines.length, all, empty, reading, onAnswered }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { data, error } = reading;
  const isAnswered = data !== undefined || error !== null;
  const tell = useEffectEvent(onAnswered);
  // A list that was read before is drawn at once, not a moment later: whoever comes back finds the page where it was.
  useLayoutEffect(() => {
    if (isAnswered) tell();
  }, [isAnswered]);
  const isThere = data !== undefined && lines.length > 0;
  const shown = isWhole ? lines : lines.slice(0, SHORT_LIST);
  return (
    <List.Root aria-labelledby={id} aria-busy={!isAnswered}>
      <List.Header>
        <List.Title id={id}>{title}</List.Title>
        {data !== undefined && error !== null && <Muted title={error.texto}>Sin actualizar</Muted>}
        {isThere && total > shown.length && (
          <Muted>
            {shown.length} de {inFigures(total)}
          </Muted>
        )}
        {isThere && all !== undefined && (
          <Link {...all}>
            Ver todos<span className="sr-only">: {title}</span>
          </Link>
        )}
        {isThere && all === undefined && lines.length > SHORT_LIST && (
          <Button variant="ghost" size="xs" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Ver menos' : 'Ver todos'}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </List.Header>
      {isThere ? (
        <List.Lines>
          {shown.map(({ key, ...line }) => (
            <List.Line key={key}>
              <Line {...line} />
            </List.Line>
          ))}
        </List.Lines>
      ) : (
        <Rest reading={reading} empty={empty} />
      )}
    </List.Root>
  );
}

function Line({ goes, text, below, side, when }: Omit<ShortLine, 'key'>) {
  return (
    <Opener {...goes}>
      <List.Text title={text}>{text}</List.Text>
      <List.Side>{side}</List.Side>
      <List.Text data-below="" title={below}>
        {below}
      </List.Text>
      <List.Side data-below="">{when}</List.Side>
    </Opener>
  );
}

function Rest({ reading: { data, error, isFetching, refetch }, empty }: Pick<Props, 'reading' | 'empty'>) {
  if (data !== undefined) return <List.Rest>{empty}</List.Rest>;
  if (error !== null && !isFetching) {
    return (
      <List.Rest role="alert">
        {error.texto}
        <Button size="sm" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </List.Rest>
    );
  }
  return (
    <List.Lines aria-hidden="true">
      {BONES.map((width) => (
        <List.Line key={width} display="flex" alignItems="center" px={2}>
          <Skeleton h={4} w={width} />
        </List.Line>
      ))}
    </List.Lines>
  );
}

const BONES = ['78%', '62%', '86%', '70%', '54%'];

const { withProvider, withContext } = createSlotRecipeContext({ key: 'shortList' });

const List = {
  Root: withProvider<HTMLElement, HTMLChakraProps<'section'>>('section', 'root'),
  Header: withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'header'),
  Title: withContext<HTMLHeadingElement, HTMLChakraProps<'h3'>>('h3', 'title'),
  Lines: withContext<HTMLUListElement, HTMLChakraProps<'ul'>>('ul', 'lines'),
  Line: withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'line'),
  Text: withContext<HTMLSpanElement, HTMLChakraProps<'span'> & { readonly 'data-below'?: '' }>('span', 'text'),
  Side: withContext<HTMLSpanElement, HTMLChakraProps<'span'> & { readonly 'data-below'?: '' }>('span', 'side'),
  Rest: withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'rest'),
};

const Opener = createLink(withContext<HTMLAnchorElement, HTMLChakraProps<'a'>>('a', 'link'));
