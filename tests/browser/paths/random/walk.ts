/** One walk: a person at a screen who does whatever comes, and what the screen owes him after each step. */
import type { Locator, Page, Request } from '@playwright/test';
import type { PersonaLeida } from '#domain/vales/hechosDeVale';
import type { Bed } from '../bed.ts';
import type { Gate } from '../gate.ts';
import { Fault } from './fault.ts';
import { type Pressed, THEN, type Way } from './pressed.ts';
import { Saves } from './saves.ts';
import {
  allControlsOf,
  type Control,
  controlsOf,
  isChanged,
  type Layer,
  lookOf,
  staysFor,
  textsOf,
  topLayer,
} from './screen.ts';
import type { Stored, Subject } from './subjects.ts';

/** So long a screen may take for what it owes, in milliseconds: a busy machine is slow, not wrong. */
const PATIENCE_MS = 6_000;
const PAUSE_MS = 50;
/** A screen that did not change for so long is at rest: what comes near a button asks something a moment later. */
const STILL_MS = 100;
/** The same after a press: whatever comes later is waited for where it is owed. */
const STILL_AFTER_MS = 40;
/** So long something takes that hangs on nothing but the page. */
const SOON_MS = 1_500;

/** The calls that a page makes by itself, whatever is pressed. */
const ITSELF = /api\/(sistema\/salud|borrador\/|presencia)|\/eventos/;

/** The kinds of request by which a press asks something. */
const ASKED: readonly string[] = ['fetch', 'xhr', 'document'];

/** Who sits at the screen. */
export interface Sitting {
  readonly person: PersonaLeida;
  readonly page: Page;
}

/** The run to which a walk belongs. */
type Run = Pick<RandomWalk, 'pressed' | 'known' | 'isStopped'>;

/** The title of the page's own layer, among those under which something was written. */
export const PAGE = '';

export class RandomWalk {
  readonly page: Page;
  readonly gate: Gate;
  readonly person: PersonaLeida;
  readonly subject: Subject;
  readonly bed: Bed;
  readonly id: number;
  /** The steps that were taken, each as somebody would say it. */
  readonly steps: string[] = [];
  /** The texts that were written and neither saved nor thrown away: by the title of their window, and their field. */
  readonly written = new Map<string, Map<string, string>>();
  /** The record as the server has it; null where this person may no longer see it. */
  stored: Stored | null = null;
  /** The requests of the page since it was opened, but for what it asks by itself. */
  requests = 0;
  /** Errors of its own that the page told its console. */
  readonly complaints: string[] = [];
  /** The buttons that the run has pressed as yet. */
  readonly pressed: Pressed;
  /** The signatures of faults that the run told already. */
  readonly known: ReadonlySet<string>;
  /** Somebody ended the run: no further step is taken. */
  readonly isStopped: () => boolean;
  /** How one came to each window, by its title. */
  readonly #ways = new Map<string, Way>();
  readonly #saves: Saves;
  readonly #underWay = new Set<Request>();
  /** The contents of the fields once a button had written there, by its way: pressed again, it changes nothing. */
  readonly #wrote = new Map<string, string>();
  #hasLeft = false;
  /** The window whose save did not come through: it may come through by itself. */
  #unsaved: string | null = null;

  private constructor(bed: Bed, subject: Subject, { person, page }: Sitting, id: number, run: Run) {
    this.bed = bed;
    this.pressed = run.pressed;
    this.known = run.known;
    this.isStopped = run.isStopped;
    this.#saves = new Saves(page);
    this.gate = bed.gate;
    this.subject = subject;
    this.person = person;
    this.page = page;
    this.id = id;
  }

