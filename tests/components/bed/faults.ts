import axe from 'axe-core';
import { cdp, page } from 'vitest/browser';
import { LOOKS, SIZES } from '../../browser/bed/looks.ts';

/**
 * Finds the faults of a part of the page, as `fallas` of the browser tests does: those of axe, in light and in dark, and a
 * page wider than its window or a table wider than its page, on a counter PC and a tablet.
 */
export async function faultsIn(within: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [size, colorScheme, rules] of LOOKS) {
    await page.viewport(SIZES[size].width, SIZES[size].height);
    await colours(colorScheme);
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      // A spinner never ends.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const place = `${size}, ${colorScheme}`;
    const main = document.querySelector('main');
    const pixels = Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0),
    );
    if (pixels > 0) faults.push(`${place}: ${pixels} px wider than the window`);
    for (const table of document.querySelectorAll('[role=region][aria-label$="tabla desplazable"]'))
      faults.push(`${place}: ${table.getAttribute('aria-label')}`);
    if (size === 'tableta') continue;
    const { violations } = await axe.run(within, { ...rules, resultTypes: ['violations'], preload: false });
    for (const { id, help, nodes } of violations)
      faults.push(`${place}: ${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }
  await page.viewport(SIZES.escritorio.width, SIZES.escritorio.height);
  await colours('light');
  return faults;
}

function colours(value: 'light' | 'dark'): Promise<unknown> {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
}
