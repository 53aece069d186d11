/** Looks a machine over without running it: what is drawn, but can never work or never be read. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { ALWAYS, allNodes, branchesOf, nameOf } from '#diagrams/transitions';
import { actorsOf, answersOnce } from './internals.ts';

export type Rule =
  | 'unreachable'
  | 'shadowed'
  | 'invoke-without-onError'
  | 'invoke-without-onDone'
  | 'dead-end'
  | 'no-description'
  | 'missing-implementation'
  | 'inline-implementation'
  | 'may-drop'
  | 'waits-on-answer';

export interface Finding {
  readonly rule: Rule;
  /** A defect must be mended; a note is worth knowing and may be meant. */
  readonly level: 'defect' | 'note';
  /** Id of the state. */
  readonly where: string;
  readonly text: string;
}

/**
 * Every finding about a machine. Guards are taken as possible: what they forbid is for the generated paths to find.
 * @param stored the states in which it may begin beside its first.
 */
export function analyze(machine: AnyStateMachine, stored: readonly string[] = []): readonly Finding[] {
  const reachable = reachableNodes(machine, stored);
  return [
    ...allNodes(machine).flatMap((node) => [
      ...aboutState(node, reachable),
      ...aboutBranches(node),
      ...aboutInvocations(node, machine),
      ...aboutNames(node, machine),
    ]),
    ...inlineImplementations(machine.config, machine.id),
  ];
}

function defect(rule: Rule, where: string, text: string): Finding {
  return { rule, level: 'defect', where, text };
}
function note(rule: Rule, where: string, text: string): Finding {
  return { rule, level: 'note', where, text };
}

function ancestry(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...ancestry(node.parent as AnyStateNode)];
}

function children(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states);
}

/** The states that some chain of arrows enters, guards ignored. */
export function reachableNodes(machine: AnyStateMachine, stored: readonly string[] = []): ReadonlySet<AnyStateNode> {
  const seen = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode): void => {
    for (const entered of ancestry(node)) {
      if (seen.has(entered)) continue;
      seen.add(entered);
      if (entered.type === 'parallel') children(entered).forEach(enter);
      for (const [, branches] of branchesOf(entered)) for (const { target } of branches) (target ?? []).forEach(enter);
    }
    if (node.type === 'compound') node.initial.target.forEach(enter);
  };
  enter(machine.root);
  for (const name of stored) {
    const node = machine.states[name];
    if (node !== undefined) enter(node);
  }
  return seen;
}

function aboutState(node: AnyStateNode, reachable: ReadonlySet<AnyStateNode>): readonly Finding[] {
  const silent = node.description === undefined || node.description.trim() === '';
  const stuck =
    node.type === 'atomic' && !ancestry(node).some((each) => branchesOf(each).some(([, list]) => list.some(moves)));
  return [
    ...(reachable.has(node) ? [] : [defect('unreachable', node.id, 'no arrow leads here')]),
    ...(silent ? [defect('no-description', node.id, 'analysts find no description')] : []),
    ...(stuck ? [defect('dead-end', node.id, 'no arrow leads out, and the state is not final')] : []),
  ];
}

function moves({ target }: { readonly target: readonly unknown[] | undefined }): boolean {
  return target !== undefined;
}

function aboutBranches(node: AnyStateNode): readonly Finding[] {
  return branchesOf(node).flatMap(([event, branches]) => {
    const first = branches.findIndex(({ guard }) => guard === undefined);
    const behind = first < 0 ? 0 : branches.length - 1 - first;
    return [
      ...(behind > 0 ? [defect('shadowed', node.id, `${event}: ${behind} after an unguarded branch`)] : []),
      ...(first < 0 && event !== ALWAYS ? [note('may-drop', node.id, `${event}: every branch is guarded`)] : []),
    ];
  });
}

function aboutInvocations(node: AnyStateNode, machine: AnyStateMachine): readonly Finding[] {
  return node.invoke.flatMap(({ id, src }) => {
    const done = `xstate.done.actor.${id}`;
    const failed = `xstate.error.actor.${id}`;
    const logic = typeof src === 'string' ? actorsOf(machine)[src] : undefined;
    const handled = (event: string): boolean => ancestry(node).some((each) => listensTo(each, event));
    const exits = ancestry(node).flatMap((each) =>
      branchesOf(each).flatMap(([event, list]) =>
        event !== done && event !== failed && list.some(moves) ? [event] : [],
      ),
    );
    const once = logic !== undefined && answersOnce(logic);
    return [
      ...(handled(failed) ? [] : [defect('invoke-without-onError', node.id, id)]),
      ...(once && !handled(done) ? [defect('invoke-without-onDone', node.id, id)] : []),
      ...(once && exits.length === 0 ? [note('waits-on-answer', node.id, `${id}: only its answer leads out`)] : []),
    ];
  });
}

function listensTo(node: AnyStateNode, event: string): boolean {
  return [...node.transitions.keys()].some(
    (descriptor) => descriptor === event || (descriptor.endsWith('*') && event.startsWith(descriptor.slice(0, -1))),
  );
}

function aboutNames(node: AnyStateNode, machine: AnyStateMachine): readonly Finding[] {
  const { guards, actions, delays } = machine.implementations;
  const branches = branchesOf(node).flatMap(([, list]) => list);
  const used = [
    ...branches.flatMap(({ guard }) => (guard === undefined ? [] : [['guard', nameOf(guard), guards] as const])),
    ...[...node.entry, ...node.exit, ...branches.flatMap((branch) => branch.actions)]
      .map(nameOf)
      .filter((name) => !name.startsWith('xstate.'))
      .map((name) => ['action', name, actions] as const),
    ...node.invoke.map(({ src }) => ['actor', String(src), actorsOf(machine)] as const),
    ...node.after.flatMap(({ delay }) => (typeof delay === 'string' ? [['delay', delay, delays] as const] : [])),
  ];
  return used.flatMap(([kind, name, known]) =>
    Object.hasOwn(known, name) ? [] : [defect('missing-implementation', node.id, `${kind} ${name}`)],
  );
}

/** Where the configuration may hold a function: values that are worked out, not behaviour that has a name. */
const COMPUTED = new Set(['context', 'input', 'output', 'params']);

function inlineImplementations(part: unknown, where: string): readonly Finding[] {
  if (typeof part === 'function') return [defect('inline-implementation', where, 'diagrams cannot show its name')];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    COMPUTED.has(key) ? [] : inlineImplementations(value, `${where}.${key}`),
  );
}
