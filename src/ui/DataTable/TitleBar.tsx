import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { memo } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  /** How many rows there are; null when none are known. */
  readonly count: string | null;
  readonly actions: ReactNode;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    minH: '2.75rem',
    px: 3,
    py: 1.5,
    '& h2': { fontSize: 'lg' },
    '& h2 + span': {
      px: 2,
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: '1.25rem',
    },
    '& > div': { ms: 'auto' },
  },
});

/** The table's title with the number of its rows; what can be done with the whole list stands at the right. */
export const TitleBar = memo(function TitleBar({ id, title, count, actions }: Props) {
  return (
    <Bar>
      <h2 id={id}>{title}</h2>
      {count !== null && <span>{count}</span>}
      {actions && <div>{actions}</div>}
    </Bar>
  );
});

/** In the place of the rows, or below the last of them. */
export const Message = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    minH: '5.5rem',
    color: 'fg.muted',
    textAlign: 'center',
  },
});
