/** A colour in the light and in the dark mode. */
type Pair = { readonly base: string; readonly _dark: string };

type Colors = Readonly<Record<string, Pair>>;

/** The colour of each name, so that `colorPalette="red"` works on any component of Chakra. */
type Palette = Readonly<Record<'solid' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'focusRing', Pair>>;

/** Grounds, texts and lines. `DEFAULT` is the name without a second part: `bg`, `fg`, `border`. */
export const surfaces = {
  bg: {
    DEFAULT: pair('#f6f5f2', '#14171a'),
    panel: pair('#ffffff', '#1c2023'),
    subtle: pair('#f2f6f6', '#262d31'),
    muted: pair('#f0eeea', '#24292d'),
    backdrop: pair('rgb(18 28 31 / 48%)', 'rgb(0 0 0 / 60%)'),
  },
  fg: {
    DEFAULT: pair('#1f2426', '#e8eaea'),
    muted: pair('#5a605d', '#a8b0b4'),
    error: pair('#a4221f', '#ff9d96'),
  },
  border: {
    DEFAULT: pair('#dedad2', '#343b40'),
    emphasized: pair('#857f74', '#7d868c'),
    error: pair('#a4221f', '#ff9d96'),
  },
  /** The boxes and dots of choices: as the browsers draw their own, which stand in the long lists. */
  choice: {
    DEFAULT: pair('#ffffff', '#3b3b3b'),
    border: pair('#767676', '#858585'),
  },
  /** The bar at the top, dark in both modes. */
  bar: {
    DEFAULT: pair('#0d3b45', '#0f2a31'),
    fg: pair('#f3fafb', '#e9f4f5'),
    muted: pair('#b5d0d5', '#a3c2c8'),
    subtle: pair('#1a505c', '#1b3d46'),
  },
} as const satisfies Readonly<Record<string, Colors>>;

/** The brand's own colour, and one for each kind of state: refused, warned, done, told, neutral. */
export const palettes = {
  brand: {
    solid: pair('#0f6674', '#5fc4d3'),
    contrast: pair('#ffffff', '#06262c'),
    fg: pair('#0c5c69', '#74cfdc'),
    subtle: pair('#e1f0f2', '#17373e'),
    muted: pair('#cde5e8', '#1f474f'),
    emphasized: pair('#9fc9cf', '#2f6470'),
    focusRing: pair('#0f6674', '#5fc4d3'),
  },
  red: {
    solid: pair('#b3261e', '#ff9d96'),
    contrast: pair('#ffffff', '#3a0d0b'),
    fg: pair('#a4221f', '#ff9d96'),
    subtle: pair('#fdecea', '#3a1d1c'),
    muted: pair('#f9d9d6', '#4d2624'),
    emphasized: pair('#dd9a95', '#7f3c38'),
    focusRing: pair('#b3261e', '#ff9d96'),
  },
  orange: {
    solid: pair('#8a5600', '#f1c265'),
    contrast: pair('#ffffff', '#2b1d00'),
    fg: pair('#7a4b00', '#f1c265'),
    subtle: pair('#fdf1d9', '#38290c'),
    muted: pair('#fae5bb', '#4a3712'),
    emphasized: pair('#dcb968', '#775a1d'),
    focusRing: pair('#8a5600', '#f1c265'),
  },
  green: {
    solid: pair('#1d6b3a', '#7fd79b'),
    contrast: pair('#ffffff', '#06240f'),
    fg: pair('#1d6b3a', '#7fd79b'),
    subtle: pair('#e6f4ea', '#15321f'),
    muted: pair('#d0e9d8', '#1c4129'),
    emphasized: pair('#97c9a8', '#2f6b45'),
    focusRing: pair('#1d6b3a', '#7fd79b'),
  },
  blue: {
    solid: pair('#1f5a8a', '#8ec2f2'),
    contrast: pair('#ffffff', '#0a1c2e'),
    fg: pair('#1f5a8a', '#8ec2f2'),
    subtle: pair('#e6f0f9', '#14293d'),
    muted: pair('#d2e3f3', '#1b3650'),
    emphasized: pair('#9dc0de', '#32587c'),
    focusRing: pair('#1f5a8a', '#8ec2f2'),
  },
  gray: {
    solid: pair('#5a605d', '#a8b0b4'),
    contrast: pair('#ffffff', '#14171a'),
    fg: pair('#1f2426', '#e8eaea'),
    subtle: pair('#f0eeea', '#24292d'),
    muted: pair('#e6e3dd', '#2c3237'),
    emphasized: pair('#dedad2', '#343b40'),
    focusRing: pair('#0f6674', '#5fc4d3'),
  },
} as const satisfies Readonly<Record<string, Palette>>;

/** Chakra's semantic tokens: each name above with its value in either mode. */
export const colors = { ...valuesOf(surfaces), ...valuesOf(palettes) };

function pair(base: string, _dark: string): Pair {
  return { base, _dark };
}

function valuesOf(families: Readonly<Record<string, Colors>>) {
  return Object.fromEntries(
    Object.entries(families).map(([family, names]) => [
      family,
      Object.fromEntries(Object.entries(names).map(([name, value]) => [name, { value }])),
    ]),
  );
}
