import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palettes, surfaces } from './colors.ts';

const MODES = ['base', '_dark'] as const;
type Mode = (typeof MODES)[number];
type Pair = Readonly<Record<Mode, string>>;

const { bg, fg, border, bar } = surfaces;
const GROUNDS = { page: bg.DEFAULT, panel: bg.panel, subtle: bg.subtle, muted: bg.muted } as const;

/** Text on a ground, by its name on the screen: AA asks for 4.5 to 1. */
const TEXTS: readonly (readonly [string, Pair, Pair])[] = [
  ...Object.entries(GROUNDS).flatMap(([name, ground]) => [
    [`text on ${name}`, fg.DEFAULT, ground] as const,
    [`muted text on ${name}`, fg.muted, ground] as const,
    [`link on ${name}`, palettes.brand.fg, ground] as const,
  ]),
  ['fault on the page', fg.error, bg.DEFAULT],
  ['fault on a panel', fg.error, bg.panel],
  ['text on the bar', bar.fg, bar.DEFAULT],
  ['muted text on the bar', bar.muted, bar.DEFAULT],
  ['text on a pressed part of the bar', bar.fg, bar.subtle],
  ['muted text on a pressed part of the bar', bar.muted, bar.subtle],
  ['the chosen mode on the bar', bar.DEFAULT, bar.muted],
  ...Object.entries(palettes).flatMap(([name, palette]) => [
    [`${name} button`, palette.contrast, palette.solid] as const,
    [`${name} chip or note`, palette.fg, palette.subtle] as const,
    [`${name} on a panel`, palette.fg, bg.panel] as const,
  ]),
  // A solid button that has the pointer, and the marked entry of a menu or list.
  ['brand button with the pointer', palettes.brand.contrast, palettes.brand.fg],
  ['muted text of a greeting', fg.muted, palettes.brand.subtle],
];

/** Lines that must be seen to be used: AA asks for 3 to 1. */
const LINES: readonly (readonly [string, Pair, Pair])[] = [
  ['edge of a field on the page', border.emphasized, bg.DEFAULT],
  ['edge of a field on a panel', border.emphasized, bg.panel],
  ['edge of a field at fault', border.error, bg.panel],
  ['focus on the page', palettes.brand.focusRing, bg.DEFAULT],
  ['focus on a panel', palettes.brand.focusRing, bg.panel],
  ['focus on the bar', bar.fg, bar.DEFAULT],
  ['bar of a chart', palettes.brand.solid, bg.panel],
];

describe.each(MODES)('the palette (%s)', (mode) => {
  it.each(TEXTS)('%s can be read', (_name, text, ground) => {
    expect(contrast(text[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINES)('%s can be seen', (_name, line, ground) => {
    expect(contrast(line[mode], ground[mode])).toBeGreaterThanOrEqual(3);
  });
});

describe('page.css, which is painted before any script', () => {
  const css = readFileSync('src/theme/page.css', 'utf8');

  it.each([
    ['base', /:root \{([^}]*)\}/],
    ['_dark', /:root\.dark \{([^}]*)\}/],
  ] as const)('has the colours of the palette (%s)', (mode, block) => {
    const written = [...(css.match(block)?.[1] ?? '').matchAll(/--page-([\w-]+): (#\w+);/g)];
    expect(written.length).toBeGreaterThan(15);
    for (const [, name = '', value] of written) expect([name, value]).toEqual([name, named(name)[mode]]);
  });
});

/** The palette's pair of a name in page.css: 'bg', 'bg-panel', 'brand-solid'. */
function named(name: string): Pair {
  const [family = '', part = 'DEFAULT'] = name.split('-');
  const families: Readonly<Record<string, Readonly<Record<string, Pair>>>> = { ...surfaces, ...palettes };
  const pair = families[family]?.[part];
  if (pair === undefined) throw new Error(`page.css has a colour that the palette does not: ${name}`);
  return pair;
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
