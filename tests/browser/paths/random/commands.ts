/** The things that a random walk does: those of the life's chart, and those that anybody can do to any screen. */
import fc, { type AsyncCommand } from 'fast-check';
import { Fault } from './fault.ts';
import { leaveWindows } from './leaving.ts';
import { lookAtAll } from './looking.ts';
import { inLayer, openWork, pressablesOf, pressOne } from './pressing.ts';
import { controlsOf, fieldAt, fieldsOf, type Layer, pressable } from './screen.ts';
import type { RandomWalk } from './walk.ts';

type Command = AsyncCommand<RandomWalk, RandomWalk, true>;

/** The longest walk that is tried, in steps. */
const LONGEST = 14;

/** Any walk. */
export function walks() {
  return fc.commands<RandomWalk, RandomWalk, true>(
    [
      fc.nat({ max: 40 }).map(opening),
      fc.nat({ max: 40 }).map(opening),
      fc.nat({ max: 40 }).map(pressing),
      fc.constant(writing()),
      fc.constant(writing()),
      fc.constantFrom<Outcome>('llega', 'se corta', 'se niega').map(sending),
      fc.constant(leaving()),
      fc.constant(reloading()),
      fc.nat({ max: 2 }).map(othersWork),
    ],
    { maxCommands: LONGEST, size: 'max' },
  );
}

/** The fate of a request. */
type Outcome = 'llega' | 'se corta' | 'se niega';

/** Presses the button of one of the works that the life permits. */
function opening(number: number): Command {
  const buttonOf = ({ stored }: Readonly<RandomWalk>) => {
    const allowed = (stored?.offers ?? []).filter(({ isAllowed }) => isAllowed);
    return allowed[number % Math.max(allowed.length, 1)]?.button;
  };
  return command(
    `hace el trabajo ${number}`,
    async (walk) => buttonOf(walk) !== undefined && (await walk.layer()).title === null,
    (walk) => openWork(walk, buttonOf(walk) ?? ''),
  );
}

/** Presses whatever is on. */
function pressing(number: number): Command {
  const choose = async (walk: RandomWalk) => {
    const { layer, on } = await pressablesOf(walk);
    const control = on[number % Math.max(on.length, 1)];
    return control === undefined ? null : { layer, control };
  };
  return command(
    `pulsa el ${number}`,
    async (walk) => (await choose(walk)) !== null,
    async (walk) => {
      const chosen = await choose(walk);
      if (chosen !== null) await pressOne(walk, chosen.layer, chosen.control);
    },
  );
}

/** Leaves the windows that lie over the page. */
function leaving(): Command {
  return command('sale de la ventana', async (walk) => (await walk.layer()).title !== null, leaveWindows);
}

const TEXT = 'Se habló con el cliente y queda conforme';

function writing(): Command {
  return command('escribe', async (walk) => (await emptyOf(await walk.layer())).length > 0, fillIn);
}

/** Fills in what lies on top: its texts, and of each list its first choice. */
export async function fillIn(walk: RandomWalk): Promise<void> {
  const layer = await walk.layer();
  const { title, root } = layer;
  if ((await emptyOf(layer)).length === 0) return;
  await chooseFirst(walk, root);
  const fields = await emptyOf(layer);
  const said: string[] = [];
  for (const { place, label } of fields) {
    const text = `${TEXT} (${walk.steps.length + 1}).`;
    await fieldAt(root, place).fill(text);
    // A field may take less, or write it its own way.
    walk.note(title, label, await fieldAt(root, place).inputValue());
    said.push(`«${text}» en «${label}»`);
  }
  walk.steps.push(`Escriba ${said.join(' y ')}${inLayer(title)}.`);
}

async function emptyOf({ root }: Layer) {
  return (await fieldsOf(root)).filter(
    ({ isEditable, value, label }) => isEditable && value === '' && !/^Buscar/.test(label),
  );
}

async function chooseFirst({ page }: RandomWalk, root: Layer['root']): Promise<void> {
  const lists = root.locator('select:enabled');
  for (let place = 0; place < (await lists.count()); place++) {
    const list = lists.nth(place);
    if ((await list.inputValue()) !== '') continue;
    const choice = list.locator('option').nth(1);
    await choice.waitFor({ state: 'attached', timeout: 2_000 }).catch(() => undefined);
    if ((await choice.count()) > 0) await list.selectOption({ index: 1 });
    await page.waitForTimeout(100);
  }
}

/** The answer of a server that says no, in words that stand nowhere else. */
const NO = 'Hoy no se puede: el servidor lo negó.';

function sending(outcome: Outcome): Command {
  return command(
    `envía y ${outcome}`,
    async (walk) => (await submitOf(walk)) !== null,
    (walk) => send(walk, outcome),
  );
}

