import type { Browser, BrowserContext } from '@playwright/test';
import { openCounter } from '../../scripts/returns/calls.ts';
import { brake, CPU_BRAKE, newPage, roundsOr, signIn } from '../browser.ts';
import { type Measure, p95Within, summary, times } from '../report.ts';
import { FIELD } from './login.ts';
import { clockCold, said, stopwatch } from './stopwatch.ts';

const ROUNDS = roundsOr(9);
const CLERK = 100_002;
const CASES = 'administracion/casos';
const FIRST_ROW = 'tbody a[data-record]';
/** The product is left alone until it has fetched all that it fetches unasked. */
const QUIET = 'networkidle';

/** Each screen, its time in one round in milliseconds, and how often the bare page may go into it. */
const SCREENS = {
  list: { que: 'Case list, cold, until its rows are there', atMost: 2.5 },
  entering: { que: 'From Entrar to the first rows of the case list', atMost: 1.5 },
  nextPage: { que: 'Next page of the case list, until its rows are there', atMost: 0.35 },
  making: { que: 'Making a voucher, cold, until a quantity can be typed', atMost: 3 },
} as const;

/** The times that one round found, in milliseconds. */
type Round = Readonly<Record<keyof typeof SCREENS | 'bare', number>>;

/**
 * Times of the screens behind the login, with the processor four times slower, against the bare page; all of them take
 * turns, so that a slow minute of the machine hits each.
 */
export async function measureScreens(browser: Browser, url: string, bare: string): Promise<readonly Measure[]> {
  const round = await openRounds(browser, url, bare);
  const found: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) found.push(await round());
  const floor = found.map((each) => each.bare);
  return [
    p95Within('Bare React page: form usable, CPU 4x', floor),
    ...Object.entries(SCREENS).flatMap(([key, { que, atMost }]) => {
      const figures = found.map((each) => each[key as keyof typeof SCREENS]);
      return [
        p95Within(`${que}, CPU 4x`, figures),
        times('The same against the bare page', summary(figures).mediana / summary(floor).mediana, atMost),
      ];
    }),
  ];
}

/** Prepares a case and a signed-in person; each call of the answer measures every screen once. */
async function openRounds(browser: Browser, url: string, bare: string): Promise<() => Promise<Round>> {
  const counter = await openCounter(url, { numiden: CLERK, idTienda: 1 });
  const voucher = `vales/nuevo?caso=${await counter.openCase(1)}&tienda=1&operacion=1000002`;
  const { page, cerrar } = await newPage(browser, 1);
  await signIn(page, url, String(CLERK));
  const storageState = await page.context().storageState();
  await cerrar();
  return async () => ({
    bare: (await clockCold(browser, bare, { field: FIELD })).field,
    list: (await clockCold(browser, `${url}${CASES}`, { row: FIRST_ROW }, { storageState })).row,
    entering: await clockEntering(browser, url),
    nextPage: await clockNextPage(browser, url, storageState),
    making: (await clockCold(browser, `${url}${voucher}`, { field: '[data-quantity]' }, { storageState })).field,
  });
}

async function clockEntering(browser: Browser, url: string): Promise<number> {
  const { page, cerrar } = await newPage(browser);
  await page.addInitScript({
    content: `addEventListener('submit', () => { globalThis.sent = performance.now(); }, { capture: true, once: true });
      ${stopwatch({ row: FIRST_ROW }, 'globalThis.sent')}`,
  });
  await page.goto(`${url}auth/login?redirect=${encodeURIComponent(`/${CASES}`)}`, { waitUntil: QUIET });
  await page.getByLabel('Número de empleado').fill(String(CLERK));
  await page.getByLabel('Tienda').selectOption({ label: 'Tienda Centro' });
  await page.waitForLoadState(QUIET);
  const [figure] = await Promise.all([said(page, 'row'), page.getByRole('button', { name: 'Entrar' }).click()]);
  await cerrar();
  return figure;
}

async function clockNextPage(
  browser: Browser,
  url: string,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<number> {
  const { page, cdp, cerrar } = await newPage(browser, 1, { storageState });
  await page.goto(`${url}${CASES}`);
  await page.locator(FIRST_ROW).first().waitFor();
  await brake(cdp, CPU_BRAKE);
  await page.waitForLoadState(QUIET);
  await page.evaluate((row) => {
    addEventListener(
      'click',
      () => {
        const start = performance.now();
        const before = document.querySelector<HTMLElement>(row)?.dataset.record;
        new MutationObserver((_, observer) => {
          const now = document.querySelector<HTMLElement>(row)?.dataset.record;
          if (now === undefined || now === before) return;
          observer.disconnect();
          console.debug('medido', 'page', performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      },
      { capture: true },
    );
  }, FIRST_ROW);
  const next = page.getByRole('button', { name: 'Página siguiente' });
  const figures: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const [figure] = await Promise.all([said(page, 'page'), next.click()]);
    figures.push(figure);
    await page.waitForLoadState(QUIET);
  }
  await cerrar();
  return summary(figures).mediana;
}
