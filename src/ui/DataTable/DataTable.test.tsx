import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Columna } from './columnas.ts';
import type { DataTableProps } from './DataTable.tsx';
import { DataTable } from './DataTable.tsx';

interface Fruta {
  readonly id: number;
  readonly nombre: string;
  readonly kilos: number | null;
}

const columnas: readonly Columna<Fruta>[] = [
  {
    id: 'nombre',
    titulo: 'Nombre',
    celda: ({ nombre }) => nombre,
    orden: ({ nombre }) => nombre,
    nombraFila: true,
    ancho: 8,
  },
  {
    id: 'kilos',
    titulo: 'Kilos',
    celda: ({ kilos }) => kilos,
    orden: ({ kilos }) => kilos,
    ajuste: 'numero',
    ancho: 6,
  },
];

const frutas = (cuantas: number): readonly Fruta[] =>
  Array.from({ length: cuantas }, (_, id) => ({ id, nombre: `Fruta ${id}`, kilos: cuantas - id }));

const pintar = (propiedades: Partial<DataTableProps<Fruta>>): string =>
  renderToStaticMarkup(
    <DataTable
      titulo="Frutas"
      columnas={columnas}
      filas={frutas(3)}
      claveDe={({ id }) => String(id)}
      vacio="Sin frutas por el momento"
      {...propiedades}
    />,
  );

const renglones = (html: string): string[] =>
  [...html.matchAll(/<th scope="row"[^>]*>([^<]*)/g)].map(([, uno]) => uno ?? '');

describe('a table', () => {
  it('shows its first page and says how many rows there are', () => {
    const html = pintar({ filas: frutas(60) });
    expect(renglones(html)).toHaveLength(25);
    expect(html).toContain('1–25 de 60');
    for (const tamano of [25, 50, 100]) expect(html).toMatch(new RegExp(`<option value="${tamano}"[^>]*>${tamano}<`));
  });

  it('has its own words when there are no rows, and no page controls', () => {
    const html = pintar({ filas: [] });
    expect(html).toContain('Sin frutas por el momento');
    expect(html).not.toContain('Filas por página');
  });

  it('is busy and shows no empty text while rows are on their way', () => {
    const html = pintar({ filas: [], cargando: true });
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('Sin frutas por el momento');
  });

  it('says why it has no rows, and offers to try again', () => {
    const html = pintar({
      filas: [],
      falla: { texto: 'Revise su conexión a internet', alReintentar: () => undefined },
    });
    expect(html).toContain('Revise su conexión a internet');
    expect(html).toContain('Reintentar');
    expect(html).not.toContain('Sin frutas por el momento');
  });

  it("shows a server's page as it came, and counts what the server counted", () => {
    const vista = { pagina: 2, filasPorPagina: 25, orden: { columna: 'kilos', descendente: true } };
    const html = pintar({ filas: frutas(3), servidor: { total: 1_253, vista, alCambiarVista: () => undefined } });
    expect(renglones(html)).toEqual(['Fruta 0', 'Fruta 1', 'Fruta 2']);
    expect(html).toContain('51–75 de 1,253');
    expect(html).toContain('aria-sort="descending"');
  });
});