  /** Makes a record and brings it on screen. */
  static async begin(bed: Bed, subject: Subject, sitting: Sitting, run: Run): Promise<RandomWalk> {
    const { page } = sitting;
    bed.gate.watch([]);
    const id = await subject.make(bed);
    const walk = new RandomWalk(bed, subject, sitting, id, run);
    const counts = (request: Request) => request.resourceType() !== 'eventsource' && !ITSELF.test(request.url());
    page.on('request', (request) => {
      if (!counts(request)) return;
      // The parts of the app that a page fetches when it has time are nothing that a press asked for.
      if (ASKED.includes(request.resourceType())) walk.requests++;
      walk.#underWay.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => walk.#underWay.delete(request));
    page.on('pageerror', (error) => walk.complaints.push(error.message));
    walk.stored = await walk.#read();
    // Who may not see it is shown where he may go: that is no walk.
    if (walk.isOver) return walk;
    await page.goto(subject.path(id));
    await page.locator('main h1').first().waitFor();
    await walk.settle();
    return walk;
  }

  /** Nothing more is done with the record on this screen: it is out of sight, an act led elsewhere, or the run ends. */
  get isOver(): boolean {
    return this.stored === null || this.#hasLeft || this.isStopped();
  }

  layer(): Promise<Layer> {
    return topLayer(this.page);
  }

  /** The control among the acts of the record that has these words. */
  async act(button: string): Promise<{ readonly control: Control; readonly inMenu: boolean } | null> {
    const acts = this.page.getByRole('region', { name: this.subject.acts });
    const plain = (await allControlsOf(acts.locator('button'))).find(({ name }) => name === button);
    if (plain !== undefined) return { control: plain, inMenu: false };
    const entry = (await allControlsOf(this.page.locator('[role=menuitem]'))).find(({ name }) => name === button);
    return entry === undefined ? null : { control: entry, inMenu: true };
  }

  /** The list of the page's further acts was opened: they are the page's own. */
  async opensMenu(): Promise<void> {
    const { title, isMenu } = await this.layer();
    if (isMenu && title !== null) this.#ways.set(title, []);
  }

  /**
   * Does something to the screen, and sees that something comes of it: a change that can be seen, or a question to the server.
   * @param said the step, as it is told.
   * @param name the words on what is pressed.
   * @param one what is pressed.
   * @param does presses it.
   */
  async press(
    said: string,
    name: string,
    one: Locator,
    does: () => Promise<unknown> = () => one.click(),
  ): Promise<void> {
    this.steps.push(said);
    const { title, root } = await this.layer();
    const way = [...this.wayTo(title), name];
    this.pressed.press(this.subject.acts, way);
    const pressed = await one.elementHandle();
    // Fetching what somebody comes near is nothing that the press did.
    if (await pressed?.evaluate((element) => element.matches('button'))) await pressed?.focus();
    await this.settle();
    const texts = await textsOf(root);
    const before = await lookOf(this.page, pressed);
    const asked = this.requests;
    let opened = false;
    const onOpened = () => {
      opened = true;
    };
    for (const event of ['popup', 'download', 'filechooser'] as const) this.page.once(event as 'popup', onOpened);
    await does();
    // A button that leads to a field does so too where that has the focus already.
    const came = async () =>
      opened ||
      this.requests > asked ||
      (await isInField(this.page)) ||
      isChanged(before, await lookOf(this.page, pressed));
    const isWritten = this.#wrote.get(way.join(THEN)) === texts;
    if (!(await this.until(came, isWritten ? SOON_MS : PATIENCE_MS))) {
      if (isWritten) return;
      throw new Fault(
        'answers',
        `Al pulsar «${name}» pasa algo.`,
        'No pasó nada: la pantalla sigue igual y nada se pidió.',
      );
    }
    await this.settle(STILL_AFTER_MS);
    await this.#goOn(title ?? PAGE);
    const { title: now, isMenu, root: top } = await this.layer();
    const textsNow = now === title ? await textsOf(top) : texts;
    if (textsNow !== texts) this.#wrote.set(way.join(THEN), textsNow);
    if (now !== null && now !== title && !this.#ways.has(now)) this.#ways.set(now, isMenu ? way.slice(0, -1) : way);
  }

  /** Notes what stands in a field now, which is kept from here on. */
  note(title: string | null, label: string, text: string): void {
    const layer = title ?? PAGE;
    this.written.set(layer, (this.written.get(layer) ?? new Map<string, string>()).set(label, text));
  }

  /** Something was thrown away because a person said so. */
  forget(title: string | null): void {
    this.written.delete(title ?? PAGE);
  }

  /** Whether something that was written in a layer is to stand there still. */
  hasWritten(title: string | null): boolean {
    return this.written.has(title ?? PAGE);
  }

  /** A save did not come through. */
  left(title: string | null): void {
    this.#unsaved = title ?? PAGE;
  }

  /** @throws Fault where the page failed by itself, or sent something twice. */
  lookForFailures(): void {
    const [complaint] = this.complaints;
    if (complaint !== undefined) throw new Fault('answers', 'La página no falla.', `Se quejó de «${complaint}».`);
    this.#saves.look();
  }

  /** As `until`, of what hangs on nothing but the page. */
  soon(isSo: () => Promise<boolean> | boolean): Promise<boolean> {
    return this.until(isSo, SOON_MS);
  }

  /** Asks again and again; false when the patience ends. */
  async until(isSo: () => Promise<boolean> | boolean, patience = PATIENCE_MS): Promise<boolean> {
    const end = Date.now() + patience;
    for (;;) {
      if (await isSo()) return true;
      if (Date.now() > end) return false;
      await this.page.waitForTimeout(PAUSE_MS);
    }
  }

  /** Waits until nothing more is on its way, and the screen stays as it is. */
  async settle(still = STILL_MS): Promise<void> {
    await this.until(async () => {
      const isBusy = await this.page.evaluate(staysFor, still);
      return this.#underWay.size === 0 && !isBusy;
    });
  }

  /** The server's record anew; what this person saved is no longer only written. */
  async refresh(): Promise<void> {
    const before = this.stored?.deeds.own ?? 0;
    this.stored = await this.#read();
    if (this.stored === null || this.stored.deeds.own <= before) return;
    if (this.#unsaved !== null) this.written.delete(this.#unsaved);
    this.#unsaved = null;
  }

  /** Tells the account of the run what can be pressed in a layer. */
  async account({ title, root }: Layer): Promise<void> {
    const offers = this.stored?.offers ?? [];
    for (const { button, isAllowed } of offers) this.pressed.sawWork(this.subject.acts, button, isAllowed);
    if (title !== null && !this.#ways.has(title)) return;
    const works = new Set(offers.map(({ button }) => button));
    const on = (await controlsOf(root, false)).filter(({ isOn, name }) => isOn && !works.has(name));
    this.pressed.saw(
      this.subject.acts,
      this.wayTo(title),
      on.map(({ name }) => name),
    );
  }

  /** Whether an act led away from the record. */
  seesElsewhere(): boolean {
    this.#hasLeft = !isAt(this.page, this.subject.path(this.id));
    return this.#hasLeft;
  }

  /** How one came to a window; the page itself needs nothing. */
  wayTo(title: string | null): Way {
    return title === null ? [] : (this.#ways.get(title) ?? [title]);
  }

  async #goOn(title: string): Promise<void> {
    const before = this.stored?.deeds.own ?? 0;
    await this.refresh();
    if ((this.stored?.deeds.own ?? 0) > before) this.written.delete(title);
  }

  #read(): Promise<Stored | null> {
    return this.subject.read(this.page.context(), this.person, this.id);
  }
}

function isAt(page: Page, path: string): boolean {
  const { pathname } = new URL(page.url());
  return pathname.endsWith(`/${path}`) || pathname.includes(`/${path}/`);
}

function isInField(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches('input, textarea, select') ?? false);
}
