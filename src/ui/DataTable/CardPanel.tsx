import { HoverCard } from '@chakra-ui/react';
import { Fragment, useEffect, useId } from 'react';

/** A fact for which its cell has no room. */
export interface CardLine {
  readonly title: string;
  readonly text: string;
  /** Words that the cell does not say; null for none. */
  readonly more: string | null;
}

interface Props {
  readonly cell: HTMLElement;
  readonly lines: readonly CardLine[];
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/**
 * The panel of a row's card, below a cell; it describes the row's link while it is there. It stands where it is rendered, after the
 * table: a portal would take it out of the page's landmarks.
 */
export function CardPanel({ cell, lines, onEnter, onClose }: Props) {
  const id = useId();
  useEffect(() => {
    const link = cell.querySelector('a');
    link?.setAttribute('aria-describedby', id);
    return () => link?.removeAttribute('aria-describedby');
  }, [cell, id]);
  return (
    <HoverCard.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{ placement: 'bottom-start', gutter: 2, getAnchorRect: () => cell.getBoundingClientRect() }}
    >
      <HoverCard.Positioner>
        <HoverCard.Content onPointerEnter={onEnter} onPointerLeave={onClose}>
          <dl id={id}>
            {lines.map(({ title, text, more }) => (
              <Fragment key={title}>
                <dt>{title}</dt>
                <dd>
                  {text}
                  {more !== null && <small>{more}</small>}
                </dd>
              </Fragment>
            ))}
          </dl>
        </HoverCard.Content>
      </HoverCard.Positioner>
    </HoverCard.Root>
  );
}
