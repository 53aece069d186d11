import type { Browser } from '@playwright/test';
import type { Measure } from '../report.ts';
import { medianAndP95, summary, times } from '../report.ts';
import { clockCold } from './stopwatch.ts';

const ROUNDS = 15;

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
    { que: 'Bare React page: form usable, CPU 4x', valor: medianAndP95(floor), meta: null },
    { que: 'Login screen: form usable, CPU 4x', valor: medianAndP95(fields), meta: null },
    times('Login screen against the bare page', reason, 2),
    { que: 'Login screen: stores listed, CPU 4x', valor: medianAndP95(tiendas), meta: null },
  ];
}
