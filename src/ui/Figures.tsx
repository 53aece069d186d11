import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'figures' });
const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const Table = withContext<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'table');

/**
 * A table of figures inside a panel: few rows that are neither sorted nor paged. Where there is no room it scrolls sideways,
 * by the keyboard too.
 */
export function Figures({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Root role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>{children}</Table>
    </Root>
  );
}
