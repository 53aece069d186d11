import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardLine } from './CardPanel.tsx';
import type { Column } from './columns.ts';

const CardPanel = lazy(async () => ({ default: (await import('./CardPanel.tsx')).CardPanel }));

/** So long a pointer rests on a cell, a finger too, or the focus on a row, before the card opens; in milliseconds. */
const REST_MS = 500;
/** A pointer that leaves the cell has so long to reach the card. */
const LEAVE_MS = 150;

interface Props {
  readonly region: RefObject<HTMLElement | null>;
  readonly columns: readonly Column<object>[];
  /** The rows on screen, in their order. */
  readonly rows: readonly object[];
}

interface Shown {
  readonly cell: HTMLElement;
  readonly lines: readonly CardLine[];
}

/**
 * The card of a row, which has one line: under the pointer, or a finger that stays, it says of a cell what was cut and what stands
 * behind it; on the cell that names the row, and where the keyboard is, the same of the whole row.
 */
export function RowCard({ region, columns, rows }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef(0);
  const rest = useRef<HTMLElement | null>(null);
  const heldByFinger = useRef(false);

  const wait = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  };
  const close = () => {
    rest.current = null;
    wait(LEAVE_MS, () => setShown(null));
  };
  const linesOf = (cell: HTMLElement): readonly CardLine[] => {
    const line = cell.parentElement;
    const row = rows[rowsOf(line).indexOf(line as HTMLElement)];
    if (line === null || row === undefined) return [];
    const cells = [...line.children] as HTMLElement[];
    return columns.flatMap((column, place) => {
      const own = cells[place];
      if (own === undefined || !(own === cell || cell.matches('[scope=row]'))) return [];
      const more = column.more?.(row) ?? null;
      const isCut = own.scrollWidth > own.clientWidth;
      return more === null && !isCut ? [] : [{ title: column.title, text: seenIn(own), more }];
    });
  };
  const open = (cell: HTMLElement) => {
    if (!cell.isConnected) return;
    const lines = linesOf(cell);
    setShown(lines.length === 0 ? null : { cell, lines });
  };
  const onOver = useEffectEvent((event: PointerEvent) => {
    const cell = cellOf(event.target);
    if (event.pointerType !== 'mouse' || cell === rest.current) return;
    if (cell === null) return close();
    rest.current = cell;
    wait(LEAVE_MS, () => {
      setShown(null);
      wait(REST_MS - LEAVE_MS, () => open(cell));
    });
  });
  // At once: one that went later would close a list that is open in the window by then, and one that came would take its Esc.
  const onFocusGone = useEffectEvent((to: EventTarget | null) => {
    if (region.current?.contains(to as Node | null)) return;
    rest.current = null;
    clearTimeout(timer.current);
    setShown(null);
  });
  // A finger that is lifted leaves the table too: its card stays to be read.
  const onLeave = useEffectEvent((event: Event) => {
    if (!isTouch(event)) close();
  });
  const onDown = useEffectEvent((event: PointerEvent) => {
    heldByFinger.current = false;
    const cell = cellOf(event.target);
    if (cell === null || !isTouch(event)) return close();
    setShown(null);
    wait(REST_MS, () => {
      heldByFinger.current = true;
      open(cell);
    });
  });
  const onUp = useEffectEvent((event: PointerEvent) => {
    if (isTouch(event) && !heldByFinger.current) clearTimeout(timer.current);
  });
  // Neither the row is opened by the finger that asked for its card, nor the browser's own menu.
  const onHeld = useEffectEvent((event: Event) => {
    if (!heldByFinger.current || !isTouch(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const cell = cellOf(target);
    if (cell?.matches('[scope=row]') && (target as Element).matches(':focus-visible')) wait(REST_MS, () => open(cell));
  });

  useEffect(() => {
    const table = region.current;
    if (table === null) return;
    const gone = new AbortController();
    const { signal } = gone;
    table.addEventListener('pointerover', onOver, { signal });
    table.addEventListener('pointerleave', onLeave, { signal });
    table.addEventListener('focusin', onFocus, { signal });
    table.addEventListener('focusout', onLeave, { signal });
    document.addEventListener('focusin', ({ target }) => onFocusGone(target), { signal });
    // The row is opened, or moves away from its card.
    table.addEventListener('pointerdown', onDown, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) table.addEventListener(end, onUp, { signal });
    for (const act of ['click', 'contextmenu']) table.addEventListener(act, onHeld, { signal, capture: true });
    document.addEventListener('wheel', onLeave, { signal, passive: true });
    return () => {
      gone.abort();
      clearTimeout(timer.current);
    };
  }, [region]);

  if (shown === null) return null;
  return (
    <Suspense>
      <CardPanel {...shown} onEnter={() => clearTimeout(timer.current)} onClose={() => setShown(null)} />
    </Suspense>
  );
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function cellOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('tbody tr:not([data-folded], [aria-hidden]) > :is(td, th)');
}

/** The words of a cell that are seen: those that a screen reader alone hears stand in for them. */
function seenIn(cell: HTMLElement): string {
  const seen = cell.cloneNode(true) as HTMLElement;
  for (const heard of seen.querySelectorAll('.sr-only')) heard.remove();
  return seen.textContent.trim();
}

/** The rows of a table without the lines of what has no column. */
function rowsOf(line: Element | null): readonly Element[] {
  return [...(line?.parentElement?.querySelectorAll(':scope > tr:not([data-folded])') ?? [])];
}
