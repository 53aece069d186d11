import { tableAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * Dense tables. Meant for `<Table.Root native>`: the root's one class styles plain `tr`, `th` and `td`, because a
 * Chakra cell each costs ten times as much to render.
 */
export const tabla = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  base: {
    root: { width: 'full', fontSize: 'sm', textAlign: 'start', verticalAlign: 'top' },
    header: { bg: 'sunken' },
    columnHeader: {
      px: 3,
      py: 2,
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    cell: { px: 3, py: 1.5, textAlign: 'start', borderBottom: '1px solid', borderColor: 'border' },
    row: { _hover: { bg: 'hover' } },
    caption: { px: 3, py: 2, fontSize: 'xs', color: 'muted', textAlign: 'start' },
  },
});
