import { defineSlotRecipe } from '@chakra-ui/react';
import { input } from './field.ts';
import { hanging } from './overlay.ts';

/** A list to choose from that narrows while one types. */
export const combobox = defineSlotRecipe({
  slots: [
    'root',
    'clearTrigger',
    'content',
    'control',
    'input',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'label',
    'list',
    'positioner',
    'trigger',
    'empty',
    'indicatorGroup',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', w: 'full', minW: 0 },
    control: { position: 'relative' },
    input: { ...input.base, pe: 16, textOverflow: 'ellipsis' },
    indicatorGroup: {
      position: 'absolute',
      insetY: 0,
      insetEnd: 1,
      display: 'flex',
      alignItems: 'center',
      '& svg': { boxSize: 4 },
    },
    trigger: { display: 'grid', placeItems: 'center', boxSize: 8, color: 'fg.muted', cursor: 'pointer' },
    clearTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: 6,
      borderRadius: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle', color: 'fg' },
    },
    itemGroupLabel: { px: 2.5, pt: 2, pb: 1, color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
    content: {
      ...hanging,
      maxH: 'min(18rem, var(--available-height))',
      overflowY: 'auto',
      p: 1,
      '& [data-part=item]': { px: 2.5, py: 1.5, borderRadius: 'sm', overflowWrap: 'anywhere', cursor: 'pointer' },
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
      '& > p': { px: 2.5, py: 1.5, color: 'fg.muted', fontSize: 'xs' },
      '& [data-part=item][data-highlighted]': { bg: 'brand.subtle' },
      // A list that stands in its window, and floats over nothing.
      '&[data-inline]': { maxH: 'none', minH: 0, p: 0, border: 0, boxShadow: 'none', zIndex: 'auto' },
      '&[data-inline] [data-part=item]': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 3,
      },
      // A state beside a long line stays whole.
      '&[data-inline] [data-part=item] > * + *': { flex: 'none' },
      '& [data-part=item][data-state=checked]': { color: 'brand.fg', fontWeight: 'semibold' },
    },
  },
});
