import { useEffect, useState } from 'react';
import type { PageDrafts } from './useDrafts.ts';

/** Windows of one kind that a person has open at once; a further one writes over the last one's draft. */
const WINDOWS = 9;

/**
 * The key of a draft that no other tab of this browser is writing: of one that was left behind, else of a new one. It is this window's
 * own for as long as the component is mounted; a tab that crashes gives its own free.
 * @param drafts the drafts whose keys begin with `key`; null while they are not known.
 * @param key the first window's; others have a number after it.
 * @returns null until one is found.
 */
export function useOwnDraft(drafts: PageDrafts | null, key: string): string | null {
  const [own, setOwn] = useState<string | null>(null);
  const kept = drafts?.keys;
  useEffect(() => {
    if (kept === undefined || own !== null) return;
    let over = false;
    const keys = Array.from({ length: WINDOWS }, (_, n) => (n === 0 ? key : `${key}.${n + 1}`));
    const inTurn = [...keys.filter((each) => kept.has(each)), ...keys.filter((each) => !kept.has(each))];
    void firstFree(inTurn).then((found) => (over ? giveFree(found) : setOwn(found)));
    return () => {
      over = true;
    };
  }, [kept, key, own]);
  useEffect(() => () => giveFree(own), [own]);
  return own;
}

const held = new Map<string, () => void>();

/** Takes the first key that no other tab holds; without locks (a page that came without TLS) the very first. */
async function firstFree(keys: readonly string[]): Promise<string> {
  const { locks } = navigator as { readonly locks?: LockManager };
  for (const key of locks === undefined ? [] : keys) {
    if (await take(locks as LockManager, key)) return key;
  }
  return keys[0] ?? '';
}

function take(locks: LockManager, key: string): Promise<boolean> {
  return new Promise((told) => {
    void locks.request(`mostrador.borrador.${key}`, { ifAvailable: true }, (lock) => {
      told(lock !== null);
      // It is held until somebody lets it go, or the tab does.
      return lock === null ? undefined : new Promise<void>((letGo) => held.set(key, letGo));
    });
  });
}

function giveFree(key: string | null): void {
  if (key === null) return;
  held.get(key)?.();
  held.delete(key);
}
