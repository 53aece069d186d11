import { type Chart, type ChartArrow, stateName } from '#diagrams/chart';
import type { LifePlay, PlayStep } from '#diagrams/lives/play';
import { capitalised, nameOfArrow } from '#diagrams/sentence';

/** A work that can be done, by its button, and the state to which it leads: '«Guardar vale» → VIGENTE'. */
export function choiceInWords(chart: Chart, arrow: ChartArrow): string {
  const name = arrow.button === null ? capitalised(arrow.act) : nameOfArrow(arrow);
  const there = arrow.to.filter((id) => id !== arrow.from).map((id) => stateName(chart, id));
  return there.length === 0 ? name : `${name} → ${there.join(', ')}`;
}

/** A step of a play, as a line of a list. */
export function stepInWords(chart: Chart, step: PlayStep): string {
  if (step.kind === 'arrow') return `${capitalised(step.arrow.act)}: ${stateName(chart, step.to)}.`;
  const { words, answers } = step.fact;
  const said = answers.find(({ key }) => step.token.endsWith(`.${key}`))?.words ?? '';
  return words.endsWith('?') ? `${words} ${said}.` : `«${words}»: ${said.toLowerCase()}.`;
}

/** A way so far, to send to somebody: its steps by number, and where it stands. */
export function wayAsText(chart: Chart, { steps, here }: LifePlay): string {
  const lines = steps.map((step, index) => `${index + 1}. ${stepInWords(chart, step)}`);
  return [chart.title, ...lines, `Está en ${stateName(chart, here)}.`].join('\n');
}
