/**
 * Makes a costly thing that may never be needed (a formatter, the schemas of a call) when it is first asked for, and
 * keeps it. A making that throws is tried again.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for one thing a key: to make the format of a zone costs a hundred times what using it does. */
export function oncePer<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, () => T>();
  return (key) => {
    const known = made.get(key) ?? once(() => make(key));
    made.set(key, known);
    return known();
  };
}
