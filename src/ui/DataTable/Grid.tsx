import { chakra, Table } from '@chakra-ui/react';
import { memo, type RefObject } from 'react';
import { type Column, withOrder } from './columns.ts';
import { Row, SkeletonRows } from './Row.tsx';
import { RowCard } from './RowCard.tsx';
import { useTableRows } from './tableRows.ts';
import { useRoom } from './useRoom.ts';
import { useRowKeys } from './useRowKeys.ts';

interface Props {
  readonly titleId: string;
  readonly title: string;
  readonly columns: readonly Column<object>[];
  readonly busy: boolean;
}

/**
 * Where the columns fit, the page itself scrolls and the header sticks to its top. Where they do not, the table scrolls in
 * its own region, both ways, because a header sticks only to what scrolls; its edge fades while there is more beyond it.
 */
const Region = chakra('div', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    _focusVisible: { outlineOffset: '-2px' },
    '&[role=region]': { overflow: 'auto', maxH: '75dvh', '--table-sticky-top': '0px' },
    '&[data-more]': { maskImage: 'linear-gradient(to right, black calc(100% - 2.5rem), transparent)' },
  },
});

/** Header and rows: styled once, plain inside. It asks for no rows itself, so that other rows render only themselves. */
export const TableGrid = memo(function TableGrid({ titleId, title, columns, busy }: Props) {
  const { ref, shown, folded, minWidth, overflows } = useRoom(columns);
  return (
    <>
      <Region
        ref={ref}
        data-scroll=""
        data-scroll-restoration-id={title}
        {...(overflows && { role: 'region', 'aria-label': `${title}: tabla desplazable`, tabIndex: 0 })}
      >
        <Table.Root native aria-labelledby={titleId} aria-busy={busy} style={{ minWidth }}>
          <Head columns={shown} />
          <Body shown={shown} folded={folded} />
        </Table.Root>
      </Region>
      {/* Outside of the region, whose edge fades and would fade the card too. */}
      <RowHelp region={ref} columns={shown} />
    </>
  );
});

/** The keys of the rows and the card of the row that is looked at: a card that opens renders no row. */
function RowHelp({
  region,
  columns,
}: {
  readonly region: RefObject<HTMLElement | null>;
  readonly columns: readonly Column<object>[];
}) {
  const { rows } = useTableRows();
  useRowKeys(region, rows);
  return <RowCard region={region} columns={columns} rows={rows} />;
}

function Head({ columns }: { readonly columns: readonly Column<object>[] }) {
  const { view, onView } = useTableRows();
  return (
    <thead>
      <tr>
        {columns.map(({ id, title, head, fit, width, sortBy }) => {
          const order = view.order?.column === id ? view.order : null;
          return (
            <th
              key={id}
              scope="col"
              data-fit={fit}
              style={{ width: `${width}rem` }}
              aria-sort={order ? (order.descending ? 'descending' : 'ascending') : undefined}
            >
              {sortBy ? (
                <button type="button" onClick={() => onView((before) => withOrder(before, id))}>
                  {title}
                </button>
              ) : (
                (head ?? title)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface BodyProps {
  readonly shown: readonly Column<object>[];
  readonly folded: readonly Column<object>[];
}

function Body({ shown, folded }: BodyProps) {
  const { rows, rowKey, skeletonRows } = useTableRows();
  return (
    <tbody>
      {skeletonRows === null ? (
        rows.map((row) => <Row key={rowKey(row)} row={row} columns={shown} folded={folded} />)
      ) : (
        <SkeletonRows columns={shown.length} rows={skeletonRows} />
      )}
    </tbody>
  );
}
