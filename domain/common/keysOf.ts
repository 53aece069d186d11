/** The keys of a table, one at least, as zod's `enum` wants them: an object's keys have lost which they are. */
export function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] {
  return Object.keys(table) as [K, ...K[]];
}
