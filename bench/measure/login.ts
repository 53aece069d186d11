import type { Browser } from '@playwright/test';
import { roundsOr } from '../browser.ts';
import { type Measure, p95Within, summary, times } from '../report.ts';
import { clockCold } from './stopwatch.ts';

const ROUNDS = roundsOr(15);

/** The first field that can be typed in, on the bare page and in the product. */
export const FIELD = 'form input:not([disabled])';
const STORES = 'form select:not([disabled]) option:nth-child(2)';

/**
 * Time from the first byte of the page to a form that can be typed in, and to its list of stores, with the processor
 * four times slower; the bare page and the product take turns, so that a slow minute of the machine hits both.
 */
export async function measureLogin(browser: Browser, url: string, bare: string): Promise<readonly Measure[]> {
  const floor: number[] = [];
  const fields: number[] = [];
  const tiendas: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push((await clockCold(browser, bare, { campo: FIELD })).campo);
    const producto = await clockCold(browser, `${url}auth/login`, { campo: FIELD, opciones: STORES });
    fields.push(producto.campo);
    tiendas.push(producto.opciones);
  }
  const reason = summary(fields).mediana / summary(floor).mediana;
  return [
    p95Within('Bare React page: form usable, CPU 4x', floor),
    p95Within('Login screen: form usable, CPU 4x', fields),
    times('Login screen against the bare page', reason, 2),
    p95Within('Login screen: stores listed, CPU 4x', tiendas),
  ];
}
