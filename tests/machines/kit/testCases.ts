/** Turns the paths of a machine into what testers work with: cases of a title, a start, and steps in the words of the screen. */
import type { AnyStateNode } from 'xstate';
import { allNodes, type Transition, transitionsOf } from '#diagrams/transitions';
import type { Who } from '#diagrams/words/words';
import type { Model } from './fixtures.ts';
import type { Path, Plan } from './plan.ts';
import { rarityOfAll } from './rarity.ts';
import type { Step } from './replay.ts';
import type { SampleOfCase, Vocabulary } from './texts.ts';
import { type Subject, titleOf } from './titles.ts';

interface CaseStep {
  readonly quien: Who;
  readonly accion: string;
  /** How it is made to happen; null for what the person does. */
  readonly como: string | null;
  /** The changes on the screen, each as a whole phrase; empty where there are none. */
  readonly cambia: readonly string[];
}

/** How often what a case needs happens by itself. */
export type Frequency = 'cotidiano' | 'plazo' | 'falla';

export interface TestCase {
  /** Prefix and hash of what it is about: stays when the machine changes elsewhere. */
  readonly id: string;
  readonly titulo: string;
  readonly frecuencia: Frequency;
  /** Who signs in, and with what of the sample. */
  readonly prepara: readonly string[];
  /** The same as data. */
  readonly datos: SampleOfCase;
  readonly inicio: string;
  readonly pasos: readonly CaseStep[];
  readonly cubre: readonly string[];
  /** Those of them that its last step is there for. */
  readonly prueba: readonly string[];
}

/** The test cases of a plan, one a path, in its order. */
export function casesOf(model: Model, { paths }: Plan, words: Vocabulary): readonly TestCase[] {
  const leaves = allNodes(model.machine).filter(tellsSomething);
  const arrows = new Map(transitionsOf(model.machine).map((arrow) => [arrow.id, arrow]));
  return paths.map((path: Path): TestCase => {
    const pasos = path.steps.slice(1).map((step, index): CaseStep => {
      const { quien, texto } = step.event === null ? { quien: 'sistema' as const, texto: '' } : words.dice(step.event);
      const como = step.event === null ? null : words.provoca(step.event);
      return { quien, accion: texto, como, cambia: changesOf(step, path.steps[index], { leaves, arrows, words }) };
    });
    const [start] = path.steps;
    const input = words.empieza(path.input);
    const first =
      start === undefined
        ? []
        : describe(
            start.nodes,
            leaves.filter(({ parent }) => concerns(path, parent, arrows)),
          );
    return {
      id: `${words.prefijo}-${path.id}`,
      titulo: titleOf(subjectOf(path, pasos, leaves, arrows)),
      frecuencia: frequencyOf(path),
      prepara: words.prepara,
      datos: words.datos,
      inicio: [...(input === null ? [] : [input]), ...first].map(withoutStop).join('. '),
      pasos,
      cubre: path.covers,
      prueba: path.about,
    };
  });
}

/** A place to rest, unless it is the only one of its region: where one always is, nothing is seen of it. */
function tellsSomething({ type, parent }: AnyStateNode): boolean {
  return (type === 'atomic' || type === 'final') && Object.keys(parent?.states ?? {}).length > 1;
}

/** Whether something on a path begins or ends in a region: of the others nothing need be known to walk it. */
function concerns(
  { covers }: Path,
  region: AnyStateNode | undefined,
  arrows: ReadonlyMap<string, Transition>,
): boolean {
  const lies = (id: string) => region === undefined || id === region.id || id.startsWith(`${region.id}.`);
  return covers.some((id) => {
    const arrow = arrows.get(id);
    return arrow !== undefined && (lies(arrow.source) || arrow.targets.some(lies));
  });
}

/** In what the changes of a step are told. */
interface Telling {
  readonly leaves: readonly AnyStateNode[];
  readonly arrows: ReadonlyMap<string, Transition>;
  readonly words: Vocabulary;
}

/** The states that a step entered, what is seen anew, and what is said meanwhile; where there is none of it, what its arrows say. */
function changesOf(step: Step, before: Step | undefined, { leaves, arrows, words }: Telling): readonly string[] {
  const entered = step.nodes.filter((id) => !before?.nodes.includes(id));
  const known = new Set(before === undefined ? [] : words.seVe(before.context));
  const seen = words.seVe(step.context).filter((fact) => !known.has(fact));
  const said = step.emitted.flatMap((emitted) => words.avisa(emitted) ?? []);
  const taken = step.taken.flatMap((id) => arrows.get(id)?.definition ?? []);
  const isRefused = taken.length === 0 || taken.some(({ meta }) => meta?.refusal !== undefined);
  const left = isRefused || step.event === null ? null : words.deja(step.event);
  const changes = eachOnce([...describe(entered, leaves), ...seen, ...said]);
  const told = changes.length > 0 ? changes : taken.flatMap(({ description }) => description ?? []);
  return left === null ? told : [...told, left];
}

/** Says once each phrase that the state and the facts both say. */
function eachOnce(phrases: readonly string[]): readonly string[] {
  const plain = phrases.map((phrase) => withoutStop(phrase).toLowerCase());
  return phrases.filter((_, index) => plain.indexOf(plain[index] ?? '') === index);
}

function describe(nodes: readonly string[], leaves: readonly AnyStateNode[]): readonly string[] {
  return leaves.flatMap(({ id, description }) => (nodes.includes(id) ? [description ?? id] : []));
}

/**
 * The subject of a path: where its last arrow begins and what takes it. Its outcome is said where that hangs on a
 * guard, or where there is nothing else to say.
 */
function subjectOf(
  { steps, about, pairs }: Path,
  pasos: readonly CaseStep[],
  leaves: readonly AnyStateNode[],
  arrows: ReadonlyMap<string, Transition>,
): Subject {
  const acciones = pasos.slice(pairs ? -2 : -1).map(({ accion }) => accion);
  const before = steps.at(-1 - acciones.length);
  const arrow = arrows.get(about[0] ?? '');
  if (before === undefined || acciones.length === 0)
    return { origen: null, acciones: ['al empezar'], resultado: describe(steps[0]?.nodes ?? [], leaves)[0] ?? null };
  const within = before.nodes.filter((id) => arrow === undefined || id.startsWith(arrow.source));
  const [origen = null] = describe(within.length === 0 ? before.nodes : within, leaves);
  const resultado = arrow?.definition.description ?? pasos.at(-1)?.cambia[0] ?? NOTHING;
  return { origen, acciones, resultado: arrow === undefined || arrow.guard !== null ? resultado : null };
}

/** The words of a step that changes nothing. */
export const NOTHING = 'nada cambia';

function frequencyOf({ events }: Path): Frequency {
  const rarity = rarityOfAll(events);
  if (rarity === events.length) return 'cotidiano';
  return events.some(({ type }) => type.startsWith('xstate.error.')) ? 'falla' : 'plazo';
}

function withoutStop(texto: string): string {
  return texto.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
}
