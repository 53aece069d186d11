import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { button } from './recipes/button.ts';
import { checkbox, choices, radioGroup, segmentGroup } from './recipes/choice.ts';
import { combobox } from './recipes/combobox.ts';
import { dateField, datePicker } from './recipes/date.ts';
import { diagram } from './recipes/diagram.ts';
import { changes, entries, list } from './recipes/entries.ts';
import { dataList, stat, summaryLine, sums } from './recipes/facts.ts';
import { field, fieldset, input, nativeSelect, textarea } from './recipes/field.ts';
import { figures, packages, saleLines, stepper } from './recipes/figures.ts';
import { chips, toolbar } from './recipes/filters.ts';
import { listActions, pages, rows, shortList } from './recipes/list.ts';
import { menu, menuLinks } from './recipes/menu.ts';
import { dialog, drawer, hoverCard, popover, tooltip } from './recipes/overlay.ts';
import { badge, emptyState, skeleton, spinner, toast } from './recipes/status.ts';
import { alert, card, dropzone, tasks } from './recipes/surface.ts';
import { table } from './recipes/table.ts';
import { tabs } from './recipes/tabs.ts';
import { heading, kbd } from './recipes/text.ts';
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
      recipes: { badge, button, choices, heading, input, kbd, rows, skeleton, spinner, textarea },
      slotRecipes: {
        alert,
        card,
        changes,
        checkbox,
        chips,
        combobox,
        dataList,
        dateField,
        datePicker,
        diagram,
        dialog,
        drawer,
        dropzone,
        emptyState,
        entries,
        field,
        fieldset,
        figures,
        hoverCard,
        list,
        listActions,
        menu,
        menuLinks,
        nativeSelect,
        packages,
        pages,
        popover,
        radioGroup,
        saleLines,
        segmentGroup,
        shortList,
        stat,
        stepper,
        summaryLine,
        sums,
        table,
        tabs,
        tasks,
        toast,
        toolbar,
        tooltip,
      },
    },
  }),
);
