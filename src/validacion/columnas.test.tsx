import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArticuloOperacion, ValeDeOperacion } from '#domain/operaciones';
import type { Columna } from '../ui/DataTable/columnas.ts';
import {
  COLUMNAS_ARTICULOS,
  COLUMNAS_VALES,
  COLUMNAS_VALES_SIN_CASO,
  claveDeArticulo,
  diaEnTienda,
} from './columnas.tsx';

const vale: ValeDeOperacion = {
  id: 7,
  casoId: 31,
  folio: 'V-000007',
  estado: { id: 1, nombre: 'VIGENTE' },
  tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
  total: 12_345.6,
  saldo: 0,
  depreciacion: 150,
  fechaCreacion: '2026-04-01T05:30:00.000Z',
  fechaVigencia: '2026-05-01T18:00:00.000Z',
};

const articulo: ArticuloOperacion = {
  linea: 2,
  numArt: '3965001',
  descripcion: 'LICUADORA 10 VELOCIDADES',
  cantidadOriginal: 3,
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

const titulos = (columnas: readonly Columna<never>[]) => columnas.map(({ titulo }) => titulo);

const mostrado = <Fila,>(columnas: readonly Columna<Fila>[], titulo: string, fila: Fila): string => {
  const celda = columnas.find((columna) => columna.titulo === titulo)?.celda(fila);
  return renderToStaticMarkup(celda);
};

const texto = (html: string): string => html.replace(/<[^>]+>/g, '');

describe("the 'Vales' table", () => {
  it('has the columns of the specification, in their order', () => {
    const esperados = [
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
    expect(titulos(COLUMNAS_VALES)).toEqual(esperados);
    expect(titulos(COLUMNAS_VALES_SIN_CASO)).toEqual(esperados);
  });

  it('shows money with two decimals and a dollar prefix', () => {
    expect(mostrado(COLUMNAS_VALES, 'Total', vale)).toBe('$12,345.60');
    expect(mostrado(COLUMNAS_VALES, 'Saldo', vale)).toBe('$0.00');
    expect(mostrado(COLUMNAS_VALES, 'Depreciacion', vale)).toBe('$150.00');
  });

  it("shows the store's day, not UTC's", () => {
    expect(mostrado(COLUMNAS_VALES, 'Fecha Creacion', vale)).toBe('31/03/2026');
    expect(diaEnTienda('2026-12-31T23:59:00.000Z')).toBe('31/12/2026');
  });

  it('names the case without a link for who may not open it', () => {
    expect(mostrado(COLUMNAS_VALES_SIN_CASO, 'Caso', vale)).toBe('31');
  });
});

describe("the 'Artículos' table", () => {
  it('has the columns of the specification, in their order', () => {
    expect(titulos(COLUMNAS_ARTICULOS)).toEqual([
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
    const paquete = mostrado(COLUMNAS_ARTICULOS, 'Estado Paquete', articulo);
    expect(texto(paquete)).toBe('EN ANDEN');
    expect(paquete).toContain('verde');
    const enRuta = mostrado(COLUMNAS_ARTICULOS, 'Estado Artículo', articulo);
    expect(texto(enRuta)).toBe('EN RUTA');
    expect(enRuta).toContain('rojo');
  });

  it('has nothing to show for goods without a guide', () => {
    const sinGuia = { ...articulo, folioGuia: null, folioPaquete: null, estadoPaquete: null, estadoArticulo: null };
    for (const titulo of ['Folio Guia', 'Folio Paquete', 'Estado Paquete', 'Estado Artículo']) {
      expect(texto(mostrado(COLUMNAS_ARTICULOS, titulo, sinGuia))).toBe('');
    }
  });

  it('tells the packages of one line apart', () => {
    expect(claveDeArticulo(articulo)).not.toBe(claveDeArticulo({ ...articulo, idArticulo: 10 }));
    expect(claveDeArticulo({ ...articulo, idArticulo: null })).toBe('2-0');
  });
});
