import { describe, expect, it } from 'vitest';
import { type FiltroCasos, filtroCasosSchema, NO_FILTER } from '#domain/casos/casos';
import { type CaseSearch, caseList } from './caseList.ts';

const { active, cleared, narrowed, request } = caseList.filters;
function read(params: Record<string, unknown>): CaseSearch {
  return Object.fromEntries(Object.entries(caseList.filters.read(params)).filter(([, value]) => value !== undefined));
}
function asked(search: CaseSearch): FiltroCasos {
  return filtroCasosSchema.parse(request(search));
}

describe('the address of the case list', () => {
  it('asks for every case when it says nothing', () => {
    expect(read({})).toEqual({});
    expect(asked(caseList.filters.read({}))).toEqual(NO_FILTER);
  });

  it('holds every filter, the order and the page', () => {
    const all = {
      folio: 12,
      tienda: 1,
      categoria: 14,
      cliente: 'peña ibarra',
      telefono: '8181234567',
      operacion: 1_000_001,
      tiendaOperacion: 2,
      estado: '2,6',
      area: 2,
      aCargo: '100002,9999999999',
      numiden: 100_002,
      desde: '2026-03-01',
      hasta: '2026-03-31',
      mios: true,
      sinAtencion: true,
      abiertos: true,
      solucionDesde: '2026-03-18',
      solucionHasta: '2026-03-18',
      orden: 'porVencer',
      pagina: 3,
    };
    expect(read(all)).toEqual(all);
    expect(asked(caseList.filters.read(all))).toEqual({
      ...NO_FILTER,
      folio: 12,
      tiendas: [1],
      categorias: [14],
      areas: [2],
      aCargoDe: [100_002, 9_999_999_999],
      nomCliente: 'peña ibarra',
      telefono: '8181234567',
      operacion: 1_000_001,
      tiendaOperacion: 2,
      estados: [2, 6],
      numIden: 100_002,
      fechaIni: '2026-03-01',
      fechaFin: '2026-03-31',
      aMiCargo: true,
      sinAsignar: false,
      sinAtencion: true,
      soloAbiertos: true,
      fechaSolucionIni: '2026-03-18',
      fechaSolucionFin: '2026-03-18',
      orden: 'porVencer',
    } satisfies FiltroCasos);
  });

  it.each([
    { folio: 'abc' },
    { folio: -3 },
    { folio: 1.5 },
    { folio: '99999999999' },
    { tienda: 0 },
    { tienda: '99999999999' },
    { categoria: {} },
    { area: 'a,b' },
    { estado: 7 },
    { estado: 0 },
    { numiden: null },
    { cliente: '   ' },
    { cliente: 'x'.repeat(93) },
    { cliente: ['a'] },
    { telefono: '81812345' },
    { telefono: 'no tiene' },
    { operacion: '1000001-2' },
    { tiendaOperacion: 2 },
    { desde: '2026-02-30' },
    { desde: '18/03/2026' },
    { hasta: 20260318 },
    { abiertos: false },
    { abiertos: 'si' },
    { mios: 1 },
    { orden: 'recientes' },
    { orden: 'precio' },
    { pagina: 1 },
    { pagina: 0 },
    { pagina: 'dos' },
  ])('takes %j for nothing instead of failing', (params) => {
    expect(read(params)).toEqual({});
  });

  it('reads several values as an address, a list or bookmarks of one have them, and forgets those that are none', () => {
    for (const estado of ['2,6', [6, 2], '6,2,6', '2,7,6']) expect(read({ estado })).toEqual({ estado: '2,6' });
    for (const estado of [2, '2', [2], '2,9']) expect(read({ estado })).toEqual({ estado: 2 });
  });

  it('opens what a view keeps of it, and keeps nothing that filters nothing', () => {
    const search = read({ estado: '2,6', tienda: 1, mios: true, cliente: 'uc', orden: 'porVencer', pagina: 3 });
    const kept = { estados: [2, 6], tiendas: [1], aMiCargo: true, nomCliente: 'uc', orden: 'porVencer' };
    expect(caseList.filters.kept(search)).toEqual(kept);
    const { pagina: _, ...without } = search;
    expect(read(caseList.filters.opened(kept))).toEqual(without);
    expect(caseList.filters.kept({})).toEqual({});
  });

  it('names what it refuses, so that the router forgets it', () => {
    expect(Object.keys(caseList.filters.read({ folio: 'abc' }))).toContain('folio');
  });

  it('reads digits that came as text, and a name that is a number', () => {
    expect(read({ folio: '12', cliente: 7 })).toEqual({ folio: 12, cliente: '7' });
  });

  it('reads a phone number however it was pasted', () => {
    expect(read({ telefono: '+52 (81) 8123-4567' })).toEqual({ telefono: '8181234567' });
  });

  it('forgets an end that comes before its start', () => {
    expect(read({ desde: '2026-03-18', hasta: '2026-03-17' })).toEqual({ desde: '2026-03-18' });
  });

  it('cannot ask for what I have and nobody has at once', () => {
    expect(read({ mios: true, sinAsignar: true })).toEqual({ mios: true });
  });
});

