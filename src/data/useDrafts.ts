import { useEffect, useMemo, useRef, useState } from 'react';
import { serverNow } from '../api/clock.ts';
import type { DraftContent, DraftStore, StoredDraft } from './draftStore.ts';

/** The drafts of one record's page: those read when it was opened, and those written since. */
export interface PageDrafts extends Pick<DraftStore, 'keep'> {
  readonly get: (key: string) => DraftContent | undefined;
  /** When the draft under a key was written, in milliseconds of the clock; null where there is none. */
  readonly writtenAt: (key: string) => number | null;
  /** The keys under which something is kept now. */
  readonly keys: ReadonlySet<string>;
}

/** A page is not kept from the person for longer than this by drafts that do not come, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * Reads the person's drafts whose keys begin so, and follows them; null until they are there. A component is told when a
 * draft begins or ends to be, not of each change.
 */
export function useDrafts(store: DraftStore, prefix: string): PageDrafts | null {
  // The drafts that the route asked for and has already: the page is drawn with them.
  const [ahead] = useState(() => store.readAhead(prefix));
  const held = useRef(new Map<string, StoredDraft>(ahead));
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(() => ahead && new Set(ahead.keys()));
  const opened = useRef(ahead === null ? null : { store, prefix });

  useEffect(() => {
    if (opened.current?.store === store && opened.current.prefix === prefix) return;
    opened.current = null;
    let over = false;
    const open = (found: ReadonlyMap<string, StoredDraft>): void => {
      if (over) return;
      over = true;
      held.current = new Map(found);
      setKeys(new Set(found.keys()));
    };
    const timer = setTimeout(() => open(new Map()), PATIENCE_MS);
    store.read(prefix).then((found) => open(new Map([...found].filter(([key]) => key.startsWith(prefix)))));
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [store, prefix]);

  return useMemo(() => {
    if (keys === null) return null;
    return {
      keys,
      get: (key) => held.current.get(key)?.content,
      writtenAt: (key) => held.current.get(key)?.since ?? null,
      keep: (key, content) => {
        store.keep(key, content);
        const had = held.current.has(key);
        if (content === null) held.current.delete(key);
        else held.current.set(key, { content, since: serverNow().getTime() });
        if (had !== (content !== null)) setKeys(new Set(held.current.keys()));
      },
    };
  }, [store, keys]);
}
