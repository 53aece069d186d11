/** Steps of 4 px, by their number: only those that a screen names. */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 16] as const;

const steps = Object.fromEntries(STEPS.map((step) => [step, { value: `${step * 0.25}rem` }]));

/** Everything that has a name but colours. A name that is not here would be written as it stands, without an error. */
export const tokens = {
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    /** Height of buttons and fields. */
    control: { value: '36px' },
    /** Height of the bar at the top. */
    bar: { value: '52px' },
    /** Width of the menu beside the page. */
    menu: { value: '13.5rem' },
  },
  fonts: {
    body: {
      value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
    },
    // Of what is read letter by letter.
    mono: { value: 'ui-monospace, Menlo, Consolas, "Noto Sans Mono", "Liberation Mono", monospace' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.125rem' },
    '2xl': { value: '1.375rem' },
    '3xl': { value: '1.75rem' },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
  lineHeights: { short: { value: 1.25 }, normal: { value: 1.45 } },
  radii: {
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '10px' },
    full: { value: '999px' },
  },
  zIndex: {
    sticky: { value: 10 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    tooltip: { value: 1800 },
  },
} as const;

/** Shadows are lighter where the ground is dark anyway. */
export const shadows = {
  sm: {
    value: {
      base: '0 1px 2px rgb(25 35 38 / 8%), 0 4px 16px rgb(25 35 38 / 6%)',
      _dark: '0 1px 2px rgb(0 0 0 / 40%)',
    },
  },
  lg: {
    value: {
      base: '0 2px 6px rgb(25 35 38 / 12%), 0 16px 40px rgb(25 35 38 / 18%)',
      _dark: '0 2px 8px rgb(0 0 0 / 50%), 0 16px 48px rgb(0 0 0 / 60%)',
    },
  },
};

/** Widths of the window from which a screen changes; above `lg` the menu stands beside the page. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1000px', xl: '1280px' };

/** Movements; page.css hears the wish for less of them. */
export const keyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  pulse: { '50%': { opacity: '0.45' } },
  'fade-in': { from: { opacity: '0' } },
  'slide-in': { from: { translate: '-100% 0' } },
  'slide-in-end': { from: { translate: '100% 0' } },
};
