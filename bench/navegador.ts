import type { Browser, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/runner/chromium.ts';

/** How much slower than this machine the counter PC is taken to be. */
export const FRENO_CPU = 4;

export const abrirNavegador = async (): Promise<Browser> => {
  const encontrado = findChromium();
  if (encontrado.path === null) throw new Error(`The bench needs Chromium: ${encontrado.why}.`);
  return chromium.launch({
    executablePath: encontrado.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
};

/** A page in a context of its own, nothing cached, with the processor slowed down. */
export const paginaNueva = async (
  navegador: Browser,
  freno: number = FRENO_CPU,
): Promise<{ readonly page: Page; readonly cdp: CDPSession; readonly cerrar: () => Promise<void> }> => {
  const contexto = await navegador.newContext({ viewport: { width: 1366, height: 768 }, locale: 'es-MX' });
  const page = await contexto.newPage();
  const cdp = await contexto.newCDPSession(page);
  await frenar(cdp, freno);
  return { page, cdp, cerrar: () => contexto.close() };
};

export const frenar = (cdp: CDPSession, freno: number): Promise<unknown> =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate: freno });

/** JavaScript heap of a page after a collection, in megabytes. */
export const heapDe = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
};

/** Signs a page in as a sample employee. */
export const entrar = async (page: Page, url: string, numiden = '100002'): Promise<void> => {
  await page.goto(`${url}auth/login`);
  await page.getByLabel('Número de empleado').fill(numiden);
  await page.getByLabel('Tienda').selectOption({ label: 'Tienda Centro' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/overview');
};
