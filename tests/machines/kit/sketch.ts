/**
 * Plays a machine as 'Simulate' of Stately Sketch does: an arrow is pressed, and all that arrives is the name of its
 * event. The typed values, the answer of an actor and its failure are not there.
 */
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, initialTransition, transition } from 'xstate';
import { ALWAYS, type Transition, transitionsOf } from '#diagrams/transitions';
import { reachableNodes } from './analyze.ts';
import { activeNodes } from './internals.ts';

/** The outcome of pressing every arrow of a machine from every state that presses lead to. */
export interface Pressed {
  readonly presses: number;
  /** Of each arrow that threw: a way there, the arrow, and the error's words. */
  readonly crashes: readonly string[];
  /** The ids of the states to rest in to which arrows are drawn, and no press led. */
  readonly unreached: readonly string[];
}

/** In Sketch a condition is chosen, not judged: the press carries its name. */
const CHOSEN = '@xstate.guard';

/**
 * Presses every arrow of a machine, pasted as its file stands.
 * @param chosen whether conditions are chosen, as in Sketch, or judged by the machine, as other tools do.
 */
export function pressEverything(pasted: AnyStateMachine, chosen: boolean): Pressed {
  const machine = chosen ? withChosenGuards(pasted) : pasted;
  const arrows = transitionsOf(machine).filter(({ event }) => event !== ALWAYS);
  const [first] = initialTransition(machine);
  const found = new Map([[keyOf(first), { snapshot: first, way: [] as readonly string[] }]]);
  const crashes = new Map<string, string>();
  let presses = 0;
  for (const { snapshot, way } of found.values()) {
    const here = new Set(activeNodes(snapshot).map(({ id }) => id));
    for (const arrow of arrows.filter(({ source }) => here.has(source))) {
      presses += 1;
      try {
        const [next] = transition(machine, snapshot, pressOf(arrow));
        if (!found.has(keyOf(next))) found.set(keyOf(next), { snapshot: next, way: [...way, arrow.id] });
      } catch (error) {
        if (!crashes.has(arrow.id)) crashes.set(arrow.id, [...way, arrow.id, String(error)].join('; '));
      }
    }
  }
  const reached = new Set([...found.values()].flatMap(({ snapshot }) => activeNodes(snapshot).map(({ id }) => id)));
  const drawn = [...reachableNodes(machine)].filter(({ always }) => (always ?? []).every(({ guard }) => guard));
  const unreached = drawn.flatMap(({ id }) => (reached.has(id) ? [] : [id]));
  return { presses, crashes: [...crashes.values()], unreached };
}

function pressOf({ event, definition }: Transition): EventObject {
  const guard = guardOf(definition.guard);
  return { type: event, ...(guard === null ? {} : { [CHOSEN]: guard }) };
}

/** A condition says yes when it was the one pressed; one that stands on arrows without an event alone, when none was. */
function withChosenGuards(machine: AnyStateMachine): AnyStateMachine {
  const arrows = transitionsOf(machine);
  const pressed = new Set(
    arrows.flatMap(({ event, definition }) => (event === ALWAYS ? [] : [guardOf(definition.guard)])),
  );
  const guards = Object.keys(machine.implementations.guards).map((name) => {
    const guard = ({ event }: { readonly event: Readonly<Record<string, unknown>> }): boolean =>
      event[CHOSEN] === undefined ? !pressed.has(name) : event[CHOSEN] === name;
    return [name, guard] as const;
  });
  return machine.provide({ guards: Object.fromEntries(guards) as never });
}

function guardOf(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null;
}

/** Where a machine is and what kind of thing it remembers, so that what only counts up does not go on for ever. */
function keyOf({ status, value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([status, value, shapeOf(context)]);
}

function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}
