/** Finds events that nobody sends: a chart hears them, and no file of the product says their name. */

/** A file of the product. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * The events of a chart that no source sends, by their names in quotes: anywhere as the `type` of something, or as they stand in a
 * file that knows the chart or one of its types. The server decides by a life without naming it in each work: there a name is enough.
 * @param id the machine's, which begins the names of its types.
 */
export function unsentEvents(
  id: string,
  events: readonly string[],
  sources: readonly Source[],
  isLife = false,
): readonly string[] {
  const others = sources.filter(({ path }) => !path.includes(`${id}.machine`) && !path.includes(`${id}.types`));
  const types = new RegExp(`\\b(${id}Machine|${id.charAt(0).toUpperCase()}${id.slice(1)}(Ref|Event|Context))\\b`);
  const near = others.filter(({ path, text }) => types.test(text) || (isLife && path.startsWith('server/')));
  return events.filter(
    (event) =>
      !others.some(({ text }) => new RegExp(`type: '${event}'`).test(text)) &&
      !near.some(({ text }) => text.includes(`'${event}'`) || new RegExp(`\\b${event}:`).test(text)),
  );
}
