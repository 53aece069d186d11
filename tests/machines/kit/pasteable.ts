/** Tells whether the source of a machine can be pasted in Stately Sketch as it stands, and how it would be read there. */
import { parseSync, transformSync } from '@swc/core';
import type { AnyStateMachine } from 'xstate';
import * as xstate from 'xstate';

/** The names that Sketch hands to the pasted code; it knows nothing else. */
const KNOWN_NAMES = [
  'createMachine',
  'setup',
  'assign',
  'raise',
  'sendTo',
  'sendParent',
  'forwardTo',
  'cancel',
  'emit',
  'enqueueActions',
  'log',
  'stop',
  'stopChild',
  'spawnChild',
  'and',
  'or',
  'not',
  'stateIn',
  'fromPromise',
  'fromCallback',
  'fromObservable',
  'fromEventObservable',
  'fromTransition',
  'assertEvent',
  'matchesState',
] as const satisfies readonly (keyof typeof xstate)[];

/** How long a chart may be before it is no longer read; the types and actions above it do not count. */
const MAX_CHART_LINES = 250;

/** Why a source would not paste, or would read badly; empty when all is well. */
export function obstacles(source: string): readonly string[] {
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const lines = source.slice(Math.max(source.indexOf('.createMachine('), 0)).split('\n').length;
  return [
    ...(lines > MAX_CHART_LINES ? [`a chart of ${lines} lines, more than ${MAX_CHART_LINES}`] : []),
    ...(/\.extend\s*\(/.test(source) ? ['setup().extend: the diagram loses what it adds'] : []),
    ...(/\b(createActor|waitFor|interpret)\s*\(/.test(source) ? ['runs an actor'] : []),
    ...body.flatMap(obstaclesOf),
  ];
}

type Item = ReturnType<typeof parseSync>['body'][number];

function obstaclesOf(item: Item): readonly string[] {
  if (item.type === 'ImportDeclaration') return obstaclesOfImport(item);
  if (item.type === 'TsEnumDeclaration') return ['an enum is not a type alone'];
  if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return ['a default export'];
  if (item.type === 'ExportAllDeclaration' || item.type === 'ExportNamedDeclaration') return ['an export list'];
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'TsEnumDeclaration') return ['an enum is not a type alone'];
  return declaration.type === 'FunctionDeclaration' && declaration.async ? ['an exported async function'] : [];
}

function obstaclesOfImport(item: Extract<Item, { type: 'ImportDeclaration' }>): readonly string[] {
  if (item.typeOnly) return [];
  const from = item.source.value;
  if (from !== 'xstate') return [`a value imported from ${from}`];
  return item.specifiers.flatMap((specifier) => {
    const name = specifier.local.value;
    if (specifier.type !== 'ImportSpecifier') return [`${name} is not a named import`];
    if (specifier.isTypeOnly) return [`import { type ${name} }: types need a line of their own`];
    if (specifier.imported !== null && specifier.imported !== undefined) return [`${name} is an alias`];
    return (KNOWN_NAMES as readonly string[]).includes(name) ? [] : [`Sketch does not know ${name}`];
  });
}

/**
 * Evaluates a source the way Sketch does: types away, imports and `export` away, the names of XState put in.
 * @returns the machines that it creates, in order.
 * @throws whatever the source throws there, such as a ReferenceError for a name that Sketch does not know.
 */
export function paste(source: string): readonly AnyStateMachine[] {
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  const script = code
    .replace(/import\s*\{[^}]*\}\s*from\s*['"]xstate['"]\s*;?/g, '')
    .replace(/^\s*export\s+(const|let|var|function|class)\b/gm, '$1');
  const machines: AnyStateMachine[] = [];
  const keep = <M>(machine: M): M => {
    machines.push(machine as AnyStateMachine);
    return machine;
  };
  const names: Record<(typeof KNOWN_NAMES)[number], unknown> = {
    ...xstate,
    createMachine: (config: Parameters<typeof xstate.createMachine>[0]) => keep(xstate.createMachine(config)),
    setup: (parts: Parameters<typeof xstate.setup>[0]) => {
      const made = xstate.setup(parts);
      return { ...made, createMachine: (config: never) => keep(made.createMachine(config)) };
    },
  };
  new Function(...KNOWN_NAMES, script)(...KNOWN_NAMES.map((name) => names[name]));
  return machines;
}
