/** Holds the acts that a screen offers against those that the chart of the life permits. */
import { Fault } from './fault.ts';
import type { Offer } from './offers.ts';
import { allControlsOf, type Control, pressable } from './screen.ts';
import type { RandomWalk } from './walk.ts';

/** Beside the works of the life: a list of the others, and what a colleague does at this computer. */
const BESIDE = ['Más', 'Autorizar aquí', 'Deshacer devolución aquí'];

/** All that a screen owes after each step. @throws Fault for what it does not keep. */
export async function lookAtAll(walk: RandomWalk): Promise<void> {
  await walk.look();
  if (!walk.isOver) await lookAtOffers(walk);
}

/** @throws Fault where more or less is on than the life permits, or something is off without a word. */
async function lookAtOffers(walk: RandomWalk): Promise<void> {
  let fault: Fault | null = null;
  const isSo = await walk.until(async () => {
    // Under a window the page is out of reach; while something is sent, its buttons wait.
    if ((await walk.layer()).title !== null) return true;
    await walk.refresh();
    const { stored, page, subject } = walk;
    if (stored === null) return true;
    const acts = page.getByRole('region', { name: subject.acts });
    const controls = [
      ...(await allControlsOf(pressable(acts, false))),
      ...(await allControlsOf(page.locator('[role=menuitem]'))),
    ];
    fault = differenceBetween(stored.offers, controls, stored.isHeldUp);
    return fault === null;
  });
  if (!isSo && fault !== null) throw fault;
}

/** The first thing in which the acts on a screen differ from the offers of a life; null where none does. */
export function differenceBetween(
  offers: readonly Offer[],
  controls: readonly Control[],
  isHeldUp: boolean,
): Fault | null {
  for (const button of new Set(offers.map((offer) => offer.button))) {
    const isAllowed = offers.some((offer) => offer.button === button && offer.isAllowed);
    const shown = controls.find(({ name }) => name === button);
    const isOn = shown?.isOn ?? false;
    if (isOn === isAllowed || (isHeldUp && isAllowed && shown?.reason)) continue;
    if (isOn)
      return new Fault(
        'offers',
        `«${button}» no se puede pulsar: la vida no se lo permite a esta persona.`,
        'Se puede pulsar.',
      );
    return new Fault(
      'offers',
      `«${button}» se puede pulsar: la vida se lo permite a esta persona.`,
      shown === undefined ? `No está. Los botones son: ${named(controls)}.` : `Está apagado${because(shown)}.`,
    );
  }
  const stray = controls.find(({ name }) => !BESIDE.includes(name) && !offers.some(({ button }) => button === name));
  if (stray !== undefined)
    return new Fault(
      'offers',
      'Cada botón de las acciones es un trabajo de la vida.',
      `«${stray.name}» no es ninguno.`,
    );
  const silent = controls.find(({ isOn, reason }) => !isOn && reason.trim() === '');
  if (silent === undefined) return null;
  return new Fault('answers', `«${silent.name}» está apagado y dice por qué.`, 'No dice nada.');
}

function because({ reason }: Control): string {
  return reason === '' ? ', y no dice por qué' : `: «${reason}»`;
}

function named(controls: readonly Control[]): string {
  return controls.length === 0 ? 'ninguno' : controls.map(({ name }) => `«${name}»`).join(', ');
}
