/** Names for the transition definitions of a machine, the unit in which arrows are drawn and coverage is counted. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The event under which a transition without event (`always`) is listed. */
export const ALWAYS = '(always)';

/** One arrow of the diagram: one branch of one event in one state. */
export interface Transition {
  /** Made of state, event, guard and targets: stays when arrows elsewhere change. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  /** The guard's name; 'else' for the last of several branches, null for an unconditional arrow. */
  readonly guard: string | null;
  /** Ids of the states it leads to; empty when it stays. */
  readonly targets: readonly string[];
  readonly definition: AnyTransitionDefinition;
}

/** Every state node of a machine, its root first, each before what it holds. */
export function allNodes(machine: AnyStateMachine): readonly AnyStateNode[] {
  return nodesIn(machine.root);
}

function nodesIn(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesIn)];
}

/** The branches of each event of a state, `always` included. */
export function branchesOf(node: AnyStateNode): readonly (readonly [string, readonly AnyTransitionDefinition[]])[] {
  return [
    ...node.transitions.entries(),
    ...(node.always === undefined || node.always.length === 0 ? [] : [[ALWAYS, node.always] as const]),
  ];
}

/** Every transition definition of a machine. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  const times = new Map<string, number>();
  return allNodes(machine).flatMap((node) =>
    branchesOf(node).flatMap(([event, branches]) =>
      branches.map((definition) => {
        const guard = definition.guard === undefined ? (branches.length > 1 ? 'else' : null) : nameOf(definition.guard);
        const targets = (definition.target ?? []).map((target: AnyStateNode) => target.id);
        const name = `${node.id} · ${event}${guard === null ? '' : ` [${guard}]`} → ${targets.join(', ') || '(stays)'}`;
        const time = (times.get(name) ?? 0) + 1;
        times.set(name, time);
        return { id: time === 1 ? name : `${name} #${time}`, source: node.id, event, guard, targets, definition };
      }),
    ),
  );
}

/** The name of a guard or an action as a reader knows it; inline and combined ones have none worth reading. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  // XState's own actions, such as the alarm behind `after`, are functions that carry their type.
  if ((typeof part === 'object' || typeof part === 'function') && part !== null && 'type' in part)
    return String(part.type);
  return '(inline)';
}
