import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOOKS, SIZES } from './looks.ts';

/**
 * By how many pixels the page is wider than the window; 0 when it fits. A window that hangs on a field finds its place
 * some frames after the page changed its size.
 */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let pixels = Number.POSITIVE_INFINITY;
    for (let frame = 0; frame < 10 && pixels > 0; frame += 1) {
      await new Promise(requestAnimationFrame);
      const main = document.querySelector('main');
      const fuera = document.documentElement.scrollWidth - window.innerWidth;
      pixels = Math.max(0, fuera, (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0));
    }
    return pixels;
  });
}

/** A colour that is still on its way to another, or a window that is still fading in, says nothing of what it will be. */
function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      // A spinner never ends.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Any window over the page, for a state in which nothing else changed. */
export const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]';

/**
 * Finds the faults of a page as it is now: those of axe at both sizes, in light and in dark, and a page wider than its
 * window. Leaves the page at the size and in the colours of a counter PC in light.
 * @param within the part that changed, as a selector, when the rest of the page was looked at before: axe looks at no
 * other, and at the size of a counter PC alone. Whether the page fits is asked at both.
 * @returns One sentence a fault, with the size and the colours in which it was seen.
 */
export async function faultsIn(page: Page, within?: string): Promise<string[]> {
  const fallas: string[] = [];
  for (const [medida, colorScheme, reglas] of LOOKS) {
    await page.setViewportSize(SIZES[medida]);
    await page.emulateMedia({ colorScheme });
    await finishTransitions(page);
    const place = `${medida}, ${colorScheme}`;
    const pixeles = await overflow(page);
    if (pixeles > 0) fallas.push(`${place}: ${pixeles} px wider than the window`);
    if (within !== undefined && medida === 'tableta') continue;
    // Without axe's second page, and with no word of what is right: half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (within !== undefined) axe.include(within);
    const { violations } = await axe.options({ ...reglas, resultTypes: ['violations'], preload: false }).analyze();
    for (const { id, help, nodes } of violations) {
      fallas.push(`${place}: ${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }
  }
  await page.setViewportSize(SIZES.escritorio);
  return fallas;
}
