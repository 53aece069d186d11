import type { Page } from '@playwright/test';

/** From the next page on, adds up how far its parts have jumped (cumulative layout shift); answers the sum so far. */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const dialog = window as unknown as { saltos: number };
    dialog.saltos = 0;
    new PerformanceObserver((list) => {
      for (const cambio of list.getEntries()) dialog.saltos += (cambio as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { saltos: number }).saltos);
}
