import { defineSlotRecipe } from '@chakra-ui/react';
import { FORCED } from '../media.ts';

/** Parts of a page, one at a time. */
export const tabs = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: 1, overflowX: 'auto', borderBottom: '1px solid', borderColor: 'border' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minH: 'control',
      px: 3,
      borderBottom: '2px solid transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      // High contrast draws what is transparent, and takes the palette away.
      [FORCED]: { borderColor: 'Canvas' },
      _selected: {
        borderColor: 'colorPalette.solid',
        color: 'colorPalette.fg',
        [FORCED]: { borderColor: 'Highlight', color: 'Highlight' },
      },
      _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: 4 },
  },
});
