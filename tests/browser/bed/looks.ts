/** A counter PC and a tablet: the two sizes that the product is made for. */
export const SIZES = { escritorio: { width: 1366, height: 768 }, tableta: { width: 820, height: 1180 } } as const;

const COLORS = ['color-contrast', 'link-in-text-block'];

type Rules = { readonly runOnly?: string[] };

/** What another size can break, beside a page that is wider than its window: a part that scrolls, and that no key reaches. */
const SIZED = ['scrollable-region-focusable', 'target-size'];

/** How a page is looked at: all rules once, then what other colours or another size can break. */
export const LOOKS: readonly (readonly [medida: keyof typeof SIZES, colores: 'light' | 'dark', reglas: Rules])[] = [
  ['escritorio', 'light', {}],
  ['escritorio', 'dark', { runOnly: COLORS }],
  ['tableta', 'light', { runOnly: SIZED }],
];
