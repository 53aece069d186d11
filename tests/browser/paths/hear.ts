import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** How long an alert stays (specification, section 9), in milliseconds. */
const NOTICE_MS = 2_500;

/** Looks whether the alerts at the foot of the screen say this, one after the other. */
export async function hear(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect(
      page.locator('[data-avisos] [data-aviso]', { hasText: text }),
      `un aviso dice «${text}»`,
    ).toBeVisible();
    await page.clock.fastForward(NOTICE_MS);
  }
}
