import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';

/**
 * The part of react-spring that nivo's axes use, for a chart that never moves: each thing is at once where it would
 * come to rest. The build puts it in the place of that library (`vite.config.ts`), which is half of a chart's code.
 */
export const animated = { g: 'g', line: 'line', text: 'text' } as const;

/** How a thing moves, which nothing here does. */
interface Motion {
  readonly config?: unknown;
  readonly immediate?: unknown;
}

/** The values where they come to rest. */
export function useSpring<V extends Motion>({ config: _, immediate: __, ...values }: V): Omit<V, keyof Motion> {
  return values;
}

interface Transition<T, V> {
  readonly keys: (item: T) => string;
  readonly enter: (item: T) => V;
}

/** Draws each item where it comes to rest. */
export function useTransition<T, V>(items: readonly T[], { keys, enter }: Transition<T, V>) {
  return (draw: (values: V, item: T, state: null, index: number) => ReactNode): ReactNode =>
    items.map((item, index) => createElement(Fragment, { key: keys(item) }, draw(enter(item), item, null, index)));
}

/** Named by parts of nivo that the chart has not got. */
export const config = {};
export const to = null;
