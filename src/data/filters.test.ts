import { describe, expect, it } from 'vitest';
import { catalogue, day, integer, names, options, pesos, phone, text, toggle } from '#domain/lists/describeFilters';
import { defineFilters, FILTER_TEXTS } from './filters.ts';

// Vouchers, which the product does not list yet: nothing in the filters is about cases.
const filters = defineFilters({
  filters: {
    folio: integer('Folio', { wire: 'numFolio' }),
    nombre: text('Nombre', { max: 20 }),
    tel: phone('Teléfono'),
    motivo: names('Motivo', { dañado: 'Llegó dañado', tarde: 'Llegó tarde' }, { all: 'Todos' }),
    tipo: options('Tipo', { 1: 'DEVOLUCIÓN', 2: 'CANCELACIÓN' }),
    tienda: catalogue('Tienda', 'tiendas'),
    vencidos: toggle('Vencidos'),
    vigentes: toggle('Vigentes', { instead: 'vencidos' }),
    desde: day('Desde', { happened: 'Creados' }),
    hasta: day('Hasta', { from: 'desde' }),
  },
  orders: ['folio', 'total'],
});

describe('the request of a list', () => {
  it('has every name on the wire, with nothing where nothing is asked', () => {
    expect(filters.request({})).toEqual({
      numFolio: null,
      nombre: '',
      tel: '',
      motivo: '',
      tipo: null,
      tienda: null,
      vencidos: false,
      vigentes: false,
      desde: null,
      hasta: null,
      orden: 'folio',
    });
  });
});

describe('the fields of the filters', () => {
  const blank = filters.values({});

  it('give back the search that filled them', () => {
    const search = {
      folio: 12,
      nombre: 'peña',
      tel: '8181234567',
      motivo: 'tarde',
      tipo: 1,
      tienda: 3,
      vigentes: true,
      desde: '2026-03-01',
    } as const;
    expect(filters.search(filters.values(search), {})).toMatchObject(search);
  });

  it('filter by a number with space around it, and by none that is no plain number', () => {
    expect(filters.search({ ...blank, folio: ' 12' }, {})).toMatchObject({ folio: 12 });
    for (const typed of ['1 2', '1e3', '0x10', '１２']) {
      expect(filters.search({ ...blank, folio: typed }, {}).folio).toBeUndefined();
      expect(filters.errors({ ...blank, folio: typed })).toEqual({ folio: 'Campo de solo números.' });
    }
  });

  it('leave out what is empty or blank, start at the first page, and keep the order', () => {
    const search = filters.search({ ...blank, nombre: '   ' }, { pagina: 4, orden: 'total', nombre: 'x' });
    expect(Object.entries(search).filter(([, value]) => value !== undefined)).toEqual([['orden', 'total']]);
  });

  it('cut nothing off that is too long, and put no number together of two: they say so, and it filters nothing', () => {
    const said = (typed: object) => {
      const values = { ...blank, ...typed };
      const { folio, nombre, tel } = filters.search(values, {});
      expect({ folio, nombre, tel }).toEqual({ folio: undefined, nombre: undefined, tel: undefined });
      return filters.errors(values);
    };
    expect(said({ nombre: 'a'.repeat(21) })).toEqual({ nombre: 'Máximo 20 caracteres' });
    expect(said({ folio: '7 del 12/11/2026' })).toEqual({ folio: 'Campo de solo números.' });
    expect(said({ folio: '10000011000001' })).toEqual({ folio: 'El valor no puede ser mayor a 2,147,483,647' });
    expect(said({ folio: '0' })).toEqual({ folio: 'Escriba un número mayor a cero.' });
    expect(said({ tel: '+1 (956) 555-0123' })).toEqual({ tel: FILTER_TEXTS.phone });
  });

  it('do not filter by half a phone number, and say so', () => {
    const half = { ...blank, tel: '8181' };
    expect(filters.search(half, {}).tel).toBeUndefined();
    expect(filters.errors(half)).toEqual({ tel: FILTER_TEXTS.phone });
  });
});

describe('the days of the filters', () => {
  const typed = (desde: string, until: string) => ({ ...filters.values({}), desde, hasta: until });

  it('may be one day, or one of them alone', () => {
    expect(filters.errors(typed('2026-03-18', '2026-03-18'))).toEqual({});
    expect(filters.errors(typed('2026-03-18', ''))).toEqual({});
    expect(filters.errors(typed('', '2026-03-18'))).toEqual({});
  });

  it('are refused beside the end when it comes before the start', () => {
    expect(filters.errors(typed('2026-03-18', '2026-03-17'))).toEqual({
      hasta: 'La fecha fin no puede ser anterior a la fecha inicio.',
    });
  });

  it('are refused beside the one that is only half written', () => {
    const desde = 'Escriba la fecha como 25/11/2026, 25-11, 251126, hoy o ayer.';
    expect(filters.errors(typed('18/', '2026-03-17'))).toEqual({ desde });
  });
});

describe('a filter of pesos', () => {
  const { search, values, errors } = defineFilters({
    filters: { monto: pesos('Desde', { max: 10_000 }) },
    orders: ['primero'],
  });

  it.each([
    ['5000', 5_000],
    ['$5,000.00', 5_000],
    ['5,000', 5_000],
  ])('reads %j as people write it, and shows it as everywhere', (typed, monto) => {
    expect(search({ monto: typed }, {})).toEqual({ monto });
    expect(values({ monto })).toEqual({ monto: '5,000.00' });
    expect(errors({ monto: typed })).toEqual({});
  });

  it.each(['1,844.99', '12,50', 'mil', '0', '10001'])('does not filter by %j, and says so', (typed) => {
    expect(search({ monto: typed }, {})).toEqual({});
    expect(errors({ monto: typed })).toEqual({ monto: FILTER_TEXTS.pesos });
  });

  it('is empty where nothing is asked for', () => {
    expect(values({})).toEqual({ monto: '' });
    expect(errors({ monto: '' })).toEqual({});
  });
});
