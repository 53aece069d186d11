import { describe, expect, it } from 'vitest';
import { kindInColumn, sentenceCase, storeInColumn } from './shortNames.ts';

describe('a name of a catalogue in a list', () => {
  it.each([
    ['VALE DE DEVOLUCIÓN', 'Vale de devolución'],
    ['ARTÍCULO DAÑADO', 'Artículo dañado'],
    ['CANCELACIÓN DE CFDI', 'Cancelación de CFDI'],
    ['CFDI SIN TIMBRE', 'CFDI sin timbre'],
    ['Queja de Servicio', 'Queja de Servicio'],
    ['ÓRDENES', 'Órdenes'],
    ['', ''],
  ])('%s is read as %s', (name, shown) => {
    expect(sentenceCase(name)).toBe(shown);
  });
});

describe('a store under its own head', () => {
  it.each([
    ['Tienda Centro', 'Centro'],
    ['Tienda en Línea', 'En Línea'],
    ['Tienda 1', '1'],
    ['Tiendas del Sur', 'Tiendas del Sur'],
    ['CEDIS Apodaca', 'CEDIS Apodaca'],
  ])('%s is %s', (name, shown) => {
    expect(storeInColumn(name)).toBe(shown);
  });
});

describe('a kind of invoice in a list of invoices', () => {
  it.each([
    ['Factura general', 'General'],
    ['Factura de estacionamiento', 'Estacionamiento'],
    ['Factura global', 'Global'],
    ['Nota de crédito', 'Nota de crédito'],
  ])('%s is %s', (name, shown) => {
    expect(kindInColumn(name)).toBe(shown);
  });
});
