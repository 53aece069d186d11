import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { base } from './base.ts';

/** A name of the palette in base.css; light and dark are decided there, so a token needs no condition. */
const paleta = (nombre: string) => ({ value: `var(--m-${nombre})` });

const estado = (nombre: 'error' | 'info' | 'success' | 'warning') => ({
  fg: paleta(`${nombre}-fg`),
  bg: paleta(`${nombre}-bg`),
  border: paleta(`${nombre}-border`),
});

const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 16, 20].map((paso) => [paso, { value: `${paso * 0.25}rem` }]),
);

/**
 * The Chakra system of every screen: the utilities and conditions of base.ts, with this product's few tokens on a grid
 * of 4 px. It is resolved while the app is built (`clase.ts`): a screen loads the classes that it shows and nothing of
 * the engine.
 */
export const system = createSystem(
  base,
  defineConfig({
    preflight: false,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1000px', xl: '1280px' },
      tokens: {
        spacing,
        sizes: { ...spacing, full: { value: '100%' }, control: paleta('control') },
        fonts: { body: paleta('font'), heading: paleta('font') },
        fontSizes: {
          xs: { value: '0.75rem' },
          sm: { value: '0.8125rem' },
          md: { value: '0.875rem' },
          lg: { value: '1rem' },
          xl: { value: '1.125rem' },
          '2xl': { value: '1.375rem' },
          '3xl': { value: '1.5rem' },
        },
        fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
        lineHeights: { tight: { value: 1.25 }, normal: { value: 1.45 } },
        radii: {
          sm: { value: '4px' },
          md: paleta('radius'),
          lg: { value: '10px' },
          full: { value: '999px' },
        },
      },
      semanticTokens: {
        colors: {
          bg: paleta('bg'),
          surface: paleta('surface'),
          sunken: paleta('sunken'),
          hover: paleta('hover'),
          border: { DEFAULT: paleta('border'), strong: paleta('border-strong') },
          fg: paleta('fg'),
          muted: paleta('muted'),
          accent: {
            DEFAULT: paleta('accent'),
            hover: paleta('accent-hover'),
            fg: paleta('accent-fg'),
            text: paleta('accent-text'),
            soft: paleta('accent-soft'),
          },
          bar: { bg: paleta('bar-bg'), fg: paleta('bar-fg'), muted: paleta('bar-muted'), hover: paleta('bar-hover') },
          error: estado('error'),
          info: estado('info'),
          success: estado('success'),
          warning: estado('warning'),
        },
        shadows: { md: paleta('shadow'), lg: paleta('shadow-raised') },
      },
    },
  }),
);
