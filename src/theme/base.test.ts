import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { describe, expect, it } from 'vitest';
import { system } from './system.ts';

const pantallas = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((ruta) => /\.tsx?$/.test(ruta) && !ruta.includes('.test.'))
  .map((ruta) => ({ ruta, texto: readFileSync(join('src', ruta), 'utf8') }))
  .filter(({ texto }) => /theme\/clase\.ts|from '\.\.\/clase\.ts'|@chakra-ui\/react/.test(texto));

const usan = (nombre: string): readonly string[] =>
  pantallas.filter(({ texto }) => new RegExp(`[\\s{]${nombre}(?:=[{"]|: )`).test(texto)).map(({ ruta }) => ruta);

/** CSS takes the value of these as it is written; Chakra's extra words for them are not used here. */
const SOLO_CSS =
  /^(transform|transition|rotate|scale|translate|animation|cursor|opacity|zIndex|flex|letterSpacing|scrollbarGutter|overscrollBehavior)$/;
const SIN_TOKENS = ['borders', 'borderWidths', 'borderStyles', 'zIndex', 'animations', 'durations', 'easings'];

const nombresDeChakra = [
  ...Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([nombre, config]) => [
    ...(SOLO_CSS.test(nombre) || SIN_TOKENS.includes(String(config?.values)) ? [] : [nombre]),
    ...[config?.shorthand ?? []].flat(),
  ]),
  ...Object.keys(defaultBaseConfig.conditions ?? {}).map((nombre) => `_${nombre}`),
];

describe('the base of the Chakra system', () => {
  it('sees the short names and the conditions that the screens use', () => {
    expect(usan('px').length).toBeGreaterThan(3);
    expect(usan('_hover').length).toBeGreaterThan(1);
  });

  it('knows every short name, token property and condition of Chakra that a screen uses', () => {
    const conocidos = new Set([...system.utility.keys(), ...system.conditions.keys()]);
    const faltan = nombresDeChakra.filter((nombre) => !conocidos.has(nombre));
    expect(faltan.length).toBeGreaterThan(20);
    expect(faltan.flatMap((nombre) => usan(nombre).map((ruta) => `${nombre} in ${ruta}`))).toEqual([]);
  });

  it('turns short names into properties and token names into the variables of the palette', () => {
    expect(system.css({ px: 3, bg: 'surface', boxSize: 8, minH: 'control', fontSize: 'sm' })).toEqual({
      paddingInline: 'var(--chakra-spacing-3)',
      background: 'var(--chakra-colors-surface)',
      width: 'var(--chakra-sizes-8)',
      height: 'var(--chakra-sizes-8)',
      minHeight: 'var(--chakra-sizes-control)',
      fontSize: 'var(--chakra-font-sizes-sm)',
    });
  });
});
