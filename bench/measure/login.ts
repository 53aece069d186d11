import type { Browser } from '@playwright/test';
import { newPage } from '../browser.ts';
import type { Measure } from '../report.ts';
import { medianAndP95, summary } from '../report.ts';

const ROUNDS = 15;

/**
 * Time from the first byte of the page to a form that can be typed in, and to its list of stores, with the processor
 * four times slower; the bare page and the product take turns, so that a slow minute of the machine hits both.
 */
export async function measureLogin(browser: Browser, url: string, bare: string): Promise<readonly Measure[]> {
  const floor: number[] = [];
  const fields: number[] = [];
  const tiendas: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push((await clockPage(browser, bare)).campo);
    const producto = await clockPage(browser, `${url}auth/login`);
    fields.push(producto.campo);
    tiendas.push(producto.opciones);
  }
  const reason = summary(fields).mediana / summary(floor).mediana;
  return [
    { que: 'Bare React page: form usable, CPU 4x', valor: medianAndP95(floor), meta: null },
    { que: 'Login screen: form usable, CPU 4x', valor: medianAndP95(fields), meta: null },
    { que: 'Login screen against the bare page', valor: `${reason.toFixed(2)} times`, meta: 'at most 2.0 times' },
    { que: 'Login screen: stores listed, CPU 4x', valor: medianAndP95(tiendas), meta: null },
  ];
}

interface Times {
  readonly campo: number;
  readonly opciones: number;
}

/**
 * Runs in the page before anything else; a text, because a compiled function would miss its helpers there. It speaks by
 * the console: asking the page would put the asker's own script into the time that is measured.
 */
const STOPWATCH = `
  const vistos = new Set();
  const mirar = (que, selector) => {
    if (vistos.has(que) || document.querySelector(selector) === null) return;
    vistos.add(que);
    const [carga] = performance.getEntriesByType('navigation');
    console.debug('medido', que, performance.now() - carga.responseStart);
  };
  new MutationObserver(() => {
    mirar('campo', 'form input:not([disabled])');
    mirar('opciones', 'form select:not([disabled]) option:nth-child(2)');
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

async function clockPage(browser: Browser, address: string): Promise<Times> {
  const { page, cerrar } = await newPage(browser);
  await page.addInitScript({ content: STOPWATCH });
  const measured = (que: keyof Times): Promise<number> =>
    page
      .waitForEvent('console', (message) => message.text().startsWith(`medido ${que} `))
      .then((message) => Number(message.text().split(' ')[2]));
  const [campo, opciones] = await Promise.all([
    measured('campo'),
    measured('opciones'),
    page.goto(address, { waitUntil: 'commit' }),
  ]);
  await cerrar();
  return { campo, opciones };
}
