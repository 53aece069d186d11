import { useEffect, useMemo, useRef, useState } from 'react';
import { formOfKey, keyInWindow } from '#domain/common/drafts';
import { serverNow } from '../api/clock.ts';
import { type DraftPlace, ONLY_PLACE, takeDraftPlace } from './draftPlaces.ts';
import type { DraftContent, DraftStore, StoredDraft } from './draftStore.ts';

/**
 * The drafts of one record's page: those read when it was opened, and those written since. Keys are those of the forms: two windows of
 * one record in a browser keep two drafts of each.
 */
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
  // The drafts that the route asked for and has already.
  const [ahead] = useState(() => store.readAhead(prefix));
  const first = useRef(ahead);
  const held = useRef<ReadonlyMap<string, HeldDraft>>(new Map());
  const own = useRef(ONLY_PLACE.own);
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(null);

  useEffect(() => {
    let over = false;
    const place = takeDraftPlace(prefix);
    const open = (found: ReadonlyMap<string, StoredDraft>, at: DraftPlace): void => {
      if (over) return;
      over = true;
      own.current = at.own;
      held.current = draftsAt(
        at,
        [...found].filter(([key]) => key.startsWith(prefix)),
      );
      setKeys(new Set(held.current.keys()));
    };
    const timer = setTimeout(() => open(new Map(), ONLY_PLACE), PATIENCE_MS);
    const reading = first.current ?? store.read(prefix);
    first.current = null;
    void Promise.all([reading, place.known]).then(([found, at]) => open(found, at));
    return () => {
      over = true;
      clearTimeout(timer);
      place.letGo();
    };
  }, [store, prefix]);

  return useMemo(() => {
    if (keys === null) return null;
    return {
      keys,
      get: (form) => held.current.get(form)?.content,
      writtenAt: (form) => held.current.get(form)?.since ?? null,
      keep: (form, content) => {
        const key = keyInWindow(form, own.current);
        const before = held.current.get(form);
        // One that another window left behind goes on here.
        if (before !== undefined && before.key !== key) store.keep(before.key, null);
        store.keep(key, content);
        const kept = new Map(held.current);
        if (content === null) kept.delete(form);
        else kept.set(form, { key, content, since: serverNow().getTime() });
        held.current = kept;
        if ((before !== undefined) !== (content !== null)) setKeys(new Set(kept.keys()));
      },
    };
  }, [store, keys]);
}

/** A draft of this window, and the key under which it stands. */
interface HeldDraft extends StoredDraft {
  readonly key: string;
}

/** The drafts of a window by their forms: its own, and those that a window left behind which is no longer open. */
function draftsAt({ own, taken }: DraftPlace, found: readonly (readonly [string, StoredDraft])[]) {
  const drafts = new Map<string, HeldDraft>();
  for (const [key, draft] of found) {
    const { form, window } = formOfKey(key);
    if (window !== own && (taken.has(window) || drafts.has(form))) continue;
    drafts.set(form, { ...draft, key });
  }
  return drafts;
}
