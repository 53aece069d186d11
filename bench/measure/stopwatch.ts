import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { newPage } from '../browser.ts';

/**
 * A stopwatch that runs in the page before anything else and says by the console when something is first there: asking the
 * page would put the asker's own script into the time that is measured. A text, because a compiled function would miss its
 * helpers there.
 * @param things what is waited for, each by a selector.
 * @param start an expression in the page: the moment from which is counted.
 */
export function stopwatch(things: Readonly<Record<string, string>>, start: string): string {
  return `
    const seen = new Set();
    const look = (name, selector) => {
      if (seen.has(name) || document.querySelector(selector) === null) return;
      seen.add(name);
      console.debug('medido', name, performance.now() - (${start}));
    };
    new MutationObserver(() => {
      for (const [name, selector] of Object.entries(${JSON.stringify(things)})) look(name, selector);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  `;
}

/** From the first byte of the page. */
const FROM_FIRST_BYTE = "performance.getEntriesByType('navigation')[0].responseStart";

/** The time that a page's stopwatch tells of one thing, in milliseconds. */
export async function said(page: Page, name: string): Promise<number> {
  const message = await page.waitForEvent('console', (each) => each.text().startsWith(`medido ${name} `));
  return Number(message.text().split(' ')[2]);
}

/** Opens an address with nothing cached, slowed down, and tells when each thing was first there. */
export async function clockCold<const K extends string>(
  browser: Browser,
  address: string,
  things: Readonly<Record<K, string>>,
  signedIn: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<Readonly<Record<K, number>>> {
  const { page, cerrar } = await newPage(browser, undefined, signedIn);
  await page.addInitScript({ content: stopwatch(things, FROM_FIRST_BYTE) });
  const names = Object.keys(things) as K[];
  const [figures] = await Promise.all([
    Promise.all(names.map(async (name) => [name, await said(page, name)] as const)),
    page.goto(address, { waitUntil: 'commit' }),
  ]);
  await cerrar();
  return Object.fromEntries(figures) as Record<K, number>;
}
