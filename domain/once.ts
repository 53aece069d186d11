/**
 * What is costly to make and may never be needed (a formatter, the schemas of a call): made when it is first asked for, and
 * kept. What throws while it is made is tried again.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
