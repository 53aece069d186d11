/** Presses what a person finds on a screen: a work of the life, or whatever is on. */
import { Fault } from './fault.ts';
import { type Control, controlsOf, fieldsOf, type Layer, pressable } from './screen.ts';
import { PAGE, type RandomWalk } from './walk.ts';

/** These end the session or leave the record. */
const NEVER = /^(Salir|Cerrar sesión)/;

/** The topmost layer, and the buttons of it that can be pressed. */
export async function pressablesOf(
  walk: RandomWalk,
): Promise<{ readonly layer: Layer; readonly on: readonly Control[] }> {
  const layer = await walk.layer();
  const on = (await controlsOf(layer.root, false)).filter(({ isOn, name }) => isOn && !NEVER.test(name));
  return { layer, on };
}

export async function pressOne(walk: RandomWalk, layer: Layer, { name, place }: Control): Promise<void> {
  const { root, title, isMenu } = layer;
  const one = pressable(root, false).nth(place);
  await one.hover();
  const called = name === '' ? 'un botón sin nombre' : `«${name}»`;
  const asked = walk.requests;
  await walk.press(`Pulse ${called}${inLayer(title)}.`, name, one);
  if (isMenu && walk.stored?.offers.some(({ button }) => button === name)) await lookForMore(walk, name, asked);
  if (/^Descartar|^Guardar de todos modos/.test(name)) walk.forget(title);
  await noteWhatItWrote(walk, title);
}

/** A button that writes into a field ('En una hora', a text ready to use) is what stands there now; one that empties it loses what stood there. */
async function noteWhatItWrote(walk: RandomWalk, title: string | null): Promise<void> {
  const kept = walk.written.get(title ?? PAGE);
  const now = await walk.layer();
  if (kept === undefined || now.title !== title) return;
  for (const { label, value } of await fieldsOf(now.root)) {
    if (kept.has(label) && value !== '') walk.note(title, label, value);
  }
}

/** Presses the button of a work, which may stand in the list of the others. Whether it is there is asked by another law. */
export async function openWork(walk: RandomWalk, button: string): Promise<void> {
  const found = await walk.act(button);
  // It may wait for what is on its way.
  if (found === null || !found.control.isOn) return;
  const { page } = walk;
  const { place } = found.control;
  if (!found.inMenu) {
    const one = page.getByRole('region', { name: walk.subject.acts }).locator('button').nth(place);
    await one.hover();
    return walk.press(`Pulse «${button}».`, button, one);
  }
  const entry = page.locator('[role=menuitem]').nth(place);
  if (!(await entry.isVisible())) await page.getByRole('button', { name: /^Más/ }).click();
  await walk.opensMenu();
  await entry.hover();
  const asked = walk.requests;
  await walk.press(`Pulse «Más» y «${button}».`, button, entry);
  // The closing of the list alone is nothing.
  await lookForMore(walk, button, asked);
}

/** A work in a list does more than to close it. */
async function lookForMore(walk: RandomWalk, button: string, asked: number): Promise<void> {
  const { page } = walk;
  const isMore = await walk.until(
    async () =>
      walk.requests > asked ||
      (await walk.layer()).title !== null ||
      (await page.evaluate(() => document.activeElement?.matches('textarea, input') ?? false)) ||
      /adjunt/i.test(button),
  );
  if (!isMore) throw new Fault('answers', `Al pulsar «${button}» pasa algo.`, 'La lista se cerró y no pasó nada más.');
}

export function inLayer(title: string | null): string {
  return title === null || title === '' ? '' : ` en «${title}»`;
}
