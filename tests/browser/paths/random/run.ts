/** Walks at random until the time is over, and makes the way to each fault as short as it can. */
import fc from 'fast-check';
import type { Bed } from '../bed.ts';
import { Lacking } from '../lacking.ts';
import { goForTheRarest } from './aims.ts';
import { walks } from './commands.ts';
import { Fault, type Law } from './fault.ts';
import { lookAtAll } from './offered.ts';
import { Pressed, THEN, type Unpressed, type Way } from './pressed.ts';
import { SUBJECTS, type Subject } from './subjects.ts';
import { RandomWalk, type Sitting } from './walk.ts';

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

export interface RandomRun {
  readonly seed: number;
  readonly turns: number;
  readonly walks: number;
  readonly steps: number;
  readonly findings: readonly Finding[];
  /** Walks that the browser or the server could not go on with, in the words of each. */
  readonly stumbles: readonly string[];
  /** The records that the instance could not give, with the reason. */
  readonly lacking: readonly string[];
  /** How much of what was seen was pressed, and what never was. */
  readonly pressed: Pressed['count'];
  readonly never: readonly Unpressed[];
}

/** As often a walk is begun for each record and person before the next turn. */
const EACH = 2;
/** An element that something covers is waited for so long, in milliseconds. */
const STUCK_MS = 5_000;
/** So many shorter ways are tried for one fault. */
const SHORTER = 60;

/**
 * So many of the rarest things a walk goes for before it goes on by chance. A way is made shorter from the last on: to leave all away is tried
 * first.
 */
const AIMS = [0, 1, 2, 3, 3, 3, 3, 3] as const;

interface Wish {
  readonly seed: number;
  /** Ways with which every walk begins, in the place of the rarest. */
  readonly first: readonly Way[];
  /** Asked before each turn. */
  readonly goesOn: (turns: number) => boolean;
  readonly tell: (line: string) => void;
}

/** Each turn has a seed of its own, so that it can be repeated alone. */
export async function walkAtRandom(bed: Bed, sittings: readonly Seat[], wish: Wish): Promise<RandomRun> {
  const known = new Set<string>();
  const pressed = new Pressed();
  const count = { walks: 0, steps: 0 };
  const findings: Finding[] = [];
  const stumbles: string[] = [];
  const lacking = new Map<Subject, string>();
  let turns = 0;
  for (; wish.goesOn(turns) && lacking.size < SUBJECTS.length; turns++) {
    const seed = wish.seed + turns;
    const { subject, seat } = turnOf(seed, sittings);
    if (lacking.has(subject)) continue;
    let last: Finding | null = null;
    let signature = '';
    const wishes = fc.tuple(fc.constantFrom(...AIMS), fc.boolean(), walks());
    const property = fc.asyncProperty(fc.noBias(fc.limitShrink(wishes, SHORTER)), async ([aims, fills, commands]) => {
      if (lacking.has(subject)) return;
      // On a shorter way no new aim is chosen: it ends as the first did.
      const given = last === null ? wish.first : last.first.slice(last.first.length - aims);
      const first: Way[] = [];
      const page = await seat.open();
      page.setDefaultTimeout(STUCK_MS);
      let walk: RandomWalk | null = null;
      try {
        const begun = await RandomWalk.begin(bed, subject, { page, person: seat.person }, pressed);
        walk = begun;
        if (begun.isOver) return;
        count.walks++;
        await lookAtAll(begun);
        const isFixed = last !== null || wish.first.length > 0;
        await goForTheRarest(begun, {
          ...{ given, fills, count: isFixed ? given.length : aims },
          onAim: (way) => first.push(way),
        });
        await fc.asyncModelRun(() => ({ model: begun, real: begun }), commands);
      } catch (error) {
        if (error instanceof Lacking) return void lacking.set(subject, error.message);
        if (!(error instanceof Fault)) return void stumbles.push(stumbleOf(error, walk));
        // Of a fault that is told already nothing more is told, and no way is made shorter by way of another fault.
        if (known.has(error.signature) || (signature !== '' && error.signature !== signature)) return;
        signature = error.signature;
        const body = await page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null);
        last = {
          ...{ law: error.law, expected: error.expected, seen: error.seen, seed, first },
          ...{ subject: subject.name, numiden: seat.person.numiden, path: subject.path(walk?.id ?? 0) },
          steps: [...(walk?.steps ?? [])],
          picture: body === null ? null : `data:image/jpeg;base64,${body.toString('base64')}`,
        };
        throw error;
      } finally {
        count.steps += walk?.steps.length ?? 0;
        bed.gate.watch([]);
        await page.close();
      }
    });
    await fc.check(property, { seed, numRuns: EACH });
    if (last !== null) {
      known.add(signature);
      findings.push(last);
      wish.tell(inWords(last));
    }
  }
  const gone = [...lacking].map(([{ name }, why]) => `${name}: ${why}`);
  const account = { pressed: pressed.count, never: pressed.never() };
  return { seed: wish.seed, turns, ...count, findings, stumbles, lacking: gone, ...account };
}

/** A place at a screen, at which somebody is signed in. */
export interface Seat {
  readonly person: Sitting['person'];
  readonly open: () => Promise<Sitting['page']>;
}

function turnOf(seed: number, seats: readonly Seat[]) {
  const subject = SUBJECTS[seed % SUBJECTS.length];
  const seat = seats[Math.floor(seed / SUBJECTS.length) % seats.length];
  if (subject === undefined || seat === undefined) throw new Error('There is nothing to walk, or nobody.');
  return { subject, seat };
}

function inWords({ subject, numiden, steps, expected, seen, seed, first }: Finding): string {
  const way = steps.map((step, index) => `    ${index + 1}. ${step}`);
  return [
    `DISTINTO  ${subject}, lo mira ${numiden} (${repeated({ seed, first })})`,
    ...way,
    `    Se esperaba: ${expected}`,
    `    Se vio: ${seen}`,
  ].join('\n');
}

/** The options with which the machine repeats a finding. */
export function repeated({ seed, first }: Pick<Finding, 'seed' | 'first'>): string {
  return [`--semilla ${seed}`, ...first.map((way) => `--primero "${way.join(THEN)}"`)].join(' ');
}

function stumbleOf(error: unknown, walk: RandomWalk | null): string {
  const words = String(error instanceof Error ? error.message : error).split('\n');
  const first = words.slice(0, 6).join(' ');
  return `${walk?.subject.name ?? 'al empezar'}: ${walk?.steps.join(' ') ?? ''} ${first}`;
}
