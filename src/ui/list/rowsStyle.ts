import { chakra } from '@chakra-ui/react';

const TOUCH = '@media (pointer: coarse)';
const ROOM_FOR_FINGERS = { '& tbody > tr > :is(td, th)': { py: 1.5 } } as const;

/** How high a row is wherever records are listed. */
export const ROW_HEIGHT = {
  '& tbody > tr > :is(td, th)': { py: '3px', lineHeight: 'short' },
  '& [data-palette]': { py: '1px', lineHeight: 1 },
  [TOUCH]: ROOM_FOR_FINGERS,
} as const;

/**
 * The rows of a list: of one or two lines each, so that many are in view. What is longer ends in an ellipsis and is whole
 * under the pointer (`TwoLines`). While newer rows are late the old ones pale; without a transition, which would paint all
 * rows frame by frame.
 */
export const Rows = chakra('div', {
  base: {
    ...ROW_HEIGHT,
    '& tbody > tr:has(a[data-record]), & tbody > tr[data-folded]': { cursor: 'pointer' },
    '& tr[data-folded] :is([data-cut], small)': { display: 'inline', whiteSpace: 'normal' },
    '& tr[data-folded] small::before': { content: '" · "' },
    '&[data-late] tbody': { opacity: 0.55 },
    '& tbody small': {
      display: 'block',
      color: 'fg.muted',
      fontSize: 'xs',
      lineHeight: 'short',
      whiteSpace: 'normal',
    },
    '& td small[data-line]': { whiteSpace: 'nowrap' },
    '& [data-cut]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-cut="2"]': { display: '-webkit-box', WebkitLineClamp: 2, whiteSpace: 'normal' },
    // What can be done with a row.
    '& tbody button': {
      minH: '1.75rem',
      px: 2,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    '& tbody button:hover': { bg: 'bg.subtle' },
    '& tbody button + button': { ms: 1 },
    '& output': { color: 'fg.muted', fontSize: 'xs' },
    '& label': { color: 'fg.muted' },
    '& label + select': {
      h: '1.75rem',
      px: 1,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
      color: 'fg',
    },
    [TOUCH]: { ...ROOM_FOR_FINGERS, '& tbody button': { minH: 10 } },
  },
});
