/** Presses everything once, then walks at random until the time is over, and makes the way to each fault as short as it can. */
import fc from 'fast-check';
import type { Bed } from '../bed.ts';
import { goForTheRarest, type InVain, pressWhatIsNew, writeInVain } from './aims.ts';
import { attempt, type Finding, type Found, type Seat, type Tally, type Turn } from './attempt.ts';
import { walks } from './commands.ts';
import { Pressed, THEN, type Unpressed, type Way } from './pressed.ts';
import { SUBJECTS } from './subjects.ts';

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
/** So many walks of one record and person press what is new: each ends where a press leads away. */
const ROUNDS = 8;
/** So many of the last ways are gone again to a fault first. */
const LAST = [1, 2] as const;
/** So many shorter ways are tried for one fault, and for so long, in milliseconds. */
const SHORTER = 60;
const SHORTENING_MS = 60_000;

/** The ways to come to nothing by which a fault is tried again, where nothing was lost by it, and where something was. */
const BY_SENDING: readonly (readonly InVain[])[] = [['sends']];
const BY_LOSS: readonly (readonly InVain[])[] = [['reloads'], ['sends']];

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
  readonly goesOn: () => boolean;
  /** Somebody ended the run. */
  readonly isStopped: () => boolean;
  readonly tell: (line: string) => void;
}

/** Each turn has a seed of its own, so that it can be repeated alone. */
export async function walkAtRandom(bed: Bed, seats: readonly Seat[], wish: Wish): Promise<RandomRun> {
  const pressed = new Pressed();
  const { isStopped } = wish;
  const tally: Tally = { walks: 0, steps: 0, pressed, known: new Set(), stumbles: [], lacking: new Map(), isStopped };
  const findings: Finding[] = [];
  let turns = 0;
  for (; wish.goesOn() && tally.lacking.size < SUBJECTS.length; turns++) {
    const turn = turnOf(wish.seed + turns, seats);
    const isFirstRound = turns < SUBJECTS.length * seats.length && wish.first.length === 0;
    const found = isFirstRound ? await pressAll(bed, tally, turn, wish) : await walkByChance(bed, tally, turn, wish);
    findings.push(...found);
  }
  const lacking = [...tally.lacking].map(([{ name }, why]) => `${name}: ${why}`);
  const { walks: count, steps, stumbles } = tally;
  return {
    ...{ seed: wish.seed, turns, walks: count, steps, findings, stumbles, lacking },
    ...{ pressed: pressed.count, never: pressed.never() },
  };
}

/** Presses what nobody pressed as yet, in a fixed order. */
async function pressAll(bed: Bed, tally: Tally, turn: Turn, wish: Wish): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (let round = 0; round < ROUNDS && wish.goesOn() && !tally.lacking.has(turn.subject); round++) {
    const before = tally.pressed.count.pressed;
    const found = await attempt(bed, tally, turn, (walk, onAim) =>
      pressWhatIsNew(walk, { goesOn: wish.goesOn, onAim }),
    );
    if (found !== null) {
      const end = Date.now() + SHORTENING_MS;
      const shortest = await shortened(found, async (given) => {
        for (const inVain of found.law === 'keeps' ? BY_LOSS : BY_SENDING) {
          if (wish.isStopped() || Date.now() > end) return null;
          const again = await attempt(bed, tally, turn, async (walk, onAim) => {
            await goForTheRarest(walk, { given, count: given.length, fills: false, onAim });
            // Where the ways alone show nothing, the fault came of what was written at their end.
            if (!walk.isOver) await writeInVain(walk, inVain);
          });
          if (again?.signature === found.signature) return again;
        }
        return null;
      });
      tally.known.add(found.signature);
      findings.push(shortest);
      wish.tell(inWords(shortest));
    } else if (tally.pressed.count.pressed === before) break;
  }
  return findings;
}

/** The same fault by fewer of its ways: by its last alone, or without as many of the others as can be left away. */
async function shortened(found: Found, attempted: (ways: readonly Way[]) => Promise<Found | null>): Promise<Found> {
  let shortest = found;
  const isSo = async (ways: readonly Way[]) => {
    const again = await attempted(ways);
    if (again?.signature !== found.signature) return false;
    shortest = again;
    return true;
  };
  for (const count of LAST) if (count < found.first.length && (await isSo(found.first.slice(-count)))) return shortest;
  for (let size = Math.ceil(found.first.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at + size < shortest.first.length; ) {
      const { first } = shortest;
      if (!(await isSo([...first.slice(0, at), ...first.slice(at + size)]))) at += size;
    }
  }
  return shortest;
}

async function walkByChance(bed: Bed, tally: Tally, turn: Turn, wish: Wish): Promise<readonly Finding[]> {
  let last: Found | null = null;
  let end = Number.POSITIVE_INFINITY;
  const wishes = fc.tuple(fc.constantFrom(...AIMS), fc.boolean(), walks());
  const property = fc.asyncProperty(fc.noBias(fc.limitShrink(wishes, SHORTER)), async ([aims, fills, commands]) => {
    if (tally.lacking.has(turn.subject) || wish.isStopped() || Date.now() > end) return;
    // On a shorter way no new aim is chosen: it ends as the first did.
    const given = last === null ? wish.first : last.first.slice(last.first.length - aims);
    const isFixed = last !== null || wish.first.length > 0;
    const found = await attempt(bed, tally, turn, async (walk, onAim) => {
      await goForTheRarest(walk, { given, fills, count: isFixed ? given.length : aims, onAim });
      await fc.asyncModelRun(() => ({ model: walk, real: walk }), commands);
    });
    // No way is made shorter by way of another fault.
    if (found === null || (last !== null && found.signature !== last.signature)) return;
    if (last === null) end = Date.now() + SHORTENING_MS;
    last = found;
    throw new Error(found.expected);
  });
  await fc.check(property, { seed: turn.seed, numRuns: EACH });
  const found = last as Found | null;
  if (found === null) return [];
  tally.known.add(found.signature);
  wish.tell(inWords(found));
  return [found];
}

function turnOf(seed: number, seats: readonly Seat[]): Turn {
  const subject = SUBJECTS[seed % SUBJECTS.length];
  const seat = seats[Math.floor(seed / SUBJECTS.length) % seats.length];
  if (subject === undefined || seat === undefined) throw new Error('There is nothing to walk, or nobody.');
  return { seed, subject, seat };
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
