import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { button } from './recipes/button.ts';
import { combobox } from './recipes/combobox.ts';
import { input, nativeSelect, textarea } from './recipes/field.ts';
import { dialog, drawer, tooltip } from './recipes/overlay.ts';
import { badge, emptyState, skeleton, spinner, toast } from './recipes/status.ts';
import { table } from './recipes/table.ts';
import { tabs } from './recipes/tabs.ts';
import { breakpoints, keyframes, shadows, tokens } from './tokens.ts';

/**
 * The Chakra system of every screen behind the login (docs/decisions/038). It starts from Chakra's base and not from its
 * default theme, whose tokens and recipes would be made and written into the page at each start: a component of Chakra
 * whose recipe is not here is unstyled.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    globalCss: { html: { colorPalette: 'brand' } },
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens: { colors, shadows },
      recipes: { badge, button, input, skeleton, spinner, textarea },
      slotRecipes: { combobox, dialog, drawer, emptyState, nativeSelect, table, tabs, toast, tooltip },
    },
  }),
);
