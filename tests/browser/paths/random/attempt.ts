/** One walk from its record to its end, and what came of it. */
import type { Bed } from '../bed.ts';
import { Lacking } from '../lacking.ts';
import { Fault, type Law } from './fault.ts';
import { lookAtAll } from './looking.ts';
import type { Pressed, Way } from './pressed.ts';
import type { Subject } from './subjects.ts';
import { RandomWalk, type Sitting } from './walk.ts';

/** A place at a screen, at which somebody is signed in. */
export interface Seat {
  readonly person: Sitting['person'];
  readonly open: () => Promise<Sitting['page']>;
}

/** A fault, with the shortest way that was found to it. */
export interface Finding {
  readonly law: Law;
  /** With what it begins, and who looks: a tester makes the same. */
  readonly subject: string;
  readonly numiden: number;
  /** Its address in the instance that was walked. */
  readonly path: string;
  readonly steps: readonly string[];
  readonly expected: string;
  readonly seen: string;
  /** The seed with which its turn began, and the ways that it went first. */
  readonly seed: number;
  readonly first: readonly Way[];
  /** The screen at that moment, as the address of a picture; null when there is none. */
  readonly picture: string | null;
}

/** A fault as a walk ended with it, with what tells it from others. */
export type Found = Finding & { readonly signature: string };

/** The account of a run. */
export interface Tally {
  walks: number;
  steps: number;
  readonly pressed: Pressed;
  /** The signatures of faults that were told. */
  readonly known: Set<string>;
  readonly stumbles: string[];
  readonly lacking: Map<Subject, string>;
  readonly isStopped: () => boolean;
}

/** Where a turn walks. */
export interface Turn {
  readonly seed: number;
  readonly subject: Subject;
  readonly seat: Seat;
}

/** Does something from the record on; what it goes for by name, it tells. */
type Doing = (walk: RandomWalk, onAim: (way: Way) => void) => Promise<void>;

/** An element that something covers is waited for so long, in milliseconds. */
const STUCK_MS = 5_000;

/** The fault that a walk ended with, unless it was told already; null where none did. */
export async function attempt(
  bed: Bed,
  tally: Tally,
  { seed, subject, seat }: Turn,
  does: Doing,
): Promise<Found | null> {
  const first: Way[] = [];
  const page = await seat.open();
  page.setDefaultTimeout(STUCK_MS);
  let walk: RandomWalk | null = null;
  try {
    walk = await RandomWalk.begin(bed, subject, { page, person: seat.person }, tally);
    if (walk.isOver) return null;
    tally.walks++;
    await lookAtAll(walk);
    await does(walk, (way) => first.push(way));
    return null;
  } catch (error) {
    if (error instanceof Lacking) tally.lacking.set(subject, error.message);
    else if (!(error instanceof Fault)) tally.stumbles.push(stumbleOf(error, subject, walk));
    if (!(error instanceof Fault) || tally.known.has(error.signature)) return null;
    const body = await page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null);
    return {
      ...{ law: error.law, expected: error.expected, seen: error.seen, seed, first, signature: error.signature },
      ...{ subject: subject.name, numiden: seat.person.numiden, path: subject.path(walk?.id ?? 0) },
      steps: [...(walk?.steps ?? [])],
      picture: body === null ? null : `data:image/jpeg;base64,${body.toString('base64')}`,
    };
  } finally {
    tally.steps += walk?.steps.length ?? 0;
    bed.gate.watch([]);
    await page.close();
  }
}

function stumbleOf(error: unknown, { name }: Subject, walk: RandomWalk | null): string {
  const words = String(error instanceof Error ? error.message : error).split('\n');
  return `${name}: ${walk?.steps.join(' ') ?? ''} ${words.slice(0, 6).join(' ')}`;
}
