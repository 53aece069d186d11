/** Takes turns under names: so many at once under each, so many more that wait for theirs. */
export interface Turns {
  /**
   * Waits for a turn, which lasts until `left`.
   * @param left aborted when whoever waits, or had the turn, is gone.
   * @returns false when too many wait already, when the wait was too long, or for who left.
   */
  take(name: number, left: AbortSignal): Promise<boolean>;
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

interface Line {
  running: number;
  /** Those who wait, in the order in which they came; called when it is their turn. */
  readonly waiting: (() => void)[];
}

/** Makes the turns of one process; a name without anybody takes no memory. */
export function takeTurns({ atOnce, waiting, waitMs }: Limits): Turns {
  const lines = new Map<number, Line>();
  return {
    async take(name, left) {
      const line = lines.get(name) ?? { running: 0, waiting: [] };
      lines.set(name, line);
      const leave = (): void => {
        // A turn is handed over and not given back, so that nobody slips in between.
        const next = line.waiting.shift();
        if (next !== undefined) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(name);
      };
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.length >= waiting || !(await turnIn(line, left, waitMs))) return false;
      if (left.aborted) leave();
      else left.addEventListener('abort', leave, { once: true });
      return !left.aborted;
    },
  };
}

function turnIn(line: Line, left: AbortSignal, waitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = (): void => {
      const place = line.waiting.indexOf(begin);
      if (place >= 0) line.waiting.splice(place, 1);
      end(false);
    };
    const begin = (): void => end(true);
    const timer = setTimeout(giveUp, waitMs);
    const end = (mine: boolean): void => {
      clearTimeout(timer);
      left.removeEventListener('abort', giveUp);
      resolve(mine);
    };
    left.addEventListener('abort', giveUp, { once: true });
    line.waiting.push(begin);
  });
}
