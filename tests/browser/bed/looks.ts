/** A counter PC and a tablet: the two sizes that the product is made for. */
export const SIZES = { escritorio: { width: 1366, height: 768 }, tableta: { width: 820, height: 1180 } } as const;

const COLORS = ['color-contrast', 'link-in-text-block'];

type Rules = { readonly runOnly?: string[]; readonly rules?: Record<string, { enabled: boolean }> };

/** How a page is looked at: all rules once, then what other colours or another size can break. */
export const LOOKS: readonly (readonly [medida: keyof typeof SIZES, colores: 'light' | 'dark', reglas: Rules])[] = [
  ['escritorio', 'light', {}],
  ['escritorio', 'dark', { runOnly: COLORS }],
  ['tableta', 'light', { rules: Object.fromEntries(COLORS.map((regla) => [regla, { enabled: false }])) }],
];
