import { defineSlotRecipe } from '@chakra-ui/react';
import { FORCED, TOUCH } from '../media.ts';

const small = { minH: '1.875rem', px: 2, py: 0.5, fontSize: 'sm' } as const;

/** The filters of a list: small fields of fixed widths beside each other, wrapping where there is no room. */
export const toolbar = defineSlotRecipe({
  slots: ['root', 'line', 'field', 'toggle', 'buttons'],
  base: {
    root: { display: 'grid', gap: 1.5, mt: -2, mb: 2 },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      columnGap: 1.5,
      rowGap: 1.5,
      _hidden: { display: 'none' },
    },
    field: {
      flex: 'none',
      w: '9rem',
      '& label': { color: 'fg.muted', lineHeight: 'short' },
      '& :is(input, select)': { ...small, [TOUCH]: { minH: 10 } },
      // Beside its list's two buttons.
      '& input[role=combobox]': { pe: 16, textOverflow: 'ellipsis' },
      '& svg': { boxSize: 4 },
      '& > div': { position: 'relative' },
      // Over the next content, not above it: a button that moved between press and release would not be clicked.
      '& [data-part=error-text]': {
        position: 'absolute',
        top: 'calc(100% + 2px)',
        insetX: 0,
        zIndex: 'popover',
        px: 2,
        py: 1,
        border: '1px solid',
        borderColor: 'border.error',
        borderRadius: 'sm',
        bg: 'bg.panel',
      },
    },
    toggle: {
      ...small,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      bg: 'bg.panel',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _pressed: {
        borderColor: 'brand.solid',
        bg: 'brand.solid',
        color: 'brand.contrast',
        // Chakra's condition of a hover is the stronger one.
        _hover: { bg: 'brand.solid' },
        [FORCED]: { outline: '2px solid Highlight' },
      },
      [TOUCH]: { minH: 10 },
    },
    buttons: { display: 'flex', alignItems: 'center', gap: 1, ms: 'auto', '& button': { [TOUCH]: { minH: 10 } } },
  },
});

/** The filters that are set and not in view. */
export const chips = defineSlotRecipe({
  slots: ['root', 'item', 'button', 'remove'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, fontSize: 'sm' },
    item: {
      display: 'inline-flex',
      minW: 0,
      border: '1px solid',
      borderColor: 'blue.emphasized',
      borderRadius: 'full',
      bg: 'blue.subtle',
      color: 'blue.fg',
      _hover: { borderColor: 'blue.fg' },
    },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1.5,
      minH: 6,
      px: 2.5,
      borderRadius: 'full',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      [TOUCH]: { minH: 10 },
    },
    remove: {
      display: 'grid',
      placeItems: 'center',
      minW: 6,
      me: 1,
      ms: -1.5,
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'blue.emphasized' },
      [TOUCH]: { minW: 10 },
    },
  },
});
