import { endOf } from '../../platform/time/setBack.ts';

/** One counter of tries as it is stored. */
export interface BrakeRow {
  readonly cuenta: number;
  /** From when the next try is judged; for a budget, when it is whole again. */
  readonly libre: Date;
}

/** Waits that grow with each failure, for one pair of number and network or one known computer. */
interface GrowingBrake {
  readonly tipo: 'creciente';
  readonly clave: string;
}

/** So many tries at once and one more every so often, for a number, a network or an integration as a whole. */
interface BudgetBrake {
  readonly tipo: 'presupuesto';
  readonly clave: string;
  readonly tries: number;
  readonly refillMs: number;
}

/** A brake counts failures and makes the next try wait. */
export type Brake = GrowingBrake | BudgetBrake;

/** How far away the moment of a brake can be at most, in milliseconds: a clock that was set back lengthens no wait. */
function longestOf(brake: Brake, cuenta: number): number {
  return brake.tipo === 'creciente' ? waitAfter(cuenta) * 1_000 : brake.tries * brake.refillMs;
}

/** The moment of a brake's row as it counts now. */
export function freeFrom(brake: Brake, { cuenta, libre }: BrakeRow, now: Date): Date {
  return endOf(libre, longestOf(brake, cuenta), now);
}

/** The answer of a brake to a try: the row with this try counted, or how long to wait. */
type BrakeAnswer =
  | { readonly tipo: 'pasa'; readonly fila: BrakeRow }
  | { readonly tipo: 'espera'; readonly segundos: number };

/** Failures in a row that cost no wait. */
export const FREE_TRIES = 5;
const LONGEST_WAIT_S = 15 * 60;
/** A counter that was left alone for so long begins anew. */
export const FORGET_AFTER_MS = 24 * 3_600_000;

/** Seconds to wait after so many failures in a row: none, and from the fifth on 1, 2, 4 ... up to a quarter of an hour. */
export function waitAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (failures - FREE_TRIES));
}

/** Counts a try against its brake before it is judged, or says how long to wait. */
export function tryBrake(brake: Brake, row: BrakeRow, now: Date): BrakeAnswer {
  const libre = freeFrom(brake, row, now);
  const forgotten = now.getTime() - libre.getTime() > FORGET_AFTER_MS;
  const count = (forgotten ? 0 : row.cuenta) + 1;
  if (brake.tipo === 'creciente') {
    if (libre > now) return waitUntil(libre.getTime(), now);
    return { tipo: 'pasa', fila: { cuenta: count, libre: new Date(now.getTime() + waitAfter(count) * 1_000) } };
  }
  const whole = Math.max(libre.getTime(), now.getTime());
  const nextTry = whole - (brake.tries - 1) * brake.refillMs;
  if (nextTry > now.getTime()) return waitUntil(nextTry, now);
  return { tipo: 'pasa', fila: { cuenta: count, libre: new Date(whole + brake.refillMs) } };
}

function waitUntil(ms: number, now: Date): BrakeAnswer {
  return { tipo: 'espera', segundos: Math.max(1, Math.ceil((ms - now.getTime()) / 1_000)) };
}

/** Strangers may fail a hundred times at one number, then once in a quarter of an hour (NIST SP 800-63B, 5.2.2). */
export function numberBudget(numiden: number): BudgetBrake {
  return { tipo: 'presupuesto', clave: `numero:${numiden}`, tries: 100, refillMs: 15 * 60_000 };
}

/** Strangers of one network may fail a hundred times, then once a minute, whatever the numbers. */
export function networkBudget(network: string): BudgetBrake {
  return { tipo: 'presupuesto', clave: `red:${network}`, tries: 100, refillMs: 60_000 };
}

/** Programs of one network may show a hundred wrong credentials, then one a minute. A right one is let in meanwhile. */
export function credentialBudget(network: string): BudgetBrake {
  return { tipo: 'presupuesto', clave: `credencial:${network}`, tries: 100, refillMs: 60_000 };
}

/** An integration may ask 600 times at once, and 600 times a minute. */
export function integrationBudget(id: number): BudgetBrake {
  return { tipo: 'presupuesto', clave: `integracion:${id}`, tries: 600, refillMs: 100 };
}
