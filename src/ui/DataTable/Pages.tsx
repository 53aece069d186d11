import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { memo } from 'react';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../icons.tsx';
import { lastPage, pageRange, type TableView, withPageSize } from './columns.ts';

interface Props {
  readonly title: string;
  readonly page: number;
  readonly pageSize: number;
  /** null while it is not known: only the place of the controls is there. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly pageSizes: readonly number[];
  readonly onChange: (change: (view: TableView) => TableView) => void;
}

const { withProvider, withContext } = createSlotRecipeContext({ key: 'pages' });

const Bar = withProvider<HTMLElement, HTMLChakraProps<'nav'>>('nav', 'root');
const Size = withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'size');
const Select = withContext<HTMLSelectElement, HTMLChakraProps<'select'>>('select', 'select');
const Range = withContext<HTMLOutputElement, HTMLChakraProps<'output'>>('output', 'range');
const Ways = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'ways');
const Way = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'way');

/** Page size where there is a choice, place in the rows, and the four ways to another page. */
export const TablePages = memo(function TablePages(props: Props) {
  const { title, page, pageSize, total, hasMore, pageSizes, onChange } = props;
  if (total === null) return <Bar as="div" aria-hidden />;
  const last = lastPage(pageSize, total);
  const to = (target: number) => onChange((view) => ({ ...view, page: target }));
  return (
    <Bar aria-label={`Páginas de ${title}`}>
      {pageSizes.length > 1 && (
        <Size>
          Filas por página
          <Select
            value={pageSize}
            onChange={({ target }) => onChange((view) => withPageSize(view, Number(target.value)))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </Size>
      )}
      <Range>{pageRange({ page, pageSize, order: null }, total, hasMore)}</Range>
      <Ways>
        {WAYS.map(({ name, icon, target }) => {
          const there = target(page, last);
          const inert = there === page || there < 0 || there > last;
          return (
            // Not `disabled`: the button that has just led to the last page would drop the focus.
            <Way
              key={name}
              type="button"
              aria-label={name}
              title={name}
              aria-disabled={inert}
              onClick={() => inert || to(there)}
            >
              {icon}
            </Way>
          );
        })}
      </Ways>
    </Bar>
  );
});

const WAYS = [
  { name: 'Primera página', icon: <FirstIcon />, target: () => 0 },
  { name: 'Página anterior', icon: <PreviousIcon />, target: (page: number) => page - 1 },
  { name: 'Página siguiente', icon: <NextIcon />, target: (page: number) => page + 1 },
  { name: 'Última página', icon: <LastIcon />, target: (_page: number, last: number) => last },
] as const;
