/** The account of a run: what it saw to press on each page, by which way, and how often it pressed it. */

/** The words on what is pressed, one after the other, from the page on. */
export type Way = readonly string[];

/** Between the words of a way, as a person reads and writes it. */
export const THEN = ' › ';

/** Something to press, and how to come to it. */
interface Place {
  readonly way: Way;
  /** A work of the life's chart, which comes before whatever else a page has. */
  readonly isWork: boolean;
  pressed: number;
  /** How often it was gone for. */
  tried: number;
}

/** Of one kind of page, what was never pressed. */
export interface Unpressed {
  readonly page: string;
  /** Works of the chart that were permitted at some time. */
  readonly works: readonly string[];
  /** Works of the chart that were permitted to nobody who walked. */
  readonly forbidden: readonly string[];
  /** Ways to whatever else was on. */
  readonly others: readonly string[];
}

/** Told of each page by a name, such as the one of its acts; numbers in what is pressed are those of a record, and do not count. */
export class Pressed {
  readonly #pages = new Map<string, Map<string, Place>>();
  /** The layers to which the run came. */
  readonly #layers = new Set<string>();
  /** Works of the charts that were refused as yet. */
  readonly #refused = new Map<string, Set<string>>();

  /** Notes a work of the life, and whether it is permitted now. */
  sawWork(page: string, button: string, isAllowed: boolean): void {
    const refused = this.#refused.get(page) ?? new Set<string>();
    this.#refused.set(page, refused);
    if (isAllowed) this.#note(page, [button], true);
    else if (!this.#placesOf(page).has(keyOf([button]))) refused.add(button);
  }

  /** Notes what is on in a layer that is reached by a way. */
  saw(page: string, to: Way, names: readonly string[]): void {
    for (const name of names) if (name !== '') this.#note(page, [...to, name], false);
  }

  /** Whether the run comes to a layer for the first time; it is noted. */
  comesFirst(page: string, to: Way): boolean {
    const key = `${page}${THEN}${keyOf(to)}`;
    const isFirst = !this.#layers.has(key);
    this.#layers.add(key);
    return isFirst;
  }

  press(page: string, way: Way): void {
    this.#note(page, way, false).pressed++;
  }

  /** Whether the last press of a way was made already. */
  has(page: string, way: Way): boolean {
    return (this.#placesOf(page).get(keyOf(way))?.pressed ?? 0) > 0;
  }

  /** The way to what was pressed and gone for least, at most so often, of those that begin with what is on now; null where nothing is. */
  least(page: string, on: readonly string[], most = Number.POSITIVE_INFINITY): Way | null {
    const starts = new Set(on.map(withoutNumbers));
    const places = [...this.#placesOf(page).values()].filter(({ way: [first = ''] }) =>
      starts.has(withoutNumbers(first)),
    );
    const weight = ({ pressed, tried }: Place) => pressed + tried;
    const [best] = places.sort(
      (a, b) => weight(a) - weight(b) || Number(b.isWork) - Number(a.isWork) || a.way.length - b.way.length,
    );
    if (best === undefined || weight(best) > most) return null;
    best.tried++;
    return best.way;
  }

  /** How many things were pressed at least once, of so many that were seen. */
  get count(): { readonly pressed: number; readonly seen: number } {
    const all = [...this.#pages.values()].flatMap((places) => [...places.values()]);
    return { pressed: all.filter(({ pressed }) => pressed > 0).length, seen: all.length };
  }

  never(): readonly Unpressed[] {
    return [...this.#pages].map(([page, places]) => {
      const left = [...places.values()].filter(({ pressed }) => pressed === 0);
      const told = (isWork: boolean) => left.filter((each) => each.isWork === isWork).map(({ way }) => way.join(THEN));
      const refused = [...(this.#refused.get(page) ?? [])].filter((button) => !places.has(keyOf([button])));
      return { page, works: told(true), forbidden: refused, others: told(false) };
    });
  }

  #note(page: string, way: Way, isWork: boolean): Place {
    const places = this.#placesOf(page);
    const key = keyOf(way);
    const known = places.get(key);
    const place =
      known === undefined ? { way, isWork, pressed: 0, tried: 0 } : { ...known, isWork: known.isWork || isWork };
    places.set(key, place);
    return place;
  }

  #placesOf(page: string): Map<string, Place> {
    const places = this.#pages.get(page) ?? new Map<string, Place>();
    this.#pages.set(page, places);
    return places;
  }
}

/** Whether two words on a button are the same but for the numbers of their records. */
export function isSameButton(one: string, other: string): boolean {
  return withoutNumbers(one) === withoutNumbers(other);
}

/** The last press in its layer: however one came to a window, its buttons are the same. */
function keyOf(way: Way): string {
  return way.slice(-2).map(withoutNumbers).join(THEN);
}

function withoutNumbers(name: string): string {
  return name.replaceAll(/[\d,.]+/g, '#');
}
