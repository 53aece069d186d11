/** Things that are taken once each. */
export interface Stock<T> {
  /** The first one that fits; null when there is none. */
  take(fits: (one: T) => boolean): T | null;
  /** All that are left, in their order. */
  rest(): readonly T[];
}

/** Begins with all of them. */
export function stockOf<T>(all: readonly T[]): Stock<T> {
  const free = new Set(all);
  return {
    take(fits) {
      for (const one of free) {
        if (!fits(one)) continue;
        free.delete(one);
        return one;
      }
      return null;
    },
    rest: () => [...free],
  };
}
