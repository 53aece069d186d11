import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    minW: 0,
    '& + section': { pt: 4, borderTop: '1px solid', borderColor: 'border' },
    '& > h3': { fontSize: 'md', fontWeight: 'semibold' },
    '& > h3 > [aria-hidden]': { color: 'fg.error', fontSize: 'sm', fontWeight: 'medium' },
    '& > h3 small': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
  },
});

/**
 * Fields side by side, one below the other where there is no room. The line of a field's error hangs in the gap below the
 * field: when one appears on leaving a field, the button about to be clicked does not move away under the pointer.
 */
export const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
    alignItems: 'start',
    rowGap: '1.625rem',
    columnGap: 3,
    pb: 4,
    '& > *': { gridColumn: { base: 'auto', sm: 'span 2' } },
    '& > [data-half]': { gridColumn: { base: 'auto', sm: 'span 3' } },
    '& [data-part=error]': { mb: '-1.3rem' },
  },
});

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of the window, named by its heading. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  );
}
