import type { MouseEvent } from 'react';

interface RowLinks {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly onAuxClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Lets the whole row of a table open what its `RecordLink` leads to: a click here, with Ctrl or the middle button in
 * another tab. A control in a row keeps its own use, and text can be selected. The keyboard has the link itself.
 * @param open goes to a record without the page's own load.
 */
export function useRowLinks(open: (id: number) => void): RowLinks {
  return {
    onClick: (event) => {
      const { link, own } = aimOf(event);
      if (link === null || event.defaultPrevented || event.button !== 0) return;
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (own) {
        // The browser itself knows what a link does with a key held.
        if (elsewhere || event.altKey) return;
        event.preventDefault();
      } else if (event.altKey || isSelecting(event.currentTarget)) return;
      if (elsewhere) openElsewhere(link);
      else open(Number(link.dataset.record));
    },
    onMouseDown: (event) => {
      // Else the browser begins to scroll by itself.
      if (event.button === 1 && aimOf(event).link !== null) event.preventDefault();
    },
    onAuxClick: (event) => {
      const { link, own } = aimOf(event);
      if (link !== null && !own && event.button === 1) openElsewhere(link);
    },
  };
}

interface Aim {
  /** The link of the row that was aimed at; null when something else was. */
  readonly link: HTMLAnchorElement | null;
  /** It was the link itself. */
  readonly own: boolean;
}

function aimOf({ target }: MouseEvent<HTMLElement>): Aim {
  if (!(target instanceof Element)) return { link: null, own: false };
  const inner = target.closest<HTMLElement>('a, button, input, select, summary, label');
  const line = target.closest('tbody tr');
  // A value without a column of its own stands in a line below its row.
  const row = line?.matches('[data-folded]') ? line.previousElementSibling : line;
  const link = row?.querySelector<HTMLAnchorElement>('a[data-record]') ?? null;
  return inner === null || inner === link ? { link, own: inner !== null } : { link: null, own: false };
}

function isSelecting(table: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && table.contains(selection.anchorNode);
}

function openElsewhere({ href }: HTMLAnchorElement): void {
  window.open(href, '_blank', 'noopener');
}
