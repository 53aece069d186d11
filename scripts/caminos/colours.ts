/** The colours of the diagrams of a report, which is read in light and in dark and printed in light. */
import { LIGHT, type Palette } from '#diagrams/exports/svg';
import type { ArrowStanding } from './coverage.ts';

/** Of lines, by what a run made of them. */
type StandingInks = { readonly [S in ArrowStanding]: string };

/** All colours of a diagram. */
export interface Colours extends Palette {
  readonly standings: StandingInks;
}

export const IN_LIGHT: Colours = {
  ...LIGHT,
  standings: { distinta: '#c81e1e', 'sin recorrer': '#b26a00', recorrida: '#1c7a40', aparte: '#8696a1' },
};

export const IN_DARK: Colours = {
  paper: '#171d22',
  ink: {
    title: '#eef2f4',
    description: '#b7c3cb',
    note: '#b7c3cb',
    guard: '#b7c3cb',
    event: '#8cc2f2',
    done: '#6cc78f',
    error: '#ff9b9b',
    alone: '#f0b57a',
    mixed: '#b7c3cb',
  },
  ground: {
    root: { fill: '#171d22', stroke: '#5b6b76' },
    group: { fill: '#1f272d', stroke: '#7d8e99' },
    region: { fill: '#1b2227', stroke: '#7d8e99' },
    leaf: { fill: '#171d22', stroke: '#9fadb6' },
    final: { fill: '#171d22', stroke: '#9fadb6' },
  },
  standings: { distinta: '#ff6b6b', 'sin recorrer': '#f0ac3c', recorrida: '#4fbf7c', aparte: '#7d8e99' },
};

/** The same, each by the name under which a page says what it is. */
export const NAMED: Colours = named(IN_LIGHT, (name) => `var(${name})`);

/** The colours of a page in its style: each under its name. */
export function declared(colours: Colours): string {
  const said: string[] = [];
  named(colours, (name, colour) => {
    said.push(`${name}:${colour}`);
    return colour;
  });
  return said.join(';');
}

function named({ paper, ink, ground, standings }: Colours, name: (name: string, colour: string) => string): Colours {
  return {
    paper: name('--dibujo-papel', paper),
    ink: each(ink, (look, colour) => name(`--dibujo-tinta-${look}`, colour)),
    ground: each(ground, (look, { fill, stroke }) => ({
      fill: name(`--dibujo-fondo-${look}`, fill),
      stroke: name(`--dibujo-marco-${look}`, stroke),
    })),
    standings: each(standings, (standing, colour) => name(`--dibujo-${standing.replace(' ', '-')}`, colour)),
  };
}

function each<K extends string, V>(
  of: Readonly<Record<K, V>>,
  change: (key: K, value: V) => V,
): Readonly<Record<K, V>> {
  // The keys stay those that there were.
  return Object.fromEntries(
    (Object.entries(of) as [K, V][]).map(([key, value]) => [key, change(key, value)]),
  ) as Record<K, V>;
}
