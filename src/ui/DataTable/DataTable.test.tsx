import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { system } from '../../theme/index.ts';
import type { Column } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Fruit {
  readonly id: number;
  readonly nombre: string;
  readonly kilos: number | null;
}

const columns: readonly Column<Fruit>[] = [
  {
    id: 'nombre',
    title: 'Nombre',
    cell: ({ nombre }) => nombre,
    sortBy: ({ nombre }) => nombre,
    rowHeader: true,
    width: 8,
  },
  {
    id: 'kilos',
    title: 'Kilos',
    cell: ({ kilos }) => kilos,
    sortBy: ({ kilos }) => kilos,
    fit: 'number',
    width: 6,
  },
];

function fruits(howMany: number): readonly Fruit[] {
  return Array.from({ length: howMany }, (_, id) => ({ id, nombre: `Fruta ${id}`, kilos: howMany - id }));
}

function render(propiedades: Partial<DataTableProps<Fruit>>): string {
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <DataTable
        title="Frutas"
        columns={columns}
        rows={fruits(3)}
        rowKey={({ id }) => String(id)}
        empty="Sin frutas por el momento"
        {...propiedades}
      />
    </ChakraProvider>,
  );
}

function rows(html: string): string[] {
  return [...html.matchAll(/<th scope="row"[^>]*>([^<]*)/g)].map(([, uno]) => uno ?? '');
}

describe('a table', () => {
  it('shows its first page and says how many rows there are', () => {
    const html = render({ rows: fruits(60) });
    expect(rows(html)).toHaveLength(25);
    expect(html).toContain('1–25 de 60');
    for (const tamano of [25, 50, 100]) expect(html).toMatch(new RegExp(`<option value="${tamano}"[^>]*>${tamano}<`));
  });

  it('has its own words when there are no rows, and no page controls', () => {
    const html = render({ rows: [] });
    expect(html).toContain('Sin frutas por el momento');
    expect(html).not.toContain('Filas por página');
  });

  it('is busy and shows no empty text while rows are on their way', () => {
    const html = render({ rows: [], loading: true });
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('Sin frutas por el momento');
  });

  it('says why it has no rows, and offers to try again', () => {
    const html = render({
      rows: [],
      failure: { text: 'Revise su conexión a internet', onRetry: () => undefined },
    });
    expect(html).toContain('Revise su conexión a internet');
    expect(html).toContain('Reintentar');
    expect(html).not.toContain('Sin frutas por el momento');
  });

  it("shows a server's page as it came, and counts what the server counted", () => {
    const view = { page: 2, pageSize: 25, order: { column: 'kilos', descending: true } };
    const html = render({ rows: fruits(3), server: { total: 1_253, view, onView: () => undefined } });
    expect(rows(html)).toEqual(['Fruta 0', 'Fruta 1', 'Fruta 2']);
    expect(html).toContain('51–75 de 1,253');
    expect(html).toContain('aria-sort="descending"');
  });
});
