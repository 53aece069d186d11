/** How many notices the person has not read, for whoever shows it outside of the page. */
export interface Unread {
  readonly now: () => number;
  readonly say: (count: number) => void;
  readonly subscribe: (tell: () => void) => () => void;
}

/** Makes the count, which is none until somebody says another. */
export function createUnread(): Unread {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    now: () => count,
    say: (next) => {
      if (next === count) return;
      count = next;
      for (const tell of [...listeners]) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
