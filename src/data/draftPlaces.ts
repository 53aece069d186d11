import { DRAFT_WINDOWS } from '#domain/common/drafts';

/** Which of a person's windows of one record this is, for its drafts. */
export interface DraftPlace {
  readonly own: number;
  /** The places of the other windows that are open. */
  readonly taken: ReadonlySet<number>;
}

/** A place that was asked for; it is this window's until it is let go. */
interface Asked {
  readonly known: Promise<DraftPlace>;
  readonly letGo: () => void;
}

/** The place where nothing tells the windows of a browser apart (a page that came without TLS). */
export const ONLY_PLACE: DraftPlace = { own: 1, taken: new Set() };

interface Ended {
  readonly place: DraftPlace;
  /** Resolves when its lock is free for others. */
  readonly end: Promise<unknown>;
}

interface Held {
  readonly known: Promise<DraftPlace>;
  users: number;
  readonly free: () => void;
}

/**
 * Makes the places of one window: the first that no other window of the browser holds, the same for all that ask for one record. A
 * window that crashes or is closed gives its own free.
 */
export function createDraftPlaces(locks: LockManager | undefined) {
  const held = new Map<string, Held>();
  const ending = new Map<string, Promise<unknown>>();

  async function find(record: string, gone: Promise<void>): Promise<DraftPlace> {
    // A lock of this very window that is let go is free a moment later.
    await ending.get(record);
    if (locks === undefined) return ONLY_PLACE;
    const { place, end } = await firstFree(locks, record, gone);
    ending.set(record, end);
    return place;
  }

  function begin(record: string): Held {
    let free = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      free = resolve;
    });
    return { known: find(record, gone), users: 0, free };
  }

  return (prefix: string): Asked => {
    // The page of a record and those of its parts are one: `caso.7.` and `caso.7`.
    const record = prefix.replace(/\.$/, '');
    const place = held.get(record) ?? begin(record);
    held.set(record, place);
    place.users += 1;
    const letGo = (): void => {
      place.users -= 1;
      // Whoever goes on at once in this window, as a page that is drawn anew, keeps it.
      setTimeout(() => {
        if (place.users > 0 || held.get(record) !== place) return;
        held.delete(record);
        place.free();
      });
    };
    return { known: place.known, letGo };
  };
}

/** Takes a place of this window's record. */
export const takeDraftPlace = createDraftPlaces(
  typeof navigator === 'undefined' ? undefined : (navigator as { readonly locks?: LockManager }).locks,
);

/** The name of the lock of a place, which all windows of the browser see. */
export function lockOfPlace(record: string, place: number): string {
  return `mostrador.borrador.${record}--${place}`;
}

async function firstFree(locks: LockManager, record: string, gone: Promise<void>): Promise<Ended> {
  for (let own = 1; own <= DRAFT_WINDOWS; own += 1) {
    const lock = await take(locks, lockOfPlace(record, own), gone);
    if (lock === null) continue;
    const names = new Set((await locks.query()).held?.map(({ name }) => name));
    const places = Array.from({ length: DRAFT_WINDOWS }, (_, index) => index + 1);
    const taken = places.filter((place) => place !== own && names.has(lockOfPlace(record, place)));
    return { place: { own, taken: new Set(taken) }, end: lock.end };
  }
  return { place: ONLY_PLACE, end: Promise.resolve() };
}

/** Takes a lock and holds it until the place is gone. @returns its end; null where another window has it. */
function take(
  locks: LockManager,
  name: string,
  gone: Promise<void>,
): Promise<{ readonly end: Promise<unknown> } | null> {
  return new Promise((told) => {
    const end: Promise<unknown> = locks.request(name, { ifAvailable: true }, (lock) => {
      told(lock === null ? null : { end });
      return lock === null ? undefined : gone;
    });
  });
}
