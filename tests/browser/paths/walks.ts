import { createHash } from 'node:crypto';
import { test } from '@playwright/test';
import { z } from 'zod';
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
export interface WalkToDo {
  /** A hash of where it begins and what it does: stays whatever other walks there are. */
  readonly id: string;
  /** Its subject and its start, and which of how many walks it is. */
  readonly title: string;
  /** Its acts, one after the other. */
  readonly steps: readonly string[];
  /** Does every act on the screen and in the charts, and looks after each whether both are at the same. */
  readonly go: (bed: Bed, log: WalkLog) => Promise<void>;
}

/** A walk as the plan has it. */
export interface PlannedWalk extends WalkToDo {
  readonly start: string;
  /** The transitions that it takes. */
  readonly taken: ReadonlySet<string>;
  /** Whether no other walk of its subject takes more transitions. */
  readonly isFullest: boolean;
  readonly written: WrittenWalk;
}

/** A walk by its names alone, so that it can be done without planning it. */
export const writtenWalkSchema = z.object({ start: z.string(), acts: z.array(z.string()) });
export type WrittenWalk = z.infer<typeof writtenWalkSchema>;

/** A page or a window that is walked, whatever its charts are. */
export interface Subject {
  readonly name: string;
  /** All its walks. Takes seconds: it lives every act in every state. */
  readonly plan: () => Promise<readonly PlannedWalk[]>;
  /** @throws Error where it has no such start or act. */
  readonly read: (walk: WrittenWalk) => WalkToDo;
}

/** The subject of some walks. */
export function subjectOf<Start extends string, Model extends Walkable, Desk>(
  walking: Walking<Start, Model, Desk>,
): Subject {
  const { name, begins } = walking;
  const toDo = (which: string, { start, acts }: Pick<Walk<Start, Model, Desk>, 'start' | 'acts'>): WalkToDo => ({
    id: idOf([name, start, ...acts.map((act) => act.name)]),
    title: `${name}, ${begins[start]}: ${which}, ${inSteps(acts.length)}`,
    steps: acts.map((act, place) => stepOf(act.name, place)),
    go: (bed, log) => go(walking, { start, acts }, bed, log),
  });
  return {
    name,
    plan: async () => {
      const walks = await planWalks({ ...walking, starts: Object.keys(begins) as Start[] });
      const most = Math.max(...walks.map(({ taken }) => taken.size));
      const fullest = walks.findIndex(({ taken }) => taken.size === most);
      return walks.map((walk, index) => ({
        ...toDo(`camino ${index + 1} de ${walks.length}`, walk),
        ...{ start: walk.start, taken: walk.taken, isFullest: index === fullest },
        written: { start: walk.start, acts: walk.acts.map((act) => act.name) },
      }));
    },
    read: ({ start, acts }) =>
      toDo('el camino más lleno', { start: startOf(walking, start), acts: acts.map(actOf(walking)) }),
  };
}

function startOf<Start extends string>(
  { name, begins }: Pick<Walking<Start, never, never>, 'name' | 'begins'>,
  start: string,
) {
  const found = (Object.keys(begins) as Start[]).find((each) => each === start);
  if (found === undefined) throw new Error(`${name} has no start «${start}».`);
  return found;
}

function actOf<Model extends Walkable, Desk>({ name, acts }: Pick<Walking<string, Model, Desk>, 'name' | 'acts'>) {
  return (wanted: string) => {
    const [found, ...more] = acts.filter((act) => act.name === wanted);
    if (found === undefined || more.length > 0) throw new Error(`${name} has not one act «${wanted}».`);
    return found;
  };
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
  { start, acts }: Pick<Walk<Start, Model, Desk>, 'start' | 'acts'>,
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
