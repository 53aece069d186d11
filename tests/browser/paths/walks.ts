import type { Page } from '@playwright/test';
import type { Product } from '../bed/product.ts';
import type { Signed } from '../bed/test.ts';
import type { Walkable } from './act.ts';
import type { OtherPerson } from './desk.ts';
import { test } from './desk.ts';
import type { Plan, Walk } from './explore.ts';
import { planWalks } from './explore.ts';
import type { Gate } from './gate.ts';
import { HEALTH } from './gate.ts';

/** What every walk is given. */
export interface Bed {
  readonly page: Page;
  readonly gate: Gate;
  readonly other: OtherPerson;
  readonly producto: Product;
  readonly apart: (numiden: string) => Promise<Signed>;
}

/** Something that is walked: what can happen, and how it is brought on screen and looked at. */
export interface Walking<Start extends string, Model extends Walkable, Desk> extends Plan<Start, Model, Desk> {
  /** Of what the walks are ('a case'). */
  readonly name: string;
  /** The calls that wait at the gate until an act says what becomes of them. */
  readonly calls: readonly RegExp[];
  /** Brings it on screen as a walk finds it. */
  readonly begin: (bed: Bed, start: Start) => Promise<Desk>;
  /** The charts at work for what was brought on screen, when they depend on it; otherwise `open`. */
  readonly openFor?: (start: Start, desk: Desk) => Model | Promise<Model>;
  /** Looks whether the screen shows what the charts say. Rejects as soon as it shows anything else. */
  readonly look: (desk: Desk, model: Model) => Promise<void>;
}

/**
 * Declares a test for each walk: every act is done on the screen and in the charts, and after each it is looked whether both
 * are at the same. Answers the transitions that the walks take.
 */
export async function declareWalks<Start extends string, Model extends Walkable, Desk>(
  walking: Walking<Start, Model, Desk>,
): Promise<ReadonlySet<string>> {
  const walks = await planWalks(walking);
  for (const [index, walk] of walks.entries()) {
    const { start, acts } = walk;
    test(`${walking.name} in ${start}, walk ${index + 1} of ${walks.length}: ${acts.length} acts`, async ({
      page,
      gate,
      other,
      producto,
      apart,
    }) => {
      gate.watch([...walking.calls, HEALTH]);
      const desk = await walking.begin({ page, gate, other, producto, apart }, start);
      await go(walking, walk, desk, gate);
    });
  }
  return new Set(walks.flatMap(({ taken }) => [...taken]));
}

async function go<Start extends string, Model extends Walkable, Desk>(
  { open, openFor, look }: Walking<Start, Model, Desk>,
  { start, acts }: Walk<Start, Model, Desk>,
  desk: Desk,
  gate: Gate,
): Promise<void> {
  const model = await (openFor === undefined ? open(start) : openFor(start, desk));
  await look(desk, model);
  for (const [index, act] of acts.entries()) {
    await test.step(`${index + 1}. ${act.name}`, async () => {
      gate.mend();
      await act.perform(desk, model);
      await act.live(model);
      await look(desk, model);
    });
  }
}
