import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Column, fitted } from './columns.ts';

interface Room {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly shown: readonly Column<object>[];
  readonly folded: readonly Column<object>[];
  /** CSS width below which the table scrolls sideways. */
  readonly minWidth: string;
  readonly overflows: boolean;
}

/**
 * Which columns fit into the region of a table, and whether what is left still is wider. Only then does the region scroll,
 * and only then is it a stop of the Tab key: a region that has nothing to scroll would be an empty one.
 */
export function useRoom(columns: readonly Column<object>[]): Room {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(lastRoom);
  const { shown, folded } = useMemo(() => fitted(columns, room), [columns, room]);
  const width = shown.reduce((sum, column) => sum + column.width, 0);
  const overflows = width > room;

  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // Before the browser paints, so that no column is seen to leave.
      lastRoom = region.clientWidth / rem;
      flushSync(() => setRoom(lastRoom));
    });
    // It reports once at the start too, after the layout that the browser makes anyway: to measure here would force one.
    observer.observe(region);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null || !overflows) return;
    const tell = () =>
      region.toggleAttribute('data-more', region.scrollLeft + region.clientWidth < region.scrollWidth - 1);
    tell();
    region.addEventListener('scroll', tell, { passive: true });
    return () => {
      region.removeEventListener('scroll', tell);
      region.removeAttribute('data-more');
    };
  }, [overflows]);

  return { ref, shown, folded, minWidth: `${width}rem`, overflows };
}

/**
 * In rem; unknown before the first layout, and most tables fit. The next table begins with the room of the last one, so
 * that a page that one comes back to is as long as it was when it is scrolled to its place.
 */
let lastRoom = Number.POSITIVE_INFINITY;
