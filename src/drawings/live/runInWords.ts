import { type Chart, type ChartArrow, stateName } from '#diagrams/chart';
import type { Outlook } from '#diagrams/outlook';
import type { Prospect, Run, RunStep } from '#diagrams/running';
import { nameOfWork } from './inWords.ts';

/** The place of an actor: the name of its state, and its description. */
export function hereInWords(chart: Chart, { here }: Pick<Run, 'here'>): string {
  const told = here.map((id) => chart.states.find((state) => state.id === id)?.description ?? '');
  return [`Ahora está en ${namesOf(chart, here)}.`, ...told].filter(Boolean).join(' ');
}

/** The next steps, in short: the buttons of this person, else the events that it waits for. */
export function nextInShort({ possible, alone }: Outlook<Prospect>): string {
  if (possible.length > 0) return `Usted puede: ${possible.map(nameOfWork).join(', ')}.`;
  return alone.length > 0 ? `Se espera: ${alone.map(({ act }) => act).join(', o ')}.` : 'Aquí se termina.';
}

/** A possible next step, as a sentence; one that is not decided yet has each end with its condition. */
export function prospectInWords(chart: Chart, { arrows, isOpen, ...work }: Prospect): string {
  const ends = arrows.map((arrow) => {
    const end =
      arrow.to.length === 0 || arrow.to.includes(arrow.from) ? 'sigue aquí' : `va a ${namesOf(chart, arrow.to)}`;
    return isOpen && arrow.condition !== null ? `${end}, ${arrow.condition}` : end;
  });
  return `${nameOfWork(work)}: ${[...new Set(ends)].join('; ')}.`;
}

/** One step of a way that was seen, as a sentence. */
export function runStepInWords(chart: Chart, { arrow, from, to, at }: RunStep): string {
  const times = at.length === 1 ? '' : ` (${at.length} veces)`;
  const led =
    from.join() === to.join()
      ? `siguió en ${namesOf(chart, to)}`
      : `pasó de ${namesOf(chart, from)} a ${namesOf(chart, to)}`;
  return `${whatHappened(arrow)}${times}: ${led}.`;
}

function whatHappened(arrow: ChartArrow): string {
  const { kind, guard, condition } = arrow;
  if (kind === 'always') return 'Siguió sin que nadie hiciera nada';
  return condition === null || guard === 'else' ? nameOfWork(arrow) : `${nameOfWork(arrow)}, ${condition}`;
}

function namesOf(chart: Chart, ids: readonly string[]): string {
  return ids.map((id) => stateName(chart, id)).join(' y ');
}
