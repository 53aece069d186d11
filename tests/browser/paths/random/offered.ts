/** Holds the acts that a screen offers against those that the chart of the life permits. */
import { Fault } from './fault.ts';
import type { Offer } from './offers.ts';
import type { Control } from './screen.ts';

/** Beside the works of the life: a list of the others, and what a colleague does at this computer. */
const BESIDE = ['Más', 'Autorizar aquí', 'Deshacer devolución aquí'];

/** All in which the acts on a screen differ from the offers of a life. */
export function differencesBetween(
  offers: readonly Offer[],
  controls: readonly Control[],
  isHeldUp: boolean,
): readonly Fault[] {
  const unlike = [...new Set(offers.map(({ button }) => button))].flatMap((button) => {
    const isAllowed = offers.some((offer) => offer.button === button && offer.isAllowed);
    const shown = controls.find(({ name }) => name === button);
    const isOn = shown?.isOn ?? false;
    if (isOn === isAllowed || (isHeldUp && isAllowed && shown?.reason)) return [];
    if (isOn)
      return [broken(`«${button}» no se puede pulsar: la vida no se lo permite a esta persona.`, 'Se puede pulsar.')];
    const seen =
      shown === undefined ? `No está. Los botones son: ${named(controls)}.` : `Está apagado${because(shown)}.`;
    return [broken(`«${button}» se puede pulsar: la vida se lo permite a esta persona.`, seen)];
  });
  const stray = controls
    .filter(({ name }) => !BESIDE.includes(name) && !offers.some(({ button }) => button === name))
    .map(({ name }) => broken('Cada botón de las acciones es un trabajo de la vida.', `«${name}» no es ninguno.`));
  const silent = controls
    .filter(({ isOn, reason }) => !isOn && reason.trim() === '')
    .map(({ name }) => new Fault('answers', `«${name}» está apagado y dice por qué.`, 'No dice nada.'));
  return [...unlike, ...stray, ...silent];
}

function broken(expected: string, seen: string): Fault {
  return new Fault('offers', expected, seen);
}

function because({ reason }: Control): string {
  return reason === '' ? ', y no dice por qué' : `: «${reason}»`;
}

function named(controls: readonly Control[]): string {
  return controls.length === 0 ? 'ninguno' : controls.map(({ name }) => `«${name}»`).join(', ');
}
