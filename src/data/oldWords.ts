type Address = Readonly<Record<string, unknown>>;

/** An address in the words of today, and its words of before, each with undefined: laid over what was given they are gone. */
interface Said {
  readonly params: Address;
  readonly gone: Readonly<Record<string, undefined>>;
}

/**
 * Reads an address that may say words of before, as bookmarks and links that were sent do.
 * @param was the words that each one of today took the place of; where both are given, the one of today counts.
 * @see docs/decisions/179-one-vocabulary-of-addresses.md
 */
export function inWordsOfToday(given: Address, was: Readonly<Record<string, readonly string[]>>): Said {
  const old = Object.entries(was).flatMap(([word, before]) =>
    before.filter((one) => given[one] !== undefined).map((one) => [word, one] as const),
  );
  const moved = Object.fromEntries(old.map(([word, one]) => [word, given[one]]));
  return { params: { ...moved, ...given }, gone: Object.fromEntries(old.map(([, one]) => [one, undefined])) };
}
