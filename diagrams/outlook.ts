/** The acts that a person can do with a record now by the chart of its life, and why not the rest. */
import type { Chart, ChartArrow } from './chart.ts';
import { stateStoredAs } from './way.ts';

/** A work of a life. */
export interface Choice {
  /** The event by which the chart hears it. */
  readonly event: string;
  /** The act or event, as a clause. */
  readonly act: string;
  readonly button: string | null;
  /** The arrows that it can take, one at a time; the deed tells which. */
  readonly arrows: readonly ChartArrow[];
}

export interface Outlook<C extends Choice = Choice> {
  /** The choices that this person may take. */
  readonly possible: readonly C[];
  /** The choices that this person may not take, each with the reason, as whoever tried would read it. */
  readonly refused: readonly (C & { readonly reason: string })[];
  /** The choices that can come without a person. */
  readonly alone: readonly C[];
}

/**
 * Looks at every work of a life from the present state of a record.
 * @param present the number under which the state is stored.
 * @param against of each work, why the life refuses it to this person; null where it does not.
 * @throws RangeError for a number that no state of the chart has.
 */
export function outlookOf(chart: Chart, present: number, against: ReadonlyMap<string, string | null>): Outlook {
  const here = stateStoredAs(chart, present);
  const works = [...new Map(chart.arrows.map((arrow) => [arrow.name, arrow])).values()].map(
    ({ name, act, button, who }) => ({
      ...{ event: name, act, button, who },
      arrows: chart.arrows.filter((arrow) => arrow.name === name && arrow.from === here && !arrow.refuses),
    }),
  );
  const own = works.filter(({ who }) => who === 'persona');
  return {
    possible: own.flatMap(({ who: _, ...choice }) => ((against.get(choice.event) ?? null) === null ? [choice] : [])),
    refused: own.flatMap(({ who: _, ...choice }) => {
      const reason = against.get(choice.event) ?? null;
      return reason === null ? [] : [{ ...choice, arrows: [], reason }];
    }),
    alone: works.flatMap(({ who, ...choice }) => (who !== 'persona' && choice.arrows.length > 0 ? [choice] : [])),
  };
}
