import { BUSY_CODE } from '#contract/failure';
import { Rejection } from '../http/rejection.ts';

/** Who waits: those of one `who` stand in one line; `known` ones are served before strangers. */
export interface Turn {
  readonly who: string;
  readonly known: boolean;
}

interface Limits {
  /** How many works run at once. */
  readonly lanes: number;
  /** How many strangers may wait; one more is refused. */
  readonly maxWaiting: number;
}

const RETRY_AFTER_S = 5;

/**
 * Runs a bounded number of works at once and hands the lanes out line by line: a line of thousands takes no more of them
 * than a line of one.
 * @throws Rejection 503 for a stranger when too many wait already.
 */
export function createFairQueue({ lanes, maxWaiting }: Limits) {
  const known: Lines = new Map();
  const strangers: Lines = new Map();
  let running = 0;
  let waitingStrangers = 0;

  const startNext = (): void => {
    if (running >= lanes) return;
    const ofKnown = takeFrom(known);
    const start = ofKnown ?? takeFrom(strangers);
    if (start === null) return;
    if (ofKnown === null) waitingStrangers -= 1;
    running += 1;
    start();
  };

  return async function run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    if (!turn.known && waitingStrangers >= maxWaiting) throw tooBusy();
    await new Promise<void>((start) => {
      const lines = turn.known ? known : strangers;
      if (!turn.known) waitingStrangers += 1;
      lines.set(turn.who, [...(lines.get(turn.who) ?? []), start]);
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}

type Lines = Map<string, readonly (() => void)[]>;

/** The first of the line whose turn it is; that line then goes behind the others. */
function takeFrom(lines: Lines): (() => void) | null {
  const [line] = lines;
  if (line === undefined) return null;
  const [who, [first, ...rest]] = line;
  lines.delete(who);
  if (rest.length > 0) lines.set(who, rest);
  return first ?? null;
}

function tooBusy(): Rejection {
  return new Rejection(503, 'El servidor está revisando demasiadas contraseñas. Intente de nuevo en unos segundos.', {
    codigo: BUSY_CODE,
    segundos: RETRY_AFTER_S,
  });
}
