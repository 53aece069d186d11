/** A chart in Mermaid, the notation of diagrams that wikis and code hosts draw. */
import { type Chart, type ChartArrow, type ChartState, stateName, stays } from '#diagrams/chart';

/** Writes a chart as a `stateDiagram-v2`: what leads nowhere else is told in a note beside its state. */
export function mermaidOf(chart: Chart): string {
  const [root] = chart.states;
  if (root === undefined) throw new Error(`The chart ${chart.id} has no state.`);
  const held = root.kind === 'parallel' ? stateLines(chart, root, '  ') : insideOf(chart, root, '  ');
  const own = root.kind === 'parallel' ? [] : leadingOf(chart, root);
  // Mermaid has no arrow out of the whole drawing.
  const everywhere = own.length === 0 ? [] : [`  %% En cualquier estado: ${own.map(plain).join(' | ')}`];
  return [
    ...['---', `title: ${JSON.stringify(chart.title)}`, '---'],
    'stateDiagram-v2',
    '  direction LR',
    ...everywhere,
    ...held,
    ...chart.states
      .filter((state) => state !== root || root.kind === 'parallel')
      .flatMap((state) => notesOf(chart, state)),
    '',
  ].join('\n');
}

function stateLines(chart: Chart, state: ChartState, indent: string): readonly string[] {
  const named = `${indent}state "${safe(state.name)}" as ${nameOf(state.id)}`;
  const inside = insideOf(chart, state, `${indent}  `);
  return inside.length === 0 ? [named] : [`${named} {`, ...inside, `${indent}}`];
}

/** The states within one, where it begins, and the arrows out of them. */
function insideOf(chart: Chart, holder: ChartState, indent: string): readonly string[] {
  const held = chart.states.filter(({ parent }) => parent === holder.id);
  const begins = holder.initial === null ? [] : [`${indent}[*] --> ${nameOf(holder.initial)}`];
  const boxes = held.map((state) => stateLines(chart, state, indent));
  if (holder.kind === 'parallel') {
    return boxes.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]));
  }
  const arrows = held.flatMap((state) => [
    ...linesBetween(chart, state, indent),
    ...(state.kind === 'final' ? [`${indent}${nameOf(state.id)} --> [*]`] : []),
  ]);
  return [...boxes.flat(), ...begins, ...arrows];
}

/** One line to each target, with all that leads there: of several between the same two states Mermaid draws one over the other. */
function linesBetween(chart: Chart, state: ChartState, indent: string): readonly string[] {
  const leading = chart.arrows.filter((arrow) => arrow.from === state.id && !stays(arrow) && canBeDrawn(chart, arrow));
  const targets = [...new Set(leading.map(({ to }) => to.join(' ')))];
  return targets.map((targetsOfOne) => {
    const labels = leading.filter(({ to }) => to.join(' ') === targetsOfOne).map((arrow) => safe(labelOf(arrow)));
    const [target = ''] = targetsOfOne.split(' ');
    return `${indent}${nameOf(state.id)} --> ${nameOf(target)} : ${labels.join('<br/>')}`;
  });
}

/** Mermaid cannot draw a line out of a region to one that goes on beside it, or to a state that holds its own beginning. */
function canBeDrawn(chart: Chart, { from, to }: ChartArrow): boolean {
  const regions = chart.states.filter(({ parent }) =>
    chart.states.some(({ id, kind }) => id === parent && kind === 'parallel'),
  );
  const regionOf = (id: string) => regions.filter((region) => `${id}.`.startsWith(`${region.id}.`)).at(-1)?.id;
  return to.every((target) => regionOf(target) === regionOf(from) && !`${from}.`.startsWith(`${target}.`));
}

function leadingOf(chart: Chart, state: ChartState): readonly string[] {
  return chart.arrows
    .filter(({ from }) => from === state.id)
    .map((arrow) => `${labelOf(arrow)} → ${arrow.to.map((id) => stateName(chart, id)).join(', ') || 'sigue igual'}`);
}

function notesOf(chart: Chart, state: ChartState): readonly string[] {
  const own = chart.arrows.filter((arrow) => arrow.from === state.id && (stays(arrow) || !canBeDrawn(chart, arrow)));
  const told = own.map((arrow) => {
    if (arrow.refuses) return `No: ${labelOf(arrow)}`;
    const ends = stays(arrow) ? '' : ` → ${arrow.to.map((id) => stateName(chart, id)).join(', ')}`;
    return `${labelOf(arrow)}${ends}`;
  });
  const lines = [...(state.description === '' ? [] : [state.description]), ...told];
  if (lines.length === 0) return [];
  return [`  note right of ${nameOf(state.id)}`, ...lines.map((line) => `    ${safe(line)}`), '  end note'];
}

function labelOf({ button, act, condition, refuses, description }: ChartArrow): string {
  const named = button === null ? act : `«${button}»`;
  const reason = refuses && description !== null ? ` (${description})` : '';
  return condition === null ? `${named}${reason}` : `${named}, ${condition}${reason}`;
}

/** Mermaid takes no dots in a name. */
function nameOf(id: string): string {
  return id.replaceAll('.', '_');
}

/** Signs that would end a label or a line there, as it writes them. */
function safe(text: string): string {
  return plain(text).replace(/[#;:"]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

function plain(text: string): string {
  return text.replaceAll('\n', ' ');
}
