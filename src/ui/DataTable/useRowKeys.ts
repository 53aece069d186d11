import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useShortcut } from '../useShortcut.ts';

const LINK = 'a[data-record]';
const CONTROLS = 'a, button, input';

/**
 * The keys of a table whose rows are records: j and k or the arrows go from row to row, Enter opens (the link's own key), x
 * chooses. One row alone is a stop of the Tab key with all that it holds: whoever tabs passes a table in a step or two.
 * @param rows those on screen; other ones give the stop to a row that is there.
 */
export function useRowKeys(region: RefObject<HTMLElement | null>, rows: readonly object[]): void {
  const [hasBoxes, setHasBoxes] = useState(false);
  useEffect(() => {
    const table = region.current;
    if (table === null || rows.length === 0) return;
    keepOneStop(table);
    setHasBoxes(table.querySelector(`tbody tr:has(${LINK}) input`) !== null);
  }, [region, rows]);

  const onFocus = useEffectEvent(() => {
    if (region.current !== null) keepOneStop(region.current);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = ARROWS[event.key];
    if (to === undefined || !(event.target instanceof Element) || !event.target.matches(LINK)) return;
    event.preventDefault();
    if (region.current !== null) goTo(region.current, to);
  });
  useEffect(() => {
    const table = region.current;
    if (table === null) return;
    table.addEventListener('focusin', onFocus);
    table.addEventListener('keydown', onKey);
    return () => {
      table.removeEventListener('focusin', onFocus);
      table.removeEventListener('keydown', onKey);
    };
  }, [region]);

  // Of several tables on a page the keys are the first one's, unless the focus is in another.
  const isMine = () => {
    const table =
      document.activeElement?.closest('[data-scroll]') ?? document.querySelector(`[data-scroll]:has(${LINK})`);
    return table === region.current && table?.querySelector(LINK) !== null;
  };
  const go = (to: Place) => {
    if (region.current !== null && isMine()) goTo(region.current, to);
  };
  const enabled = rows.length > 0;
  useShortcut('j', () => go('next'), { enabled, description: 'Bajar por la lista', repeats: true });
  useShortcut('k', () => go('previous'), { enabled, description: 'Subir por la lista', repeats: true });
  useShortcut('x', () => isMine() && rowOf(document.activeElement)?.querySelector('input')?.click(), {
    enabled: enabled && hasBoxes,
    description: 'Elegir el renglón',
  });
}

type Place = 'next' | 'previous' | 'first' | 'last';

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

function goTo(table: HTMLElement, to: Place): void {
  const links = [...table.querySelectorAll<HTMLElement>(`tbody ${LINK}`)];
  const own = rowOf(document.activeElement)?.querySelector<HTMLElement>(LINK) ?? null;
  const at = own === null ? null : links.indexOf(own);
  const wanted = { first: 0, last: links.length - 1, next: (at ?? -1) + 1, previous: (at ?? 1) - 1 }[to];
  links[Math.min(Math.max(wanted, 0), links.length - 1)]?.focus();
}

function rowOf(element: Element | null): Element | null {
  return element?.closest('tbody tr') ?? null;
}

function keepOneStop(table: HTMLElement): void {
  const rows = [...table.querySelectorAll(`tbody tr:has(${LINK})`)];
  const isStop = (row: Element) => row.querySelector<HTMLElement>(LINK)?.dataset.stop !== undefined;
  const stop = rows.find((row) => row.contains(document.activeElement)) ?? rows.find(isStop) ?? rows[0];
  for (const row of rows) {
    row.querySelector(LINK)?.toggleAttribute('data-stop', row === stop);
    for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = row === stop ? 0 : -1;
  }
}
