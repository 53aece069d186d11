import { describe, expect, it } from 'vitest';
import {
  type Column,
  compare,
  fitted,
  pageRange,
  possibleView,
  type TableView,
  withOrder,
  withPageSize,
} from './columns.ts';

function view(cambios: Partial<TableView> = {}): TableView {
  return {
    page: 0,
    pageSize: 25,
    order: null,
    ...cambios,
  };
}

describe('the page of a table', () => {
  it('says which rows it shows', () => {
    expect(pageRange(view(), 629)).toBe('1–25 de 629');
    expect(pageRange(view({ page: 25 }), 629)).toBe('626–629 de 629');
    expect(pageRange(view({ page: 12, pageSize: 100 }), 1_250)).toBe('1,201–1,250 de 1,250');
    expect(pageRange(view(), 0)).toBe('0 de 0');
    expect(pageRange(view({ page: 399 }), 10_000, true)).toBe('9,976–10,000 de más de 10,000');
  });

  it('is never beyond the rows that there are', () => {
    expect(possibleView(view({ page: 9 }), 30).page).toBe(1);
    expect(possibleView(view({ page: 9 }), 0).page).toBe(0);
    expect(possibleView(view({ page: 1 }), 50).page).toBe(1);
  });

  it('keeps the first row in sight when its size changes', () => {
    expect(withPageSize(view({ page: 4 }), 50)).toMatchObject({ page: 2, pageSize: 50 });
    expect(withPageSize(view({ page: 1, pageSize: 100 }), 25)).toMatchObject({ page: 4 });
  });
});

describe('the order of a table', () => {
  it('goes ascending, descending and back to how the rows came, from the first page', () => {
    const una = withOrder(view({ page: 3 }), 'total');
    expect(una).toMatchObject({ page: 0, order: { column: 'total', descending: false } });
    const dos = withOrder(una, 'total');
    expect(dos.order).toEqual({ column: 'total', descending: true });
    expect(withOrder(dos, 'total').order).toBeNull();
    expect(withOrder(dos, 'folio').order).toEqual({ column: 'folio', descending: false });
  });

  it('sorts figures by size and texts as Spanish does, accents and capitals aside', () => {
    expect([10, 9, 100].sort(compare)).toEqual([9, 10, 100]);
    expect(['Ñandú', 'nube', 'Óvalo', 'oso'].sort(compare)).toEqual(['nube', 'Ñandú', 'oso', 'Óvalo']);
    expect(['V-10', 'V-9'].sort(compare)).toEqual(['V-9', 'V-10']);
  });
});

describe('columns that do not all fit', () => {
  const column = (id: string, width: number, secondary?: Column<object>['secondary']): Column<object> => ({
    id,
    title: id,
    cell: () => id,
    width,
    ...(secondary && { secondary }),
  });
  const columns = [column('folio', 6), column('tipo', 7, true), column('total', 6), column('vigencia', 8, true)];
  const ids = (room: number) => {
    const { shown, folded } = fitted(columns, room);
    return [shown, folded].map((some) => some.map(({ id }) => id).join(' '));
  };

  it('all stand while there is room', () => {
    expect(ids(27)).toEqual(['folio tipo total vigencia', '']);
    expect(fitted(columns, 27).shown).toBe(columns);
  });

  it('leave one by one, the last secondary one first, and never those that count', () => {
    expect(ids(26)).toEqual(['folio tipo total', 'vigencia']);
    expect(ids(18)).toEqual(['folio total', 'tipo vigencia']);
    expect(ids(5)).toEqual(['folio total', 'tipo vigencia']);
  });

  it('leave at once where their words stand below the row, and take no room from the others', () => {
    const reason = column('motivo', 30, 'below');
    const { shown, folded } = fitted([reason, ...columns], 27);
    expect(shown.map(({ id }) => id)).toEqual(['folio', 'tipo', 'total', 'vigencia']);
    expect(folded).toEqual([reason]);
  });
});
