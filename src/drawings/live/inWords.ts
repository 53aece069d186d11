import type { Chart, ChartArrow } from '#diagrams/chart';
import type { Choice, Outlook } from '#diagrams/outlook';
import type { Step, Way } from '#diagrams/way';

/** How people call a state, by its id in the chart. */
export type NameOf = (state: string) => string;

/** The names of the states of a life: as people call them who work with it, else as the chart does. */
export function stateNamesOf({ states }: Chart, stateNames: Readonly<Record<number, string>>): NameOf {
  const names = new Map(states.map(({ id, name, stored }) => [id, (stored !== null && stateNames[stored]) || name]));
  return (state) => names.get(state) ?? state;
}

/** The whole way in one sentence: where it began, each change of state, and where it is. */
export function wayInOneSentence({ steps, passed }: Way, start: string, nameOf: NameOf): string {
  const changes = steps.flatMap((step) => changeInWords(step, nameOf));
  const here = passed.at(-1) ?? start;
  return `${[`Empezó en ${nameOf(start)}`, ...changes].join('; ')}. Ahora está en ${nameOf(here)}.`;
}

function changeInWords(step: Step, nameOf: NameOf): readonly string[] {
  switch (step.kind) {
    case 'arrow': {
      const { from, to } = endsOf(step.arrow);
      return from === to ? [] : [`pasó a ${nameOf(to)} ${byWhat(step.arrow)}`];
    }
    case 'unsure':
      return ['pudo cambiar de estado de más de una forma'];
    case 'moved':
      return [`pasó a ${nameOf(step.to)} sin una flecha de este diagrama`];
    case 'outside':
      return [];
    case 'untold':
      return [`pasó a ${nameOf(step.to)} sin que su historia diga cómo`];
  }
}

/** One step, as a sentence of a list. */
export function stepInWords(step: Step, nameOf: NameOf): string {
  switch (step.kind) {
    case 'arrow': {
      const times = step.entries.length === 1 ? '' : ` (${step.entries.length} veces)`;
      return `${nameOfWork(step.arrow)}${times}: ${leads(step.arrow, nameOf)}.`;
    }
    case 'unsure': {
      const ways = step.arrows.map((arrow) => {
        const { from, to } = endsOf(arrow);
        return `${nameOfWork(arrow)} de ${nameOf(from)} a ${nameOf(to)}`;
      });
      return ways.length === 0
        ? 'Aquí pudo cambiar de estado: la historia no dice por qué flecha.'
        : `La historia no dice por qué flecha: pudo ser ${ways.join(', o ')}.`;
    }
    case 'moved':
      return `Pasó de ${nameOf(step.from)} a ${nameOf(step.to)} sin una flecha de este diagrama.`;
    case 'outside':
      return `Se hizo fuera de este diagrama: siguió en ${nameOf(step.at)}.`;
    case 'untold':
      return `La historia no dice cómo pasó de ${nameOf(step.from)} a ${nameOf(step.to)}.`;
  }
}

/** The effect of a work now: '«Escalar»: pasa a ESCALADO.'; where the work itself decides, all that it can have. */
export function choiceInWords({ arrows, ...work }: Choice, nameOf: NameOf): string {
  const ends = [...new Set(arrows.map((arrow) => leadsTo(arrow, nameOf)))];
  const depends = ends.length > 1 ? ', según lo que se haga' : '';
  return `${nameOfWork(work)}: ${ends.join(' o ')}${depends}.`;
}

/** The possible works of a person, by the names of the buttons, for the viewer of the drawing. */
export function possibleInShort({ possible }: Outlook): string {
  if (possible.length === 0) return 'Usted ya no puede hacer nada aquí.';
  return `Usted puede: ${possible.map(nameOfWork).join(', ')}.`;
}

/** A work by its button, with its act where the button does not say it; without a button, by its act. */
export function nameOfWork({ button, act }: Pick<ChartArrow, 'button' | 'act'>): string {
  if (button === null) return `${act.charAt(0).toUpperCase()}${act.slice(1)}`;
  return button === 'Resolver' && !act.includes('«Resolver»') ? `«${button}» (${act})` : `«${button}»`;
}

function byWhat({ button, act }: ChartArrow): string {
  return button === null ? `cuando ${act}` : `con «${button}»`;
}

function leads(arrow: ChartArrow, nameOf: NameOf): string {
  const { from, to } = endsOf(arrow);
  return from === to ? `siguió en ${nameOf(from)}` : `pasó de ${nameOf(from)} a ${nameOf(to)}`;
}

function leadsTo(arrow: ChartArrow, nameOf: NameOf): string {
  const { from, to } = endsOf(arrow);
  return from === to ? `sigue en ${nameOf(from)}` : `pasa a ${nameOf(to)}`;
}

function endsOf({ from, to }: ChartArrow) {
  return { from, to: to[0] ?? from };
}
