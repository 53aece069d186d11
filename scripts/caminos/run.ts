/** The outcome of a run of walks, read from what Playwright tells of each of its tests. */
import { z } from 'zod';
import { NOTES } from '../../tests/browser/paths/log.ts';
import type { WalkedName } from '../../tests/browser/paths/machines.ts';

/** As drawn; something differed; or it could not be begun there. */
export type Verdict = 'igual' | 'distinto' | 'sin hacer';

/** Why a walk is not as drawn. */
export interface WalkFailure {
  /** The number of the step; 0 before the first, null when unknown. */
  readonly step: number | null;
  /** The act or sight that was expected, in words. */
  readonly expected: string;
  /** The words of the browser, for who knows it. */
  readonly detail: string;
  /** The arrows that led there and were not seen to. */
  readonly arrows: readonly string[];
  /** The screen as it was, as the address of a picture; null when there is none. */
  readonly picture: string | null;
}

export interface WalkResult {
  /** Stays for as long as its start and its acts do. */
  readonly id: string;
  readonly machine: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly verdict: Verdict;
  /** The lack of the instance, for a walk that could not be begun. */
  readonly lacking: string | null;
  /** The arrows that were taken, and shown to be. */
  readonly taken: readonly string[];
  readonly failure: WalkFailure | null;
  readonly seconds: number;
}

/** A whole run. */
export interface WholeRun {
  readonly machines: readonly WalkedName[];
  /** The address of the walked instance; null for one of its own. */
  readonly against: string | null;
  /** By what the walks were chosen, in words; null when all were. */
  readonly chosen: string | null;
  readonly began: Date;
  readonly seconds: number;
  readonly walks: readonly WalkResult[];
}

/** The fields that are read of a test of Playwright's. */
interface Told {
  readonly title: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
}

/** The fields that are read of its result. */
interface Outcome {
  readonly status: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted';
  readonly duration: number;
  readonly errors: readonly { readonly message?: string }[];
  readonly annotations: Told['annotations'];
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly body?: Buffer }[];
}

const arrows = z.array(z.string());
const failureNote = z.object({ paso: z.int(), fase: z.enum(['hacer', 'ver']), flechas: arrows });

/** The result of a walk; null for a test that is none. */
export function walkResultOf({ title, annotations }: Told, outcome: Outcome): WalkResult | null {
  const machine = annotations.find(({ type }) => type === NOTES.machine)?.description;
  if (machine === undefined) return null;
  const lacking = outcome.annotations.find(({ type }) => type === NOTES.lacking)?.description ?? null;
  const steps = stepsOf({ annotations });
  const isGood = outcome.status === 'passed';
  const isUndone = outcome.status === 'skipped' || outcome.status === 'interrupted';
  return {
    id: annotations.find(({ type }) => type === NOTES.id)?.description ?? '',
    machine,
    title,
    steps,
    verdict: isGood ? 'igual' : isUndone ? 'sin hacer' : 'distinto',
    lacking,
    taken: notesOf(outcome, NOTES.taken).flatMap((note) => arrows.parse(note)),
    failure: isGood || isUndone ? null : failureOf(outcome, steps),
    seconds: Math.round(outcome.duration / 1_000),
  };
}

/** Where a walk failed, as one would say it; null when unknown. */
export function failedAt({ steps, failure }: Pick<WalkResult, 'steps' | 'failure'>): string | null {
  const step = failure?.step ?? null;
  if (step === null) return null;
  return step === 0 ? 'Antes del primer paso' : `Paso ${steps[step - 1] ?? step}`;
}

/** The steps of a walk, as they were declared. */
export function stepsOf({ annotations }: Pick<Told, 'annotations'>): readonly string[] {
  return annotations.flatMap(({ type, description }) => (type === NOTES.step ? (description ?? []) : []));
}

function notesOf({ annotations }: Pick<Told, 'annotations'>, type: string): readonly unknown[] {
  return annotations.flatMap((note) => (note.type === type ? [JSON.parse(note.description ?? 'null')] : []));
}

function failureOf(outcome: Outcome, steps: readonly string[]): WalkFailure {
  const detail = withoutColours(outcome.errors.map(({ message = '' }) => message).join('\n\n'));
  const [note] = notesOf(outcome, NOTES.failed).map((each) => failureNote.parse(each));
  const body = outcome.attachments.find(({ name }) => name === 'pantalla')?.body;
  return {
    step: note?.paso ?? null,
    expected: expectation(note ?? null, detail, steps, outcome.status),
    detail,
    arrows: note?.flechas ?? [],
    picture: body === undefined ? null : `data:image/jpeg;base64,${body.toString('base64')}`,
  };
}

type Note = z.infer<typeof failureNote>;

function expectation(note: Note | null, detail: string, steps: readonly string[], status: Outcome['status']): string {
  if (note === null)
    return status === 'timedOut'
      ? 'El camino no terminó en el tiempo que tiene.'
      : 'La página se quejó de un error suyo, aunque se veía como debía.';
  const words = wordsOf(detail);
  if (note.fase === 'hacer') {
    if (note.paso === 0) return words ?? 'No se pudo preparar lo que el camino necesita, o su página no abrió.';
    const act = (steps[note.paso - 1] ?? '').replace(/^\d+\. /, '');
    return words ?? `El paso «${act}» no se pudo hacer: lo que la persona usa no estaba, o nada llegó al servidor.`;
  }
  return words ?? 'La pantalla debía mostrar lo que dicen los diagramas.';
}

/** The expectation in the words of who looks: they stand before those of the browser. */
function wordsOf(detail: string): string | null {
  const [first = '', ...rest] = detail.replace(/^Error: /, '').split('\n');
  return rest.some((line) => line.startsWith('expect(')) && !first.startsWith('expect(')
    ? `Se esperaba: ${first.trim()}.`
    : null;
}

const ESCAPE = String.fromCharCode(27);

function withoutColours(text: string): string {
  return text
    .split(ESCAPE)
    .map((part, index) => (index === 0 ? part : part.replace(/^\[[\d;]*m/, '')))
    .join('');
}