describe('taking the filters away', () => {
  it('leaves the tab and the order', () => {
    const search = caseList.filters.read({
      estado: 6,
      orden: 'antiguos',
      tienda: 1,
      abiertos: true,
      mios: true,
      pagina: 4,
    });
    expect(read({ ...cleared(search) })).toEqual({ estado: 6, orden: 'antiguos' });
    expect(narrowed(search)).toBe(true);
    expect(narrowed(cleared(search))).toBe(false);
  });

  it('takes a state that is no tab away too', () => {
    expect(narrowed({ estado: 2 })).toBe(true);
    expect(cleared({ estado: 2 }).estado).toBeUndefined();
  });

  it('is not offered for a page or an order alone', () => {
    expect(narrowed({ pagina: 5, orden: 'antiguos' })).toBe(false);
  });
});

describe('a filter that is not in view', () => {
  const words = {
    day: (iso: string) => `<${iso}>`,
    choice: (key: string, value: number) => (key === 'tienda' ? `T${value}` : null),
  };
  const said = (search: CaseSearch) => active(search, ['folio', 'mios'], words).map(({ text }) => text);

  it.each([
    [{ abiertos: true }, ['Sin solucionar']],
    [{ solucionDesde: '2026-03-18', solucionHasta: '2026-03-18' }, ['Solucionados el <2026-03-18>']],
    [{ solucionDesde: '2026-03-01', solucionHasta: '2026-03-18' }, ['Solucionados del <2026-03-01> al <2026-03-18>']],
    [{ solucionDesde: '2026-03-01' }, ['Solucionados desde el <2026-03-01>']],
    [{ solucionHasta: '2026-03-18' }, ['Solucionados hasta el <2026-03-18>']],
    [{ desde: '2026-03-01' }, ['Creados desde el <2026-03-01>']],
    [{ tienda: 3, categoria: 14 }, ['Tienda: T3', 'Categoría: 14']],
    [{ estado: 2, numiden: 100_002 }, ['Estado: EN PROCESO', 'Numiden: 100002']],
    [{ folio: 3, estado: 6, mios: true }, []],
  ] as const)('%j says %j', (search, expected) => {
    expect(said(search)).toEqual(expected);
  });

  it('goes alone, and the list starts at its first page again', () => {
    const search: CaseSearch = { abiertos: true, solucionDesde: '2026-03-18', tienda: 2, pagina: 3 };
    const [store, open, solved] = active(search, [], words);
    expect(asked(store?.without ?? {})).toEqual(asked({ abiertos: true, solucionDesde: '2026-03-18' }));
    expect(asked(open?.without ?? {})).toEqual(asked({ solucionDesde: '2026-03-18', tienda: 2 }));
    expect(asked(solved?.without ?? {})).toEqual(asked({ abiertos: true, tienda: 2 }));
    expect(open?.without.pagina).toBeUndefined();
  });

  it('takes along what means nothing without it', () => {
    const [operation] = active({ operacion: 5, tiendaOperacion: 2 }, [], words);
    expect(asked(operation?.without ?? { folio: 1 })).toEqual(NO_FILTER);
  });
});
