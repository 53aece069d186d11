import type { ColorChip } from '../StatusChip.tsx';

/** A `StatusChip` for the cells of a table, styled by the table: a Chakra element a cell would cost more than its row. */
export const ChipDeCelda = ({ color, children }: { readonly color: ColorChip; readonly children: string }) => (
  <span data-tono={color}>{children}</span>
);
