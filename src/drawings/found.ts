import type { Chart } from '#diagrams/chart';
import type { Diagram } from '#diagrams/diagram';
import type { Place } from '#diagrams/drawing';
import { plainLetters } from '#domain/common/plainLetters';

/** Ids of the states and arrows that hold the sought words, states first; none where no word is sought. */
export function found({ states, arrows }: Chart, sought: string): readonly string[] {
  const words = plainLetters(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const speaks = (texts: readonly (string | null)[]) => {
    const said = plainLetters(texts.join(' '));
    return words.every((word) => said.includes(word));
  };
  const named = states.filter(
    ({ parent, key, name, description }) => parent !== null && speaks([name, key, description]),
  );
  const told = arrows.filter(({ name, act, button, condition, description }) =>
    speaks([name, act, button, condition, description]),
  );
  return [...named, ...told].map(({ id }) => id);
}

/** Where a state or an arrow is drawn: an arrow without a line is told in the box of its state. */
export function drawnAt({ chart, drawing }: Diagram, id: string): (Place & { readonly id: string }) | null {
  const label = drawing.labels.find(({ arrows }) => arrows.includes(id));
  if (label !== undefined) return { ...label, id };
  const from = chart.arrows.find((arrow) => arrow.id === id)?.from ?? id;
  const box = drawing.boxes.find(({ state }) => state === from);
  return box === undefined ? null : { ...box, id: from };
}
