import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../icons.tsx';
import type { TableView } from './columns.ts';
import { lastPage, pageRange, withPageSize } from './columns.ts';

interface Props {
  readonly title: string;
  readonly page: number;
  readonly pageSize: number;
  /** null while nobody knows it: only the place of the controls is there. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly pageSizes: readonly number[];
  readonly onChange: (change: (view: TableView) => TableView) => void;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: 4,
    rowGap: 1,
    minH: '2.75rem',
    px: 3,
    py: 1,
    borderTop: '1px solid',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    '& label': { display: 'inline-flex', alignItems: 'center', gap: 2 },
    '& select': {
      h: '1.875rem',
      px: 1,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
      color: 'fg',
    },
    '& output': { minW: '7rem', textAlign: 'end' },
    '& > span': { display: 'inline-flex', gap: 1 },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: 8,
      borderRadius: 'sm',
      color: 'fg',
      fontSize: 'lg',
      cursor: 'pointer',
    },
    '& button:hover': { bg: 'bg.subtle' },
    '& button[aria-disabled=true]': { bg: 'transparent', color: 'fg.muted', opacity: 0.5, cursor: 'default' },
    '@media (pointer: coarse)': { '& button, & select': { minW: 10, h: 10 } },
  },
});

/** Page size where there is a choice, place in the rows, and the four ways to another page. */
export const TablePages = memo(function TablePages(props: Props) {
  const { title, page, pageSize, total, hasMore, pageSizes, onChange } = props;
  if (total === null) return <Bar aria-hidden />;
  const last = lastPage(pageSize, total);
  const to = (target: number) => onChange((view) => ({ ...view, page: target }));
  return (
    <Bar asChild>
      <nav aria-label={`Páginas de ${title}`}>
        {pageSizes.length > 1 && (
          <label>
            Filas por página
            <select
              value={pageSize}
              onChange={({ target }) => onChange((view) => withPageSize(view, Number(target.value)))}
            >
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
        )}
        <output>{pageRange({ page, pageSize, order: null }, total, hasMore)}</output>
        <span>
          {WAYS.map(({ name, icon, target }) => {
            const there = target(page, last);
            const inert = there === page || there < 0 || there > last;
            return (
              // Not `disabled`: the button that has just led to the last page would drop the focus.
              <button
                key={name}
                type="button"
                aria-label={name}
                title={name}
                aria-disabled={inert}
                onClick={() => inert || to(there)}
              >
                {icon}
              </button>
            );
          })}
        </span>
      </nav>
    </Bar>
  );
});

const WAYS = [
  { name: 'Primera página', icon: <FirstIcon />, target: () => 0 },
  { name: 'Página anterior', icon: <PreviousIcon />, target: (page: number) => page - 1 },
  { name: 'Página siguiente', icon: <NextIcon />, target: (page: number) => page + 1 },
  { name: 'Última página', icon: <LastIcon />, target: (_page: number, last: number) => last },
] as const;
