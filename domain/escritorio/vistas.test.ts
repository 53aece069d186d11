import { describe, expect, it } from 'vitest';
import { buscaAUnCliente, leerFiltro, puedeAbrirLista } from './vistas.ts';

const THERE = () => true;
const GONE = () => false;

describe('a saved filter', () => {
  it('is read as it was saved while the list still has all of it', () => {
    const filtro = { idEstatus: 2, cvetda: 1, aMiCargo: true, fechaIni: '2026-03-01', orden: 'antiguos' };
    expect(leerFiltro('casos', filtro, THERE)).toEqual({ filtro, caido: [] });
    const vales = { estado: 'VENCIDO', tipo: 0, nombre: 'peña' };
    expect(leerFiltro('vales', vales, THERE)).toEqual({ filtro: vales, caido: [] });
  });

  it.each([
    ['a state that there is not', { idEstatus: 99 }, ['estado']],
    ['a filter that the list no longer has', { color: 'rojo' }, ['color']],
    ['an order that the list no longer has', { orden: 'alReves' }, ['orden']],
    ['a day that is none', { fechaIni: '2026-02-30' }, ['fecha inicio']],
    ['another kind of value', { aMiCargo: 'sí' }, ['a mi cargo']],
  ])('lets %s fall', (_, filtro, caido) => {
    expect(leerFiltro('casos', { ...filtro, soloAbiertos: true } as never, THERE)).toEqual({
      filtro: { soloAbiertos: true },
      caido,
    });
  });

  it('lets a row fall that its catalogue no longer has', () => {
    expect(leerFiltro('casos', { cvetda: 1, soloAbiertos: true }, GONE)).toEqual({
      filtro: { soloAbiertos: true },
      caido: ['tienda'],
    });
  });

  it('says nothing of what filtered nothing', () => {
    expect(leerFiltro('casos', { idEstatus: 0, nomCliente: '' }, THERE)).toEqual({ filtro: {}, caido: [] });
  });
});

it('a filter that searches for a customer is known', () => {
  expect(buscaAUnCliente('casos', { idEstatus: 2 })).toBe(false);
  expect(buscaAUnCliente('casos', { nomCliente: 'ana' })).toBe(true);
  expect(buscaAUnCliente('casos', { telefono: '8181234567' })).toBe(true);
  expect(buscaAUnCliente('vales', { nombre: 'ana' })).toBe(true);
});

it.each([
  ['casos', [1], true],
  ['casos', [27], true],
  ['casos', [13], false],
  ['vales', [13], true],
  ['vales', [27], false],
] as const)('the list %s is opened by %j: %s', (lista, permisos, may) => {
  expect(puedeAbrirLista(permisos, lista)).toBe(may);
});
