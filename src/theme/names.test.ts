import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { system } from './index.ts';

/**
 * Chakra says nothing of a name that it does not know: a component without a recipe is unstyled, a token that is not there is
 * written as it stands. So what the screens name is looked up here.
 */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))
  .filter(({ text }) => /from '@chakra-ui\/react'/.test(text) || /from '\.\.?\/ui\//.test(text));

/** Kinds of tokens whose names look like no CSS. */
const KINDS = ['spacing', 'sizes', 'colors', 'radii', 'fontSizes', 'fontWeights', 'lineHeights', 'shadows', 'zIndex'];

/** The words of CSS itself, and the pieces of selectors and templates. */
const PLAIN_CSS =
  /^(0|auto|none|stable|inherit|unset|transparent|currentcolor|min-content|max-content|fit-content|normal|bold|ButtonText|Canvas|Highlight|-?[\d.]+(px|rem|em|%|ch|fr|d?v[hw]|ms|s)|.*[ (].*|)$/i;
/** Without a unit only these properties take a bare number. */
const BARE_NUMBER = new Set(['zIndex', 'lineHeight', 'opacity', 'flex']);

const kindOf = new Map(
  [...system.utility.keys()].flatMap((name) => {
    const property = system.utility.resolveShorthand(name);
    const kind = system._config.utilities?.[property]?.values;
    // Colours may be mixed (`brand.solid/80`), for which Chakra has a function in the place of the kind's name.
    const named = typeof kind === 'function' && /color|background|fill|stroke/i.test(property) ? 'colors' : kind;
    return typeof named === 'string' && KINDS.includes(named) ? [[name, named] as const] : [];
  }),
);

describe('the names that screens use of the theme', () => {
  it('are read at all', () => {
    expect(FILES.length).toBeGreaterThan(20);
    expect(kindOf.get('px')).toBe('spacing');
    expect(unknownTokens("<Box px={7} bg='surface' w='full' mt='1rem' />")).toEqual(['px=7', 'bg=surface']);
    expect(unknownTokens("chakra('p', { base: { color: 'colorPalette.fgg', boxSize: 2.5 } })")).toEqual([
      'color=colorPalette.fgg',
    ]);
  });

  it('are tokens that there are', () => {
    expect(FILES.flatMap(({ path, text }) => unknownTokens(text).map((name) => `${name} in ${path}`))).toEqual([]);
  });

  it('are components that have a recipe', () => {
    const wanted = { ...defaultConfig.theme?.recipes, ...defaultConfig.theme?.slotRecipes };
    const missing = FILES.flatMap(({ path, text }) =>
      componentsIn(text)
        .filter(
          (key) => key in wanted && system.getRecipe(key) === undefined && system.getSlotRecipe(key) === undefined,
        )
        .map((key) => `${key} in ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are variants and sizes that the recipe has', () => {
    const wrong = FILES.flatMap(({ path, text }) =>
      [...text.matchAll(/<(\w+)(?:\.Root)?\s([^<>]*?)\/?>/g)].flatMap(([, tag = '', attributes = '']) => {
        const key = keyOf(tag === 'LinkButton' || tag === 'SubmitButton' ? 'Button' : tag);
        const recipe = system.getRecipe(key) ?? system.getSlotRecipe(key);
        const variants: Readonly<Record<string, object>> = recipe?.variants ?? {};
        return [...attributes.matchAll(/\b(variant|size)="(\w+)"/g)]
          .filter(([, axis = '', name = '']) => recipe !== undefined && !(name in (variants[axis] ?? {})))
          .map(([attribute]) => `<${tag} ${attribute}> in ${path}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Values of style properties that are neither a token of their kind nor CSS. */
function unknownTokens(text: string): string[] {
  const inStyles = stylesIn(text).matchAll(/[\s{]([a-zA-Z]+): (?:'([^']*)'|(-?[\d.]+)\b)/g);
  const inTags = [...text.matchAll(/<(\w+)(?:\.\w+)?\s((?:[^<>]|=>)*)>/g)]
    .filter(
      ([, tag = '']) => STYLED.has(tag) || new RegExp(`[{,]\\s*${tag}\\b[^}]*} from '@chakra-ui/react'`).test(text),
    )
    .flatMap(([, , attributes = '']) => [
      ...attributes.matchAll(/(?:^|\s)([a-zA-Z]+)=(?:\{?["']([^"']*)["']\}?|\{(-?[\d.]+)\})/g),
    ]);
  return [...inStyles, ...inTags].flatMap(([, name = '', word, number]) => {
    const kind = kindOf.get(name);
    const value = word ?? number ?? '';
    if (kind === undefined || known(kind, value)) return [];
    const css = number === undefined ? PLAIN_CSS.test(value) : BARE_NUMBER.has(name) || value === '0';
    return css ? [] : [`${name}=${value}`];
  });
}

/** Components of our own that take style properties. */
const STYLED = new Set(['Box', 'Card', 'Note', 'Form']);

/** The style objects of a file: the text in the brackets of `chakra(...)`, a recipe, or before `SystemStyleObject`. */
function stylesIn(text: string): string {
  if (/define(Slot)?Recipe\(|satisfies SystemStyleObject/.test(text)) return text;
  return [...text.matchAll(/\bchakra\(/g)].map(({ index }) => text.slice(index, closing(text, index))).join('\n');
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = text.indexOf('(', from); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function known(kind: string, value: string): boolean {
  const [, part] = value.match(/^colorPalette\.(\w+)$/) ?? [];
  if (part !== undefined) return system.token.var(`colors.brand.${part}`) !== undefined && has(`colors.brand.${part}`);
  return has(`${kind}.${value}`);
}

function has(name: string): boolean {
  return system.tokens.getByName(name) !== undefined;
}

/** Recipe keys of the components that a file takes from Chakra. */
function componentsIn(text: string): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => /^[A-Z]/.test(name))
    .map(keyOf);
}

function keyOf(component: string): string {
  return component.charAt(0).toLowerCase() + component.slice(1);
}
