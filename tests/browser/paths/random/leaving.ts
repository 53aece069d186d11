/** Every window can be left: by Escape, or by a button that says so. */
import { Fault } from './fault.ts';
import { controlsOf, type Layer, pressable } from './screen.ts';
import type { RandomWalk } from './walk.ts';

/** The words of buttons that leave a window, best first: what a question asks is answered by going. */
const EXITS = [/^(Descartar|Salir sin)/, /^(Cerrar|Cancelar|Volver|No\b|Ahora no|Seguir|Entendido|Listo)/] as const;
/** Whether the words on a button say that it leaves a window. */
export function isExit(name: string): boolean {
  return EXITS.some((exit) => exit.test(name));
}

/** A window over a window is left before it; more than so many are none that a person would be in. */
const DEEPEST = 5;

/** Leaves whatever lies over the page. @throws Fault where a window cannot be left. */
export async function leaveWindows(walk: RandomWalk): Promise<void> {
  for (let depth = 0; depth < DEEPEST; depth++) {
    const layer = await walk.layer();
    if (layer.title === null) return;
    await leave(walk, layer);
  }
  const { title } = await walk.layer();
  if (title !== null)
    throw new Fault('leaves', 'Tras salir de cada ventana se ve la página.', `Sigue abierta «${title}».`);
}

async function leave(walk: RandomWalk, { title, root }: Layer): Promise<void> {
  await walk.settle();
  const isLeft = async () => (await walk.layer()).title !== title;
  if (await isLeft()) return;
  walk.steps.push(`Pulse Escape en «${title}».`);
  await walk.page.keyboard.press('Escape');
  if (await walk.soon(isLeft)) return walk.settle();
  const controls = (await controlsOf(root, false)).filter(({ isOn }) => isOn);
  for (const exit of EXITS) {
    const one = controls.find(({ name }) => exit.test(name));
    if (one === undefined) continue;
    walk.steps.push(`Pulse «${one.name}» en «${title}».`);
    await pressable(root, false).nth(one.place).click();
    if (/^Descartar/.test(one.name)) walk.forget(title);
    if (await walk.until(isLeft)) return walk.settle();
  }
  throw new Fault(
    'leaves',
    `De «${title}» se puede salir, con Escape o con uno de sus botones.`,
    `Sigue abierta. Sus botones: ${controls.map(({ name }) => `«${name}»`).join(', ') || 'ninguno'}.`,
  );
}
