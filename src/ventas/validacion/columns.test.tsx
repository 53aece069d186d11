import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ValeDeOperacion } from '#domain/vales/listaVales';
import { dayAtStore } from '../../ui/DataTable/columnKinds.tsx';
import { type Column, shownIn } from '../../ui/DataTable/columns.ts';
import { ITEM_COLUMNS, itemKey, valeColumns } from './columns.tsx';
import type { ItemRow } from './summary.ts';

const VALE_COLUMNS = valeColumns({ cases: false, vouchers: false });

const vale: ValeDeOperacion = {
  id: 7,
  casoId: 31,
  folio: 'V-000007',
  estado: { id: 1, nombre: 'VIGENTE' },
  sinRespaldo: false,
  tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
  total: 12_345.6,
  saldo: 0,
  depreciacion: 150,
  fechaCreacion: '2026-04-01T05:30:00.000Z',
  fechaVigencia: '2026-05-01T18:00:00.000Z',
};

const articulo: ItemRow = {
  linea: 2,
  numArt: '3965001',
  descripcion: 'LICUADORA 10 VELOCIDADES',
  cantidadOriginal: 3,
  cantidad: 3,
  cantidadMaxima: 3,
  devolucionesMaximas: 3,
  total: 899,
  folioGuia: 'G-100',
  idPaquete: 5,
  folioPaquete: 'P-200',
  estadoPaquete: 3,
  idArticulo: 9,
  estadoArticulo: 6,
};

function titles(columns: readonly Column<never>[]) {
  return columns.map(({ title }) => title);
}

function shown<Fila>(columns: readonly Column<Fila>[], titulo: string, row: Fila): string {
  const column = columns.find(({ title }) => title === titulo);
  return column === undefined ? '' : renderToStaticMarkup(shownIn(column, row));
}

function text(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}

describe("the 'Vales' table", () => {
  it('has the columns of the specification, in their order', () => {
    const expected = [
      'Caso',
      'Folio',
      'Estado',
      'Total',
      'Saldo',
      'Tipo',
      'Depreciacion',
      'Fecha Creacion',
      'Fecha Vigencia',
      'Detalle',
    ];
    expect(titles(VALE_COLUMNS)).toEqual(expected);
    expect(titles(valeColumns({ cases: true, vouchers: true }))).toEqual(expected);
  });

  it('shows money with two decimals and a dollar prefix', () => {
    expect(shown(VALE_COLUMNS, 'Total', vale)).toBe('$12,345.60');
    expect(shown(VALE_COLUMNS, 'Saldo', vale)).toBe('$0.00');
    expect(shown(VALE_COLUMNS, 'Depreciacion', vale)).toBe('$150.00');
  });

  it("shows the store's day, not UTC's", () => {
    expect(shown(VALE_COLUMNS, 'Fecha Creacion', vale)).toBe('31/03/2026');
    const tijuana = { ...vale, fechaVigencia: '2026-05-01T06:59:59.999Z', zona: 'America/Tijuana' };
    expect(shown(VALE_COLUMNS, 'Fecha Creacion', { ...tijuana, fechaCreacion: '2026-04-01T06:30:00.000Z' })).toBe(
      '31/03/2026',
    );
    expect(shown(VALE_COLUMNS, 'Fecha Vigencia', tijuana)).toBe('30/04/2026');
    expect(dayAtStore('2026-12-31T23:59:00.000Z')).toBe('31/12/2026');
  });

  it('names case and voucher without a link for who may not open them', () => {
    expect(shown(VALE_COLUMNS, 'Caso', vale)).toBe('31');
    expect(shown(VALE_COLUMNS, 'Detalle', vale)).toBe('V-000007');
  });

  it('calls a valid voucher past its day VENCIDO', () => {
    const past = { ...vale, fechaVigencia: '2020-01-01T05:59:59.999Z' };
    expect(text(shown(VALE_COLUMNS, 'Estado', past))).toBe('VENCIDO');
    expect(text(shown(VALE_COLUMNS, 'Estado', { ...past, estado: { id: 2, nombre: 'CANJEADO' } }))).toBe('CANJEADO');
  });
});

describe("the 'Artículos' table", () => {
  it('has the columns of the specification, in their order', () => {
    expect(titles(ITEM_COLUMNS)).toEqual([
      'Numart',
      'Descripción',
      'Cantidad Compra',
      'Folio Guia',
      'Folio Paquete',
      'Estado Paquete',
      'Estado Artículo',
    ]);
  });

  it('shows each state by its name and the colour that the product gives it', () => {
    const paquete = shown(ITEM_COLUMNS, 'Estado Paquete', articulo);
    expect(text(paquete)).toBe('EN ANDEN');
    expect(paquete).toContain('green');
    const enRuta = shown(ITEM_COLUMNS, 'Estado Artículo', articulo);
    expect(text(enRuta)).toBe('EN RUTA');
    expect(enRuta).toContain('red');
  });

  it('has nothing to show for goods without a guide', () => {
    const sinGuia = { ...articulo, folioGuia: null, folioPaquete: null, estadoPaquete: null, estadoArticulo: null };
    for (const titulo of ['Folio Guia', 'Folio Paquete', 'Estado Paquete', 'Estado Artículo']) {
      expect(text(shown(ITEM_COLUMNS, titulo, sinGuia))).toBe('');
    }
  });

  it('tells the packages of one line apart', () => {
    expect(itemKey(articulo)).not.toBe(itemKey({ ...articulo, idArticulo: 10 }));
    expect(itemKey({ ...articulo, idArticulo: null })).toBe('2-0');
  });
});
