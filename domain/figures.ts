/** Counts as people read them. */
import { once } from './once.ts';

const writer = once(() => new Intl.NumberFormat('es-MX'));

/** A count as it is read: '629', '1,204'. */
export function inFigures(count: number): string {
  return writer().format(count);
}