/** The button that sends what lies on top; null where nothing is there to send. */
async function submitOf(walk: Readonly<RandomWalk>) {
  const { root, title } = await walk.layer();
  if (walk.subject.calls.length === 0 || (title === null && !walk.written.has(''))) return null;
  const all = pressable(root, false);
  const on = await controlsOf(root, false);
  const kinds = await all.evaluateAll((each) => each.map((one) => one.getAttribute('type')));
  const last = on.filter(({ place, isOn }) => isOn && kinds[place] === 'submit').at(-1);
  return last === undefined ? null : { title, name: last.name, one: all.nth(last.place) };
}

/** Sends what lies on top, where something does, and lets it come to the server, or not. */
export async function send(walk: RandomWalk, outcome: Outcome): Promise<void> {
  const found = await submitOf(walk);
  if (found === null) return;
  const { gate, page, subject } = walk;
  const { title, name, one } = found;
  await one.hover();
  if (outcome === 'llega') return walk.press(`Pulse «${name}»${inLayer(title)}.`, name, one);

  gate.watch(subject.calls);
  const how = outcome === 'se corta' ? 'mientras no hay conexión' : `y el servidor contesta que no («${NO}»)`;
  let isSent = false;
  await walk.press(`Pulse «${name}»${inLayer(title)}, ${how}.`, name, one, async () => {
    await one.click();
    const isHeld = () => subject.calls.some((call) => gate.waits(call));
    // A form that lacks something is not sent: it says so instead.
    for (let turn = 0; turn < 20 && !isHeld(); turn++) await page.waitForTimeout(50);
    const call = subject.calls.find((each) => gate.waits(each));
    if (call === undefined) return;
    isSent = true;
    walk.left(title);
    const held = await gate.held(call);
    if (outcome === 'se corta') held.cut();
    else held.answer(400, { codigo: -1, message: NO });
  });
  // One that was sent twice has no words yet: its second answer is on its way.
  walk.lookForFailures();
  if (isSent) await lookForWords(walk, name, outcome);
  gate.watch([]);
}

/** A save that did not come through is told, in the server's words where it said some. */
async function lookForWords(walk: RandomWalk, name: string, outcome: Outcome): Promise<void> {
  const place = walk.page.locator('[data-failure], [data-avisos] [data-aviso]');
  let seen: readonly string[] = [];
  const words = outcome === 'se niega' ? NO : '';
  const isTold = await walk.until(async () => {
    seen = await place.allInnerTexts();
    return seen.some((text) => text.includes(words) && /\p{L}{2,} \p{L}{2,}/u.test(text));
  });
  if (isTold) return;
  const what = seen.map((text) => text.trim()).filter((text) => text !== '');
  throw new Fault(
    'answers',
    outcome === 'se niega'
      ? `Tras «${name}» se lee por qué el servidor no lo guardó: «${NO}»`
      : `Tras «${name}» se lee que no se guardó.`,
    what.length === 0 ? 'No se lee nada.' : `Se lee: «${what.join(' · ')}».`,
  );
}

function reloading(): Command {
  return command('recarga', async () => true, reload);
}

/** Opens the page anew, by its address. */
export async function reload(walk: RandomWalk): Promise<void> {
  walk.steps.push('Recargue la página (F5).');
  // Nobody reloads within the moment in which a draft is on its way.
  await walk.page.waitForTimeout(DRAFT_MS);
  await walk.page.reload();
  await walk.page.locator('main h1').first().waitFor();
  await walk.settle();
}

const DRAFT_MS = 1_500;

/** Somebody else does something by calls. */
function othersWork(number: number): Command {
  const actOf = ({ subject, stored }: Readonly<RandomWalk>) => {
    const act = subject.others[number];
    return act !== undefined && stored !== null ? act : null;
  };
  return command(
    `otra persona hace lo ${number}`,
    async (walk) => actOf(walk) !== null,
    async (walk) => {
      const act = actOf(walk);
      if (act === null) return;
      const before = walk.stored?.deeds.all ?? 0;
      // The life may refuse it to them, too: then nothing was done.
      await act.does(walk.bed, walk.id).catch(() => undefined);
      await walk.refresh();
      if ((walk.stored?.deeds.all ?? before) === before && walk.stored !== null) return;
      walk.steps.push(`Otra persona, en otro equipo, ${act.name}.`);
    },
  );
}

/** A command that looks at all that the screen owes once it is done. */
function command(
  name: string,
  may: (walk: RandomWalk) => Promise<boolean>,
  does: (walk: RandomWalk) => Promise<void>,
): Command {
  return {
    check: async (walk) => !walk.isOver && (await may(walk as RandomWalk)),
    run: async (walk) => {
      await does(walk);
      await lookAtAll(walk);
    },
    toString: () => name,
  };
}
