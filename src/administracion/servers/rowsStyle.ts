import { chakra } from '@chakra-ui/react';

/** The rows of the servers: plain buttons in cells, since an element of Chakra for each would cost more than its row. */
export const ServerRows = chakra('div', {
  base: {
    '& tbody > tr > *': { verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& td small, & th small': {
      display: 'block',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: 'short',
      whiteSpace: 'normal',
    },
    '& small[data-warning]': { color: 'orange.fg' },
    '& [data-buttons]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
    '& tbody button': {
      minH: '1.75rem',
      px: 2.5,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      bg: 'bg.panel',
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    '& tbody button:hover': { bg: 'bg.subtle' },
    '& tbody button[aria-disabled]': {
      borderColor: 'border',
      bg: 'bg.muted',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
    '@media (pointer: coarse)': { '& tbody button': { minH: 'control' } },
  },
});
