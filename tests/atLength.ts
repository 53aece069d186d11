/** The environment variable with which `npm run test:largo` has what is rare looked for at length. */
export const LARGO = 'MOSTRADOR_LARGO';

/** Whether this is the long run, which is made before a version is delivered. */
export const isLong = process.env[LARGO] !== undefined;

/**
 * How often something is tried that shows a fault once in many times: a few times in every run, many in the long one, and
 * as often as a variable of its own says where somebody asks for it alone.
 */
export function often(variable: string, few: number, many: number): number {
  return Number(process.env[variable] ?? (isLong ? many : few));
}

/** Of cases of one kind those that a run takes: the first in every run, all in the long one. */
export function oneOf<Case>(cases: readonly Case[]): readonly Case[] {
  return isLong ? cases : cases.slice(0, 1);
}
