import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/runner/chromium.ts';

/** How much slower than this machine the counter PC is taken to be. */
export const CPU_BRAKE = 4;

/** How often each thing is measured: as often as is needed for a figure, or `RONDAS` times, to see that a bench runs. */
export function roundsOr(usual: number): number {
  const asked = Number(process.env.RONDAS);
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

export async function openBrowser(): Promise<Browser> {
  const found = findChromium();
  if (found.path === null) throw new Error(`The bench needs Chromium: ${found.why}.`);
  return chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}

/** A page in a context of its own, nothing cached, with the processor slowed down; `signedIn` has it signed in. */
export async function newPage(
  browser: Browser,
  freno: number = CPU_BRAKE,
  signedIn: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<{ readonly page: Page; readonly cdp: CDPSession; readonly cerrar: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'es-MX', ...signedIn });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await brake(cdp, freno);
  return { page, cdp, cerrar: () => context.close() };
}

export function brake(cdp: CDPSession, freno: number): Promise<unknown> {
  return cdp.send('Emulation.setCPUThrottlingRate', { rate: freno });
}

/** JavaScript heap of a page after a collection, in megabytes. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Signs a page in as a sample employee. */
export async function signIn(page: Page, url: string, numiden = '100002'): Promise<void> {
  await page.goto(`${url}auth/login`);
  await page.getByLabel('Número de empleado').fill(numiden);
  await page.getByLabel('Tienda').selectOption({ label: 'Tienda Centro' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/overview');
}
