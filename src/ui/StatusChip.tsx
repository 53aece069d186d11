import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The colours in which the business speaks of states. */
export type ChipColor = 'rojo' | 'verde' | 'naranja' | 'azul' | 'gris';

interface Props {
  readonly color: ChipColor;
  readonly children: string;
}

const PALETTES = {
  rojo: 'red',
  verde: 'green',
  naranja: 'orange',
  azul: 'blue',
  gris: 'gray',
} as const satisfies Record<ChipColor, string>;

/** A state by its text; the colour only helps the eye to find it. */
export function StatusChip({ color, children }: Props) {
  return <Badge colorPalette={PALETTES[color]}>{children}</Badge>;
}

/** The same for the cells of a table, styled by the table: an element of Chakra a cell would cost more than its row. */
export function CellChip({ color, children }: Props) {
  return <span data-palette={PALETTES[color]}>{children}</span>;
}

/** A traffic light in a cell: a dot with the time that is left, or its name. */
export function LightDot({ color, children }: { readonly color: ChipColor; readonly children: ReactNode }) {
  return (
    <span data-palette={PALETTES[color]} data-dot="">
      {children}
    </span>
  );
}
