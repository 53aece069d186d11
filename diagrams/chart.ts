/** A chart as plain data: what its machine says and what its words add, for who draws, lists or plays it. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { AnyChartWords, Who } from '#diagrams/words/words';
import type { Deuda } from '#domain/common/deudas';
import type { Permiso } from '#domain/common/permisos';
import { permissionsAsked } from './rights.ts';
import { ALWAYS, allNodes, type Transition, transitionsOf } from './transitions.ts';

export interface Chart {
  /** The machine's id, which is the name of its file, too. */
  readonly id: string;
  readonly title: string;
  /** Its subject, in one sentence. */
  readonly description: string;
  /** The root first, each state before those that it holds. */
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  readonly id: string;
  /** Its name in the file. */
  readonly key: string;
  /** The name that people give it; no two of a chart alike. */
  readonly name: string;
  readonly kind: StateKind;
  /** Id of the state that holds it; null for the root. */
  readonly parent: string | null;
  /** Id of the state in which it begins; null where it holds none, or all at once. */
  readonly initial: string | null;
  /** Its meaning, without its name before it. */
  readonly description: string;
  readonly tags: readonly string[];
  /** The actors asked while it lasts, by name. */
  readonly actors: readonly string[];
  /** The number under which records are stored that are in it; null where none is. */
  readonly stored: number | null;
}

/** The cause that takes an arrow: somebody's act, an actor's answer or failure, time, the end of a part, or nothing. */
export type ArrowKind = 'event' | 'done' | 'error' | 'after' | 'end' | 'always';

export interface ChartArrow {
  /** As `transitionsOf` names it. */
  readonly id: string;
  readonly from: string;
  /** Ids of the states to which it leads; none when the state stays as it is. */
  readonly to: readonly string[];
  readonly kind: ArrowKind;
  /** As the machine hears it. */
  readonly type: string;
  /** The name for a reader: the event, the actor or the delay; empty for one that is taken by itself. */
  readonly name: string;
  readonly who: Who;
  /** The act or event, as a clause: 'la persona busca'. */
  readonly act: string;
  /** The text of the button that sends it, to stand between «»; of two: 'OK» o «Cerrar sesión'. */
  readonly button: string | null;
  /** The guard's name in the file; 'else' for the last of several branches. */
  readonly guard: string | null;
  /** The question of the guard, in words: 'si se hallaron varias', 'si no'. */
  readonly condition: string | null;
  readonly description: string | null;
  /** It leaves its state and comes in anew, where it leads to the same or to what that holds. */
  readonly reenters: boolean;
  /** It is the reason for which a work is refused: it leads nowhere and does nothing. */
  readonly refuses: boolean;
  /** The permissions for its guard, any one of them; empty where it asks for none. */
  readonly asks: readonly Permiso[];
  /** The debts that its work may leave. */
  readonly owes: readonly Deuda[];
}

/**
 * Reads a chart from its machine.
 * @throws Error for a state, guard, event, actor or delay without words, which the type of the words rules out.
 */
export function chartOf(machine: AnyStateMachine, words: AnyChartWords): Chart {
  const sources = new Map(allNodes(machine).flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)])));
  return {
    id: machine.id,
    title: words.nombre,
    description: machine.root.description ?? '',
    states: allNodes(machine).map((node) => stateOf(node, words)),
    arrows: transitionsOf(machine).map((transition) => arrowOf(machine, transition, words, sources)),
  };
}

function stateOf(node: AnyStateNode, words: AnyChartWords): ChartState {
  const name = node.parent === undefined ? words.nombre : known(words.estados, node.path.join('.'));
  return {
    id: node.id,
    key: node.key,
    name,
    kind: node.type,
    parent: node.parent?.id ?? null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    description: withoutName(node.description ?? '', name),
    tags: node.tags,
    actors: node.invoke.map(({ src }) => String(src)),
    stored: node.meta?.id ?? null,
  };
}

