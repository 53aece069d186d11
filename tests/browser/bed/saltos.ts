import type { Page } from '@playwright/test';

/** From the next page on, adds up how far its parts have jumped (cumulative layout shift); answers the sum so far. */
export const medirSaltos = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const ventana = window as unknown as { saltos: number };
    ventana.saltos = 0;
    new PerformanceObserver((lista) => {
      for (const cambio of lista.getEntries()) ventana.saltos += (cambio as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { saltos: number }).saltos);
};
