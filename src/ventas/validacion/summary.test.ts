import { describe, expect, it } from 'vitest';
import type { ValeDeOperacion } from '#domain/vales/listaVales';
import type { ArticuloOperacion } from '#domain/ventas/operaciones';
import { failureOf } from '../../api/failure.ts';
import { announcementOf, counted, countItems, guidesText, soleFailure, withQuantityOnce } from './summary.ts';

function articulo(cambios: Partial<ArticuloOperacion>): ArticuloOperacion {
  return {
    linea: 1,
    numArt: '3965001',
    descripcion: 'LICUADORA 10 VELOCIDADES',
    cantidadOriginal: 1,
    cantidadMaxima: 1,
    devolucionesMaximas: 1,
    total: 899,
    folioGuia: null,
    idPaquete: null,
    folioPaquete: null,
    estadoPaquete: null,
    idArticulo: null,
    estadoArticulo: null,
    ...cambios,
  };
}

describe('the summary of a sale', () => {
  it('counts a line that travels in two packages once', () => {
    const articulos = [
      articulo({ linea: 1, cantidadOriginal: 4, idPaquete: 1, folioGuia: 'G-1' }),
      articulo({ linea: 1, cantidadOriginal: 4, idPaquete: 2, folioGuia: 'G-1' }),
      articulo({ linea: 2, cantidadOriginal: 3 }),
    ];
    expect(countItems(articulos)).toEqual({ lineas: 2, piezas: 7 });
    expect(countItems([])).toEqual({ lineas: 0, piezas: 0 });
  });

  it('says the quantity of a line that travels in two packages once', () => {
    const articulos = [
      articulo({ linea: 1, cantidadOriginal: 4, idPaquete: 1 }),
      articulo({ linea: 1, cantidadOriginal: 4, idPaquete: 2 }),
      articulo({ linea: 2, cantidadOriginal: 3 }),
    ];
    expect(withQuantityOnce(articulos).map(({ cantidad }) => cantidad)).toEqual([4, null, 3]);
  });

  it('says whether any article has a guide', () => {
    expect(guidesText([articulo({}), articulo({ folioGuia: 'G-1' })])).toBe(
      'La operación contiene Guía Logística relacionada',
    );
    expect(guidesText([articulo({})])).toBe('La operación no contiene guías relacionadas');
  });

  it('counts in Spanish', () => {
    expect(counted(1, 'vale', 'vales')).toBe('1 vale');
    expect(counted(0, 'vale', 'vales')).toBe('0 vales');
    expect(counted(1_250, 'pieza', 'piezas')).toBe('1,250 piezas');
  });

  it('is told to who cannot see it', () => {
    const header = {
      tienda: { cvetda: 1, nombre: 'Tienda Centro' },
      operacion: 1000002,
      fechaOperacion: '2026-03-31T18:05:00.000Z',
      numiden: null,
      cliente: null,
      totalOperacion: 899,
    };
    expect(
      announcementOf('1000002', {
        cabecera: { datos: header },
        articulos: { datos: [articulo({})] },
        vales: { datos: [] },
      }),
    ).toBe('Operación 1000002: 0 vales, 1 artículo.');
    const nothing = { cabecera: { datos: null }, articulos: { datos: [] }, vales: { datos: [] } };
    expect(announcementOf('9', nothing)).toBe('No se encontraron resultados');
    const vales = { failure: failureOf('interno', 'Ocurrio un error interno') };
    expect(
      announcementOf('1000002', { cabecera: { datos: header }, articulos: { datos: [articulo({})] }, vales }),
    ).toBe('Operación 1000002: sus vales no se pudieron leer, 1 artículo.');
  });

  it('is nothing where one reason hides the sale and its articles, and no voucher is left to see', () => {
    const one = { failure: failureOf('interno', 'El sistema de ventas no respondió.') };
    const other = { failure: failureOf('interno', 'Ocurrio un error interno') };
    const none = { datos: [] };
    expect(soleFailure({ cabecera: one, articulos: one, vales: none })).toBe(one.failure);
    // The alert says it.
    expect(announcementOf('9', { cabecera: one, articulos: one, vales: none })).toBe('');
    const voucher: ValeDeOperacion = {
      ...{ id: 1, casoId: 1, folio: 'V-1', total: 1, saldo: 1, depreciacion: 0, sinRespaldo: false },
      ...{ estado: { id: 1, nombre: 'VIGENTE' }, tipo: { id: 1, nombre: 'DEVOLUCIÓN' } },
      ...{ fechaCreacion: '2026-03-01T00:00:00.000Z', fechaVigencia: '2026-06-01T00:00:00.000Z' },
    };
    for (const hallazgos of [
      { cabecera: one, articulos: other, vales: none },
      { cabecera: one, articulos: none, vales: none },
      { cabecera: { datos: null }, articulos: one, vales: none },
      { cabecera: one, articulos: one, vales: { datos: [voucher] } },
    ]) {
      expect(soleFailure(hallazgos)).toBeNull();
    }
  });
});
