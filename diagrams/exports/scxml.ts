/** A chart in SCXML, the W3C's notation of state charts, which editors and interpreters of other makers read. */
import type { Chart, ChartArrow, ChartState } from '#diagrams/chart';
import { isWithin } from '#diagrams/states';
import { escaped } from './xml.ts';

/** The name space of what people read: names, buttons, descriptions. SCXML has no place of its own for them. */
const WORDS_SPACE = 'urn:mostrador:diagrama';

/**
 * Writes a chart as a document that an interpreter runs: each guard is a variable, false at first, so that whoever plays it chooses what
 * holds. An actor's answer and the end of a delay come as events from outside.
 */
export function scxmlOf(chart: Chart): string {
  const [root] = chart.states;
  if (root === undefined) throw new Error(`The chart ${chart.id} has no state.`);
  const guards = [...new Set(chart.arrows.flatMap(({ guard }) => (isVariable(guard) ? [guard] : [])))];
  const head =
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:m="${WORDS_SPACE}" version="1.0"` +
    ` name="${chart.id}" initial="${root.id}" datamodel="ecmascript">`;
  const data = guards.map((guard) => `    <data id="${guard}" expr="false"/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    head,
    ...(data.length === 0 ? [] : ['  <datamodel>', ...data, '  </datamodel>']),
    ...linesOf(chart, root, '  '),
    '</scxml>',
    '',
  ].join('\n');
}

const ELEMENTS = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const;

function linesOf(chart: Chart, state: ChartState, indent: string): readonly string[] {
  const element = ELEMENTS[state.kind];
  const begins = state.kind === 'compound' && state.initial !== null ? [['initial', state.initial] as const] : [];
  const words = [['m:nombre', state.name] as const, ['m:texto', state.description] as const];
  const stored = state.stored === null ? [] : [['m:guardado', String(state.stored)] as const];
  const open = `${indent}<${element}${attributes([['id', state.id], ...begins, ...words, ...stored])}`;
  const within = [
    ...chart.arrows.filter(({ from }) => from === state.id).map((arrow) => `${indent}  ${transitionOf(arrow)}`),
    ...chart.states.filter(({ parent }) => parent === state.id).flatMap((one) => linesOf(chart, one, `${indent}  `)),
    ...state.actors.map(
      (src) =>
        `${indent}  <invoke${attributes([
          ['type', 'mostrador'],
          ['src', src],
        ])}/>`,
    ),
  ];
  return within.length === 0 ? [`${open}/>`] : [`${open}>`, ...within, `${indent}</${element}>`];
}

function transitionOf(arrow: ChartArrow): string {
  const { to, guard, from, reenters, act, button, description, condition } = arrow;
  const event = eventOf(arrow);
  const isInternal = !reenters && to.length > 0 && to.every((target) => target !== from && isWithin(target, from));
  return `<transition${attributes([
    ...(event === null ? [] : [['event', event] as const]),
    ...(isVariable(guard) ? [['cond', guard] as const] : []),
    ...(to.length === 0 ? [] : [['target', to.join(' ')] as const]),
    ...(isInternal ? [['type', 'internal'] as const] : []),
    ['m:texto', [act, condition].filter((part) => part !== null).join(', ')],
    ...(button === null ? [] : [['m:boton', button] as const]),
    ...(description === null ? [] : [['m:descripcion', description] as const]),
  ])}/>`;
}

/** The name under which SCXML hears what takes an arrow; null for what is taken by itself. */
function eventOf({ kind, name, type }: ChartArrow): string | null {
  switch (kind) {
    case 'always':
      return null;
    case 'done':
      return `done.invoke.${name}`;
    case 'error':
      return `error.invoke.${name}`;
    case 'after':
      return `after.${name}`;
    case 'end':
      return `done.state.${type.slice('xstate.done.state.'.length)}`;
    case 'event':
      return name;
  }
}

function isVariable(guard: string | null): guard is string {
  return guard !== null && guard !== 'else';
}

function attributes(all: readonly (readonly [name: string, value: string])[]): string {
  return all.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}
