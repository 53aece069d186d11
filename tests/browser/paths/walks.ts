import { createHash } from 'node:crypto';
import { test } from '@playwright/test';
import type { Walkable } from './act.ts';
import type { Bed } from './bed.ts';
import { type Plan, planWalks, type Walk } from './explore.ts';
import { HEALTH } from './gate.ts';
import type { WalkLog } from './log.ts';

/** Something that is walked: what can happen, and how it is brought on screen and looked at. */
export interface Walking<Start extends string, Model extends Walkable, Desk>
  extends Omit<Plan<Start, Model, Desk>, 'starts'> {
  /** The subject of the walks, in the words of the screen ('La página de un caso'). */
  readonly name: string;
  /** In which states a walk can find it, each as it is called on screen. */
  readonly begins: { readonly [S in Start]: string };
  /** The calls that wait at the gate until an act says what becomes of them. */
  readonly calls: readonly RegExp[];
  /** Brings it on screen as a walk finds it. */
  readonly begin: (bed: Bed, start: Start) => Promise<Desk>;
  /** The charts at work for what was brought on screen, when they depend on it; otherwise `open`. */
  readonly openFor?: (start: Start, desk: Desk) => Model | Promise<Model>;
  /** Looks whether the screen shows what the charts say. Rejects as soon as it shows anything else. */
  readonly look: (desk: Desk, model: Model) => Promise<void>;
  /** Looks whether the server has stored what the charts say: the screen may show what an answer claims. */
  readonly lookBehind?: (desk: Desk, model: Model) => Promise<void>;
}

/** A walk that is only to be done. */
export interface PlannedWalk {
  /** A hash of where it begins and what it does: stays whatever other walks there are. */
  readonly id: string;
  /** Its subject, its start, and its number among how many. */
  readonly title: string;
  readonly start: string;
  /** Its acts, one after the other. */
  readonly steps: readonly string[];
  /** The transitions that it takes. */
  readonly taken: ReadonlySet<string>;
  /** Whether no other walk of its subject takes more transitions. */
  readonly isFullest: boolean;
  /** Does every act on the screen and in the charts, and looks after each whether both are at the same. */
  readonly go: (bed: Bed, log: WalkLog) => Promise<void>;
}

/** The walks of something. */
export async function walksOf<Start extends string, Model extends Walkable, Desk>(
  walking: Walking<Start, Model, Desk>,
): Promise<readonly PlannedWalk[]> {
  const walks = await planWalks({ ...walking, starts: Object.keys(walking.begins) as Start[] });
  const most = Math.max(...walks.map(({ taken }) => taken.size));
  const fullest = walks.findIndex(({ taken }) => taken.size === most);
  return walks.map((walk, index) => ({
    id: idOf([walking.name, walk.start, ...walk.acts.map(({ name }) => name)]),
    title: `${walking.name}, ${walking.begins[walk.start]}: camino ${index + 1} de ${walks.length}, ${inSteps(walk.acts.length)}`,
    start: walk.start,
    steps: walk.acts.map(({ name }, place) => stepOf(name, place)),
    taken: walk.taken,
    isFullest: index === fullest,
    go: (bed, log) => go(walking, walk, bed, log),
  }));
}

function idOf(parts: readonly string[]): string {
  return `CM-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)}`;
}

function inSteps(count: number): string {
  return count === 1 ? '1 paso' : `${count} pasos`;
}

function stepOf(name: string, index: number): string {
  return `${index + 1}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

async function go<Start extends string, Model extends Walkable, Desk>(
  { begin, calls, open, openFor, look, lookBehind }: Walking<Start, Model, Desk>,
  { start, acts }: Walk<Start, Model, Desk>,
  bed: Bed,
  log: WalkLog,
): Promise<void> {
  bed.gate.watch([...calls, HEALTH]);
  const desk = await log.doing(0, () => begin(bed, start));
  const model = await (openFor === undefined ? open(start) : openFor(start, desk));
  await log.looking(0, model.taken, () => look(desk, model));
  for (const [index, act] of acts.entries()) {
    await test.step(stepOf(act.name, index), async () => {
      bed.gate.mend();
      await log.doing(index + 1, () => act.perform(desk, model));
      const before = model.taken.length;
      await act.live(model);
      await log.looking(index + 1, model.taken.slice(before), async () => {
        await look(desk, model);
        await lookBehind?.(desk, model);
      });
    });
  }
}