/** The file says the name of a state in its description, where nothing else says it: 'NUEVO: nadie ha trabajado en él'. */
function withoutName(description: string, name: string): string {
  const [said = '', ...rest] = description.split(': ');
  if (rest.length === 0 || said.toUpperCase() !== name.toUpperCase()) return description;
  const told = rest.join(': ');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}

function arrowOf(
  machine: AnyStateMachine,
  transition: Transition,
  words: AnyChartWords,
  sources: ReadonlyMap<string, string>,
): ChartArrow {
  const { id, source, event, guard, targets, definition } = transition;
  return {
    id,
    from: source,
    to: targets,
    type: event,
    ...cause(event, words, sources),
    guard,
    condition: guard === null ? null : guard === 'else' ? 'si no' : `si ${known(words.condiciones, guard)}`,
    description: definition.description ?? null,
    reenters: definition.reenter,
    refuses: definition.meta?.refusal !== undefined,
    asks: guard === null ? [] : permissionsAsked(machine, guard),
    owes: owedBy(definition, event, words),
  };
}

/** Its own debts, and the notice of a work that tells somebody of it. */
function owedBy({ meta }: Transition['definition'], event: string, { avisan = [] }: AnyChartWords): readonly Deuda[] {
  if (meta?.refusal !== undefined) return [];
  return [...(meta?.debe ?? []), ...(avisan.includes(event) ? (['aviso'] as const) : [])];
}

type Cause = Pick<ChartArrow, 'kind' | 'name' | 'who' | 'act' | 'button'>;

const ACTOR = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.([^.]+)\./;
const END = /^xstate\.done\.state\.(.+)$/;

function cause(event: string, words: AnyChartWords, sources: ReadonlyMap<string, string>): Cause {
  if (event === ALWAYS)
    return { kind: 'always', name: '', who: 'sistema', act: 'sigue sin que nadie haga nada', button: null };
  const [, outcome, invocation = ''] = ACTOR.exec(event) ?? [];
  if (outcome !== undefined) {
    const name = sources.get(invocation) ?? invocation;
    const { contesta, falla } = known(words.actores, name);
    return outcome === 'done'
      ? { kind: 'done', name, who: 'sistema', act: contesta, button: null }
      : { kind: 'error', name, who: 'sistema', act: falla, button: null };
  }
  const [, delay] = DELAY.exec(event) ?? [];
  if (delay !== undefined)
    return { kind: 'after', name: delay, who: 'reloj', act: known(words.plazos, delay), button: null };
  const [, part] = END.exec(event) ?? [];
  if (part !== undefined) {
    const name = known(words.estados, part.slice(part.indexOf('.') + 1));
    return { kind: 'end', name, who: 'sistema', act: `termina ${name}`, button: null };
  }
  const { quien, texto, boton, otroBoton } = known(words.eventos, event);
  const button = boton === undefined ? null : [boton, ...(otroBoton === undefined ? [] : [otroBoton])].join('» o «');
  return { kind: 'event', name: event, who: quien, act: texto, button };
}

/** The name that people give a state of a chart; its id where the chart has none of it. */
export function stateName({ states }: Pick<Chart, 'states'>, id: string): string {
  return states.find((state) => state.id === id)?.name ?? id;
}

/** Whether it is the life of an entity: its states are stored, and both sides decide by it. */
export function isLife({ states }: Pick<Chart, 'states'>): boolean {
  return states.some(({ stored }) => stored !== null);
}

/** Whether an arrow is told inside its state's box: it leads nowhere else. */
export function stays({ from, to }: ChartArrow): boolean {
  return to.every((target) => target === from);
}

/** A short name of an arrow for a link, which stays while the arrow does. */
export function arrowKey({ id }: Pick<ChartArrow, 'id'>): string {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function known<W>(words: Readonly<Record<string, W>>, name: string): W {
  const found = words[name];
  if (found === undefined) throw new Error(`The chart has no words for "${name}".`);
  return found;
}
