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
