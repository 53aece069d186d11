/** Goes for what the run has pressed least, or never: chance alone does not come to every button. */
import { fillIn, reload, send } from './commands.ts';
import { isExit, leaveWindows } from './leaving.ts';
import { lookAtAll } from './looking.ts';
import { isSameButton, type Way } from './pressed.ts';
import { openWork, pressablesOf, pressOne } from './pressing.ts';
import type { RandomWalk } from './walk.ts';

/** How the aims of one walk are chosen. */
export interface Aiming {
  /** Ways that are gone in their order, before any that is chosen here. */
  readonly given: readonly Way[];
  /** So many in all. */
  readonly count: number;
  /** Windows are filled in before something in them is pressed. */
  readonly fills: boolean;
  /** Told of each way before it is gone. */
  readonly onAim: (way: Way) => void;
}

/** @throws Fault for what the screen owed on the way. */
export async function goForTheRarest(walk: RandomWalk, { given, count, fills, onAim }: Aiming): Promise<void> {
  for (let turn = 0; turn < count && !walk.isOver; turn++) {
    const next = given[turn];
    // A window in which the next press is made stays as the last one left it.
    const isHere = next !== undefined && isSameWay(next.slice(0, -1), walk.wayTo((await walk.layer()).title));
    if (!isHere) await leaveWindows(walk);
    const way = next ?? (await rarest(walk));
    if (way === null) return;
    onAim(way);
    await go(walk, isHere ? way.slice(-1) : way, fills);
  }
}

function isSameWay(one: Way, other: Way): boolean {
  return one.length === other.length && one.every((name, place) => isSameButton(name, other[place] ?? ''));
}

/** A person's ways to come to nothing with what he wrote. */
export type InVain = 'sends' | 'reloads';

/**
 * Fills in what lies on top, and comes to nothing with it. It is sent, and the server says no: what was written stays, the reason is told, and it was
 * sent once. The page is loaded anew: what was written stands there still, once one is where it was written.
 * @throws Fault for what the screen owed on the way.
 */
export async function writeInVain(walk: RandomWalk, ways: readonly InVain[]): Promise<void> {
  await fillIn(walk);
  await lookAtAll(walk);
  const { title } = await walk.layer();
  for (const way of ways) {
    if (walk.isOver) return;
    if (way === 'sends') {
      await send(walk, 'se niega');
      await lookAtAll(walk);
    } else if (walk.hasWritten(title)) {
      await reload(walk);
      await lookAtAll(walk);
      await go(walk, walk.wayTo(title), false);
    }
  }
  // Buttons that are pressed from here on may write the fields anew.
  walk.forget(title);
}

/**
 * Presses what nobody of the run pressed as yet, each once, after what lies on top was written in vain: all of a window while it is open, then what is left, and what had closed it.
 * @throws Fault for what the screen owed on the way.
 */
export async function pressWhatIsNew(
  walk: RandomWalk,
  { goesOn, onAim }: Pick<Aiming, 'onAim'> & { readonly goesOn: () => boolean },
): Promise<void> {
  while (goesOn() && !walk.isOver) {
    const { layer, on } = await pressablesOf(walk);
    const to = walk.wayTo(layer.title);
    if (walk.pressed.comesFirst(walk.subject.acts, to)) {
      await writeInVain(walk, ['sends', 'reloads']);
      continue;
    }
    const fresh = on.filter(({ name }) => name !== '' && !walk.pressed.has(walk.subject.acts, [...to, name]));
    const control = fresh.find(({ name }) => !isExit(name)) ?? fresh[0];
    if (control !== undefined) {
      onAim([...to, control.name]);
      await pressOne(walk, layer, control);
      await lookAtAll(walk);
    } else if (layer.title !== null) await leaveWindows(walk);
    else {
      const way = await rarest(walk, 0);
      if (way === null) return;
      onAim(way);
      await go(walk, way, false);
    }
  }
}

async function rarest(walk: RandomWalk, most?: number): Promise<Way | null> {
  const works = (walk.stored?.offers ?? []).filter(({ isAllowed }) => isAllowed).map(({ button }) => button);
  const { on } = await pressablesOf(walk);
  return walk.pressed.least(walk.subject.acts, [...works, ...on.map(({ name }) => name)], most);
}

/** Presses each in its turn, as far as it is there. */
async function go(walk: RandomWalk, way: Way, fills: boolean): Promise<void> {
  for (const name of way) {
    if (walk.isOver) return;
    const { title } = await walk.layer();
    const isWork = (walk.stored?.offers ?? []).some(({ button, isAllowed }) => isAllowed && button === name);
    if (title === null && isWork) await openWork(walk, name);
    else {
      if (fills && title !== null) await fillIn(walk);
      const { layer, on } = await pressablesOf(walk);
      const control = on.find((each) => isSameButton(each.name, name));
      if (control === undefined) return;
      await pressOne(walk, layer, control);
    }
    await lookAtAll(walk);
  }
}
