import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A counter PC and a tablet: the two sizes that the product is made for. */
export const MEDIDAS = { escritorio: { width: 1366, height: 768 }, tableta: { width: 820, height: 1180 } } as const;

const COLORES = ['color-contrast', 'link-in-text-block'];

type Reglas = { readonly runOnly?: string[]; readonly rules?: Record<string, { enabled: boolean }> };

/** How a page is looked at: all rules once, then what other colours or another size can break. */
const MIRADAS: readonly (readonly [medida: keyof typeof MEDIDAS, colores: 'light' | 'dark', reglas: Reglas])[] = [
  ['escritorio', 'light', {}],
  ['escritorio', 'dark', { runOnly: COLORES }],
  ['tableta', 'light', { rules: Object.fromEntries(COLORES.map((regla) => [regla, { enabled: false }])) }],
];

/** By how many pixels the page is wider than the window; 0 when it fits. */
const sobra = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const fuera = document.documentElement.scrollWidth - window.innerWidth;
    return Math.max(0, fuera, (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0));
  });

/** A colour that is still on its way to another says nothing of either. */
const terminarTransiciones = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animacion of document.getAnimations()) if (animacion instanceof CSSTransition) animacion.finish();
  });

/**
 * What is wrong with a page as it is now: what axe finds at both sizes, in light and in dark, and a page wider than its
 * window. Leaves the page at the size and in the colours of a counter PC in light.
 * @returns One sentence a fault, with the size and the colours in which it was seen.
 */
export const fallasEn = async (page: Page): Promise<string[]> => {
  const fallas: string[] = [];
  for (const [medida, colorScheme, reglas] of MIRADAS) {
    await page.setViewportSize(MEDIDAS[medida]);
    await page.emulateMedia({ colorScheme });
    await terminarTransiciones(page);
    const lugar = `${medida}, ${colorScheme}`;
    const pixeles = await sobra(page);
    if (pixeles > 0) fallas.push(`${lugar}: ${pixeles} px wider than the window`);
    // Without axe's second page, and with no word of what is right: half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await axe.options({ ...reglas, resultTypes: ['violations'], preload: false }).analyze();
    for (const { id, help, nodes } of violations) {
      fallas.push(`${lugar}: ${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }
  }
  await page.setViewportSize(MEDIDAS.escritorio);
  return fallas;
};
