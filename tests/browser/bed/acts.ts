import { expect, type Locator, type Page } from '@playwright/test';

/** The entries under 'Más', also while that is closed. */
export function moreActs(page: Page): Locator {
  return page.locator('[role=menuitem]');
}

/** The button of an act on a record, or its entry under 'Más', which is opened for it. */
export async function actOf(page: Page, actions: Locator, nombre: string | RegExp): Promise<Locator> {
  const words = typeof nombre === 'string' ? new RegExp(`^${nombre}`) : nombre;
  const button = actions.getByRole('button', { name: words });
  const entry = moreActs(page).filter({ hasText: words });
  await expect(button.or(entry).first()).toBeAttached();
  if ((await button.count()) > 0) return button;
  if (!(await entry.isVisible())) await actions.getByRole('button', { name: /^Más/ }).click();
  await expect(entry).toBeVisible();
  return entry;
}
