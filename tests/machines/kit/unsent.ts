/** Finds events that are never sent: a chart hears them, and no page of that machine says their name. */

/** A file of the product. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * The events of a chart whose names its own pages do not say, in quotes. The same name on the page of another machine is another button.
 * @param pages the files and folders in which the machine's actor is at work.
 */
export function unsentEvents(
  events: readonly string[],
  pages: readonly string[],
  sources: readonly Source[],
): readonly string[] {
  const own = sources.filter(({ path }) => pages.some((page) => path === page || path.startsWith(`${page}/`)));
  return events.filter((event) => !own.some(({ text }) => text.includes(`'${event}'`)));
}
