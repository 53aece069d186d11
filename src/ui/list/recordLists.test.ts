import { linkOptions } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { integer, text } from '#domain/lists/describeFilters';
import { query } from '../../data/query.ts';
import { defineList } from './defineList.ts';
import { recordList, wholeList } from './recordLists.ts';

const fruitList = defineList({
  title: 'Lista de frutas',
  filtersLabel: 'Filtros de frutas',
  found: 'Frutas encontradas',
  said: { filters: { clave: integer('Clave'), nombre: text('Nombre', { max: 20 }) }, orders: ['nombre'] },
  orders: { nombre: { text: 'Por nombre', column: 'nombre', descending: false } },
  pageSize: 10,
  // Any call will do.
  read: (request, paging) => query('listaVales', { cuerpo: { ...request, ...paging } as object }),
  answer: ({ vales, total }) => ({ rows: vales, total, hasMore: false }),
});

describe('the way through a list', () => {
  it('reads the page that is asked for, by what is valid of the address', () => {
    const way = recordList(fruitList, {
      back: 'Volver',
      link: ({ clave }) => linkOptions({ to: '/vales', search: { numiden: clave } }),
    });
    const { queryKey, select } = way.ids({ clave: 7, nombre: '', pagina: 2 }, 3);
    expect(queryKey[1]).toMatchObject({ cuerpo: { clave: 7, nombre: '', numPagina: 3, tamPagina: 10 } });
    expect(select({ vales: [{ id: 5 }, { id: 3 }], total: 2 })).toEqual([5, 3]);
    expect(way.pageSize).toBe(10);
    expect(way.link({ clave: 7 }).search).toEqual({ numiden: 7 });
    expect(way.link({ clave: 'x' }).search).toEqual({ numiden: undefined });
  });

  it('reads a list of one page at once', () => {
    const way = wholeList({
      back: 'Volver',
      address: ({ tienda }) => ({ tienda: Number(tienda) }),
      link: () => linkOptions({ to: '/roles' }),
      read: ({ tienda }) => query('casosPorAutorizar', { consulta: { tienda } }),
      ids: ({ solicitudes }) => solicitudes.map(({ idCaso }) => idCaso),
    });
    const { queryKey, select } = way.ids({ tienda: '4' }, 1);
    expect(queryKey).toEqual(['casosPorAutorizar', { consulta: { tienda: 4 } }]);
    expect(select({ solicitudes: [{ idCaso: 9 }], total: 1 })).toEqual([9]);
    expect(way.pageSize).toBe(Number.POSITIVE_INFINITY);
  });
});
