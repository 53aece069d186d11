import { describe, expect, it } from 'vitest';
import { SIN_FILTRO } from '#domain/casos';
import type { BusquedaCasos } from './busqueda.ts';
import { filtroDe, filtrosSinCampo, hayFiltros, leerBusquedaCasos, sinFiltros } from './busqueda.ts';

const leida = (parametros: Record<string, unknown>): BusquedaCasos =>
  Object.fromEntries(Object.entries(leerBusquedaCasos(parametros)).filter(([, valor]) => valor !== undefined));

describe('the address of the case list', () => {
  it('asks for every case when it says nothing', () => {
    expect(leida({})).toEqual({});
    expect(filtroDe(leerBusquedaCasos({}))).toEqual(SIN_FILTRO);
  });

  it('holds every filter, the order and the page', () => {
    const todo = {
      folio: 12,
      tienda: 1,
      categoria: 14,
      cliente: 'peña ibarra',
      estado: 2,
      numiden: 100_002,
      fechaInicio: '2026-03-01',
      fechaFin: '2026-03-31',
      abiertos: true,
      solucionInicio: '2026-03-18',
      solucionFin: '2026-03-18',
      orden: 'porVencer',
      pagina: 3,
    };
    expect(leida(todo)).toEqual(todo);
    expect(filtroDe(leerBusquedaCasos(todo))).toEqual({
      folio: 12,
      cvetda: 1,
      categoria: 14,
      nomCliente: 'peña ibarra',
      idEstatus: 2,
      numIden: 100_002,
      fechaIni: '2026-03-01',
      fechaFin: '2026-03-31',
      soloAbiertos: true,
      fechaSolucionIni: '2026-03-18',
      fechaSolucionFin: '2026-03-18',
      orden: 'porVencer',
    });
  });

  it.each([
    { folio: 'abc' },
    { folio: -3 },
    { folio: 1.5 },
    { folio: '99999999999' },
    { tienda: 0 },
    { tienda: '4294967296' },
    { categoria: {} },
    { estado: 7 },
    { estado: 0 },
    { numiden: null },
    { cliente: '   ' },
    { cliente: 'x'.repeat(93) },
    { cliente: ['a'] },
    { fechaInicio: '2026-02-30' },
    { fechaInicio: '18/03/2026' },
    { fechaFin: 20260318 },
    { abiertos: false },
    { abiertos: 'si' },
    { orden: 'recientes' },
    { orden: 'precio' },
    { pagina: 1 },
    { pagina: 0 },
    { pagina: 'dos' },
  ])('takes %j for nothing instead of failing', (parametros) => {
    expect(leida(parametros)).toEqual({});
  });

  it('names what it refuses, so that the router forgets it', () => {
    expect(Object.keys(leerBusquedaCasos({ folio: 'abc' }))).toContain('folio');
  });

  it('reads digits that came as text, and a name that is a number', () => {
    expect(leida({ folio: '12', cliente: 7 })).toEqual({ folio: 12, cliente: '7' });
  });

  it('forgets an end that comes before its start', () => {
    expect(leida({ fechaInicio: '2026-03-18', fechaFin: '2026-03-17' })).toEqual({ fechaInicio: '2026-03-18' });
  });
});

describe('taking the filters away', () => {
  it('leaves the tab and the order', () => {
    const busqueda = leerBusquedaCasos({ estado: 6, orden: 'antiguos', tienda: 1, abiertos: true, pagina: 4 });
    expect(sinFiltros(busqueda)).toEqual({ estado: 6, orden: 'antiguos' });
    expect(hayFiltros(busqueda)).toBe(true);
    expect(hayFiltros(sinFiltros(busqueda))).toBe(false);
  });

  it('takes a state that is no tab away too', () => {
    expect(hayFiltros({ estado: 2 })).toBe(true);
    expect(sinFiltros({ estado: 2 }).estado).toBeUndefined();
  });

  it('is not offered for a page or an order alone', () => {
    expect(hayFiltros({ pagina: 5, orden: 'antiguos' })).toBe(false);
  });
});

describe('a filter without a field', () => {
  const textos = (busqueda: BusquedaCasos) => filtrosSinCampo(busqueda, (dia) => `<${dia}>`).map(({ texto }) => texto);

  it.each([
    [{ abiertos: true }, ['Sin solucionar']],
    [{ solucionInicio: '2026-03-18', solucionFin: '2026-03-18' }, ['Solucionados el <2026-03-18>']],
    [{ solucionInicio: '2026-03-01', solucionFin: '2026-03-18' }, ['Solucionados del <2026-03-01> al <2026-03-18>']],
    [{ solucionInicio: '2026-03-01' }, ['Solucionados desde el <2026-03-01>']],
    [{ solucionFin: '2026-03-18' }, ['Solucionados hasta el <2026-03-18>']],
    [{ folio: 3, estado: 2 }, []],
  ] as const)('%j says %j', (busqueda, dichos) => {
    expect(textos(busqueda)).toEqual(dichos);
  });

  it('goes alone, and the list starts at its first page again', () => {
    const [abiertos, solucion] = filtrosSinCampo(
      { abiertos: true, solucionInicio: '2026-03-18', tienda: 2, pagina: 3 },
      String,
    );
    expect(filtroDe(abiertos?.sinEl ?? {})).toEqual(filtroDe({ solucionInicio: '2026-03-18', tienda: 2 }));
    expect(filtroDe(solucion?.sinEl ?? {})).toEqual(filtroDe({ abiertos: true, tienda: 2 }));
    expect(abiertos?.sinEl.pagina).toBeUndefined();
  });
});
