/** Holds a screen after each step against what every screen owes: what was written, the state, the acts that are on. */
import { Fault } from './fault.ts';
import { differencesBetween } from './offered.ts';
import { allControlsOf, fieldsOf, type Layer, pressable } from './screen.ts';
import { PAGE, type RandomWalk } from './walk.ts';

/** @throws Fault for the first debt that a screen does not pay in its time. */
export async function lookAtAll(walk: RandomWalk): Promise<void> {
  walk.lookForFailures();
  if (walk.seesElsewhere()) return;
  let layer = await walk.layer();
  await walk.account(layer);
  let fault: Fault | null = null;
  await walk.until(async () => {
    await walk.refresh();
    fault = walk.stored === null || walk.seesElsewhere() ? null : await debtOf(walk, layer);
    if (fault !== null) layer = await walk.layer();
    return fault === null;
  });
  if (fault !== null) throw fault;
  if (walk.stored === null) await lookAtLoss(walk);
}

/** The first debt that was not told yet: a fault that is known hides none of the others. */
async function debtOf(walk: RandomWalk, layer: Layer): Promise<Fault | null> {
  const isNew = ({ signature }: Fault) => !walk.known.has(signature);
  const lost = (await lostIn(layer, walk)).find(isNew);
  // Under a window the page is out of reach.
  if (lost !== undefined || layer.title !== null) return lost ?? null;
  const rest = [...(await otherStateIn(walk)), ...unexplainedIn(walk), ...(await otherActsIn(walk))];
  return rest.find(isNew) ?? null;
}

/** Texts that were written and stand there no more. */
async function lostIn({ title, root }: Layer, { written }: RandomWalk): Promise<readonly Fault[]> {
  const kept = written.get(title ?? PAGE);
  if (kept === undefined) return [];
  const fields = await fieldsOf(root);
  const place = title === null ? '' : `, en «${title}»`;
  return [...kept].flatMap(([label, text]) => {
    const seen = fields.find((field) => field.label === label)?.value;
    if (seen === text) return [];
    return new Fault(
      'keeps',
      `En «${label}»${place} sigue escrito «${text}».`,
      seen === undefined ? 'Ese campo ya no está.' : seen === '' ? 'El campo está vacío.' : `Dice «${seen}».`,
    );
  });
}

async function otherStateIn({ page, subject, stored }: RandomWalk): Promise<readonly Fault[]> {
  const summary = page.getByRole('list', { name: subject.summary });
  const seen = (await summary.count()) === 0 ? '' : await summary.innerText();
  const states = stored?.states ?? [];
  if (states.some((name) => seen.includes(name))) return [];
  const expected = `El resumen dice ${states.join(' o ')}, que es lo que el servidor guardó.`;
  return [new Fault('agrees', expected, `Dice: ${seen.replace(/\s+/g, ' ').trim()}.`)];
}

function unexplainedIn({ stored }: RandomWalk): readonly Fault[] {
  const unexplained = stored?.unexplained ?? null;
  if (unexplained === null) return [];
  return [new Fault('agrees', 'Lo que el servidor guardó es lo que dice el diagrama de su vida.', unexplained)];
}

/** More or less is on than the life permits, or something is off without a word. */
async function otherActsIn({ page, subject, stored }: RandomWalk): Promise<readonly Fault[]> {
  const acts = page.getByRole('region', { name: subject.acts });
  const controls = [
    ...(await allControlsOf(pressable(acts, false))),
    ...(await allControlsOf(page.locator('[role=menuitem]'))),
  ];
  return differencesBetween(stored?.offers ?? [], controls, stored?.isHeldUp ?? false);
}

async function lookAtLoss(walk: RandomWalk): Promise<void> {
  const said = walk.page.getByText(/No tiene permiso/).first();
  if (await walk.until(() => said.isVisible())) return;
  throw new Fault('agrees', 'Se lee que ya no tiene permiso de verlo.', 'La página sigue ahí como si lo tuviera.');
}
