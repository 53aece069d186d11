/** Why somebody got no turn: enough waited already, it did not come in time, or who wanted it has gone. Nothing was begun. */
export class NoTurn extends Error {
  constructor(why: 'full' | 'late' | 'gone') {
    super(`No turn: ${why}`);
    this.name = 'NoTurn';
  }
}

/** The limits of a queue under each key. */
interface Limits {
  /** How many works run at once. */
  readonly lanes: number;
  /** How many may wait, not counting those who go first; one more is refused. */
  readonly waiting?: number;
  /** How long one waits, in milliseconds. */
  readonly patience?: number;
  /**
   * After each work its lane rests as long as the work took, and no longer than this, in milliseconds. A light call is
   * several statements: in a rest the database answers all of them, where without one each would wait for the next heavy work.
   */
  readonly longestRest?: number;
  /** A work that took less than this, in milliseconds, is followed by no rest. */
  readonly restsFrom?: number;
}

/** Where somebody waits. */
interface Place {
  /** Lines get turns one after the other, however long they are. */
  readonly line?: string;
  /** Before all who do not go first, and never refused because many wait. */
  readonly first?: boolean;
  /** Aborted when the turn is no longer wanted. */
  readonly left?: AbortSignal;
}

interface Waiter {
  readonly line: string;
  readonly first: boolean;
  begin(): void;
}

interface Room {
  taken: number;
  waiting: Waiter[];
}

/**
 * Makes a queue, which does work in turns: under each key so much at once, later works in the order asked for, also
 * after a work that failed. Keys do not wait for each other, and an unused one takes no memory.
 *
 * The function that it makes throws `NoTurn`, and otherwise what the work throws.
 */
export function createQueue({ lanes, waiting = Infinity, patience, longestRest = 0, restsFrom = 0 }: Limits) {
  const rooms = new Map<string | number, Room>();

  const enter = async (room: Room, { line = '', first = false, left }: Place): Promise<void> => {
    if (room.taken < lanes) {
      room.taken += 1;
      return;
    }
    if (!first && room.waiting.filter((other) => !other.first).length >= waiting) throw new NoTurn('full');
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        left?.removeEventListener('abort', leave);
      };
      const waiter: Waiter = {
        line,
        first,
        begin: () => {
          stop();
          resolve();
        },
      };
      const giveUp = (why: 'late' | 'gone'): void => {
        stop();
        room.waiting = room.waiting.filter((other) => other !== waiter);
        reject(new NoTurn(why));
      };
      const leave = (): void => giveUp('gone');
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience, 'late');
      left?.addEventListener('abort', leave);
      room.waiting.push(waiter);
    });
  };

  // A turn is handed over and not given back, so that no other work slips in between.
  const handOver = (key: string | number, room: Room): void => {
    const next = takeNext(room);
    if (next !== undefined) next.begin();
    else room.taken -= 1;
    if (room.taken === 0) rooms.delete(key);
  };

  return async <T>(key: string | number, work: () => Promise<T>, place: Place = {}): Promise<T> => {
    if (place.left?.aborted) throw new NoTurn('gone');
    const room = rooms.get(key) ?? { taken: 0, waiting: [] };
    rooms.set(key, room);
    await enter(room, place);
    const begun = performance.now();
    try {
      if (place.left?.aborted) throw new NoTurn('gone');
      return await work();
    } finally {
      const took = performance.now() - begun;
      const rest = took < restsFrom ? 0 : Math.min(took, longestRest);
      if (rest > 0) setTimeout(handOver, rest, key, room);
      else handOver(key, room);
    }
  };
}

/** Takes out who is next; the others of that line then go behind all who wait. */
function takeNext(room: Room): Waiter | undefined {
  const next = room.waiting.find(({ first }) => first) ?? room.waiting[0];
  if (next === undefined) return undefined;
  const others = room.waiting.filter((one) => one !== next);
  const isBeside = (one: Waiter): boolean => one.line === next.line && one.first === next.first;
  room.waiting = [...others.filter((one) => !isBeside(one)), ...others.filter(isBeside)];
  return next;
}
