import type { Page } from '@playwright/test';

/**
 * Keeps the page from finding out by itself that the back end serves again, for tests in which the person tries again:
 * otherwise the page may be faster than the click, whose button is then gone.
 */
export async function keepAway(page: Page): Promise<void> {
  await page.route('**/sistema/salud', (route) => route.abort());
}
